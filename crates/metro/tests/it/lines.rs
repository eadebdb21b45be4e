//! Lines: what fits where.

use igroteka_game::{Game, Rules, Value};
use igroteka_metro::{LineId, Position};

use crate::common::*;

fn line(number: u8) -> LineId {
    LineId::from_number(number).expect("lines are 1 to 24")
}

#[test]
fn m1_touching_halves_are_equal() {
    let mut game = given(
        &two(),
        "lay 1
         1: 3-7 4-5
         2: 0-0
         L1: 1-3",
    );
    assert!(refused(&game, "1 7-3>L1").contains("L1 ends in 3"));
    assert!(refused(&game, "1 4-5>L1").contains("must be 3"));
    play(&mut game, "1 3-7>L1");
    expect(
        &game,
        "lay 2
         1: 4-5
         2: 0-0
         L1: 1-3 3-7",
    );
}

#[test]
fn m2_a_first_tile_is_free_in_both_directions() {
    let game = given(
        &two(),
        "lay 1
         1: 3-7 5-5
         2: 0-0
         L2: 1-2
         L3: 1-4",
    );
    // A double has one direction.
    assert_eq!(legal(&game), ["3-7>L1", "7-3>L1", "5-5>L1", "3-7>L4", "7-3>L4", "5-5>L4"]);
}

#[test]
fn m2_a_first_tile_need_not_match_the_line_that_arrived() {
    let mut game = given(
        &two(),
        "lay 1
         1: 8-9 0-0
         2: 0-1
         L1: 1-2 2-3 3-4
         stations: 5 after L1 by 2",
    );
    play(&mut game, "1 9-8>L5");
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m2_without_the_option_there_is_no_start_tile() {
    let game = Game::<Position>::new(two());
    assert_eq!(stage(&game), "deal 1");
}

#[test]
fn m2_with_the_option_the_start_lines_begin_with_the_start_tile() {
    let setup = setup(&[("start_tile", Value::Bool(true))]);
    let mut game = given(
        &setup,
        "lay 1
         1: 3-5 4-5 3-3 8-9 6-7
         2: 0-0
         start tile: 3-7
         L1: 7-2 2-2 2-4
         stations: 5 after L1 by 2",
    );
    assert!(refused(&game, "1 5-3>L2").contains("start tile 3-7"));
    assert!(refused(&game, "1 4-5>L2").contains("start tile 3-7"));
    // The lines of a later station begin freely.
    let first: Vec<String> = legal(&game).into_iter().filter(|text| text.ends_with("L2")).collect();
    assert_eq!(first, ["3-3>L2", "3-5>L2", "7-6>L2"]);
    let later = legal(&game).into_iter().filter(|text| text.ends_with("L5")).count();
    assert_eq!(later, 4 * 2 + 1);
    play(&mut game, "1 3-5>L2");
    assert!(refused(&game, "1 3-5>L2").contains("not seat 1's turn"));
}

#[test]
fn m2_every_tile_touches_the_start_tile_in_one_way() {
    let setup = setup(&[("start_tile", Value::Bool(true)), ("players", Value::Int(3))]);
    let mut game = Game::<Position>::new(setup);
    // Only the start tile itself has both its halves, and it is not in the store.
    play(
        &mut game,
        "! starttile 3-7
         ! deal 1 3-3 3-4 7-7 7-8 0-0 0-1 0-2 0-3 0-4
         ! deal 2 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8 1-9
         ! deal 3 2-2 2-3 2-4 2-5 2-6 2-7 2-8 2-9 9-9",
    );
    let first: Vec<String> = legal(&game).into_iter().filter(|text| text.ends_with("L1")).collect();
    assert_eq!(first, ["3-0>L1", "3-3>L1", "3-4>L1", "7-7>L1", "7-8>L1"]);
}

#[test]
fn m2_a_double_is_put_back_and_drawn_again() {
    let mut game = Game::<Position>::new(setup(&[("start_tile", Value::Bool(true))]));
    assert_eq!(stage(&game), "starttile 1");
    let before = game.position().clone();
    play(&mut game, "! starttile 3-3");
    assert_eq!(game.position(), &before);
    play(
        &mut game,
        "! starttile 2-5
         ! deal 1 3-3 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7",
    );
    assert_eq!(game.position().table().start_tile().map(|tile| tile.to_string()), Some("2-5".to_owned()));
    assert!(
        refused(&game, "! deal 2 2-5 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8").contains("2-5 is not in the store")
    );
}

#[test]
fn m3_limits_concern_both_halves_of_every_tile() {
    // Station 3 has a line of two, none above 7 (L5), and a line of three, none below 2 (L6).
    let mut game = given(
        &two(),
        "lay 1
         1: 1-8 2-8 1-7 2-9
         2: 0-0 0-1
         L1: 1-2 2-3 3-4
         stations: 3 after L1 by 2",
    );
    assert!(refused(&game, "1 1-8>L5").contains("L5 takes no half above 7"));
    assert!(refused(&game, "1 8-1>L5").contains("L5 takes no half above 7"));
    assert!(refused(&game, "1 1-8>L6").contains("L6 takes no half below 2"));
    assert!(refused(&game, "1 8-1>L6").contains("L6 takes no half below 2"));
    let limited: Vec<String> =
        legal(&game).into_iter().filter(|text| text.ends_with("L5") || text.ends_with("L6")).collect();
    assert_eq!(limited, ["1-7>L5", "7-1>L5", "2-8>L6", "8-2>L6", "2-9>L6", "9-2>L6"]);
    // The second tile of a line is limited too.
    play(&mut game, "1 2-8>L6\n2 0-0>L2\n2 done");
    assert!(refused(&game, "1 8-1>L6").contains("below 2"));
}

#[test]
fn m3_a_limit_does_not_concern_the_arriving_line() {
    let mut game = given(
        &two(),
        "lay 1
         1: 0-9 4-5
         2: 0-0
         L1: 1-2 2-9",
    );
    play(&mut game, "1 9-0>L1\n! station 3");
    expect(
        &game,
        "lay 2
         1: 4-5
         2: 0-0
         L1: 1-2 2-9 9-0
         stations: 3 after L1 by 1",
    );
}

#[test]
fn m4_a_line_closes_exactly_at_its_length() {
    let mut game = given(
        &two(),
        "lay 1
         1: 2-3 4-5 4-6
         2: 3-4 6-7
         L1: 1-2",
    );
    play(&mut game, "1 2-3>L1");
    assert_eq!(stage(&game), "lay 2");
    play(&mut game, "2 3-4>L1");
    assert_eq!(stage(&game), "station 2 L1");
    play(&mut game, "! station 5");
    assert!(refused(&game, "1 4-5>L1").contains("L1 is complete"));
}

#[test]
fn m5_unstarted_lines_are_open_while_fewer_than_three_are_active() {
    let mut game = given(
        &two(),
        "lay 1
         1: 3-7 3-8 8-9
         2: 7-8 5-6
         L1: 1-2
         L2: 1-3",
    );
    assert!(game.position().table().is_open(line(4)));
    play(&mut game, "1 8-9>L3");
    assert_eq!(game.position().table().active_lines(), 3);
    assert!(!game.position().table().is_open(line(4)));
    assert!(refused(&game, "2 5-6>L4").contains("three lines are active"));
}

#[test]
fn m5_a_complete_line_gives_its_active_token_back() {
    let mut game = given(
        &two(),
        "lay 1
         1: 4-5 8-9
         2: 0-0
         L1: 1-2 2-4
         L2: 1-3
         L3: 1-6",
    );
    assert!(refused(&game, "1 8-9>L4").contains("three lines are active"));
    play(&mut game, "1 4-5>L1\n! station 5\n2 0-0>L4");
    assert_eq!(game.position().table().active_lines(), 3);
}

/// All ten tiles with a 0 but 0-7 are laid; L3 and L4 end in 0.
const NEARLY_BLOCKED: &str = "lay 1
     1: 0-7 1-1
     2: 2-3 2-4
     L1: 1-0 0-0 0-2
     L2: 3-0 0-4 4-5
     L3: 5-0
     L4: 6-0
     L6: 8-0 0-9 9-9
     stations: 5 after L1 by 1, 9 after L2 by 2, 1 after L6 by 2";

#[test]
fn m14_the_game_ends_when_no_unlaid_tile_fits_any_open_line() {
    let mut game = given(&two(), NEARLY_BLOCKED);
    play(&mut game, "1 7-0>L5");
    assert_eq!(stage(&game), "over 1 blocked");
    // One station and one tile; two stations and two tiles.
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.scores.as_slice(), [0, 0]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(outcome.reason, "blocked");
}

#[test]
fn m14_tiles_in_the_store_and_in_other_hands_keep_the_game_going() {
    let mut game = given(&two(), NEARLY_BLOCKED);
    // With 7 at the end of L5, 1-7 and others still fit, though nobody holds one.
    play(&mut game, "1 0-7>L5");
    assert_eq!(legal(&game), ["draw"]);
}

#[test]
fn m18_out_of_order_for_you_and_for_good() {
    let game = given(
        &two(),
        "lay 1
         1: 7-8 1-1
         2: 2-3 2-4
         L1: 1-0 0-0 0-2
         L2: 3-0 0-4 4-5
         L3: 5-0
         L4: 6-0
         L5: 0-7
         L6: 8-0 0-9 9-9
         stations: 5 after L1 by 1, 9 after L2 by 2, 1 after L6 by 2",
    );
    let position = game.position();
    // Every tile with a 0 is laid.
    assert!(position.table().is_dead(line(3)) && position.table().is_dead(line(4)));
    assert!(!position.table().is_dead(line(5)));
    // Seat 1 holds a 7, seat 2 does not.
    assert!(!position.is_out_of_order(line(5), seat(1)));
    assert!(position.is_out_of_order(line(5), seat(2)));
    // A complete line is closed, not out of order.
    assert!(!position.table().is_dead(line(1)) && !position.is_out_of_order(line(1), seat(1)));
    // Out of order for good, L3 and L4 keep their tokens: no line can be started.
    assert_eq!(position.table().active_lines(), 3);
    assert!(refused(&game, "1 1-1>L7").contains("three lines are active"));

    let view = position.view(Some(seat(2)));
    let flags =
        |number: usize| (view.lines[number - 1].out_of_order, view.lines[number - 1].out_of_order_for_good);
    assert_eq!(flags(3), (Some(true), true));
    assert_eq!(flags(5), (Some(true), false));
    assert_eq!(flags(1), (Some(false), false));
    assert_eq!(position.view(Some(seat(1))).lines[4].out_of_order, Some(false));
    assert_eq!(position.view(None).lines[4].out_of_order, None);
}
