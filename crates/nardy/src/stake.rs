//! What a game is worth: gammons (N9), the Jacoby rule (N10), the most a resignation can cost (G7).

use std::fmt;
use std::str::FromStr;

use igroteka_game::{ReadError, Seat};

use crate::{Cube, Point, Points, Position, Setup, Side};

/// By how much a game is won, before the cube multiplies it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stake {
    /// One point.
    Single,
    /// Two: the loser has borne off nothing.
    Gammon,
    /// Three: the loser also has a checker on the bar or in the winner's inner field.
    Backgammon,
}

impl Stake {
    /// All three, the least first.
    pub const ALL: [Stake; 3] = [Stake::Single, Stake::Gammon, Stake::Backgammon];

    /// The points it counts.
    pub const fn points(self) -> u8 {
        match self {
            Stake::Single => 1,
            Stake::Gammon => 2,
            Stake::Backgammon => 3,
        }
    }

    /// The stake of so many points.
    pub fn from_points(points: u32) -> Option<Stake> {
        Stake::ALL.into_iter().find(|stake| u32::from(stake.points()) == points)
    }
}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points())
    }
}

impl FromStr for Stake {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Stake, ReadError> {
        (Stake::ALL.into_iter().find(|stake| stake.to_string() == text))
            .ok_or_else(|| ReadError::new("a stake is 1, 2 or 3", text))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Stake {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.points())
    }
}

/// What the winner gets when the loser's checkers stand like this (N9).
pub(crate) fn won_against(loser: &Side, setup: &Setup, cube: Cube) -> Stake {
    if gammons_count(setup, cube) && loser.count(Point::OFF) == 0 {
        if loser.rear().pips() > 18 { Stake::Backgammon } else { Stake::Gammon }
    } else {
        Stake::Single
    }
}

impl Position {
    /// The most that `seat` can still lose, before the cube multiplies it (G7).
    pub fn highest_stake(&self, seat: Seat) -> Stake {
        let own = self.side(seat);
        if !gammons_count(&self.setup, self.cube) || own.count(Point::OFF) > 0 {
            return Stake::Single;
        }
        // While the armies have not passed each other, any checker may still be hit.
        if self.has_contact() || own.rear().pips() > 18 { Stake::Backgammon } else { Stake::Gammon }
    }
}

/// N10: under the Jacoby rule gammons do not count on a centred cube.
fn gammons_count(setup: &Setup, cube: Cube) -> bool {
    let jacoby = setup.jacoby && setup.cube && setup.match_to == 0;
    setup.points == Points::Gammon && !(jacoby && cube.owner().is_none())
}
