//! How lucky one chance event was.

use igroteka_catalog::{AnyGame, Refusal};
use serde::{Deserialize, Serialize};

/// A chance event with what it brought to each seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChanceReview {
    /// How many events came before it: its place in the record, from 0.
    pub seq: usize,
    /// What happened.
    pub event: String,
    /// What each seat gained, in the review's unit: the value after it less the mean of all that might have happened.
    pub luck: Vec<f64>,
    /// The standard error, where outcomes or games were sampled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub error: Option<f64>,
    /// How many outcomes the mean was made from.
    pub outcomes: usize,
    /// Whether they are all that were possible.
    #[serde(rename = "exact")]
    pub is_exact: bool,
}

impl ChanceReview {
    /// The seat that gained most, from 0, and how much that was.
    pub fn luckiest(&self) -> (usize, f64) {
        let seats = self.luck.iter().copied().enumerate();
        seats.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((0, 0.0))
    }

    /// The largest gain or loss of a seat, where it is more than chance in the sample.
    pub fn size(&self) -> f64 {
        let size = self.luck.iter().map(|luck| luck.abs()).fold(0.0, f64::max);
        if size > 2.0 * self.error.unwrap_or(0.0) { size } else { 0.0 }
    }
}

/// Values a chance event; `None` where there was only one outcome.
pub(crate) fn value(game: &dyn AnyGame, event: &str, seed: u64) -> Result<Option<ChanceReview>, Refusal> {
    let luck = game.luck(event, seed)?;
    Ok((luck.outcomes > 1).then(|| ChanceReview {
        seq: game.seq(),
        event: event.to_owned(),
        luck: luck.seats,
        error: luck.error,
        outcomes: luck.outcomes,
        is_exact: luck.is_exact,
    }))
}
