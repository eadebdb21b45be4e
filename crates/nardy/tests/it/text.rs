//! The text form of a position, and readers that never panic.

use std::cell::Cell;

use igroteka_game::{Rules, Seat};
use igroteka_nardy::{Position, mat};
use proptest::prelude::*;

use crate::common::*;

const START: &str = "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 throws";
const LATE: &str = "white 2 / bar:1 6:4 off:10 / 3:2 1:1 off:12 / cube 4:2 / 1 plays 64 / 2 resigns 1";

#[test]
fn texts_read_back() {
    let rules = setup("international cube=true");
    for text in [
        START,
        LATE,
        "white ? / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / colours",
        "white 2 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / opening",
        "white 1 / 6:15 / 6:15 / cube 2:1 / 1 decides",
        "white 1 / 6:15 / 6:15 / cube 2:1 / 2 answers",
        "white 1 / off:15 / 6:15 / cube 2:1 / 1 wins 2 off",
        "white 1 / 6:15 / 6:15 / cube 2:1 / 1 wins 1 drop",
        "white ? / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 wins 3 resign",
    ] {
        let position = Position::read(&rules, text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(position.to_string(), text);
    }
}

/// Setup, text, and a part of the message that refuses it.
const IMPOSSIBLE: &[(&str, &str, &str)] = &[
    ("leaflet", "", "the first part is"),
    ("leaflet", "white 1", "«seat 1's checkers» is missing"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1", "«what is due» is missing"),
    ("leaflet", "white 3 / 6:15 / 6:15 / cube 1 / 1 throws", "a seat is a number"),
    ("leaflet", "black 1 / 6:15 / 6:15 / cube 1 / 1 throws", "the first part is"),
    ("leaflet", "white 1 / 6:14 / 6:15 / cube 1 / 1 throws", "15 checkers"),
    ("leaflet", "white 1 / 6:15 off:1 / 6:15 / cube 1 / 1 throws", "15 checkers"),
    ("leaflet", "white 1 / 6:16 / 6:15 / cube 1 / 1 throws", "1 to 15 checkers"),
    ("leaflet", "white 1 / 6:8 6:7 / 6:15 / cube 1 / 1 throws", "stands once"),
    ("leaflet", "white 1 / 6:15 5:0 / 6:15 / cube 1 / 1 throws", "1 to 15 checkers"),
    ("leaflet", "white 1 / 25:15 / 6:15 / cube 1 / 1 throws", "checkers are written"),
    ("leaflet", "white 1 / 6 / 6:15 / cube 1 / 1 throws", "checkers are written"),
    ("leaflet", "white 1 / 6:15 / 19:15 / cube 1 / 1 throws", "held by one side only"),
    ("leaflet", "white 1 / off:15 / off:15 / cube 1 / 1 wins 1 off", "only one side"),
    (
        "leaflet",
        "white 1 / bar:3 6:2 5:2 4:2 3:2 2:2 1:2 / bar:3 6:2 5:2 4:2 3:2 2:2 1:2 / cube 1 / 1 throws",
        "closed inner fields",
    ),
    ("leaflet", "white ? / 6:15 / 6:15 / cube 1 / 1 throws", "colours comes before"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / colours", "only while they are open"),
    ("leaflet white=1", "white 2 / 6:15 / 6:15 / cube 1 / 1 throws", "otherwise who plays White"),
    (
        "leaflet white=1",
        "white ? / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / colours",
        "setup says who",
    ),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 2:1 / 1 throws", "without the doubling cube"),
    ("leaflet cube=true", "white 1 / 6:15 / 6:15 / cube 2 / 1 throws", "the cube is"),
    ("leaflet cube=true", "white 1 / 6:15 / 6:15 / cube 3:1 / 1 throws", "the cube is"),
    ("leaflet cube=true", "white 1 / 6:15 / 6:15 / cube 8192:1 / 1 throws", "the cube is"),
    ("leaflet cube=true match=3 score=2,0", "white 1 / 6:15 / 6:15 / cube 2:1 / 1 throws", "Crawford"),
    (
        "leaflet cube=true match=3 score=2,0 crawford=false",
        "white 1 / 6:15 / 6:15 / cube 2:2 / 1 throws",
        "did not allow",
    ),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / opening", "first position"),
    (
        "leaflet start=1",
        "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / opening",
        "without an opening throw",
    ),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 decides", "may not double"),
    ("leaflet cube=true", "white 1 / 6:15 / 6:15 / cube 2:2 / 2 answers", "may not have doubled"),
    ("leaflet", "white 1 / off:15 / 6:15 / cube 1 / 1 throws", "has won"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 wins 1 off", "borne off everything"),
    ("leaflet", "white 1 / off:15 / 6:15 / cube 1 / 2 wins 1 off", "borne off everything"),
    ("leaflet", "white 1 / off:15 / 6:15 / cube 1 / 1 wins 2 off", "for that stake"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 wins 1 drop", "for that stake"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 wins 2 resign", "for that stake"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 wins 4 off", "a stake is 1, 2 or 3"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 wins 1 luck", "what is due is"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 plays 07", "two dice"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 sleeps", "what is due is"),
    ("leaflet", "white 1 / 6:15 / 6:15 / cube 1 / 1 throws / 1 resigns 1", "may count more than one"),
    ("international", "white 1 / 6:14 off:1 / 6:15 / cube 1 / 1 throws / 1 resigns 2", "so high a stake"),
    ("international", "white 1 / 6:15 / 6:15 / cube 1 / 1 throws / 1 gives up", "a resignation on offer"),
    ("international", "white 1 / 6:15 / 6:15 / cube 1 / 1 throws / 1 resigns 1 / x", "nothing may follow"),
];

#[test]
fn impossible_positions_are_refused() {
    for (rules, text, problem) in IMPOSSIBLE {
        let error = Position::read(&setup(rules), text).expect_err(text).to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

/// A valid text with a few characters changed, left out or doubled.
fn mutated(text: &'static str) -> impl Strategy<Value = String> {
    let edits = prop::collection::vec((0..text.len(), 0..3u8, any::<char>()), 1..4);
    edits.prop_map(move |edits| {
        let mut characters: Vec<char> = text.chars().collect();
        for (place, kind, character) in edits {
            let place = place % characters.len();
            match kind {
                0 => characters[place] = character,
                1 if characters.len() > 1 => drop(characters.remove(place)),
                _ => characters.insert(place, characters[place]),
            }
        }
        characters.into_iter().collect()
    })
}

/// A reader may refuse; whatever it accepts is sound. Gives how many of the rules accept it.
fn reading_is_safe(text: &str) -> u32 {
    let mut accepted = 0;
    for rules in ["leaflet", "exact", "international cube=true"] {
        let rules = setup(rules);
        if let Ok(position) = Position::read(&rules, text) {
            assert_eq!(position.validate(), Ok(()));
            assert_eq!(Position::read(&rules, &position.to_string()), Ok(position.clone()));
            let _ = (position.xgid(), position.gnu_match_id(), position.view(None));
            for seat in [ONE, TWO] {
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                assert!(position.turn().includes(seat) != actions.is_empty());
            }
            accepted += 1;
        }
    }
    accepted
}

/// Actions and chance events in positions of every kind.
fn playing_is_safe(text: &str) {
    let rules = setup("international cube=true");
    for position in [START, LATE, "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 11"] {
        let position = Position::read(&rules, position).unwrap();
        for seat in (1..=6).filter_map(Seat::from_number) {
            if let Ok(action) = position.read_action(seat.min(TWO), text) {
                let mut after = position.clone();
                if after.play(seat, &action).is_err() {
                    assert_eq!(after, position);
                }
                let _ = position.check(seat, &action);
            }
        }
        let _ = position.read_chance(text).map(|chance| position.check_chance(&chance));
    }
}

proptest! {
    #[test]
    fn readers_never_panic(text in any::<String>()) {
        reading_is_safe(&text);
        playing_is_safe(&text);
        let _ = mat::read(&text);
    }

    #[test]
    fn readers_never_panic_on_likely_characters(text in "[-0-9a-zA-Z/*():=. ]{0,40}") {
        reading_is_safe(&text);
        playing_is_safe(&text);
    }

    #[test]
    fn plays_of_any_points_are_answered(text in "((bar|off|[0-9]{1,2})(/(bar|off|[0-9]{1,2})\\*?){1,3}(\\([1-4]\\))? ?){1,4}") {
        playing_is_safe(&text);
    }

    #[test]
    fn changed_events_are_read_or_refused(text in prop_oneof![
        mutated("24/18 13/11*"), mutated("bar/20 6/off"), mutated("8/5*(2) 6/3(2)"), mutated("resign 2"),
        mutated("colours white=2"), mutated("open 31"), mutated("throw 31"),
    ]) {
        playing_is_safe(&text);
    }

    #[test]
    fn changed_files_are_read_or_refused(text in mutated(include_str!("../mat/gnubg.mat"))) {
        let _ = mat::read(&text);
    }

    #[test]
    fn setups_are_read_or_refused(name in "[a-z_]{1,10}", number in any::<i64>(), word in any::<String>()) {
        use igroteka_game::{Setup as _, Value};
        for field in igroteka_nardy::Setup::FIELDS.iter().map(|field| field.name).chain([name.as_str()]) {
            for value in [Value::Int(number), Value::from(word.as_str()), Value::Ints(vec![number, 1].into())] {
                let _ = igroteka_nardy::Setup::from_raw([
                    ("match".to_owned(), Value::Int(7)),
                    (field.to_owned(), value),
                ]);
            }
        }
    }
}

#[test]
fn changed_positions_are_read_or_refused() {
    let read = Cell::new(0);
    let texts =
        [START, LATE, "4HPwATDgc/ABMA:UQmgABAAEAAE", "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:1:0:5:10"];
    for text in texts {
        proptest!(|(text in mutated(text))| {
            read.set(read.get() + reading_is_safe(&text));
        });
    }
    assert!(read.get() >= 20, "only {} were read", read.get());
}
