//! What a seat does.

use std::fmt;
use std::str::FromStr;

use igroteka_game::ReadError;

use crate::notation::read_action;
use crate::{LineId, Placed};

/// A tile laid on a line, the near half touching what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The tile and the way it lies.
    pub tile: Placed,
    /// The line.
    pub line: LineId,
}

/// One action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay a tile: the turn's own, the one just drawn, or a double's extra move.
    Lay(Placement),
    /// Discard a metro token and lay a tile (M10).
    Token(Placement),
    /// Draw a tile from the store, where nothing fits (M7).
    Draw,
    /// Keep the drawn tile and end the turn (M7).
    Keep,
    /// End the turn with a right or a token left (M19).
    Done,
    /// Nothing fits and the store is empty (M8).
    Pass,
    /// Give up the game (G6).
    Resign,
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.tile, self.line)
    }
}

impl FromStr for Placement {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Placement, ReadError> {
        Placement::read(text)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(placement) => write!(f, "{placement}"),
            Action::Token(placement) => write!(f, "token {placement}"),
            Action::Draw => f.write_str("draw"),
            Action::Keep => f.write_str("keep"),
            Action::Done => f.write_str("done"),
            Action::Pass => f.write_str("pass"),
            Action::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Action, ReadError> {
        read_action(text)
    }
}
