//! Squares of the table.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use igroteka_game::{Direction, ReadError, Reader};

/// A square of the table: x grows eastward, y northward. On a field `0,0` is the south-west square; on an
/// unlimited table it is where the first card lies.
///
/// Ordered row by row from the south, each row from the west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// Columns to the east.
    pub x: i16,
    /// Rows to the north.
    pub y: i16,
}

impl Square {
    /// Where the first card lies on an unlimited table (R7).
    pub const ORIGIN: Square = Square { x: 0, y: 0 };

    /// No network reaches further from the origin: it would need more cards than a deck has.
    pub const FARTHEST: i16 = 999;

    /// The square at these coordinates.
    pub const fn new(x: i16, y: i16) -> Square {
        Square { x, y }
    }

    /// The next square in `direction`.
    #[inline]
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Square {
        let Square { x, y } = self;
        match direction {
            Direction::North => Square::new(x, y.wrapping_add(1)),
            Direction::East => Square::new(x.wrapping_add(1), y),
            Direction::South => Square::new(x, y.wrapping_sub(1)),
            Direction::West => Square::new(x.wrapping_sub(1), y),
        }
    }

    /// Reads `x,y`.
    pub fn read(text: &str) -> Result<Square, ReadError> {
        let (x, y) = text
            .split_once(',')
            .ok_or_else(|| ReadError::new("a square is `x,y`, two whole numbers", text))?;
        let coordinate = |name, text: &str| match Reader::value::<i16>(name, text.trim())? {
            number if number.abs_diff(0) <= Square::FARTHEST.unsigned_abs() => Ok(number),
            _ => Err(ReadError::new(format!("{name} is at most {}", Square::FARTHEST), text)),
        };
        Ok(Square::new(coordinate("a square's column", x)?, coordinate("a square's row", y)?))
    }

    /// One number that orders squares, so that looking one up takes single comparisons.
    #[inline]
    const fn rank(self) -> u32 {
        // The sign bits are turned over so that negative numbers come first.
        ((self.y as u16 as u32) << 16 | self.x as u16 as u32) ^ 0x8000_8000
    }
}

impl Ord for Square {
    #[inline]
    fn cmp(&self, other: &Square) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Square {
    #[inline]
    fn partial_cmp(&self, other: &Square) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Square {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Square, ReadError> {
        Square::read(text)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_go_row_by_row_from_the_south_west() {
        let squares = [(5, -2), (-1, -1), (0, -1), (-3, 0), (0, 0), (2, 0), (-9, 1)];
        let squares = squares.map(|(x, y)| Square::new(x, y));
        assert!(squares.is_sorted());
    }

    #[test]
    fn texts_read_back() {
        for text in ["0,0", "-3,12", "2,-1"] {
            assert_eq!(Square::read(text).unwrap().to_string(), text);
        }
        for bad in ["", "1", "1;2", "1,2,3", "+1,2", "a,b", "1000,0", "0,-32768", "1.5,0"] {
            assert!(Square::read(bad).is_err(), "{bad:?}");
        }
    }
}
