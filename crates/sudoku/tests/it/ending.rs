//! How a game ends (S2), who wins (S11), and playing alone (S12).

use igroteka_game::{Game, Rules, Setup as _, Turn};
use igroteka_sudoku::{Position, Setup};

use crate::common::*;

/// Full but for two squares: the stack is empty when two cards are in hand.
const NEARLY_FULL: &str = "
    1 2 3 | 4 5 6
    4 5 6 | 1 2 3
    ------+------
    2 3 1 | 5 6 4
    5 6 4 | 2 3 1
    ------+------
    3 1 2 | 6 4 5
    6 4 5 | 3 . .
";

#[test]
fn s2_cards_in_hand_are_played_out() {
    let mut game = draw("preset=children layout=empty", NEARLY_FULL).hands("1 2").game();
    assert!(game.position().stack().is_empty());
    play(&mut game, "1 e6");
    // Nothing to draw: the next player moves.
    assert_eq!(next(&game), "lay 2");
    play(&mut game, "2 f6");
    assert_eq!(next(&game), "over 2 all_cards");
    assert_eq!(scores(&game).iter().sum::<u16>(), 216);
}

#[test]
fn s2_a_player_without_a_card_is_skipped() {
    let mut game =
        draw("preset=children layout=empty players=4", NEARLY_FULL).hands("- 1 2 -").next("lay 2").game();
    play(&mut game, "2 e6\n3 f6");
    // Seats 4 and 1 have no card, and seat 2 has none any more.
    assert_eq!(next(&game), "over 3 all_cards");
}

#[test]
fn s2_stack_empty_ends_the_game_when_a_card_cannot_be_drawn() {
    let mut game = draw("preset=children layout=empty end=stack_empty", NEARLY_FULL)
        .hands("1 2")
        .scores("100 93")
        .game();
    play(&mut game, "1 e6");
    assert_eq!(next(&game), "over 1 stack_empty");
    // 11 of the 12 neighbours of e6 are there; the card in seat 2's hand counts nothing.
    assert_eq!(scores(&game), [111, 93]);
}

#[test]
fn s2_drawing_the_last_card_ends_nothing() {
    // Three squares free, two cards in hand: one card in the stack.
    let board = NEARLY_FULL.replace("6 4 5 | 3 . .", "6 4 5 | . . .");
    let mut game = draw("preset=children layout=empty end=stack_empty", &board).hands("1 2").game();
    play(&mut game, "1 e6\n! draw 1 3");
    assert_eq!(next(&game), "lay 2");
    play(&mut game, "2 f6");
    assert_eq!(next(&game), "over 2 stack_empty");
}

#[test]
fn s11_a_tie_is_a_shared_win() {
    let board = NEARLY_FULL.replace("6 4 5 | 3 . .", "6 4 5 | 3 1 .");
    // The last card is worth 12.
    let mut game =
        draw("preset=children layout=empty players=3", &board).hands("2 - -").scores("90 102 12").game();
    play(&mut game, "1 f6");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores.as_slice(), [102, 102, 12]);
    assert_eq!(outcome.winners, [seat(1), seat(2)].into_iter().collect());
    // G8: it counts for each of them.
    let setup = setup("preset=children layout=empty players=3");
    assert_eq!([1, 2, 3].map(|number| Position::match_points(&setup, &outcome, seat(number))), [1, 1, 0]);
}

#[test]
fn s12_a_solo_player_draws_and_lays() {
    let mut game = Game::new(setup("preset=solo side=children layout=empty"));
    // No lot and no deal beyond the card to be played.
    assert_eq!(next(&game), "deal 1");
    play(&mut game, "! draw 1 4");
    // No hand: everybody sees the card.
    assert_eq!(game.view(None).seats[0].card, Some(card(4)));
    assert_eq!(game.seat_record(None).glimpses().next().unwrap().to_string(), "draw 1 4");
    play(&mut game, "1 a1");
    assert_eq!(next(&game), "draw 1");
    play(&mut game, "! draw 1 5\n1 b1");
    assert_eq!(scores(&game), [1]);
}

#[test]
fn s12_solo_ends_at_a_dead_end() {
    let mut game = draw(
        "preset=solo side=children layout=empty",
        "
        1 . . | . . .
        . . . | 1 . .
        ------+------
        . 1 . | . . .
        . . . | . 1 .
        ------+------
        . . 1 | . . .
        . . . | . . 2
        ",
    )
    .next("draw 1")
    .game();
    play(&mut game, "! draw 1 1");
    assert_eq!(next(&game), "over 1 dead_end");
    assert_eq!(game.outcome().unwrap().winners.first(), Some(seat(1)));
}

#[test]
fn s12_solo_ends_with_the_stack() {
    for (end, reason) in [("all_cards", "all_cards"), ("stack_empty", "stack_empty")] {
        let board = NEARLY_FULL.replace("6 4 5 | 3 . .", "6 4 5 | 3 1 .");
        let mut game =
            draw(&format!("preset=solo side=children layout=empty end={end}"), &board).hands("2").game();
        play(&mut game, "1 f6");
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(game.outcome().unwrap().reason, reason);
        assert_eq!(scores(&game), [216]);
    }
}

#[test]
fn s12_solo_is_always_strict() {
    let error = Setup::from_raw(raw("preset=solo referee=table")).unwrap_err();
    assert!(error.to_string().contains("a solo game is always `strict`"), "{error}");
}

#[test]
fn g8_the_next_seat_begins_the_next_game() {
    let setup = setup("players=3");
    let game = random_game(&setup, 5);
    let first = game.starter().unwrap();
    let following = Position::next_setup(&setup, game.starter(), &game.outcome().unwrap());
    assert_eq!(following.start(), Some(first.next(3)));
    let next_game: Game<Position> = Game::new(following);
    assert_eq!(next_game.position().mover(), Some(first.next(3)));
}
