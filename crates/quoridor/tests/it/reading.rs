//! Texts that people and programs send: read exactly, or refused with the reason, and never a panic.

use std::cell::Cell;

use igroteka_game::{Rules, Seat, SeatSet, Setup as _, Stream, Turn, Value};
use igroteka_quoridor::{Action, Chance, Position, Setup};
use proptest::prelude::*;

use crate::common::*;

#[test]
fn the_documented_example_reads() {
    let setup = setup("two", &[]);
    let position = Position::read(&setup, "e1 e9 / 10 10 / e3h d5v / 1").unwrap();
    assert_eq!(position.to_string(), "e1 e9 / 10 10 / e3h d5v / 1");
    assert_eq!(position.fences().len(), 2);
}

#[test]
fn fences_are_read_in_any_order_and_none_in_two_ways() {
    let setup = setup("two", &[]);
    let read = |text| Position::read(&setup, text).unwrap();
    assert_eq!(read("e1 e9 / 10 10 / d5v e3h / 1"), read("e1 e9 / 10 10 / e3h d5v / 1"));
    assert_eq!(read("e1 e9 / 10 10 / / 1"), read("e1 e9 / 10 10 / - / 1"));
    assert_eq!(read("E1 E9/10 10/-/1"), read("e1 e9 / 10 10 / - / 1"));
}

#[test]
fn finished_positions_read_back() {
    for (preset, text, winner, reason) in [
        ("two", "e9 d4 / 10 10 / - / over", 1, "goal"),
        ("two", "e4 d1 / 10 10 / - / over", 2, "goal"),
        ("two", "e5 - / 10 0 / - / over", 1, "resignation"),
        ("four", "- - - i5 / 0 0 0 5 / c3h / over", 4, "resignation"),
        ("four", "e8 - e1 i5 / 5 0 5 5 / - / over", 3, "goal"),
    ] {
        let position = Position::read(&setup(preset, &[]), text).unwrap();
        assert_eq!(position.to_string(), text);
        assert_eq!(position.turn(), Turn::Over);
        let outcome = position.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.reason), (SeatSet::only(seat(winner)), reason));
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    for (preset, text, reason) in [
        ("two", "", "«fences left» is missing"),
        ("two", "e1 e9", "«fences left» is missing"),
        ("two", "e1 e9 / 10 10", "«fences» is missing"),
        ("two", "e1 e9 / 10 10 / -", "«seat to move» is missing"),
        ("two", "e1 e9 / 10 10 / - / 1 / 1", "nothing may follow"),
        ("two", "e1 / 10 10 / - / 1", "2 pawns and 2 numbers"),
        ("two", "e1 e9 d4 / 10 10 / - / 1", "2 pawns and 2 numbers"),
        ("two", "e1 e9 / 10 / - / 1", "2 pawns and 2 numbers"),
        ("two", "e1 x9 / 10 10 / - / 1", "a pawn's square"),
        ("two", "e1 k11 / 10 10 / - / 1", "not on this board"),
        ("two", "e5 e5 / 10 10 / - / 1", "two pawns stand on e5"),
        ("two", "e1 e9 / 10 -1 / - / 1", "a number of fences expected"),
        ("two", "e1 e9 / 10 300 / - / 1", "a number of fences expected"),
        ("two", "e1 e9 / +9 10 / e3h / 1", "without a plus"),
        ("two", "e1 e9 / 11 10 / - / 1", "at most 10 fences"),
        ("small", "c1 c5 / 3 3 / a1h c1h a2h c2h a3h c3h a4h / 1", "at most 6 fences are placed"),
        ("two", "e1 e9 / 9 10 / e3x / 1", "a fence (e3h, e3v) expected"),
        ("two", "e1 e9 / 9 10 / e9h / 1", "does not lie inside the board"),
        ("two", "e1 e9 / 9 9 / e3h e3h / 1", "would overlap"),
        ("two", "e1 e9 / 9 9 / e3h f3h / 1", "would overlap"),
        ("two", "e1 e9 / 9 9 / e3h e3v / 1", "would cross"),
        ("two", "a1 e9 / 9 9 / a1h b1v / 1", "seat 1 has no way"),
        ("two", "e1 e9 / 10 10 / - / 3", "a seat is a number from 1 to 2"),
        ("two", "e1 e9 / 10 10 / - / ", "a seat is a number from 1 to 2"),
        ("two", "e2 e9 / 10 10 / - / lot", "the lot is drawn before the first move"),
        ("two", "e1 e9 / 9 10 / e3h / lot", "the lot is drawn before the first move"),
        ("two", "e1 e9 / 10 10 / - / over", "the game is not over"),
        ("two", "e9 d4 / 10 10 / - / 2", "the game is over"),
        ("two", "e5 - / 10 0 / - / 1", "the game is over"),
        ("two", "e9 d1 / 10 10 / - / over", "both cannot be"),
        ("two", "e9 - / 10 0 / - / over", "both cannot be"),
        ("two", "- - / 0 0 / - / over", "at least one pawn"),
        ("two", "e5 - / 10 10 / - / over", "has resigned and has no fences left"),
        ("four", "e1 - e9 i5 / 5 0 5 5 / - / 2", "has left the game"),
        ("four", "e1 a5 / 5 5 / - / 1", "4 pawns and 4 numbers"),
    ] {
        let error = Position::read(&setup(preset, &[]), text).expect_err(text).to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
    let named = setup("two", &[("start", 1)]);
    let error = Position::read(&named, "e1 e9 / 10 10 / - / lot").unwrap_err().to_string();
    assert!(error.contains("the setup names who begins"), "{error}");
    let long = format!("e1 e9 / 10 10 / {} / 1", "a".repeat(20_000));
    assert!(Position::read(&setup("two", &[]), &long).is_err());
}

#[test]
fn actions_are_read_in_any_case() {
    let position = Position::new(&setup("two", &[]));
    for (text, action) in [
        ("e2", Action::Step(square("e2"))),
        (" E2 ", Action::Step(square("e2"))),
        ("E3H", read(&position, "e3h")),
        ("Pass", Action::Pass),
        ("resign", Action::Resign),
    ] {
        assert_eq!(position.read_action(Seat::FIRST, text), Ok(action));
    }
    for text in ["", "e", "e3q", "resign 2", "e2 e3", "take", "１"] {
        let error = position.read_action(Seat::FIRST, text).unwrap_err().to_string();
        assert!(error.contains("an action is a square"), "{error}");
    }
}

#[test]
fn the_lot_is_read_exactly() {
    let position = Position::new(&setup("two", &[]));
    assert_eq!(position.read_chance("start 2"), Ok(Chance::Start(seat(2))));
    for text in ["", "start", "start 0", "start 3", "start  1", "Start 1", "throw 31"] {
        assert!(position.read_chance(text).is_err(), "{text}");
    }
}

#[test]
fn no_seat_and_no_action_makes_a_check_panic() {
    for fields in [&[("players", 2)], &[("players", 4)]] {
        let position = Position::new(&setup("small", &[fields[0], ("start", 1)]));
        for number in 1..=6 {
            let seat = seat(number);
            for column in 0..11 {
                for row in 1..=11 {
                    for text in ["", "h", "v"].map(|end| format!("{}{row}{end}", char::from(b'a' + column))) {
                        let accepted = position.check(seat, &read(&position, &text)).is_ok();
                        assert!(!accepted || seat.number() <= position.players());
                    }
                }
            }
            assert!(position.check(seat, &Action::Pass).is_err());
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            assert_eq!(actions.is_empty(), number != 1);
            position.distance(seat);
            position.distances(seat);
            position.shortest_way(seat);
        }
    }
}

/// A position after some random actions.
fn wandered(preset: &str, size: i64, seed: u64, plies: u32) -> (Setup, Position) {
    let setup = setup(preset, &[("size", size), ("start", 1)]);
    let mut position = Position::new(&setup);
    let mut source = Stream::new(seed);
    for _ in 0..plies {
        if position.turn() != Turn::Over {
            position.play_random(mover(&position), &mut source, &mut Vec::new());
        }
    }
    (setup, position)
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,80}") {
        for preset in ["two", "four", "small"] {
            let setup = setup(preset, &[]);
            if let Ok(position) = Position::read(&setup, &text) {
                prop_assert_eq!(position.validate(), Ok(()));
            }
            let position = Position::new(&setup);
            let _ = position.read_action(Seat::FIRST, &text);
            let _ = position.read_chance(&text);
            let _ = Setup::preset(&text);
        }
    }

    #[test]
    fn any_likely_text_is_read_or_refused(text in "[a-k1-9hv/ -]{0,60}(lot|over|1)?") {
        for preset in ["two", "four", "small"] {
            let setup = setup(preset, &[]);
            if let Ok(position) = Position::read(&setup, &text) {
                prop_assert_eq!(Position::read(&setup, &position.to_string()), Ok(position));
            }
            let position = Position::new(&setup);
            if let Ok(action) = position.read_action(Seat::FIRST, &text) {
                prop_assert_eq!(action.to_string(), text.trim());
                let _ = position.check(Seat::FIRST, &action);
            }
        }
    }
}

/// One character of a true position changed, doubled or left out: what is still read is sound and playable.
#[test]
fn a_spoilt_position_is_read_or_refused() {
    let read = Cell::new(0);
    proptest!(ProptestConfig::with_cases(512), |(
        four in any::<bool>(),
        half in 2i64..=5,
        seed in any::<u64>(),
        plies in 0u32..60,
        place in any::<prop::sample::Index>(),
        with in "[a-k0-9hv/ -]{0,2}",
    )| {
        let preset = if four { "four" } else { "two" };
        let (setup, position) = wandered(preset, 2 * half + 1, seed, plies);
        let mut text = position.to_string();
        prop_assert_eq!(Position::read(&setup, &text), Ok(position));
        let place = place.index(text.len());
        text.replace_range(place..=place, &with);
        if let Ok(position) = Position::read(&setup, &text) {
            read.set(read.get() + 1);
            prop_assert_eq!(position.validate(), Ok(()));
            prop_assert_eq!(Position::read(&setup, &position.to_string()), Ok(position.clone()));
            if let Turn::Seats(seats) = position.turn() {
                let seat = seats.first().unwrap();
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                prop_assert_eq!(position.count_legal(seat), actions.len() as u64);
                prop_assert!(!actions.is_empty());
            }
        }
    });
    assert!(read.get() >= 8, "only {} were read", read.get());
}

#[test]
fn any_values_give_a_setup_or_a_reason() {
    let read = Cell::new(0);
    proptest!(|(
        field in prop::sample::select(vec!["players", "start", "size", "fences", "repetition", "ply_limit", "preset", "x"]),
        number in prop_oneof![-3i64..30, any::<i64>()],
        word in "[a-z]{0,5}",
        flag in any::<bool>(),
    )| {
        for value in [Value::Int(number), Value::from(word.as_str()), Value::Bool(flag), Value::Ints(vec![number].into())] {
            if let Ok(setup) = Setup::from_raw([(field.to_owned(), value)]) {
                read.set(read.get() + 1);
                let raw = setup.values();
                let again = Setup::from_raw(raw.iter().map(|(name, value)| (name.to_owned(), value.clone())));
                prop_assert_eq!(again, Ok(setup));
                prop_assert_eq!(Position::new(&setup).validate(), Ok(()));
            }
        }
    });
    assert!(read.get() >= 10, "only {} were read", read.get());
}
