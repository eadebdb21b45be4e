//! The four directions of a board of squares.

use std::fmt;
use std::str::FromStr;

use crate::ReadError;

/// A direction on a board of squares, and the side of a square or board that lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// Upwards: rows grow.
    North,
    /// To the right: columns grow.
    East,
    /// Downwards.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// All four, clockwise from the north.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The direction straight back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }

    /// The two directions to the left and right of this one.
    pub const fn sideways(self) -> [Direction; 2] {
        match self {
            Direction::North | Direction::South => [Direction::East, Direction::West],
            Direction::East | Direction::West => [Direction::North, Direction::South],
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::North => "north",
            Direction::East => "east",
            Direction::South => "south",
            Direction::West => "west",
        })
    }
}

impl FromStr for Direction {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Direction, ReadError> {
        (Direction::ALL.into_iter().find(|direction| direction.to_string() == text))
            .ok_or_else(|| ReadError::new("a direction is north, east, south or west", text))
    }
}
