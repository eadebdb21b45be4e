//! The curve of a game: what each seat could expect, event by event.

use serde::{Deserialize, Serialize};

use crate::decision::DecisionReview;

/// What each seat could expect after so many events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CurvePoint {
    /// How many events had happened.
    pub seq: usize,
    /// The expected result of each seat: 1 a win, 0 a loss.
    pub values: Vec<f64>,
}

impl CurvePoint {
    /// What each seat could expect before this decision, in a game that hides nothing from its one or two players.
    pub(crate) fn before(players: usize, decision: &DecisionReview) -> CurvePoint {
        CurvePoint::valued(players, decision, decision.seq, decision.best.value)
    }

    fn valued(players: usize, decision: &DecisionReview, seq: usize, value: f64) -> CurvePoint {
        let seat = usize::from(decision.seat) - 1;
        let values = (0..players).map(|other| if other == seat { value } else { 1.0 - value });
        CurvePoint { seq, values: values.collect() }
    }
}

/// The curve of a game that hides nothing from its one or two players: the value of every decision before and after it
/// was made.
pub(crate) fn of_decisions(players: usize, decisions: &[DecisionReview]) -> Vec<CurvePoint> {
    let mut curve: Vec<CurvePoint> = Vec::new();
    for decision in decisions {
        // What was found before the move is closer looked at than what the move before it led to.
        let before = CurvePoint::before(players, decision);
        if curve.last().is_some_and(|last| last.seq == before.seq) {
            curve.pop();
        }
        curve
            .extend([before, CurvePoint::valued(players, decision, decision.seq + 1, decision.played.value)]);
    }
    curve
}
