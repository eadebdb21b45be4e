//! Why something was refused.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

/// The body of every answer that is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Problem {
    /// What was refused and why.
    pub error: Error,
}

/// A refusal: a code for programs, a sentence for people. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Error {
    /// For programs.
    pub code: ErrorCode,
    /// For people, in English.
    pub message: String,
    /// With `too_many` and `newer_version`: after how many seconds to try again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub retry_after: Option<u32>,
}

/// What kind of thing was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The request makes no sense.
    BadRequest,
    /// There is no such game.
    UnknownGame,
    /// The game was agreed on under a version of its rules that this program does not know.
    UnknownRules,
    /// The setup is unreadable or impossible.
    BadSetup,
    /// The move's text is unreadable.
    BadMove,
    /// The record is unreadable or does not replay.
    BadRecord,
    /// The move can be read, but not played now.
    IllegalMove,
    /// Somebody else is to act.
    NotYourTurn,
    /// The game has ended.
    GameOver,
    /// The decision this was meant for is closed: look at the new state.
    Stale,
    /// Nobody is signed in, or the token is wrong.
    Unauthorized,
    /// Signed in, but not allowed.
    Forbidden,
    /// There is no such thing, or it is not for you to know.
    NotFound,
    /// Somebody was faster, or it is there already.
    Conflict,
    /// The table is not in a state for this.
    NotNow,
    /// The request or a part of it is too large.
    TooLarge,
    /// Too many requests; wait for `retry_after` seconds.
    TooMany,
    /// The table goes on under a newer version of the program, which the node that was asked does not have yet; wait for
    /// `retry_after` seconds.
    NewerVersion,
    /// The service cannot do this at the moment. Nothing was done, unless the message says that this is not known.
    Unavailable,
}
