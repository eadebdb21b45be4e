//! Every refusal as a code for programs and a sentence for people.

use igroteka_game::{EventError, PerftError, PlayError, ReadError, RecordError, SetupError};
use serde::Serialize;
use thiserror::Error;

/// What kind of thing was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request itself makes no sense.
    BadRequest,
    /// There is no such game.
    UnknownGame,
    /// The game was agreed on under a version of its rules that this program does not know.
    UnknownRules,
    /// The setup is unreadable or impossible.
    BadSetup,
    /// The move's text is unreadable.
    BadMove,
    /// The position is unreadable or impossible.
    BadPosition,
    /// The record is unreadable or does not replay.
    BadRecord,
    /// The move can be read, but not played now.
    IllegalMove,
    /// Somebody else is to act.
    NotYourTurn,
    /// The game has ended.
    GameOver,
    /// No game has been begun.
    NoGame,
}

/// A refusal. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[error("{message}")]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people.
    pub message: String,
    /// Which of several moves was refused, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

impl Refusal {
    /// A refusal with this code and sentence.
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), at: None }
    }

    /// An unreadable move.
    pub fn bad_move(error: &ReadError) -> Refusal {
        Refusal::new(Code::BadMove, error.to_string())
    }

    /// An unreadable or impossible position.
    pub fn bad_position(error: &ReadError) -> Refusal {
        Refusal::new(Code::BadPosition, error.to_string())
    }

    /// The same refusal, naming which of several moves it was.
    #[must_use]
    pub fn at(mut self, index: usize) -> Refusal {
        self.at = Some(index);
        self
    }
}

impl<I: std::error::Error> From<EventError<I>> for Refusal {
    fn from(error: EventError<I>) -> Refusal {
        let code = match &error {
            EventError::Play(PlayError::NotYourTurn(_)) => Code::NotYourTurn,
            EventError::Play(PlayError::GameOver) => Code::GameOver,
            _ => Code::IllegalMove,
        };
        Refusal::new(code, error.to_string())
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        let code =
            if let SetupError::UnknownRules { .. } = error { Code::UnknownRules } else { Code::BadSetup };
        Refusal::new(code, error.to_string())
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        let unknown = matches!(error, RecordError::Setup(SetupError::UnknownRules { .. }));
        Refusal::new(if unknown { Code::UnknownRules } else { Code::BadRecord }, error.to_string())
    }
}

impl From<PerftError> for Refusal {
    fn from(error: PerftError) -> Refusal {
        Refusal::new(Code::BadRequest, error.to_string())
    }
}
