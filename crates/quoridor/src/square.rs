//! Squares and sets of them.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{BitIndex, BitSet, Direction, ReadError};

/// The widest board has this many columns and rows; every board is numbered as its south-west corner.
pub(crate) const WIDEST: u8 = 11;

/// The flag of a direction in a set of four.
pub(crate) const fn flag(direction: Direction) -> u8 {
    1 << direction as u8
}

/// How far the number of a square changes by one step in this direction.
const fn offset(direction: Direction) -> i8 {
    match direction {
        Direction::North => WIDEST as i8,
        Direction::East => 1,
        Direction::South => -(WIDEST as i8),
        Direction::West => -1,
    }
}

/// A square, written as its column and row: `e2`.
///
/// ```
/// use igroteka_quoridor::Square;
///
/// let e2 = Square::read("e2").unwrap();
/// assert_eq!((e2.column(), e2.row()), (4, 1));
/// assert_eq!(Square::new(4, 1), Some(e2));
/// assert_eq!(e2.to_string(), "e2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares the widest board has: the length of an array by [`Square::index`].
    pub const COUNT: usize = WIDEST as usize * WIDEST as usize;

    /// Where a pawn is that has left the board.
    pub(crate) const NOWHERE: Square = Square(u8::MAX);

    /// The square in this column and row, both counted from 0; `None` outside the widest board.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < WIDEST && row < WIDEST { Some(Square(row * WIDEST + column)) } else { None }
    }

    /// The column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % WIDEST
    }

    /// The row, from 0 in the south.
    pub const fn row(self) -> u8 {
        self.0 / WIDEST
    }

    /// The square's place in an array of [`Square::COUNT`], the same on every board.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square that one step leads to, if the widest board has it.
    pub fn neighbour(self, direction: Direction) -> Option<Square> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::North => Square::new(column, row + 1),
            Direction::East => Square::new(column + 1, row),
            Direction::South => Square::new(column, row.checked_sub(1)?),
            Direction::West => Square::new(column.checked_sub(1)?, row),
        }
    }

    /// Reads a square of the widest board, such as `e2`, `E2` or `k11`.
    pub fn read(text: &str) -> Result<Square, ReadError> {
        Square::parse(text).ok_or_else(|| ReadError::new("a square is a column and a row, such as e2", text))
    }

    /// Like [`Square::read`], for those who try something else next.
    pub(crate) fn parse(text: &str) -> Option<Square> {
        let (letter, digits) = text.split_at_checked(1)?;
        let column = letter.as_bytes()[0].to_ascii_lowercase().checked_sub(b'a')?;
        let row: u8 = match digits.as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            [b'1', digit @ b'0'..=b'1'] => 10 + digit - b'0',
            _ => return None,
        };
        Square::new(column, row - 1)
    }

    /// Writes the square, and the letter of a fence there. Lists of moves are written for every update, and this takes
    /// a fraction of what formatting its parts takes.
    pub(crate) fn write(self, space: &mut [u8; 4], letter: Option<u8>) -> &str {
        let row = self.row() + 1;
        let mut length = 0;
        let mut push = |byte| {
            space[length] = byte;
            length += 1;
        };
        push(b'a' + self.column());
        if row >= 10 {
            push(b'0' + row / 10);
        }
        push(b'0' + row % 10);
        letter.into_iter().for_each(push);
        std::str::from_utf8(&space[..length]).expect("letters and digits are ASCII")
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// The square one step further, where the caller knows that there is one.
    #[inline]
    pub(crate) const fn beyond(self, direction: Direction) -> Square {
        Square(self.0.wrapping_add_signed(offset(direction)))
    }

    /// The neighbours in these directions, given as flags, where the caller knows that they exist.
    #[inline]
    pub(crate) const fn neighbours(self, directions: u8) -> SquareSet {
        SquareSet::from_bits(AROUND_A1[directions as usize].rotate_left(self.0 as u32))
    }

    /// Whether the two may be neighbours: never wrong about those that are, sometimes about the rim of the
    /// widest board.
    #[inline]
    pub(crate) const fn may_touch(self, other: Square) -> bool {
        let apart = self.0.abs_diff(other.0);
        apart == 1 || apart == WIDEST
    }

    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.write(&mut [0; 4], None))
    }
}

impl FromStr for Square {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Square, ReadError> {
        Square::read(text)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl BitIndex for Square {
    type Word = u128;
    const ALL: u128 = (1 << Square::COUNT) - 1;

    #[inline]
    fn to_bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Square {
        Square(bit as u8)
    }
}

/// A set of squares, listed from a1 row by row.
pub type SquareSet = BitSet<Square>;

/// For each set of directions, as flags, the neighbours of a1, as if the numbers of squares went in a circle of 128.
const AROUND_A1: [u128; 16] = {
    let mut around = [0u128; 16];
    let mut directions = 0;
    while directions < 16 {
        let mut index = 0;
        while index < 4 {
            let direction = Direction::ALL[index];
            if directions & flag(direction) as usize != 0 {
                around[directions] |= 1u128.rotate_left((offset(direction) as i32).rem_euclid(128) as u32);
            }
            index += 1;
        }
        directions += 1;
    }
    around
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back() {
        for index in 0..Square::COUNT as u8 {
            let square = Square(index);
            assert_eq!(Square::parse(&square.to_string()), Some(square));
        }
        assert_eq!(Square::parse("K11"), Square::new(10, 10));
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "e", "e0", "e12", "e02", "l1", "`1", "2e", "e2 ", "e+2", "é2", "e٢"] {
            assert!(Square::read(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn neighbours_stay_on_the_board() {
        let neighbours = |text: &str| {
            let square = Square::read(text).unwrap();
            Direction::ALL.map(|direction| square.neighbour(direction).map(|near| near.to_string()))
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(neighbours("e5"), [some("e6"), some("f5"), some("e4"), some("d5")]);
        assert_eq!(neighbours("a1"), [some("a2"), some("b1"), None, None]);
        assert_eq!(neighbours("k11"), [None, None, some("k10"), some("j11")]);
    }
}
