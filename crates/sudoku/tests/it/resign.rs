//! Leaving the game (G6), running out of time (G7), and what a forced answer tells (G4).

use igroteka_game::{Event, Game, Rules, Stream, Turn};
use igroteka_sudoku::{Action, Illegal, Position};

use crate::common::*;

const TWO_CARDS: &str = "
    1 . . | . . .
    . . . | 2 . .
    ------+------
    . . . | . . .
    . . . | . . .
    ------+------
    . . . | . . .
    . . . | . . .
";

fn table(players: u8) -> String {
    format!("preset=table side=children layout=empty players={players}")
}

#[test]
fn g6_the_hand_card_leaves_the_game_face_up() {
    let mut game = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    // Nobody hides it.
    assert_eq!(game.position().check(seat(2), &Action::Resign { card: None }), Err(Illegal::NoCard));
    // Out of turn, and seen by all.
    play(&mut game, "2 resign");
    assert_eq!(removed(&game), [4]);
    assert_eq!(game.view(Some(seat(1))).removed, [card(4)]);
    assert_eq!(game.events()[0].to_string(), "2 resign");
    assert_eq!(game.seat_record(None).events[0], Event::Act(seat(2), Action::Resign { card: Some(card(4)) }));
    play(&mut game, "1 d4\n! draw 1 6");
    assert_eq!(next(&game), "lay 3", "seat 2 is skipped");
}

#[test]
fn g6_with_one_player_left_that_player_wins_at_once() {
    let mut game = draw("preset=children layout=empty", TWO_CARDS).hands("3 4").game();
    play(&mut game, "2 resign");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.reason, outcome.winners.first()), ("resignation", Some(seat(1))));
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn g6_a_resigner_with_most_points_does_not_win() {
    let board = "
        1 2 3 | . . .
        4 5 6 | . . .
        ------+------
        . . . | . . .
        . . . | . . .
        ------+------
        . . . | . . .
        . . . | . . .
    ";
    let mut game =
        draw("preset=children layout=empty players=3", board).hands("1 2 3").scores("10 4 1").game();
    play(&mut game, "1 resign\n3 resign");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(outcome.scores.as_slice(), [10, 4, 1], "points stand as they were made");
}

#[test]
fn g6_the_unfinished_turn_ends() {
    let mut game = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    play(&mut game, "1 resign");
    assert_eq!(next(&game), "lay 2");
    // While a draw is due: what is laid stays, and nothing is drawn.
    play(&mut game, "2 d4");
    let stack = game.position().stack().total();
    play(&mut game, "2 resign");
    assert_eq!(next(&game), "over 2 resignation");
    assert_eq!(game.position().card_at(square("d4")), Some(card(4)));
    assert_eq!(game.position().stack().total(), stack);
    assert_eq!(removed(&game), [3]);
}

#[test]
fn g6_resigning_while_chance_is_due() {
    let mut game = Game::new(setup("preset=children players=4"));
    play(&mut game, "3 resign");
    assert_eq!(refusal(&mut game, "! start 3"), "seat 3 is not in the game");
    play(&mut game, "! start 2\n2 resign");
    // The lot has fallen on seat 2: the next one clockwise begins.
    assert_eq!(next(&game), "start_cards 4");
    play(&mut game, "! layout a1=1 b2=2 c3=3 d4=4 e5=5 f6=6\n! draw 4 1\n1 resign");
    assert_eq!(next(&game), "over 1 resignation");
    assert_eq!(game.outcome().unwrap().winners.first(), Some(seat(4)));
}

#[test]
fn g6_resigning_during_the_deal() {
    let mut game = Game::new(setup("preset=children layout=empty players=4 start=2"));
    play(&mut game, "! draw 2 1\n2 resign\n! draw 3 2\n4 resign\n! draw 1 3");
    assert_eq!(removed(&game), [1]);
    assert_eq!(next(&game), "lay 3", "the next one clockwise after seat 2 begins");
    let mut game = Game::new(setup("preset=children layout=empty players=3 start=2"));
    play(&mut game, "! draw 2 1\n! draw 3 2\n1 resign");
    assert_eq!(next(&game), "lay 2", "nobody is left to be dealt a card");
}

#[test]
fn g6_pending_answers_count_as_ok() {
    let mut game = draw(&table(3), TWO_CARDS).hands("1 4 5").game();
    let before = game.position().score(seat(1));
    // A breach: seat 2 lets it pass by leaving.
    play(&mut game, "1 b1\n3 ok\n2 resign");
    assert_eq!(game.position().card_at(square("b1")), Some(card(1)));
    assert_eq!(game.position().score(seat(1)), before + 1);
    assert_eq!(next(&game), "draw 1");
}

#[test]
fn g6_pending_answers_count_as_accept() {
    let mut game = draw(&table(3), TWO_CARDS).hands("1 4 5").game();
    play(&mut game, "1 stuck\n3 accept\n2 resign");
    assert_eq!(next(&game), "over 1 stuck");
    // Seat 2 has left: it shares no win.
    assert!(!game.outcome().unwrap().winners.contains(seat(2)));
}

#[test]
fn g6_a_card_under_check_stands_when_its_player_leaves() {
    let mut game = draw(&table(3), TWO_CARDS).hands("1 4 5").game();
    let before = game.position().score(seat(1));
    play(&mut game, "1 b1\n2 ok\n1 resign");
    assert_eq!(game.position().card_at(square("b1")), Some(card(1)));
    assert_eq!(game.position().score(seat(1)), before + 1);
    assert_eq!(removed(&game), [0u8; 0]);
    assert_eq!(next(&game), "lay 2");
}

#[test]
fn g6_a_card_under_check_stands_when_only_its_player_is_left() {
    let mut game = draw(&table(2), TWO_CARDS).hands("1 4").game();
    let before = game.position().score(seat(1));
    play(&mut game, "1 b1\n2 resign");
    assert_eq!(next(&game), "over 1 resignation");
    assert_eq!(game.position().score(seat(1)), before + 1);
}

#[test]
fn g6_a_claimed_card_leaves_with_its_player() {
    let mut game = draw(&table(3), TWO_CARDS).hands("1 4 5").game();
    play(&mut game, "1 stuck\n2 accept\n1 resign");
    assert_eq!(removed(&game), [1]);
    assert_eq!(next(&game), "lay 2");
}

#[test]
fn g6_a_solo_score_stands() {
    let mut game = Game::new(setup("preset=solo side=children layout=empty"));
    play(&mut game, "! draw 1 1\n1 a1\n! draw 1 2\n1 b1\n1 resign");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.reason, "resignation");
    assert_eq!(outcome.scores.as_slice(), [1]);
}

#[test]
fn g6_nobody_resigns_twice() {
    let mut game = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    play(&mut game, "2 resign");
    assert_eq!(refusal(&mut game, "2 resign"), "seat 2 is not in the game");
}

#[test]
fn g7_silence_is_ok_and_accept() {
    let mut game = draw(&table(3), TWO_CARDS).hands("1 4 5").game();
    let mut source = Stream::new(1);
    // A turn has no passive action: chance picks one.
    assert_eq!(game.position().passive(seat(1)), None);
    let events = game.timeout(seat(1), false, &mut source);
    assert!(matches!(events[..], [Event::Timeout(_), Event::Pick(_)]));
    play(&mut game, "1 b1");
    let texts: Vec<String> =
        game.timeout(seat(3), false, &mut source).iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["3 timeout", "3 ok"]);
    play(&mut game, "3 timeout\n3 ok\n2 ok\n! draw 1 6\n2 stuck");
    let texts: Vec<String> =
        game.timeout(seat(1), false, &mut source).iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["1 timeout", "1 accept"]);
    assert_eq!(game.position().passive(seat(2)), None, "the claimant has nothing to answer");
}

#[test]
fn s4_silence_never_loses_the_game() {
    for (asked, answer) in [("1 b1", "ok"), ("1 stuck", "accept")] {
        let mut game = draw(&table(3), TWO_CARDS).hands("1 4 5").game();
        play(&mut game, asked);
        let events = game.timeout(seat(3), true, &mut Stream::new(1));
        let texts: Vec<String> = events.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["3 timeout".to_owned(), format!("3 {answer}")]);
        play(&mut game, "3 timeout");
        assert!(refusal(&mut game, "3 resign").contains("silence is an answer"));
        play(&mut game, &format!("3 {answer}"));
        assert!(game.position().seats_in().contains(seat(3)));
    }
}

#[test]
fn g7_a_lost_time_out_is_a_resignation() {
    let mut game = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    play(&mut game, "1 timeout\n1 resign");
    assert_eq!(removed(&game), [3]);
    assert_eq!(next(&game), "lay 2");
}

#[test]
fn g7_a_pick_is_recorded_with_its_card() {
    let mut game = draw("preset=children layout=empty", TWO_CARDS).hands("3 4").game();
    play(&mut game, "1 timeout\n! pick d4=3");
    assert_eq!(game.position().card_at(square("d4")), Some(card(3)));
    assert_eq!(game.events()[1].to_string(), "! pick d4=3");
}

#[test]
fn g4_answers_are_never_given_for_a_seat() {
    let mut game = draw(&table(2), TWO_CARDS).hands("1 4").game();
    assert!(!game.position().forced_action_tells(seat(1)));
    play(&mut game, "1 b1");
    assert!(game.position().forced_action_tells(seat(2)));
    assert_eq!(game.forced(seat(2)), None);
    play(&mut game, "2 ok\n! draw 1 1\n2 stuck");
    assert!(game.position().forced_action_tells(seat(1)));
}

#[test]
fn g4_an_only_square_may_be_played_for_a_seat() {
    // The card and the board are open once it is laid: nothing hidden is told.
    let game = draw(
        "preset=children layout=empty",
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
    .hands("1 2")
    .game();
    assert_eq!(game.forced(seat(1)).unwrap().to_string(), "f6");
}

#[test]
fn g8_resigning_the_match_leaves_the_game_too() {
    let mut game = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    play(&mut game, "2 resign match");
    assert_eq!(removed(&game), [4]);
    assert_eq!(game.match_resignations().iter().collect::<Vec<_>>(), [seat(2)]);
    assert!(!Position::is_resignation(&Action::Ok));
}
