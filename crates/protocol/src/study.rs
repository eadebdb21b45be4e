//! Games to look at: step by step, with nothing kept.

use std::collections::BTreeMap;

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
    /// The number of the first of these steps.
    #[serde(default)]
    pub from: u32,
    /// How it stood at first, and after each event; of a long game a part.
    pub steps: Vec<Step>,
    /// The number of the next step, if there are more than these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next: Option<u32>,
    /// The legal moves of whoever is to act after the last of these steps, or of the seat that looks if several are.
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

/// A place in a game to look at: how it stands after some moves.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct StandingRequest {
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
    /// The text of a position to begin with. What is written `?` in it is dealt by lot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What is played: lines of a record (`1 e2`, `! throw 31`), or moves of whoever is to act (`e2`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub moves: Vec<String>,
    /// Whether chance then draws what is due.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub draw: bool,
    /// With whose eyes; with those of the seat that is to act if left out.
    #[schema(minimum = 1, maximum = 6)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// How a game stands, and what may come next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Standing {
    /// The game's id.
    pub game: String,
    /// The setup, every field named.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub setup: Value,
    /// The position that it began with, everything dealt, if not as the setup says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub began: Option<String>,
    /// What was played since then, as lines of a record, those that chance drew included.
    pub lines: Vec<String>,
    /// The position's text.
    pub position: String,
    /// The position as other programs write it, by the form's name.
    pub ids: BTreeMap<String, String>,
    /// Who acts next.
    pub turn: Turn,
    /// What chance decides next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub chance: Option<Due>,
    /// With whose eyes; none for a spectator's.
    pub seat: Option<u8>,
    /// What they may know.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub view: Value,
    /// The legal moves of whoever is to act, or of the seat that looks if several are.
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

/// A chance event that is due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Due {
    /// The seat that it happens to, where it happens to one.
    pub seat: Option<u8>,
    /// What can happen, as lines of a record; empty where it is too much to list.
    pub outcomes: Vec<String>,
}

/// A `.mat` file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct MatRequest {
    /// Its text.
    pub mat: String,
}

/// The games of a `.mat` file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct MatGames {
    /// The record of each, in order.
    pub records: Vec<String>,
}
