//! A history: what was asked, what was answered and what was shown, in the order in which it was noted.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use igroteka_protocol::{ErrorCode, Event, Outcome, TableId};

/// A seat at a table, and with it the one who sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seated {
    pub table: TableId,
    pub seat: u8,
}

/// A move that somebody wants to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// How many events the game had when the decision opened.
    pub seq: u64,
    pub text: String,
    /// Whether nobody else was to act.
    pub alone: bool,
}

/// What a player does or is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Sends a move. One whose fate is unknown is sent again.
    Invoke(Move),
    /// The move is made; the log goes at least to here.
    Ok { head: u64 },
    /// The move is refused.
    Fail(ErrorCode),
    /// The connection was lost before an answer, or the service could not say.
    Unknown,
    /// Words were acknowledged.
    Said(String),
    /// Asks to watch the table.
    Looks,
    /// The table is watched, and its log goes to here.
    Stands { seq: u64 },
    /// An entry of the log was shown.
    Saw(Event),
    /// The connection is gone.
    Gone,
}

/// What a node shows of a table's clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClocksShown {
    pub table: TableId,
    pub node: usize,
    /// When the node was asked; it has answered when this is noted.
    pub asked: Duration,
    pub seq: u64,
    /// What is left to each seat, in milliseconds.
    pub left: Vec<u64>,
    pub running: Vec<u8>,
}

/// A table as a node shows it at the end, to somebody who sits there.
#[derive(Clone, Debug, PartialEq)]
pub struct Final {
    pub seated: Seated,
    pub node: usize,
    pub log: Vec<Event>,
    pub outcome: Option<Outcome>,
    pub left: Vec<u64>,
    /// The words of this one in the table's chat.
    pub said: Vec<String>,
}

/// What breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Broken {
    Node,
    Database,
}

/// One line of a history.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Player(Seated, Act),
    Clocks(ClocksShown),
    /// A fault begins; it is over with the next `Healed`.
    Fault {
        name: String,
        broken: Broken,
    },
    Healed,
    /// Nobody comes to this table: the time of whoever is to act, so many milliseconds, must run out by itself.
    Sleeps {
        table: TableId,
        time: i64,
    },
    /// A house bot begins to think about a decision.
    Thought {
        node: usize,
        decision: String,
    },
    Final(Final),
}

/// One line of a history, with the time since it began.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub at: Duration,
    pub what: What,
}

/// A history that is being written. Clones write the same one.
#[derive(Clone)]
pub struct History {
    began: Instant,
    lines: Arc<Mutex<Vec<Line>>>,
}

impl History {
    pub fn begin() -> History {
        History { began: Instant::now(), lines: Arc::default() }
    }

    /// The time since it began.
    pub fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// When it began, by the services' clock.
    pub fn began_at(&self) -> i64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
        now.as_millis() as i64 - self.now().as_millis() as i64
    }

    /// Adds a line.
    pub fn note(&self, what: What) {
        self.note_at(self.now(), what);
    }

    /// Adds a line about something that was not now.
    pub fn note_at(&self, at: Duration, what: What) {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).push(Line { at, what });
    }

    /// Everything so far.
    pub fn lines(&self) -> Vec<Line> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
