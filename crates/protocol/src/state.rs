//! How a table stands, as one viewer may know it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Event, GameId, Links, Options, PersonId, PersonRef, Status, TableId, Written};

/// Everything one viewer may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct TableState {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// What is agreed.
    pub options: Options,
    /// Who set it up.
    pub host: PersonRef,
    /// The links, for those who sit at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub links: Option<Links>,
    /// The running or last game's setup, or that of the first game to come; every field named.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub setup: Value,
    /// Whether the games begin from a position of the host's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub from_position: bool,
    /// That position, in games that hide nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub position: Option<String>,
    /// The record of the running or last game as this viewer saw it, one line per event.
    pub record: Vec<String>,
    /// The log of the table around its games, games' lines left out.
    pub log: Vec<Event>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// How it stands.
    pub now: Now,
}

/// What changes as a table goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Now {
    /// The place of the last entry in the table's log.
    pub seq: u64,
    /// The service's clock.
    pub at: i64,
    /// Where the table is.
    pub status: Status,
    /// Whether players may ask for hints here.
    pub may_hint: bool,
    /// Who looks, and by which seat.
    pub you: You,
    /// The seats; left out of an update that did not change them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seats: Option<Vec<SeatState>>,
    /// How many watch; left out of an update that did not change the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spectators: Option<u32>,
    /// The running or last game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub game: Option<GameNow>,
    /// The match so far; left out of an update that did not change it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, rename = "match"))]
    #[serde(rename = "match")]
    pub series: Option<MatchState>,
}

/// Who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct You {
    /// The seats of this device.
    pub seats: Vec<u8>,
    /// The seat whose eyes this is seen with; null for a spectator's, also on a device with several seats until one is uncovered.
    pub seat: Option<u8>,
    /// Whether this is the host.
    pub host: bool,
}

/// One seat.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the seat")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct SeatState {
    /// Its number.
    pub seat: u8,
    /// Who sits there.
    pub who: Option<PersonRef>,
    /// The level of the house bot that sits there, for good or for the rest of the game.
    pub bot: Option<u8>,
    /// For an empty seat: whether it takes the players' link to sit down.
    pub invited: bool,
    /// Whether somebody is there at the moment; house bots always are.
    pub present: bool,
    /// Since when nobody is, and what may be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub absence: Option<Absence>,
    /// Whether the seat has asked for the next game.
    pub ready: bool,
    /// Whether the seat agrees to what the host has changed; the first game begins only then.
    pub agreed: bool,
    /// Whether the seat's device contributes to seeds.
    pub contributes: bool,
}

/// A player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Absence {
    /// Since when.
    pub since: i64,
    /// Whether the grace time is over, so that the others may choose.
    pub may_choose: bool,
}

/// Who acts next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(untagged)]
pub enum Turn {
    /// One seat.
    Seat(u8),
    /// Any of several.
    Seats(Vec<u8>),
    /// Nobody: the game is over, or chance is about to decide.
    Nobody,
}

/// A game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct GameNow {
    /// The game.
    pub id: GameId,
    /// Which of the table's games it is, from 1.
    pub number: u32,
    /// How many events it has: name this with a move.
    pub seq: u64,
    /// Who acts next.
    pub turn: Turn,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// What this viewer may know of the position.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub view: Written,
    /// The legal moves of the viewer's seat, if it is to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<String>>)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub legal: Option<Written>,
    /// The clock, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<ClockState>,
    /// What is on offer.
    #[serde(default)]
    pub offers: Offers,
    /// How many hints each seat has taken in this game.
    pub hints: Vec<u32>,
    /// Where its chance comes from.
    pub chance: ChanceState,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Outcome {
    /// Who won; nobody wins a draw.
    pub winners: Vec<u8>,
    /// Each seat's points.
    pub scores: Vec<i32>,
    /// Why it ended.
    pub reason: String,
    /// The seats that lost because their time ran out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u8>>"))]
    pub lost_on_time: Vec<u8>,
    /// How many hints each seat has taken, if any has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u32>>"))]
    pub hints: Vec<u32>,
}

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ClockState {
    /// Each seat's time in milliseconds, as of `Now::at`.
    pub left_ms: Vec<u64>,
    /// The seats whose clocks run.
    pub running: Vec<u8>,
    /// When the first of them runs out, or the answers to a sudoku check or claim are due.
    pub deadline: Option<i64>,
}

/// What is on offer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Offers {
    /// A draw: the seats that have agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub draw: Option<Vec<u8>>,
    /// A takeback: who asked and who has agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub takeback: Option<Offer>,
    /// A pause: the seats that have agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub pause: Option<Vec<u8>>,
}

/// Something a seat asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Offer {
    /// Who asked.
    pub by: u8,
    /// Who has agreed, the asker included.
    pub agreed: Vec<u8>,
}

/// Where a game's chance comes from: see docs/FAIRNESS.md.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ChanceState {
    /// The service's commitment, in hexadecimal.
    pub commitment: String,
    /// What seats contributed.
    pub contributions: Vec<Contribution>,
    /// Once the game is over: the service's secret, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub secret: Option<String>,
}

/// What one seat contributed to a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Contribution {
    /// Which seat.
    pub seat: u8,
    /// Its commitment, in hexadecimal, once it is out.
    pub commitment: Option<String>,
    /// Its bytes, in hexadecimal, once they are revealed.
    pub value: Option<String>,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct MatchState {
    /// Points that win it; 0 for a series without end.
    pub target: u32,
    /// Each seat's points.
    pub points: Vec<u32>,
    /// Who has won it.
    pub winners: Option<Vec<u8>>,
}

/// One line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ChatLine {
    /// Its place in the table's chat, from 1.
    pub n: u64,
    /// When.
    pub at: i64,
    /// Who.
    pub who: PersonId,
    /// Their name.
    pub name: String,
    /// What.
    pub text: String,
}

/// A finished or running game in somebody's list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct GameSummary {
    /// The game.
    pub id: GameId,
    /// Its table.
    pub table: TableId,
    /// The game's kind.
    pub game: String,
    /// The setup of a game that one plays alone, every field named: results are compared by it.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    /// The names at the seats, in order; empty for house bots and for people who have been removed.
    pub players: Vec<String>,
    /// The levels of the house bots at the seats, in order, once the game has ended; 0 for people.
    pub levels: Vec<u8>,
    /// The seats of whoever asks.
    pub your_seats: Vec<u8>,
    /// The rating of whoever asks after this game, if it has changed one.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// When it began.
    pub started_at: i64,
    /// When it ended.
    pub ended_at: Option<i64>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}
