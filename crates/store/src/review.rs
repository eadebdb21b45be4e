//! Reviews that are kept, and the mistakes found in them.

use igroteka_protocol::{GameId, LossUnit, MistakeGrade, MistakeId, PersonId, ReviewId};

/// A review that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// The review.
    pub id: ReviewId,
    /// The game, if it was played here.
    pub game: Option<GameId>,
    /// The game's kind.
    pub kind: String,
    /// The program that made it, with its version.
    pub engine: String,
    /// Who imported the record, if somebody did. They take the review along when they are removed.
    pub person: Option<PersonId>,
    /// Which seat they were.
    pub seat: Option<u8>,
    /// When it was made.
    pub created_at: i64,
    /// When somebody last looked at it, to the day.
    pub used_at: i64,
    /// The record, if it was imported.
    pub record: Option<String>,
    /// The review, a text that only the service reads.
    pub review: String,
}

/// A mistake that comes back as a task.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeRow {
    /// The task.
    pub id: MistakeId,
    /// Whose it is.
    pub person: PersonId,
    /// The review in which it was found.
    pub review: ReviewId,
    /// The game's kind, which is the review's.
    pub kind: String,
    /// How many events of the game came before it.
    pub seq: u64,
    /// Their seat.
    pub seat: u8,
    /// What they did.
    pub played: String,
    /// What would have been best.
    pub best: String,
    /// What was lost.
    pub loss: f64,
    /// In what that is counted.
    pub unit: LossUnit,
    /// The same in a word.
    pub grade: MistakeGrade,
    /// When the game ended or was reviewed.
    pub at: i64,
    /// How often in a row it was solved.
    pub step: u8,
    /// When it is due.
    pub due_at: i64,
}

/// How many mistakes somebody has to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MistakeCount {
    /// Those that are due.
    pub due: u32,
    /// Those that are not yet.
    pub waiting: u32,
    /// When the next of these is due.
    pub next_at: Option<i64>,
}
