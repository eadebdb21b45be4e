//! The program as referee: breaches are refused (S3), dead ends announced (S8), nobody passes (S9).

use igroteka_game::Turn;

use crate::common::*;

const CAT_IN_CORNER: &str = "
    1 . . | . . .
    . . . | . . .
    ------+------
    . . . | . . .
    . . . | . . .
    ------+------
    . . . | . . .
    . . . | . . .
";

/// Only f6 is left for a sixth cat.
const FIVE_CATS: &str = "
    1 . . | . . .
    . . . | 1 . .
    ------+------
    . 1 . | . . .
    . . . | . 1 .
    ------+------
    . . 1 | . . .
    . . . | . . .
";

#[test]
fn s3_a_strict_game_refuses_a_breach_and_says_where() {
    let mut game = draw("preset=children layout=empty", CAT_IN_CORNER).hands("1 2").game();
    assert_eq!(refusal(&mut game, "1 e1"), "1 cannot go on e1: in the same row a1 has a 1 already");
    assert_eq!(refusal(&mut game, "1 a5"), "1 cannot go on a5: in the same column a1 has a 1 already");
    assert_eq!(refusal(&mut game, "1 c2"), "1 cannot go on c2: in the same block a1 has a 1 already");
    assert_eq!(legal(&game, seat(1)), "d2 e2 f2 b3 c3 d3 e3 f3 b4 c4 d4 e4 f4 b5 c5 d5 e5 f5 b6 c6 d6 e6 f6");
    play(&mut game, "1 d2");
}

#[test]
fn s3_strict_is_the_default() {
    assert_eq!(setup("preset=adult").referee().word(), "strict");
    assert_eq!(setup("preset=children").referee().word(), "strict");
    assert_eq!(setup("preset=table").referee().word(), "table");
}

#[test]
fn s3_a_strict_game_asks_nobody() {
    let mut game = draw("preset=children layout=empty", CAT_IN_CORNER).hands("1 2").game();
    play(&mut game, "1 d2");
    // The card counts at once, and the draw is next.
    assert_eq!(next(&game), "draw 1");
    assert!(refusal(&mut game, "2 object").contains("not seat 2's turn"));
    play(&mut game, "! draw 1 3");
    assert!(refusal(&mut game, "2 object").contains("nothing to answer"));
}

#[test]
fn s7_an_occupied_square_is_refused() {
    let mut game = draw("preset=children layout=empty", CAT_IN_CORNER).hands("2 2").game();
    assert_eq!(refusal(&mut game, "1 a1"), "a1 is occupied; choose a free square");
    assert!(refusal(&mut game, "1 g1").contains("a square is a1 to f6"));
}

#[test]
fn s8_a_dead_end_is_found_when_the_turn_starts() {
    let mut game = draw("preset=children layout=empty", FIVE_CATS).hands("2 1").game();
    play(&mut game, "1 f6");
    // Seat 2's cat has no square any more, but it is not seat 2's turn yet.
    assert_eq!(next(&game), "draw 1");
    play(&mut game, "! draw 1 3");
    assert_eq!(next(&game), "over 2 dead_end");
    // Although seat 1 could have gone on.
    assert!(!game.position().legal_squares(card(3)).is_empty());
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.reason, "dead_end");
    assert_eq!(outcome.winners.first(), Some(seat(1)));
}

#[test]
fn s8_a_dead_card_that_finds_its_square_in_time_is_none() {
    let mut game = draw("preset=children layout=empty", FIVE_CATS).hands("2 1").game();
    play(&mut game, "1 a2\n! draw 1 3\n2 f6");
    assert_eq!(next(&game), "draw 2");
}

#[test]
fn s8_a_turn_that_comes_early_can_be_a_dead_end_too() {
    // Seat 1 leaves, and the turn passes to seat 2, whose cat has no square.
    let board = "
        1 . . | . . .
        . . . | 1 . .
        ------+------
        . 1 . | . . .
        . . . | . 1 .
        ------+------
        . . 1 | . . .
        . . . | . . 2
    ";
    let mut game = draw("preset=children layout=empty players=3", board).hands("3 1 4").game();
    play(&mut game, "1 resign");
    assert_eq!(next(&game), "over 2 dead_end");
}

#[test]
fn s9_nobody_passes() {
    let mut game = draw("preset=children layout=empty", CAT_IN_CORNER).hands("1 2").game();
    assert!(refusal(&mut game, "1 pass").contains("a square is a1 to f6; other actions are stuck"));
    assert!(refusal(&mut game, "1 stuck").contains("this card has a square: lay it"));
    assert!(!legal(&game, seat(1)).contains("stuck"));
    assert_eq!(game.turn(), Turn::of(seat(1)));
}

#[test]
fn g1_a_wrong_card_is_illegal_and_both_spellings_are_read() {
    let mut game = draw("preset=children layout=empty", CAT_IN_CORNER).hands("3 2").game();
    assert_eq!(refusal(&mut game, "1 d4=2"), "the card in hand is 3, not 2");
    assert!(refusal(&mut game, "2 d4").contains("not seat 2's turn"));
    let mut other = game.clone();
    play(&mut game, "1 d4");
    play(&mut other, "1 d4=3");
    assert_eq!(game.events(), other.events());
    assert_eq!(game.events()[0].to_string(), "1 d4=3");
}
