//! What a seat does.

use std::fmt;
use std::str::FromStr;

use igroteka_game::ReadError;

use crate::Laid;
use crate::notation::read_action;

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lays a card: `0,1:22..`.
    Lay(Laid),
    /// Variant 3: nothing held can be laid, the turn is lost.
    Pass,
    /// Variant 2: nothing held can be laid, the seat is out.
    Out,
    /// Gives up.
    Resign,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(card) => card.fmt(f),
            Action::Pass => f.write_str("pass"),
            Action::Out => f.write_str("out"),
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
