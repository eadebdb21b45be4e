//! What a seat does.

use std::fmt;

use crate::{Play, Stake};

/// One action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays the throw.
    Play(Play),
    /// Has no legal play (N8).
    Pass,
    /// Throws without doubling (N10).
    Roll,
    /// Offers the cube.
    Double,
    /// Accepts the cube and owns it.
    Take,
    /// Refuses the cube and loses its value.
    Drop,
    /// Gives up a game that counts one point (G6).
    Resign,
    /// Offers to give up a game for this much; the opponent answers.
    ResignFor(Stake),
    /// Accepts the resignation on offer.
    Accept,
    /// Refuses it and plays on.
    Reject,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(play) => write!(f, "{play}"),
            Action::Pass => f.write_str("pass"),
            Action::Roll => f.write_str("roll"),
            Action::Double => f.write_str("double"),
            Action::Take => f.write_str("take"),
            Action::Drop => f.write_str("drop"),
            Action::Resign => f.write_str("resign"),
            Action::ResignFor(stake) => write!(f, "resign {stake}"),
            Action::Accept => f.write_str("accept"),
            Action::Reject => f.write_str("reject"),
        }
    }
}
