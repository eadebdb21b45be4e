//! What a seat does.

use std::fmt;
use std::str::FromStr;

use igroteka_game::ReadError;

use crate::fence::Fence;
use crate::notation::read_action;
use crate::square::Square;

/// An action of quoridor. Its text is the target square, the fence, `pass` or `resign`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The pawn goes to this square, by a step, a jump or a side step.
    Step(Square),
    /// A fence is placed.
    Place(Fence),
    /// Nothing can be done (Q8).
    Pass,
    /// The seat gives up (G6).
    Resign,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Step(square) => fmt::Display::fmt(square, f),
            Action::Place(fence) => fmt::Display::fmt(fence, f),
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
