//! Games to look at: step by step, with nothing kept.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Error, Outcome, Turn};

/// What to look at: a whole record, or a game with its setup, perhaps a position, and what is played from there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct Study {
    /// A record as text; then only `seat` may stand beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The game's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The setup; the default one if left out.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    /// The text of a position to begin with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What is played: lines of a record (`1 e2`, `! throw 31`), or moves of whoever is to act (`e2`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub moves: Vec<String>,
    /// With whose eyes; a spectator's if left out.
    #[schema(minimum = 1, maximum = 6)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A game step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Studied {
    /// The game's id.
    pub game: String,
    /// The setup, every field named.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub setup: Value,
    /// How it stood at first, and after each event.
    pub steps: Vec<Step>,
    /// The legal moves of whoever is to act after the last step, or of the seat that looks if several are.
    pub legal: Vec<String>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// Why the moves end before the last one asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub refused: Option<Error>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Step {
    /// The line of the record; none for how it began.
    pub line: Option<String>,
    /// Who acts next.
    pub turn: Turn,
    /// What the viewer may know then.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub view: Value,
}
