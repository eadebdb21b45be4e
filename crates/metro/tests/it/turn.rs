//! The turn: laying, drawing, passing, extra moves and metro tokens.

use igroteka_game::{Turn, Value};

use crate::common::*;

/// Three active lines that end in 1, 2 and 3.
const ENDS_1_2_3: &str = "L1: 0-1
     L2: 0-2
     L3: 0-3";

#[test]
fn m6_a_tile_that_fits_must_be_laid() {
    let game = given(&two(), &format!("lay 1\n1: 3-4 8-9\n2: 0-0\n{ENDS_1_2_3}"));
    assert_eq!(legal(&game), ["3-4>L3"]);
    assert!(refused(&game, "1 draw").contains("you must lay one"));
    assert!(refused(&game, "1 pass").contains("you must lay one"));
}

#[test]
fn m6_starting_a_line_is_compulsory_too() {
    let game = given(
        &two(),
        "lay 1
         1: 8-9
         2: 0-0
         L1: 0-1
         L2: 0-2",
    );
    assert!(refused(&game, "1 draw").contains("you must lay one"));
    assert_eq!(legal(&game), ["8-9>L3", "9-8>L3", "8-9>L4", "9-8>L4"]);
}

#[test]
fn m7_after_the_draw_only_that_tile_may_be_laid() {
    let mut game = given(&two(), &format!("lay 1\n1: 4-5 8-9\n2: 0-0\n{ENDS_1_2_3}"));
    assert_eq!(legal(&game), ["draw"]);
    play(&mut game, "1 draw");
    assert_eq!(game.turn(), Turn::Chance);
    play(&mut game, "! draw 1 3-4");
    assert_eq!(legal(&game), ["3-4>L3", "keep"]);
    assert!(refused(&game, "1 4-5>L3").contains("only the drawn tile 3-4"));
    assert!(refused(&game, "1 draw").contains("lay it or keep it"));
    // Laid, it is the turn's tile, and the turn is over.
    play(&mut game, "1 3-4>L3");
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m7_keeping_ends_the_turn_tokens_included() {
    let mut game = given(
        &two(),
        "lay 1
         1: 4-5 8-9   token 1
         2: 0-0
         L1: 0-1 1-1
         L2: 0-2
         L3: 0-3",
    );
    play(&mut game, "1 draw\n! draw 1 3-4");
    assert_eq!(legal(&game), ["3-4>L3", "keep"]);
    play(&mut game, "1 keep");
    expect(
        &game,
        "lay 2
         1: 4-5 8-9 3-4   token 1
         2: 0-0
         L1: 0-1 1-1
         L2: 0-2
         L3: 0-3",
    );
}

#[test]
fn m7_after_a_drawn_tile_is_laid_a_token_may_follow() {
    let mut game = given(
        &two(),
        "lay 1
         1: 4-5 8-9   token 1
         2: 0-0
         L1: 0-1 1-1
         L2: 0-2
         L3: 0-3",
    );
    play(&mut game, "1 draw\n! draw 1 3-4\n1 3-4>L3");
    assert_eq!(legal(&game), ["token 4-5>L3", "done"]);
}

#[test]
fn m7_a_drawn_double_gives_a_move_with_any_tile_of_the_hand() {
    let mut game = given(
        &two(),
        "lay 1
         1: 4-5 8-9
         2: 0-0
         L1: 5-0 0-1
         L2: 0-2
         L3: 0-3",
    );
    play(&mut game, "1 draw\n! draw 1 1-1\n1 1-1>L1\n! station 5");
    assert_eq!(stage(&game), "more 1 right");
    play(&mut game, "1 8-9>L4");
}

#[test]
fn m8_with_an_empty_store_and_nothing_playable_one_passes() {
    let mut game = given(&two(), &format!("lay 1\n1: 4-5 8-9\n2: rest\n{ENDS_1_2_3}"));
    assert_eq!(legal(&game), ["pass"]);
    assert!(refused(&game, "1 draw").contains("the store is empty; pass"));
    play(&mut game, "1 pass");
    assert_eq!(stage(&game), "lay 2");

    let game = given(&two(), &format!("lay 1\n1: 4-5 8-9\n2: 0-0\n{ENDS_1_2_3}"));
    assert!(refused(&game, "1 pass").contains("draw a tile"));
}

/// Seat 1 lays 3-3 on L3.
fn after_a_double() -> igroteka_game::Game<igroteka_metro::Position> {
    let mut game = given(&two(), &format!("lay 1\n1: 3-3 3-4 4-4 8-9\n2: 0-0\n{ENDS_1_2_3}"));
    play(&mut game, "1 3-3>L3");
    game
}

#[test]
fn m9_a_double_gives_a_right_and_no_duty() {
    let mut game = after_a_double();
    assert_eq!(legal(&game), ["3-4>L3", "done"]);
    play(&mut game, "1 done");
    // Not saved: only the token is.
    expect(
        &game,
        "lay 2
         1: 3-4 4-4 8-9   token 1
         2: 0-0
         L1: 0-1
         L2: 0-2
         L3: 0-3 3-3",
    );
}

#[test]
fn m9_the_extra_move_is_never_a_draw() {
    let mut game = given(&two(), &format!("lay 1\n1: 3-3 8-9\n2: 0-0\n{ENDS_1_2_3}"));
    play(&mut game, "1 3-3>L3");
    assert_eq!(legal(&game), ["done"]);
    assert!(refused(&game, "1 draw").contains("lay another or say done"));
    assert!(refused(&game, "1 pass").contains("lay another or say done"));
}

#[test]
fn m9_the_right_comes_before_any_token() {
    let mut game = after_a_double();
    assert!(refused(&game, "1 token 3-4>L3").contains("use it, without a token"));
    play(&mut game, "1 3-4>L3");
    assert_eq!(legal(&game), ["token 4-4>L3", "done"]);
    assert!(refused(&game, "1 4-4>L3").contains("costs a metro token"));
}

#[test]
fn m9_a_further_double_gives_again() {
    // The leaflet's three moves running, and then two more: 4-4 by token is a double itself.
    let mut game = given(&two(), &format!("lay 1\n1: 3-3 3-4 4-4 2-8 5-6\n2: 0-0\n{ENDS_1_2_3}"));
    play(&mut game, "1 3-3>L3\n1 3-4>L3\n1 token 4-4>L3\n! station 5");
    assert_eq!(stage(&game), "more 1 right");
    play(&mut game, "1 2-8>L2");
    assert_eq!(stage(&game), "more 1");
    assert_eq!(game.position().tokens(seat(1)), 1);
    play(&mut game, "1 done");
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m10_a_token_is_used_only_after_a_tile_was_laid() {
    let drawing = "lay 1
         1: 1-4 4-6 6-8 8-9   token 2
         2: 0-0
         L1: 0-1 1-1
         L2: 0-2 2-2
         L3: 0-3";
    let mut game = given(&two(), drawing);
    assert!(refused(&game, "1 token 1-4>L1").contains("lay a tile first"));
    assert!(refused(&game, "1 done").contains("lay a tile first"));
    play(&mut game, "1 1-4>L1\n! station 5");
    // Any number by default; each goes back to the supply.
    play(&mut game, "1 token 4-6>L5");
    assert_eq!(game.position().tokens(seat(1)), 1);
    play(&mut game, "1 token 6-8>L5");
    assert_eq!(game.position().tokens(seat(1)), 0);
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m10_one_token_a_turn_where_the_setup_says_so() {
    let calm = setup(&[("tokens_per_turn", Value::Int(1))]);
    let mut game = given(
        &calm,
        "lay 1
         1: 1-4 4-6 6-8 8-9   token 2
         2: 0-0 2-5
         L1: 0-1 1-1
         L2: 0-2 2-2
         L3: 0-3",
    );
    play(&mut game, "1 1-4>L1\n! station 5\n1 token 4-6>L5");
    assert_eq!(stage(&game), "lay 2");
    assert_eq!(game.position().tokens(seat(1)), 1);
    // The next turn takes one again.
    play(&mut game, "2 2-5>L2\n! station 1\n1 6-8>L5");
    assert_eq!(legal(&game).last().map(String::as_str), Some("done"));
    assert_eq!(stage(&game), "more 1");
}

#[test]
fn m10_a_token_double_still_gives_its_right_where_one_token_is_allowed() {
    let calm = setup(&[("tokens_per_turn", Value::Int(1))]);
    let mut game = given(
        &calm,
        "lay 1
         1: 1-4 4-4 4-8 8-9   token 1
         2: 0-0 2-5
         L1: 0-1 1-1
         L2: 0-2
         L3: 0-3",
    );
    play(&mut game, "1 1-4>L1\n! station 5\n1 token 4-4>L5");
    assert_eq!(stage(&game), "more 1 right used");
    // The token just won has to wait for another turn.
    play(&mut game, "1 4-8>L5");
    assert_eq!(stage(&game), "lay 2");
    assert_eq!(game.position().tokens(seat(1)), 1);
}

#[test]
fn m10_tokens_are_worth_nothing_at_the_end() {
    let game = given(
        &two(),
        "over 2 last_tile
         1: 8-9   token 1
         2: -
         L1: 0-1 1-1",
    );
    assert_eq!(game.outcome().expect("over").scores.as_slice(), [-1, 0]);
}

#[test]
fn m19_the_stage_after_a_tile_tells_nobody_what_fits() {
    // Nothing seat 1 holds fits, and still there is a stage with `done`.
    let mut game = given(
        &two(),
        "lay 1
         1: 3-4 8-9   token 1
         2: 0-0
         L1: 0-1 1-1
         L2: 0-2
         L3: 0-3",
    );
    play(&mut game, "1 3-4>L3");
    assert_eq!(stage(&game), "more 1");
    assert_eq!(legal(&game), ["done"]);
    play(&mut game, "1 done");
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m19_without_a_right_or_a_token_the_turn_just_ends() {
    let mut game = given(&two(), &format!("lay 1\n1: 3-4 4-5\n2: 0-0\n{ENDS_1_2_3}"));
    play(&mut game, "1 3-4>L3");
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m19_the_double_counts_before_the_station_and_the_station_before_the_end() {
    let mut game = given(
        &two(),
        "lay 1
         1: 4-4 8-9
         2: 0-0
         L1: 0-1 1-4",
    );
    play(&mut game, "1 4-4>L1");
    assert_eq!(stage(&game), "station 1 L1 right");
    assert_eq!(game.position().tokens(seat(1)), 1);
}

#[test]
fn m19_seats_play_in_turn() {
    let mut game = given(
        &players(3),
        "lay 3
         1: 4-4 8-9
         2: 0-0
         3: 1-1 1-2
         L1: 0-1",
    );
    play(&mut game, "3 1-2>L1");
    assert_eq!(stage(&game), "lay 1");
}
