//! The review of one game.

use std::collections::BTreeMap;

use igroteka_catalog::AnyGame;
use igroteka_game::Record;
use serde::{Deserialize, Serialize};

use crate::curve::CurvePoint;
use crate::decision::DecisionReview;
use crate::luck::ChanceReview;
use crate::moments::{self, Moment};
use crate::options::{Effort, Options, ReviewError};
use crate::plan::{Plan, Progress};
use crate::totals::Totals;

/// Goes up when a review's JSON changes its meaning.
pub const FORMAT: u32 = 1;

/// This program with its version, as reviews name it.
pub const ENGINE: &str = concat!("igroteka ", env!("CARGO_PKG_VERSION"));

/// A game with what every decision and every chance event in it was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    /// The version of this form, [`FORMAT`].
    pub format: u32,
    /// The program that made it, with its version: a newer one may know better.
    pub engine: String,
    /// The game's id.
    pub game: String,
    /// The game's setup, as the record has it.
    pub setup: BTreeMap<String, String>,
    /// How many events the record has.
    pub events: usize,
    /// In what losses and luck are counted.
    pub unit: Unit,
    /// How many positions each decision was looked at; `None` if it was given time instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub positions: Option<u64>,
    /// How long each decision was looked at, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub time_ms: Option<u64>,
    /// The least losses of an inaccuracy, a mistake and a blunder.
    pub thresholds: [f64; 3],
    /// What became of each seat.
    pub seats: Vec<SeatReview>,
    /// The moments that decided the game, at most three, the largest first.
    pub moments: Vec<Moment>,
    /// The decisions with a choice, in order.
    pub decisions: Vec<DecisionReview>,
    /// The chance events with more than one outcome, in order.
    pub chance: Vec<ChanceReview>,
    /// What each seat could expect, in order.
    pub curve: Vec<CurvePoint>,
}

/// In what losses and luck are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Shares of a win; alone, shares of the most points there can be.
    Win,
    /// Normalised equity: 1 for a plain win of the cube.
    Equity,
}

/// One seat in a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatReview {
    /// Its number.
    pub seat: u8,
    /// The name in the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// How it played, and how lucky it was.
    #[serde(flatten)]
    pub totals: Totals,
    /// The places of its worst decisions, at most three, the worst first.
    pub worst: Vec<usize>,
}

/// Reviews a game on this thread.
pub fn review(
    record: &Record,
    options: &Options,
    progress: &mut dyn FnMut(Progress),
) -> Result<Review, ReviewError> {
    let plan = Plan::new(record, options)?;
    let all = plan.tasks().len();
    let mut worker = plan.worker();
    let mut findings = Vec::with_capacity(all);
    for number in 0..all {
        progress(Progress { done: number, all });
        findings.push(worker.run(number)?);
    }
    progress(Progress { done: all, all });
    plan.finish(findings)
}

impl Review {
    pub(crate) fn new(
        record: &Record,
        end: &dyn AnyGame,
        effort: Effort,
        positions: Option<u64>,
        decisions: Vec<DecisionReview>,
        chance: Vec<ChanceReview>,
        curve: Vec<CurvePoint>,
    ) -> Review {
        let in_equity = decisions.iter().any(|decision| decision.best.equity.is_some());
        let thresholds = end.thresholds();
        let seat = |seat: u8| SeatReview {
            seat,
            name: record.notes.get(&format!("seat.{seat}")).cloned(),
            totals: Totals::of(seat, in_equity, &decisions, &chance),
            worst: moments::worst(seat, &decisions),
        };
        Review {
            format: FORMAT,
            engine: ENGINE.to_owned(),
            game: record.game.clone(),
            setup: record.setup.clone(),
            events: record.events.len(),
            unit: if in_equity { Unit::Equity } else { Unit::Win },
            positions,
            time_ms: match effort {
                Effort::Time(time) => Some(time.as_millis() as u64),
                _ => None,
            },
            thresholds: [thresholds.inaccuracy, thresholds.mistake, thresholds.blunder],
            seats: (1..=end.players()).map(seat).collect(),
            moments: moments::decisive(&decisions, &chance),
            decisions,
            chance,
            curve,
        }
    }
}
