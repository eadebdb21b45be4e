//! How a game may go on after a move.

use igroteka_catalog::{AnyGame, kind};
use igroteka_game::{Record, Turn};
use igroteka_review::{DecisionReview, Valued};
use serde_json::json;

use crate::common::{golden, record, reviewed};

/// How many actions follow where nothing ends the line.
const LENGTH: usize = 4;

fn before(record: &Record, decision: &DecisionReview) -> Box<dyn AnyGame> {
    let events = record.events[..decision.seq].to_vec();
    let kind = kind(&record.game).expect("the game is known");
    kind.load(&Record { events, ..record.clone() }).expect("the events replay")
}

/// Every action with a value: the played, the best and the others.
fn named(decision: &DecisionReview) -> impl Iterator<Item = &Valued> {
    [&decision.played, &decision.best].into_iter().chain(&decision.alternatives)
}

/// Plays a line out; who acts next.
fn after(record: &Record, decision: &DecisionReview, valued: &Valued) -> Turn {
    let mut game = before(record, decision);
    for action in &valued.line {
        let Turn::Seats(seats) = game.turn() else { panic!("nobody is to act in {:?}", valued.line) };
        game.play(seats.first(), action).unwrap_or_else(|refusal| panic!("{:?}: {refusal}", valued.line));
    }
    game.turn()
}

#[test]
fn lines_go_on_where_nothing_is_hidden() {
    for (game, name) in [("quoridor", "small"), ("quoridor", "four")] {
        let record = golden(game, name);
        let review = reviewed(&record, 80);
        let mut others = 0;
        for decision in &review.decisions {
            for valued in named(decision) {
                assert_eq!(valued.line[0], valued.action, "{name}");
                let turn = after(&record, decision, valued);
                let is_whole = valued.line.len() >= LENGTH || turn == Turn::Over;
                assert!(is_whole, "{name}, event {}: {:?}", decision.seq, valued.line);
            }
            others += decision.alternatives.len();
        }
        assert!(others > 10, "{name}: {others}");
    }
}

/// A double is answered, and after a play it is the other's turn to double; all else is up to the dice.
#[test]
fn lines_end_at_the_dice() {
    let lines = |cube: bool, position: &str, events: &[&str]| -> Vec<String> {
        let setup = json!({"preset": "international", "cube": cube, "white": 1});
        let record = record("nardy", &setup, Some(position), events);
        let review = reviewed(&record, 2_000);
        let mut lines = Vec::new();
        for decision in &review.decisions {
            for valued in named(decision) {
                assert_eq!(after(&record, decision, valued), Turn::Chance, "{:?}", valued.line);
                lines.push(valued.line.join(" – "));
            }
        }
        lines
    };
    let position = "white 1 / 6:3 5:4 off:8 / 1:2 off:13 / cube 1 / 1";
    let with_cube = lines(true, &format!("{position} decides"), &["1 roll", "! throw 31", "1 6/3 5/4"]);
    for line in ["roll", "double – take", "6/3 5/4 – roll"] {
        assert!(with_cube.contains(&line.to_owned()), "{line}: {with_cube:?}");
    }
    let without = lines(false, &format!("{position} plays 31"), &["1 6/3 5/4"]);
    assert!(without.contains(&"6/3 5/4".to_owned()), "{without:?}");
}

/// Where hands are hidden, the search over all that they may be has seen what follows; in sudoku that is a draw.
#[test]
fn lines_come_from_the_search_where_hands_are_hidden() {
    for (game, name, goes_on) in
        [("metro", "leaflet-2-pass", true), ("roads", "newspaper", true), ("sudoku", "children", false)]
    {
        let review = reviewed(&golden(game, name), 2_000);
        let others = || review.decisions.iter().flat_map(|decision| &decision.alternatives);
        assert!(others().all(|other| other.line[0] == other.action), "{name}");
        assert_eq!(others().any(|other| other.line.len() > 1), goes_on, "{name}");
    }
}
