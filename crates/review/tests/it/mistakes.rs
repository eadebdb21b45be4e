//! Mistakes that anyone can see are found, and good moves are not called mistakes.

use igroteka_review::{Cause, Grade, Kind, Unit};
use serde_json::json;

use crate::common::{record, reviewed};

/// Seat 2 is one step from its goal. Only the fence c1h stops it.
#[test]
fn a_step_that_loses_at_once_is_a_blunder() {
    let position = Some("e8 c2 / 1 0 / e8h b1v / 1");
    let record = record("quoridor", &json!({}), position, &["1 d8", "2 c1"]);
    let review = reviewed(&record, 5_000);
    let blunder = &review.decisions[0];
    assert_eq!((blunder.grade, blunder.best.action.as_str()), (Grade::Blunder, "c1h"));
    assert!(blunder.loss > 0.9, "{}", blunder.loss);
    assert_eq!(review.seats[0].worst, [0]);
    assert!(review.seats[1].worst.is_empty(), "who takes the win errs in nothing");
    let moment = &review.moments[0];
    assert_eq!((moment.seq, moment.seat, moment.cause), (0, 1, Cause::Decision));
    // Before the blunder seat 1 was winning, after it seat 2 had won.
    assert!(review.curve[0].values[0] > 0.9 && review.curve[1].values[0] < 0.1, "{:?}", review.curve);
}

/// 3-1 makes the own 5-point; breaking up the rear pair and the 6-point leaves blots all over.
#[test]
fn an_opening_that_gives_up_everything_is_a_blunder() {
    let setup = json!({"preset": "international", "cube": false, "white": 1});
    let opening = |play: &str| {
        let record = record("nardy", &setup, None, &["! open 31", &format!("1 {play}")]);
        reviewed(&record, 20_000).decisions.swap_remove(0)
    };
    let good = opening("8/5 6/5");
    assert_eq!((good.grade, good.loss), (Grade::Best, 0.0));
    let bad = opening("24/23 6/3");
    assert_eq!((bad.grade, bad.best.action.as_str()), (Grade::Blunder, "8/5 6/5"));
    assert!(bad.best.equity.unwrap() > 0.1 && bad.played.equity.unwrap() < -0.05, "{bad:?}");
}

#[test]
fn giving_up_a_good_game_is_a_blunder_and_a_lost_one_is_none() {
    let setup = json!({"preset": "international", "cube": false, "white": 1});
    let resigned = |position: &str| {
        let record = record("nardy", &setup, Some(position), &["1 resign 1"]);
        reviewed(&record, 2_000).decisions.swap_remove(0)
    };
    // Both bear off their last two checkers with any throw; seat 1 has the throw.
    let won = resigned("white 1 / 1:2 off:13 / 1:2 off:13 / cube 1 / 1 plays 31");
    assert_eq!((won.kind, won.grade), (Kind::Resignation, Grade::Blunder));
    assert!((won.loss - 2.0).abs() < 0.01, "all that there is to win: {}", won.loss);
    let lost = resigned("white 1 / 12:1 11:1 off:13 / 1:2 off:13 / cube 1 / 1 plays 31");
    assert!(lost.loss < 0.01, "{}", lost.loss);
}

/// The luck of a throw is what it brings less the mean of all 36, so over all of them it is nothing.
#[test]
fn the_luck_of_all_throws_is_nothing() {
    let setup = json!({"preset": "international", "cube": false, "white": 1});
    let throws = (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low)));
    let (mut sum, mut best) = (0.0, f64::MIN);
    for (high, low) in throws {
        let last = format!("! throw {high}{low}");
        let record = record("nardy", &setup, None, &["! open 31", "1 8/5 6/5", &last]);
        let review = reviewed(&record, 10);
        let throw = review.chance.iter().find(|event| event.seq == 2).expect("a throw is chance");
        assert_eq!((throw.outcomes, throw.is_exact, throw.error), (21, true, None));
        let luck = throw.luck[1];
        assert!((throw.luck[0] + luck).abs() < 1e-9);
        sum += luck * if high == low { 1.0 } else { 2.0 };
        best = best.max(luck);
    }
    assert!(sum.abs() < 1e-6, "{sum}");
    assert!(best > 0.3, "a double is worth a lot: {best}");
}

/// A player who doubles what is lost and one who drops what is won.
#[test]
fn cube_errors_are_counted_apart() {
    let setup = json!({"preset": "international", "cube": true, "white": 1});
    // Bearing off: seat 1 has seven checkers to go, seat 2 two; seat 1 doubles all the same, and seat 2 drops.
    let position = "white 1 / 6:3 5:4 off:8 / 1:2 off:13 / cube 1 / 1 decides";
    let record = record("nardy", &setup, Some(position), &["1 double", "2 drop"]);
    let review = reviewed(&record, 2_000);
    assert_eq!(review.unit, Unit::Equity);
    let kinds: Vec<(Kind, Grade)> =
        review.decisions.iter().map(|decision| (decision.kind, decision.grade)).collect();
    assert_eq!(kinds, [(Kind::Cube, Grade::Blunder); 2]);
    for seat in &review.seats {
        let rates = seat.totals.rates.expect("nardy has error rates");
        assert_eq!((rates.checker.decisions, rates.cube.decisions), (0, 1));
    }
    // To drop is to lose one point instead of winning two.
    assert!((review.decisions[1].loss - 3.0).abs() < 0.05, "{}", review.decisions[1].loss);
}
