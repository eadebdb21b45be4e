//! What was taken back is not judged, and unusual endings are no decisions.

use serde_json::json;

use crate::common::{record, reviewed};

#[test]
fn a_move_that_was_taken_back_is_forgiven() {
    let lines = ["1 e2", "2 e8", "1 a1h", "takeback 1", "1 e3", "2 timeout", "! pick e7"];
    let record = record("quoridor", &json!({"start": 1}), None, &lines);
    let review = reviewed(&record, 500);
    let places: Vec<usize> = review.decisions.iter().map(|decision| decision.seq).collect();
    assert_eq!(places, [0, 1, 4], "the fence was taken back, and what the clock chose is nobody's");
    assert_eq!(review.decisions[2].played.action, "e3");
}

#[test]
fn losing_on_time_is_no_decision() {
    let lines = ["1 e2", "2 e8", "1 timeout", "1 resign"];
    let review = reviewed(&record("quoridor", &json!({"start": 1}), None, &lines), 200);
    let places: Vec<usize> = review.decisions.iter().map(|decision| decision.seq).collect();
    assert_eq!(places, [0, 1], "nobody gave up");
}

#[test]
fn a_single_legal_move_is_no_decision() {
    let position = "white 1 / 6:2 off:13 / 1:2 off:13 / cube 1 / 1 plays 21";
    let setup = json!({"preset": "international", "cube": false, "white": 1});
    let lines = ["1 6/5 6/4", "! throw 31", "2 1/off(2)"];
    let record = record("nardy", &setup, Some(position), &lines);
    let review = reviewed(&record, 100);
    let played: Vec<&str> = review.decisions.iter().map(|decision| decision.played.action.as_str()).collect();
    assert_eq!(played, ["6/5 6/4"], "two plays of seat 1, and one that seat 2 had to make");
}
