//! The game of attention at a table: cards under check (S4), claims (S5), and what a breach is (S6).

use igroteka_game::{Rules, Turn};

use crate::common::*;

const THREE_CARDS: &str = "
    1 . . | . . .
    . . . | 2 . .
    ------+------
    . . . | . . .
    . . . | . . .
    ------+------
    . . . | . 3 .
    . . . | . . .
";

fn table(players: u8) -> String {
    format!("preset=table side=children layout=empty players={players}")
}

#[test]
fn s3_at_a_table_a_breach_may_be_laid() {
    let mut game = draw(&table(2), THREE_CARDS).hands("1 2").game();
    // Every free square, breach or not, and the claim.
    assert_eq!(game.legal(seat(1)).len(), 33 + 1);
    assert!(legal(&game, seat(1)).starts_with("b1 c1 d1 e1 f1 a2 b2 c2 e2"));
    assert!(legal(&game, seat(1)).ends_with("f6 stuck"));
    play(&mut game, "1 b1");
    assert_eq!(next(&game), "check 1 b1=1 2");
}

#[test]
fn s3_at_a_table_nobody_announces_a_dead_end() {
    let mut game = draw(
        &table(2),
        "
        1 . . | . . .
        . . . | 1 . .
        ------+------
        . 1 . | . . .
        . . . | . 1 .
        ------+------
        . . 1 | . . .
        . . . | . . .
        ",
    )
    .hands("2 1")
    .game();
    play(&mut game, "1 f6\n2 ok\n! draw 1 3");
    // Seat 2's cat has no square, and seat 2 must find that out.
    assert!(game.position().legal_squares(card(1)).is_empty());
    assert_eq!(next(&game), "lay 2");
    play(&mut game, "2 stuck\n1 accept");
    assert_eq!(next(&game), "over 2 stuck");
}

#[test]
fn s4_nothing_counts_and_nothing_is_drawn_before_everybody_has_answered() {
    let mut game = draw(&table(3), THREE_CARDS).hands("5 2 3").game();
    let before = game.position().score(seat(1));
    play(&mut game, "1 b2");
    assert_eq!(game.turn(), Turn::Seats([seat(2), seat(3)].into_iter().collect()));
    assert_eq!(game.position().card_at(square("b2")), None);
    assert_eq!(game.position().card_under_check(), Some((square("b2"), card(5))));
    // In any order.
    play(&mut game, "3 ok");
    assert_eq!(next(&game), "check 1 b2=5 2");
    assert_eq!(game.position().score(seat(1)), before);
    // Once each.
    assert!(refusal(&mut game, "3 object").contains("not seat 3's turn"));
    assert!(refusal(&mut game, "1 c3").contains("seat 1 has no card to play"));
    play(&mut game, "2 ok");
    // a1 in the block, d2 in the row.
    assert_eq!(game.position().score(seat(1)), before + 2);
    assert_eq!(game.position().card_at(square("b2")), Some(card(5)));
    assert_eq!(next(&game), "draw 1");
}

#[test]
fn s4_the_first_justified_objection_removes_the_card() {
    let mut game = draw(&table(3), THREE_CARDS).hands("1 2 3").game();
    let before = scores(&game);
    play(&mut game, "1 f1\n3 object");
    // Seat 2 is not asked any more; no points; the mover draws, then the next player.
    assert_eq!(next(&game), "draw 1");
    assert_eq!(game.position().card_at(square("f1")), None);
    assert_eq!(removed(&game), [1]);
    assert_eq!(scores(&game), before);
    play(&mut game, "! draw 1 4");
    assert_eq!(next(&game), "lay 2");
}

#[test]
fn s4_an_unjustified_objection_counts_as_ok() {
    let mut game = draw(&table(2), THREE_CARDS).hands("4 2").game();
    let before = game.position().score(seat(1));
    play(&mut game, "1 b1\n2 object");
    assert_eq!(game.position().card_at(square("b1")), Some(card(4)));
    assert_eq!(game.position().score(seat(1)), before + 1);
    assert_eq!(game.events()[1].to_string(), "2 object", "it is logged as it was said");
}

#[test]
fn s4_a_breach_that_nobody_notices_stands_and_counts() {
    let mut game = draw(&table(2), THREE_CARDS).hands("1 2").game();
    let before = game.position().score(seat(1));
    play(&mut game, "1 b1\n2 ok\n! draw 1 6");
    assert_eq!(game.position().score(seat(1)), before + 1);
    assert_eq!(board(&game), "11.... ...2.. ...... ...... ....3. ......");
    // Too late now.
    assert!(refusal(&mut game, "2 object").contains("nothing to answer"));
    // And nobody is told while the game runs.
    assert!(game.view(Some(seat(2))).breaches.is_empty());
    play(&mut game, "1 resign");
    assert_eq!(game.view(None).breaches, [square("a1"), square("b1")]);
}

#[test]
fn s4_a_card_under_check_is_not_taken_back() {
    let mut game = draw(&table(2), THREE_CARDS).hands("1 2").game();
    play(&mut game, "1 b1");
    assert!(refusal(&mut game, "takeback 1").contains("not taken back"));
    assert!(refusal(&mut game, "1 d4=1").contains("not seat 1's turn"));
    assert!(refusal(&mut game, "2 d4").contains("answer `ok` or `object`"));
}

/// Full but for two squares, the stack empty.
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
fn s4_nothing_ends_the_game_before_the_check_closes() {
    // Seat 1 cannot draw after this card, which ends the game – but only when seat 2 has answered.
    let setup = format!("{} end=stack_empty", table(2));
    let mut game = draw(&setup, NEARLY_FULL).hands("2 1").game();
    play(&mut game, "1 e6");
    assert_eq!(next(&game), "check 1 e6=2 2");
    play(&mut game, "2 object");
    assert_eq!(next(&game), "over 1 stack_empty");
    assert_eq!(removed(&game), [2]);
}

#[test]
fn s4_with_an_empty_stack_the_mover_draws_nothing() {
    let mut game = draw(&table(2), NEARLY_FULL).hands("1 2").game();
    play(&mut game, "1 e6\n2 ok");
    assert_eq!(next(&game), "lay 2");
    // Seat 1 has no card left, but is still in the game and answers.
    play(&mut game, "2 f6");
    assert_eq!(next(&game), "check 2 f6=2 1");
    play(&mut game, "1 ok");
    assert_eq!(next(&game), "over 2 all_cards");
}

#[test]
fn s4_check_seconds_are_kept_for_whoever_has_a_clock() {
    assert_eq!(setup("preset=table").check_seconds(), 20);
    assert_eq!(setup("preset=table check_seconds=0").check_seconds(), 0);
    let game = {
        let mut game = draw(&table(2), THREE_CARDS).hands("1 2").game();
        play(&mut game, "1 b1");
        game
    };
    // Silence is `ok`, whatever the card.
    assert_eq!(game.position().passive(seat(2)).unwrap().to_string(), "ok");
}

#[test]
fn s5_stuck_shows_the_card() {
    let mut game = draw(&table(3), THREE_CARDS).hands("1 2 3").game();
    assert_eq!(game.view(Some(seat(3))).seats[0].card, None);
    play(&mut game, "1 stuck");
    assert_eq!(game.events()[0].to_string(), "1 stuck=1");
    for viewer in [Some(seat(2)), Some(seat(3)), None] {
        assert_eq!(game.view(viewer).seats[0].card, Some(card(1)));
    }
    assert_eq!(next(&game), "claim 1 2 3");
    let shown = legal(&game, seat(2));
    assert!(shown.starts_with("accept show b1 show c1"), "{shown}");
    assert_eq!(game.legal(seat(2)).len(), 1 + 33);
}

#[test]
fn s5_a_claim_needs_the_right_card() {
    let mut game = draw(&table(2), THREE_CARDS).hands("1 2").game();
    assert_eq!(refusal(&mut game, "1 stuck=2"), "the card in hand is 1, not 2");
    play(&mut game, "1 stuck=1");
}

#[test]
fn s5_the_first_legal_square_shown_ends_the_claim() {
    let mut game = draw(&table(3), THREE_CARDS).hands("1 2 3").game();
    let before = scores(&game);
    play(&mut game, "1 stuck\n3 show c3");
    assert_eq!(next(&game), "draw 1");
    assert_eq!(removed(&game), [1]);
    assert_eq!(scores(&game), before);
    assert_eq!(game.position().hand(seat(1)), None);
    assert_eq!(game.position().card_at(square("c3")), None, "it is shown, not laid");
    play(&mut game, "! draw 1 6");
    assert_eq!(next(&game), "lay 2");
}

#[test]
fn s5_a_wrong_square_counts_as_accept() {
    let mut game = draw(&table(3), THREE_CARDS).hands("1 2 3").game();
    play(&mut game, "1 stuck\n2 show b1");
    assert_eq!(next(&game), "claim 1 3");
    assert!(refusal(&mut game, "2 show c3").contains("not seat 2's turn"));
    assert_eq!(refusal(&mut game, "3 show a1"), "a1 is occupied; choose a free square");
    assert!(refusal(&mut game, "3 ok").contains("answer `accept` or `show`"));
}

#[test]
fn s5_all_accepted_ends_the_game_right_or_wrong() {
    let mut game = draw(&table(3), THREE_CARDS).hands("1 2 3").game();
    play(&mut game, "1 stuck\n2 show b1\n3 accept");
    // There were squares enough, but nobody showed one.
    assert_eq!(next(&game), "over 1 stuck");
    assert!(!game.position().legal_squares(card(1)).is_empty());
    assert_eq!(game.outcome().unwrap().reason, "stuck");
}

#[test]
fn s5_a_player_who_is_really_stuck_may_lay_in_breach() {
    // All cats but one lie; the last square for it is taken.
    let mut game = draw(
        &table(2),
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
    .hands("1 2")
    .game();
    assert!(game.position().legal_squares(card(1)).is_empty());
    assert!(matches!(game.turn(), Turn::Seats(_)), "nobody announces a dead end at a table");
    play(&mut game, "1 a6\n2 ok");
    assert_eq!(game.position().card_at(square("a6")), Some(card(1)));
}

#[test]
fn s5_with_an_empty_stack_a_refuted_claim_draws_nothing() {
    let mut game = draw(&table(2), NEARLY_FULL).hands("1 2").game();
    play(&mut game, "1 stuck\n2 show e6");
    assert_eq!(next(&game), "lay 2");
    assert_eq!(removed(&game), [1]);
}

#[test]
fn s6_a_card_is_held_against_its_own_lines_whatever_breaches_stand_there() {
    // Two cats in row 1 are nobody's business any more: a fox there is fine.
    let board = "
        1 1 . | . . .
        . . . | . . .
        ------+------
        . . . | . . .
        . . . | . . .
        ------+------
        . . . | . . .
        . . . | . . .
    ";
    let mut game = draw(&table(2), board).hands("4 1").game();
    play(&mut game, "1 f1");
    assert!(!game.position().breach_under_check());
    play(&mut game, "2 object");
    assert_eq!(game.position().card_at(square("f1")), Some(card(4)), "the objection was unjustified");
    // A third cat in that row is a breach as ever.
    play(&mut game, "! draw 1 5\n2 e1");
    assert!(game.position().breach_under_check());
    play(&mut game, "1 object");
    assert_eq!(removed(&game), [1]);
}

#[test]
fn s7_an_occupied_square_is_refused_at_a_table_too() {
    let mut game = draw(&table(2), THREE_CARDS).hands("5 2").game();
    assert_eq!(refusal(&mut game, "1 d2"), "d2 is occupied; choose a free square");
}

#[test]
fn s18_who_lays_on_legal_squares_never_loses_a_card() {
    // A bot at a table lays and claims by `legal_squares`, and sees by `breach_under_check` what to object to.
    use igroteka_game::{Game, Source, Stream};
    use igroteka_sudoku::{Action, Phase, Position};
    for seed in 0..50 {
        let mut source = Stream::new(seed);
        let mut game: Game<Position> = Game::new(setup("preset=table side=children players=3"));
        loop {
            settle(&mut game, &mut source);
            let Turn::Seats(seats) = game.turn() else { break };
            let actor = seats.first().unwrap();
            let position = game.position();
            let action = match (position.phase(), position.hand(actor)) {
                (Phase::Lay, Some(card)) => {
                    let squares: Vec<_> = position.legal_squares(card).iter().collect();
                    if squares.is_empty() {
                        Action::Stuck { card }
                    } else {
                        Action::Lay { square: *source.pick(&squares), card }
                    }
                }
                (Phase::Check { .. }, _) => {
                    assert!(!position.breach_under_check());
                    Action::Object
                }
                _ => {
                    let free: Vec<_> = position.board().free().iter().collect();
                    Action::Show { square: *source.pick(&free) }
                }
            };
            game.act(actor, action).unwrap();
        }
        assert!(game.position().removed().is_empty(), "an honest card was removed");
        assert!(game.view(None).breaches.is_empty());
    }
}
