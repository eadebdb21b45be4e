//! Asking the program: what a position is worth, what to do in it, and a hint during a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

/// What to think about: the end of a record, or of what is played from a position; and for how long.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct AdviseRequest {
    /// A record as text; then neither `game`, `setup`, `position` nor `moves` may stand beside it.
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
    /// The text of a position to begin with. What is written `?` in it is dealt by lot, see `POST /api/study/deal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What is played from there: lines of a record (`1 e2`, `! throw 31`), or moves of whoever is to act (`e2`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub moves: Vec<String>,
    /// After how many events of the record, or of `moves`; after all of them if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<u32>,
    /// For which seat; may be left out where only one is to act.
    #[schema(minimum = 1, maximum = 6)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Moves to be valued as closely as the best one.
    #[schema(max_items = 4)]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub compare: Vec<String>,
    /// How many of the best moves to show; 1 if left out.
    #[schema(minimum = 1, maximum = 3)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<u8>,
    /// For how long to think, in milliseconds; 3000 if left out.
    #[schema(minimum = 1, maximum = 10_000)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u32>,
}

/// What was found so far; one line of the stream that `POST /api/advise` answers with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct AdviceUpdate {
    /// How many actions ahead was looked.
    pub depth: u32,
    /// How many positions were judged.
    pub nodes: u64,
    /// Whether this is the last line.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// As many of the best moves as were asked for, the best first; then those to be compared that are not among them.
    pub candidates: Vec<AdviceCandidate>,
    /// Where nardy's cube may be turned, or was turned and waits for an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cube: Option<CubeEquities>,
}

/// A move with what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct AdviceCandidate {
    /// The move.
    #[serde(rename = "move")]
    pub action: String,
    /// The expected result for the seat: 1 a win, 0 a loss.
    pub value: f64,
    /// Nardy: the expected points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub equity: Option<f64>,
    /// Nardy: with the cube in play, 1 for winning it as it stands and −1 for losing it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub normalised: Option<f64>,
    /// The standard error of the value, where it was sampled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub error: Option<f64>,
    /// Whether the value is only an upper bound; never for the best move, nor for those that were to be compared.
    #[serde(default, rename = "bound", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub is_bound: bool,
    /// How the game may go on, this move first.
    pub line: Vec<String>,
    /// What the move does, in facts.
    pub reasons: Vec<Reason>,
}

/// What nardy's cube is worth to whoever may turn it, or has turned it: in normalised equity.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct CubeEquities {
    /// Not doubling.
    pub no_double: f64,
    /// Doubling, and the opponent takes.
    pub double_take: f64,
    /// Doubling, and the opponent drops.
    pub double_drop: f64,
}

/// A fact about a move. Its words are the text with this key, its figures the text's arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Reason {
    /// The key of the text.
    pub key: String,
    /// The figures by name.
    pub figures: BTreeMap<String, i64>,
}

/// A position in which something is left to the lot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct DealRequest {
    /// The game's id.
    pub game: String,
    /// The setup; the default one if left out.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub setup: Option<Value>,
    /// The position's text, with `?3` for three cards that nobody has seen, and `?` for one, or for all that are left.
    pub position: String,
    /// The seat whose hand is known: it may leave nothing to the lot.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
}

/// A position with everything dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Dealt {
    /// The position's text.
    pub position: String,
}

/// A hint for one's own decision at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
pub struct HintRequest {
    /// For which of one's seats; may be left out with one seat.
    #[schema(minimum = 1, maximum = 6)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<u8>,
    /// Whether to say why, too.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub reasons: bool,
}

/// What the strongest house bot would do on that seat, by what that seat knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Hint {
    /// How many events the game had when the decision opened: name this with a move.
    pub seq: u64,
    /// The move.
    #[serde(rename = "move")]
    pub action: String,
    /// The expected result for the seat: 1 a win, 0 a loss.
    pub value: f64,
    /// What the move does, in facts; empty unless they were asked for.
    pub reasons: Vec<Reason>,
}
