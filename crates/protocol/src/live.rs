//! The live socket: one per page, for any number of tables.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    Action, ChatLine, Error, Event, Now, ReviewId, ReviewUpdate, SeatState, TableId, TableRow, TableState,
};

/// What a client sends: a number of its own, and what it wants.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct FromClient {
    /// Comes back with the answer.
    pub id: u32,
    /// What is wanted.
    #[serde(flatten)]
    pub request: Request,
}

/// What may be wanted over the socket.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "want", rename_all = "snake_case")]
pub enum Request {
    /// Follow a table from now on.
    Watch {
        /// Which.
        table: TableId,
        /// A link of the table, where it asks for one.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        link: Option<String>,
        /// The last seq seen, after a reconnect: what came since is sent as one update, the whole state only if it is left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        after: Option<u64>,
        /// The last chat line seen.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        chat_after: Option<u64>,
    },
    /// Follow it no longer.
    Unwatch {
        /// Which.
        table: TableId,
    },
    /// Look with the eyes of one of several seats on this device, until its turn is over; `null` covers all.
    Uncover {
        /// Where.
        table: TableId,
        /// Which.
        seat: Option<u8>,
    },
    /// Do something at a table.
    Do {
        /// Where.
        table: TableId,
        /// What.
        action: Action,
    },
    /// Follow the lobby and one's own tables.
    Lobby {
        /// Begin or end.
        on: bool,
    },
    /// Follow how many of one's own tables wait for a move, and how many of one's mistakes to be solved.
    Turns {
        /// Begin or end.
        on: bool,
    },
    /// Follow a review; one at a time.
    Review {
        /// Which.
        review: ReviewId,
        /// Begin or end.
        on: bool,
    },
    /// Ask for the service's time.
    Ping,
}

/// What the service sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FromServer {
    /// A request was done.
    Ok {
        /// The request's number.
        id: u32,
        /// The table's seq after it, where it changed one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seq: Option<u64>,
    },
    /// A request was refused.
    Refused {
        /// The request's number; 0 if it could not be read.
        id: u32,
        /// Why.
        error: Error,
    },
    /// A whole table, after `watch`.
    State {
        /// The table.
        state: Box<TableState>,
    },
    /// What happened at a table.
    Update(Box<Update>),
    /// Who is at a table, after somebody came or went.
    Presence {
        /// Where.
        table: TableId,
        /// The seats.
        seats: Vec<SeatState>,
        /// How many watch.
        spectators: u32,
    },
    /// Somebody said something.
    Chat {
        /// Where.
        table: TableId,
        /// What.
        lines: Vec<ChatLine>,
    },
    /// The open tables, after `lobby` and after each change.
    Lobby {
        /// Those in the lobby.
        open: Vec<TableRow>,
        /// One's own.
        own: Vec<TableRow>,
    },
    /// At how many of one's own tables one is to act, after `turns` and after each change.
    Turns {
        /// How many.
        waiting: u32,
        /// How many of one's mistakes are due.
        mistakes: u32,
    },
    /// What is known of a review: all of it after `review`, then what is new.
    Review(Box<ReviewUpdate>),
    /// The answer to `ping`.
    Pong {
        /// The request's number.
        id: u32,
        /// The service's clock.
        at: i64,
    },
    /// A table can be followed no longer through this socket's node; watch it again after a while.
    Lost {
        /// Which.
        table: TableId,
        /// Why.
        error: Error,
    },
    /// The service ends or cuts this socket off; connect again after a while.
    Goodbye {
        /// Why.
        reason: String,
        /// The node ends and others go on: connect again after so many milliseconds, which differ from socket to
        /// socket, once what was asked is answered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        reconnect_ms: Option<u32>,
    },
}

/// What happened at a table, for one viewer; also one line of `GET /api/tables/{id}/stream`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Update {
    /// Where.
    pub table: TableId,
    /// What, in order.
    pub events: Vec<Event>,
    /// How it stands now.
    pub now: Now,
}

/// One line of `GET /api/stream/events`: something happened to whoever listens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct PersonalEvent {
    /// What.
    pub kind: PersonalKind,
    /// At which table.
    pub table: TableId,
}

/// What can happen to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum PersonalKind {
    /// A game began in which they play.
    GameStarted,
    /// It is their turn.
    YourTurn,
    /// A game ended in which they played.
    GameEnded,
}
