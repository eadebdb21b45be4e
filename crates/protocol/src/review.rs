//! Reviews of finished games, and the mistakes that come back as tasks.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Error, GameId, MistakeId, ReviewId};

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// It waits for its turn.
    Waiting,
    /// It is being made.
    Running,
    /// It is there.
    Done,
    /// There will be none.
    Failed,
}

/// What is known of a review; one line of its stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ReviewUpdate {
    /// The review. Whoever knows its id may see it.
    pub id: ReviewId,
    /// The game's kind.
    pub game: String,
    /// The game, if it was played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub played: Option<GameId>,
    /// How far it is.
    pub state: ReviewState,
    /// How many tasks are done.
    pub done: u32,
    /// How many there are.
    pub all: u32,
    /// The decisions found since the line before, or so far, in any order; empty once it is done. See docs/REVIEW.md.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "Array<import(\"../review/generated\").DecisionReview>"))]
    pub decisions: Vec<Value>,
    /// The points of the curve, in the same way.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "Array<import(\"../review/generated\").CurvePoint>"))]
    pub curve: Vec<Value>,
    /// The whole review, once it is done. See docs/REVIEW.md.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "import(\"../review/generated\").Review", optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<Value>,
    /// Your own seats in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seats: Option<Vec<u8>>,
    /// Why there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub error: Option<Error>,
}

/// A game to import and review: a record, or one game of a `.mat` file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct ImportedReview {
    /// The record as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// Or a `.mat` file as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mat: Option<String>,
    /// Which game of the file, from 1; the first if left out.
    #[schema(minimum = 1)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
    /// Which seat you were: its mistakes become your tasks.
    #[schema(minimum = 1, maximum = 6)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// In what losses are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum LossUnit {
    /// Shares of a win.
    Win,
    /// Normalised equity.
    Equity,
}

/// How much a mistake lost, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum MistakeGrade {
    /// Much.
    Mistake,
    /// Very much.
    Blunder,
}

/// A mistake of yours, as a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Mistake {
    /// The task.
    pub id: MistakeId,
    /// The review in which it was found.
    pub review: ReviewId,
    /// The game's kind.
    pub game: String,
    /// Its place in the record: how many events came before it.
    pub seq: u64,
    /// Your seat.
    pub seat: u8,
    /// What you did.
    pub played: String,
    /// What would have been best.
    pub best: String,
    /// What was lost.
    pub loss: f64,
    /// In what that is counted.
    pub unit: LossUnit,
    /// The same in a word.
    pub grade: MistakeGrade,
    /// When the game ended, or was reviewed if it was played elsewhere.
    pub at: i64,
    /// How often in a row it was solved.
    pub step: u8,
}

/// Your mistakes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Mistakes {
    /// How many are due.
    pub due: u32,
    /// How many come back later.
    pub waiting: u32,
    /// When the next of these does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next_at: Option<i64>,
    /// The due ones, the longest due first, at most 20.
    pub tasks: Vec<Mistake>,
}

/// How a task went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Whether something as good as the best was found.
    pub solved: bool,
}
