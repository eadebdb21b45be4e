//! What a card shows on one side, and the four directions.

use std::fmt;

/// One side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// No road: the beige side.
    Blank,
    /// The end of a two-lane road.
    Two,
    /// The end of a four-lane road.
    Four,
}

impl Side {
    /// Every side, in the order of their symbols.
    pub const ALL: [Side; 3] = [Side::Blank, Side::Two, Side::Four];

    /// Whether a road ends here.
    pub const fn is_road(self) -> bool {
        !matches!(self, Side::Blank)
    }

    /// The symbol in notation: `.`, `2` or `4`.
    pub const fn symbol(self) -> char {
        match self {
            Side::Blank => '.',
            Side::Two => '2',
            Side::Four => '4',
        }
    }

    /// The side with this symbol.
    pub fn from_symbol(symbol: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.symbol() == symbol)
    }

    /// How a person would call it.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Blank => "a blank side",
            Side::Two => "a two-lane road",
            Side::Four => "a four-lane road",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

/// Where a side of a card points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// Upwards: y grows.
    North,
    /// To the right: x grows.
    East,
    /// Downwards.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// All four, clockwise from the north, as notation lists them.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The direction that a neighbour looks back in.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
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
