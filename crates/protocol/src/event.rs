//! What happened at a table, as one viewer saw it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{GameId, Options, Outcome, PersonRef};

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Event {
    /// Its place in the log, from 1.
    pub seq: u64,
    /// When.
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub what: EventKind,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventKind {
    /// The table was set up.
    Created,
    /// Somebody sat down.
    Joined {
        /// Where.
        seat: u8,
        /// Who.
        who: PersonRef,
    },
    /// Somebody stood up, or was sent away.
    Left {
        /// Where.
        seat: u8,
        /// Whether the host sent them away.
        kicked: bool,
    },
    /// The host left: somebody else at the table is the host now.
    HostPassed {
        /// Who.
        who: PersonRef,
    },
    /// The host changed what is agreed; those who sit at the table agree again.
    Changed {
        /// The setup now, every field named.
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
        setup: Value,
        /// The rest.
        options: Options,
    },
    /// A seat agreed to that.
    Agreed {
        /// Which.
        seat: u8,
    },
    /// The next game is set up and the service has committed to its secret.
    Prepared {
        /// The game.
        game: GameId,
        /// Which of the table's games it is, from 1.
        number: u32,
        /// Its setup, every field named.
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
        setup: Value,
        /// The service's commitment, in hexadecimal.
        commitment: String,
        /// The seats that said they would contribute.
        contributors: Vec<u8>,
    },
    /// A seat committed to a contribution.
    Committed {
        /// Which.
        seat: u8,
        /// The commitment, in hexadecimal.
        commitment: String,
    },
    /// All commitments are out: contributions may be revealed.
    Revealing,
    /// A seat revealed its contribution.
    Revealed {
        /// Which.
        seat: u8,
        /// The contribution, in hexadecimal.
        value: String,
    },
    /// The game is void: these seats did not reveal what they had committed to.
    Voided {
        /// The game.
        game: GameId,
        /// Which seats.
        seats: Vec<u8>,
        /// The service's secret, in hexadecimal.
        secret: String,
    },
    /// The game began.
    Started {
        /// The game.
        game: GameId,
    },
    /// Something happened in the game.
    Line {
        /// Its place in the game's record, from 1.
        n: u64,
        /// One line of this viewer's record: `1 e2`, `! throw 31`, `! draw ?`.
        line: String,
        /// Whether the service played it, since nothing else was possible (G4).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        auto: bool,
    },
    /// The game ended; all of it is public now.
    Ended {
        /// The game.
        game: GameId,
        /// How.
        outcome: Outcome,
        /// The service's secret, in hexadecimal.
        secret: String,
    },
    /// A seat asked to take its last move back.
    TakebackAsked {
        /// Which.
        seat: u8,
    },
    /// A seat agreed to the takeback that is asked for.
    TakebackAgreed {
        /// Which.
        seat: u8,
    },
    /// The takeback was declined, or the game went on.
    TakebackDeclined,
    /// The draw on offer was declined.
    DrawDeclined {
        /// By whom.
        seat: u8,
    },
    /// A seat asks for a pause, or agrees to it.
    PauseAsked {
        /// Which.
        seat: u8,
    },
    /// Everybody agreed: the game rests.
    Paused,
    /// The game goes on.
    Resumed,
    /// A player has been away for the grace time.
    Absent {
        /// Which seat.
        seat: u8,
    },
    /// The player is back.
    Returned {
        /// Which seat.
        seat: u8,
    },
    /// The others wait for another grace time.
    Waiting {
        /// For which seat.
        seat: u8,
    },
    /// The house bot plays on for a seat.
    Substituted(Substitute),
    /// The player took their seat over from it.
    TakenOver {
        /// Which.
        seat: u8,
    },
    /// A seat has taken a hint for its decision.
    Hint {
        /// Which.
        seat: u8,
    },
    /// A seat asks for the next game.
    RematchAsked {
        /// Which.
        seat: u8,
    },
    /// The chat was switched on or off.
    ChatSet {
        /// On or off.
        on: bool,
    },
    /// Somebody was muted or may speak again.
    Muted {
        /// Who.
        who: crate::PersonId,
        /// Muted or not.
        muted: bool,
    },
    /// Nothing further happens at this table.
    Closed {
        /// Why, if neither the host closed it nor time alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        reason: Option<ClosedFor>,
    },
}

/// Why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ClosedFor {
    /// Only house bots were left in its game, and nobody watched.
    OnlyBots,
}

/// A bot on somebody's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Substitute {
    /// Which seat.
    pub seat: u8,
    /// The bot's level.
    pub level: u8,
}
