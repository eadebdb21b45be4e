//! How a review is asked for, and why there may be none.

use std::time::Duration;

use igroteka_catalog::{Cancel, Refusal};
use thiserror::Error;

/// How closely to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// As many positions as suit the game; fewer for each decision where a game has unusually many.
    #[default]
    Usual,
    /// So many positions for each decision. The same review on every machine.
    Positions(u64),
    /// So long for each decision.
    Time(Duration),
}

/// How a review is made.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How closely to look at every decision.
    pub effort: Effort,
    /// Ends the review early; there is none then.
    pub cancel: Cancel,
}

/// Why there is no review.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// The record cannot be read or does not replay.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It was told to stop.
    #[error("the review was cancelled")]
    Cancelled,
}
