//! Draws that need history (Q9), and agreement.

use igroteka_game::{Game, Rules, SeatSet, Stream, Turn, playout};
use igroteka_quoridor::{Position, Setup};

use crate::common::*;

fn play(game: &mut Game<Position>, events: &[&str]) {
    for line in events {
        let event = game.read_event(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        game.apply(event).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

fn started(setup: Setup) -> Game<Position> {
    let mut game = Game::new(setup);
    play(&mut game, &["! start 1"]);
    game
}

const THERE_AND_BACK: [&str; 4] = ["1 e2", "2 e8", "1 e1", "2 e9"];

#[test]
fn q9_the_third_time_is_a_draw() {
    let mut game = started(setup("two", &[]));
    play(&mut game, &THERE_AND_BACK);
    assert_eq!(game.turn(), Turn::of(seat(1)), "the second time is not");
    play(&mut game, &THERE_AND_BACK);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::EMPTY, "repetition"));
    assert_eq!(outcome.scores.as_slice(), [0, 0]);
}

#[test]
fn q9_the_same_pawns_with_another_to_move_are_another_position() {
    let setup = setup("two", &[("start", 1)]);
    let face_to_face = Position::read(&setup, "e4 e5 / 10 10 / - / 1").unwrap();
    let mut game = Game::from_position(setup, face_to_face);
    // Each jumps over the other and walks round while the other waits: the turn has then changed hands.
    let seat_1_jumps = ["1 e6", "2 f5", "1 d6", "2 g5", "1 d5", "2 f5", "1 d4", "2 e5", "1 e4"];
    let seat_2_jumps = ["2 e3", "1 f4", "2 d3", "1 g4", "2 d4", "1 f4", "2 d5", "1 e4", "2 e5"];
    play(&mut game, &seat_1_jumps);
    play(&mut game, &seat_2_jumps);
    play(&mut game, &seat_1_jumps);
    assert_eq!(game.position().to_string(), "e4 e5 / 10 10 / - / 2");
    assert_eq!(game.outcome(), None, "four times these pawns, twice with each to move");
    play(&mut game, &seat_2_jumps);
    assert_eq!(game.outcome().unwrap().reason, "repetition");
}

#[test]
fn q9_a_new_fence_makes_another_position() {
    let mut game = started(setup("two", &[]));
    play(&mut game, &THERE_AND_BACK);
    play(&mut game, &["1 a1h", "2 a8h"]);
    play(&mut game, &THERE_AND_BACK);
    assert_eq!(game.outcome(), None, "with these fences it is the second time");
    play(&mut game, &THERE_AND_BACK);
    assert_eq!(game.outcome().unwrap().reason, "repetition");
}

#[test]
fn q9_a_seat_that_left_makes_another_position() {
    let circle = ["1 e2", "2 b5", "3 e8", "4 h5", "1 e1", "2 a5", "3 e9", "4 i5"];
    let without_4: Vec<&str> = circle.into_iter().filter(|line| !line.starts_with('4')).collect();
    let mut game = started(setup("four", &[]));
    play(&mut game, &circle);
    play(&mut game, &["4 resign"]);
    play(&mut game, &without_4);
    assert_eq!(game.outcome(), None, "without seat 4 it is the second time");
    play(&mut game, &without_4);
    assert_eq!(game.outcome().unwrap().reason, "repetition");
}

#[test]
fn q9_the_setup_switches_repetition_off() {
    let mut game = started(setup("two", &[("repetition", 0)]));
    for _ in 0..10 {
        play(&mut game, &THERE_AND_BACK);
    }
    assert_eq!(game.outcome(), None);
}

#[test]
fn q9_the_ply_limit_is_a_draw() {
    let mut game = started(setup("two", &[("ply_limit", 5)]));
    play(&mut game, &["1 e2", "2 e8", "1 e3", "2 e7"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &["1 e4"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::EMPTY, "ply_limit"));
}

#[test]
fn q9_a_win_on_the_last_ply_is_a_win() {
    let steps = ["1 c2", "2 b5", "1 c3", "2 a5", "1 c4", "2 a4", "1 c5"];
    let mut game = started(setup("small", &[("ply_limit", 7)]));
    play(&mut game, &steps);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::only(seat(1)), "goal"));
    let mut game = started(setup("small", &[("ply_limit", 6)]));
    play(&mut game, &steps[..6]);
    assert_eq!(game.outcome().unwrap().reason, "ply_limit");
}

#[test]
fn q9_no_limit_is_no_limit() {
    let mut game = started(setup("two", &[("repetition", 0), ("ply_limit", 0)]));
    for _ in 0..600 {
        play(&mut game, &THERE_AND_BACK);
    }
    assert_eq!(game.outcome(), None);
}

#[test]
fn q9_playouts_end_by_the_same_limits() {
    let setup = setup("two", &[("repetition", 0), ("ply_limit", 30), ("start", 1)]);
    for seed in 0..50 {
        let end = playout(Position::new(&setup), 1000, &mut Stream::new(seed), &mut Vec::new());
        assert!(end.plies <= 30);
        assert!(end.outcome.reason == "goal" || end.plies == 30);
    }
}

#[test]
fn a_draw_is_agreed_by_all_who_are_left() {
    let mut game = started(setup("four", &[]));
    play(&mut game, &["3 resign", "1 offer draw", "2 accept draw"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &["4 accept draw"]);
    assert_eq!(game.outcome().unwrap().reason, "agreement");
}

#[test]
fn moves_are_taken_back_but_not_the_lot() {
    let mut game = started(setup("two", &[]));
    play(&mut game, &["1 e2", "2 e2h", "takeback 2"]);
    assert_eq!(game.position().to_string(), "e1 e9 / 10 10 / - / 1");
    assert!(game.apply(igroteka_game::Event::Takeback(1)).is_err());
}
