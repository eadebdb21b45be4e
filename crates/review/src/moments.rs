//! The moments that decided a game.

use serde::{Deserialize, Serialize};

use crate::decision::DecisionReview;
use crate::luck::ChanceReview;

/// How many moments and mistakes are named.
const MOST: usize = 3;

/// A moment that brought much to one seat or cost it much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// How many events came before it.
    pub seq: usize,
    /// Who decided, or who gained or lost most by chance.
    pub seat: u8,
    /// Whether it was decided or happened.
    pub cause: Cause,
    /// What the seat gained, negative if it lost.
    pub swing: f64,
}

/// What made a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A decision, which can only lose.
    Decision,
    /// Chance.
    Chance,
}

/// The three moments with the largest swings, the largest first.
pub(crate) fn decisive(decisions: &[DecisionReview], chance: &[ChanceReview]) -> Vec<Moment> {
    let lost = decisions.iter().map(|decision| Moment {
        seq: decision.seq,
        seat: decision.seat,
        cause: Cause::Decision,
        swing: -decision.loss,
    });
    let happened = chance.iter().filter(|event| event.size() > 0.0).map(|event| {
        let seats = event.luck.iter().copied().enumerate();
        let (seat, swing) = seats.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())).unwrap_or((0, 0.0));
        // What one gains the other loses: it is named after who gained.
        let (seat, swing) =
            if swing < 0.0 && event.luck.len() == 2 { event.luckiest() } else { (seat, swing) };
        Moment { seq: event.seq, seat: seat as u8 + 1, cause: Cause::Chance, swing }
    });
    let mut moments: Vec<Moment> = lost.chain(happened).filter(|moment| moment.swing != 0.0).collect();
    // A stable sort: of equals the earlier one comes first.
    moments.sort_by_key(|moment| moment.seq);
    moments.sort_by(|a, b| b.swing.abs().total_cmp(&a.swing.abs()));
    moments.truncate(MOST);
    moments
}

/// The places of a seat's three worst decisions, the worst first.
pub(crate) fn worst(seat: u8, decisions: &[DecisionReview]) -> Vec<usize> {
    let mut lost: Vec<&DecisionReview> =
        decisions.iter().filter(|decision| decision.seat == seat && decision.loss > 0.0).collect();
    lost.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    lost.iter().take(MOST).map(|decision| decision.seq).collect()
}
