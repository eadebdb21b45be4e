//! Seats, sizes, the lot, resigning, time-outs and matches (Q1, Q11, Q12, G1–G8).

use igroteka_game::{
    Direction, Event, EventError, Game, Match, PlayError, Record, Rules, SeatSet, Setup as _, SetupError,
    Stream, Turn, Value,
};
use igroteka_quoridor::{Action, Chance, Illegal, Position, Setup};

use crate::common::*;

fn from_fields(fields: &[(&str, i64)]) -> Result<Setup, SetupError> {
    Setup::from_raw(fields.iter().map(|&(name, number)| (name.to_owned(), Value::Int(number))))
}

/// A game to which these events have happened.
fn game(setup: Setup, events: &[&str]) -> Game<Position> {
    let mut game = Game::new(setup);
    for line in events {
        let event = game.read_event(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        game.apply(event).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

fn starts(setup: &Setup) -> Vec<String> {
    Position::new(setup).pawns().map(|(_, square)| square.to_string()).collect()
}

#[test]
fn q1_two_or_four_play() {
    assert_eq!(from_fields(&[("players", 2)]).unwrap().players(), 2);
    assert_eq!(from_fields(&[("players", 4)]).unwrap().players(), 4);
    for players in [0, 1, 3, 5] {
        assert!(from_fields(&[("players", players)]).is_err());
    }
    assert_eq!(
        from_fields(&[("players", 3)]).unwrap_err().to_string(),
        "`players`: quoridor is for 2 or 4 players"
    );
}

#[test]
fn q1_two_sit_south_and_north() {
    let setup = setup("two", &[]);
    assert_eq!(starts(&setup), ["e1", "e9"]);
    let position = Position::new(&setup);
    assert_eq!(position.finish(seat(1)), Direction::North);
    assert_eq!(position.finish(seat(2)), Direction::South);
}

#[test]
fn q11_four_sit_clockwise_from_the_south_and_run_to_the_opposite_edge() {
    let setup = setup("four", &[]);
    assert_eq!(starts(&setup), ["e1", "a5", "e9", "i5"]);
    let position = Position::new(&setup);
    let finishes = [1, 2, 3, 4].map(|number| position.finish(seat(number)));
    assert_eq!(finishes, [Direction::North, Direction::East, Direction::South, Direction::West]);
    let turns = game(setup, &["! start 3", "3 e8", "4 h5", "1 e2", "2 b5"]);
    assert_eq!(turns.turn(), Turn::of(seat(3)));
}

#[test]
fn q11_one_wins_and_the_others_are_not_ranked() {
    for (number, text, winning) in [
        (1, "c4 a3 b3 e3 / 3 3 3 3 / - / 1", "c5"),
        (2, "c1 d3 c5 e4 / 3 3 3 3 / - / 2", "e3"),
        (3, "d1 a3 c2 e3 / 3 3 3 3 / - / 3", "c1"),
        (4, "c1 a4 c5 b3 / 3 3 3 3 / - / 4", "a3"),
    ] {
        let position = Position::read(&setup("small", &[("players", 4)]), text).unwrap();
        let outcome = after(&position, winning).outcome().unwrap();
        assert_eq!((outcome.winners, outcome.reason), (SeatSet::only(seat(number)), "goal"));
        let scores: Vec<i32> = (1..=4).map(|other| i32::from(other == number)).collect();
        assert_eq!(outcome.scores.as_slice(), scores);
    }
}

#[test]
fn q11_the_edges_of_others_are_no_finish() {
    let position =
        Position::read(&setup("small", &[("players", 4)]), "d3 a3 c5 e4 / 3 3 3 3 / - / 1").unwrap();
    assert_eq!(after(&position, "e3").turn(), Turn::of(seat(2)));
}

#[test]
fn q12_boards_are_odd_from_five_to_eleven() {
    for (size, two, four) in [
        (5, ["c1", "c5"], ["c1", "a3", "c5", "e3"]),
        (7, ["d1", "d7"], ["d1", "a4", "d7", "g4"]),
        (9, ["e1", "e9"], ["e1", "a5", "e9", "i5"]),
        (11, ["f1", "f11"], ["f1", "a6", "f11", "k6"]),
    ] {
        assert_eq!(starts(&setup("two", &[("size", size)])), two);
        assert_eq!(starts(&setup("four", &[("size", size)])), four);
    }
    for size in [3, 4, 6, 8, 10, 12, 13] {
        assert!(from_fields(&[("size", size)]).is_err(), "{size}");
    }
}

#[test]
fn q12_any_number_of_fences_to_twenty() {
    assert_eq!(setup("two", &[]).fences(), 10);
    assert_eq!(setup("four", &[]).fences(), 5);
    assert_eq!(setup("small", &[]).fences(), 3);
    for fences in [0, 1, 20] {
        let setup = setup("two", &[("fences", fences)]);
        assert_eq!(i64::from(Position::new(&setup).fences_left(seat(2))), fences);
    }
    assert!(from_fields(&[("fences", 21)]).is_err());
    assert!(from_fields(&[("fences", -1)]).is_err());
}

#[test]
fn defaults_and_presets_are_those_of_the_rules() {
    let default = Setup::from_raw([]).unwrap();
    assert_eq!(default, setup("two", &[]));
    assert_eq!((default.players(), default.size(), default.start()), (2, 9, None));
    assert_eq!((default.repetition(), default.ply_limit()), (true, 1000));
    assert!(!default.side_step_past_pawn());
    let small = setup("small", &[]);
    assert_eq!((small.players(), small.size(), small.fences()), (2, 5, 3));
    let names: Vec<&str> = Setup::PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, ["two", "four", "small"]);
    assert!(matches!(from_fields(&[("walls", 3)]), Err(SetupError::UnknownField(_))));
}

#[test]
fn g1_a_refused_action_changes_nothing() {
    let mut game = game(setup("two", &[]), &["! start 1", "1 e2"]);
    let before = game.position().clone();
    assert!(matches!(
        game.act(seat(2), read(&before, "e7")),
        Err(EventError::Play(PlayError::Illegal(Illegal::TooFar(_))))
    ));
    assert_eq!(
        game.act(seat(1), read(&before, "e3")),
        Err(EventError::Play(PlayError::NotYourTurn(seat(1))))
    );
    assert_eq!((game.position(), game.seq()), (&before, 2));
}

#[test]
fn g2_the_lot_is_a_recorded_event() {
    let played = game(setup("two", &[]), &["! start 2", "2 e8"]);
    let record = Record::of(&played);
    assert_eq!(record.events, ["! start 2", "2 e8"]);
    let again: Game<Position> = record.replay().unwrap();
    assert_eq!(again.position(), played.position());
    let waiting = Position::new(&setup("two", &[]));
    assert_eq!(waiting.turn(), Turn::Chance);
    assert_eq!(waiting.check_chance(&Chance::Start(seat(3))), Err(Illegal::NotInTheGame(seat(3))));
    assert_eq!(played.position().check_chance(&Chance::Start(seat(1))), Err(Illegal::NoLotDue));
}

#[test]
fn g3_everybody_sees_the_whole_table() {
    let game = game(setup("four", &[]), &["! start 1", "1 e2", "2 c4h", "3 resign"]);
    let spectator = game.view(None);
    for number in 1..=4 {
        let mut own = game.view(Some(seat(number)));
        assert_eq!(own.seat, Some(seat(number)));
        own.seat = None;
        assert_eq!(own, spectator);
    }
    let pawns: Vec<Option<String>> =
        spectator.pawns.iter().map(|pawn| pawn.map(|square| square.to_string())).collect();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(pawns, [some("e2"), some("a5"), None, some("i5")]);
    assert_eq!(spectator.fences_left, [5, 4, 0, 5]);
    assert_eq!(spectator.distances, [Some(7), Some(8), None, Some(8)]);
    assert_eq!(spectator.turn, Turn::of(seat(4)));
}

#[test]
fn g4_a_forced_action_tells_nothing() {
    // Seat 1's only step, in a passage, with no fence left.
    let setup = setup("small", &[("fences", 1), ("start", 1)]);
    let start = Position::read(&setup, "a1 c5 / 0 1 / a1v / 1").unwrap();
    let game = Game::from_position(setup, start);
    assert_eq!(game.forced(seat(1)), Some(Action::Step(square("a2"))));
}

#[test]
fn g5_the_host_names_who_begins_or_leaves_it_to_the_lot() {
    assert_eq!(Position::new(&setup("four", &[])).turn(), Turn::Chance);
    assert_eq!(Position::new(&setup("four", &[("start", 3)])).turn(), Turn::of(seat(3)));
    assert!(from_fields(&[("players", 2), ("start", 3)]).is_err());
    let mut settled = Position::new(&setup("four", &[]));
    settled.settle_lots();
    assert_eq!(settled.turn(), Turn::of(seat(1)));
}

#[test]
fn g6_of_two_the_other_wins_at_once() {
    for events in [
        &["! start 1", "1 resign"][..],
        &["! start 2", "1 resign"],
        &["1 resign"],
        &["! start 1", "1 e2", "2 e8", "1 resign"],
    ] {
        let game = game(setup("two", &[]), events);
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.reason), (SeatSet::only(seat(2)), "resignation"));
        assert_eq!(game.position().seats_in(), SeatSet::only(seat(2)));
    }
}

#[test]
fn g6_of_four_the_pawn_leaves_and_the_seat_is_skipped() {
    let mut game = game(setup("four", &[]), &["! start 1", "1 e2", "2 c4h", "2 resign"]);
    assert_eq!(game.position().to_string(), "e2 - e9 i5 / 5 0 5 5 / c4h / 3");
    for line in ["3 e8", "4 h5"] {
        let event = game.read_event(line).unwrap();
        game.apply(event).unwrap();
    }
    assert_eq!(game.turn(), Turn::of(seat(1)));
    assert_eq!(
        game.act(seat(2), Action::Resign),
        Err(EventError::Play(PlayError::Illegal(Illegal::NotInTheGame(seat(2)))))
    );
    // On their own turn the next seat goes on; the last one left wins.
    game.act(seat(1), Action::Resign).unwrap();
    assert_eq!(game.turn(), Turn::of(seat(3)));
    game.act(seat(4), Action::Resign).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::only(seat(3)), "resignation"));
}

#[test]
fn g6_the_way_of_who_resigned_is_no_longer_protected() {
    let pen = "
        5   .   .   3   .   .
           -------
        4   .   .   .   .   .

        3   2   .   .   .   4
           -------
        2   .   .   .   .   .

        1   .   .   1   .   .
            a   b   c   d   e
        ";
    let mut position = drawn(&four_on_five(), 1, pen);
    assert!(matches!(refused(&position, "b3v"), Illegal::ClosesWay { .. }));
    position.play(seat(2), &Action::Resign).unwrap();
    assert_eq!(position.turn(), Turn::of(seat(1)));
    after(&position, "b3v");
}

#[test]
fn g6_a_lot_is_drawn_among_those_who_are_left() {
    let mut position = Position::new(&setup("four", &[]));
    position.play(seat(1), &Action::Resign).unwrap();
    assert_eq!(position.turn(), Turn::Chance);
    assert_eq!(position.check_chance(&Chance::Start(seat(1))), Err(Illegal::NotInTheGame(seat(1))));
    let igroteka_game::Odds::Listed(lots) = position.odds() else { panic!("lots are listed") };
    assert_eq!(lots, [2, 3, 4].map(|number| (Chance::Start(seat(number)), 1)));
    assert_eq!(position.to_string(), "- a5 e9 i5 / 0 5 5 5 / - / lot");
}

#[test]
fn g7_a_time_out_resigns_or_plays_a_drawn_action() {
    let mut lost = game(setup("two", &[]), &["! start 1", "1 e2"]);
    for event in lost.timeout(seat(2), true, &mut Stream::new(1)) {
        lost.apply(event).unwrap();
    }
    assert_eq!(lost.outcome().unwrap().winners, SeatSet::only(seat(1)));
    let mut moved = game(setup("two", &[]), &["! start 1", "1 e2"]);
    let events = moved.timeout(seat(2), false, &mut Stream::new(1));
    assert!(matches!(events[..], [Event::Timeout(_), Event::Pick(_)]));
    for event in events {
        moved.apply(event).unwrap();
    }
    assert_eq!(moved.turn(), Turn::of(seat(1)));
}

#[test]
fn g8_the_next_game_begins_one_seat_further() {
    let first = game(setup("four", &[]), &["! start 4", "1 resign", "2 resign", "4 resign"]);
    let outcome = first.outcome().unwrap();
    let next = Position::next_setup(first.setup(), first.starter(), &outcome);
    assert_eq!(next.start(), Some(seat(1)));
    let points = Match::new(4, 2).after::<Position>(first.setup(), &outcome, SeatSet::EMPTY);
    assert_eq!(points.points(), [0, 0, 1, 0]);
}

#[test]
fn a_position_stays_small() {
    assert!(size_of::<Position>() <= 512, "{}", size_of::<Position>());
}
