//! Tables, their logs, their games and their chats.

use igroteka_protocol::{GameId, PersonId, TableId};

/// One entry of a table's log. The store does not interpret it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its position in the log, from 1, without gaps.
    pub seq: u64,
    /// When it was appended, in milliseconds since 1970.
    pub at: i64,
    /// Its text.
    pub body: String,
}

/// The status of a table, by which the store finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableStatus {
    /// No game has started yet.
    Waiting,
    /// A game is being prepared, played or paused.
    Playing,
    /// The last game is over.
    Over,
    /// The table is closed.
    Closed,
}

/// A table's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Its status.
    pub status: TableStatus,
    /// Whether the lobby lists it: public, and with a seat that anybody may take.
    pub listed: bool,
    /// How many entries its log has.
    pub head: u64,
    /// When something was last appended.
    pub updated_at: i64,
    /// What the lobby shows; a text that only the service reads.
    pub summary: String,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// The table.
    pub id: TableId,
    /// How many entries its log has.
    pub head: u64,
    /// The place of the last line of its chat.
    pub chat: u64,
}

/// A table to create.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// When.
    pub at: i64,
    /// The first entries of its log.
    pub entries: Vec<String>,
    /// Its row after them.
    pub change: TableChange,
}

/// The columns of a table's row that change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableChange {
    /// The status of the table.
    pub status: TableStatus,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// What the lobby shows.
    pub summary: String,
    /// Everybody who has a seat now. Their lists of tables include this one.
    pub people: Vec<PersonId>,
}

/// Entries to append, all or none, with the changes that belong to them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// How many entries the log has, as far as the caller knows.
    pub expect: u64,
    /// When.
    pub at: i64,
    /// The entries, at least one.
    pub entries: Vec<String>,
    /// What changes in the table's row, if anything.
    pub change: Option<TableChange>,
    /// A game that begins with these entries.
    pub started: Option<GameStart>,
    /// A game that ends with these entries, and its result, a text that only the service reads.
    pub ended: Option<(GameId, String)>,
}

/// A game that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameStart {
    /// The game.
    pub game: GameId,
    /// The entry of the log with which it was prepared.
    pub first_seq: u64,
    /// Who sits at each seat, in order; nobody for a house bot.
    pub seats: Vec<Option<PersonId>>,
    /// Whether its result changes ratings.
    pub rated: bool,
}

/// A game in the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// The game.
    pub id: GameId,
    /// Its table.
    pub table: TableId,
    /// The game's kind.
    pub game: String,
    /// The entry of the log with which it was prepared.
    pub first_seq: u64,
    /// Who sat at each seat when it began; nobody for a house bot, or once that person has been removed.
    pub seats: Vec<Option<PersonId>>,
    /// Whether its result changes ratings.
    pub rated: bool,
    /// When it began.
    pub started_at: i64,
    /// When it ended.
    pub ended_at: Option<i64>,
    /// Its result, a text that only the service reads.
    pub result: Option<String>,
}

/// A filter for tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFilter {
    /// Those in the lobby, newest first.
    Listed,
    /// Those with this status, oldest change first.
    Status(TableStatus),
    /// Those with this status in which nothing has happened since then, oldest change first.
    IdleSince(TableStatus, i64),
    /// Those with this status in which something has happened since then, oldest change first.
    ActiveSince(TableStatus, i64),
    /// Those at which this person holds a seat and which are not closed, newest change first.
    Of(PersonId),
}

/// One line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatEntry {
    /// Its number, from 1. Old lines are dropped, and their numbers are not used again.
    pub n: u64,
    /// When.
    pub at: i64,
    /// Who.
    pub person: PersonId,
    /// What.
    pub text: String,
}
