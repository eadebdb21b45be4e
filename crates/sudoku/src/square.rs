//! Squares and sets of squares.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{BitIndex, BitSet, ReadError};

/// The longest side of a board; squares are numbered as on that board, on the small one too.
pub(crate) const WIDEST: u8 = 9;
/// How many numbers squares have.
pub(crate) const SQUARES: usize = (WIDEST * WIDEST) as usize;

/// A square: columns `a`–`i` from the left, rows 1–9 from the top (`a`–`f` and 1–6 on the children's side).
///
/// ```
/// use igroteka_sudoku::Square;
///
/// let square = Square::read("e3", 9).unwrap();
/// assert_eq!((square.column(), square.row()), (4, 2));
/// assert_eq!(square.to_string(), "e3");
/// assert!(Square::read("g1", 6).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a row and a column, both from 0; `None` off the largest board.
    pub const fn new(row: u8, column: u8) -> Option<Square> {
        if row < WIDEST && column < WIDEST { Some(Square(row * WIDEST + column)) } else { None }
    }

    /// As [`Square::new`], for rows and columns that are known to be on a board.
    pub(crate) const fn at(row: u8, column: u8) -> Square {
        assert!(row < WIDEST && column < WIDEST, "the square is on a board");
        Square(row * WIDEST + column)
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / WIDEST
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % WIDEST
    }

    /// The place of this square in an array of [`SQUARES`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit of this square in a [`SquareSet`].
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// Reads a square of a board with sides of `size` squares.
    pub fn read(text: &str, size: u8) -> Result<Square, ReadError> {
        if let [letter, digit @ b'1'..=b'9'] = text.as_bytes() {
            let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
            let row = digit - b'1';
            if column < size.min(WIDEST) && row < size.min(WIDEST) {
                return Ok(Square::at(row, column));
            }
        }
        let last = char::from(b'a' + size.clamp(1, WIDEST) - 1);
        Err(ReadError::new(format!("a square is a1 to {last}{size}"), text))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// Reads a square of the large board; [`Square::read`] knows the small one too.
impl FromStr for Square {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Square, ReadError> {
        Square::read(text, WIDEST)
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
    const ALL: u128 = (1 << SQUARES) - 1;

    #[inline]
    fn to_bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Square {
        Square(bit as u8)
    }
}

/// A set of squares, listed row by row from the top, each row from the left.
pub type SquareSet = BitSet<Square>;

/// The square that `n` others of the set come before.
#[inline]
pub(crate) fn nth_square(squares: SquareSet, n: u32) -> Option<Square> {
    if n >= squares.len() {
        return None;
    }
    let (low, high) = (squares.bits() as u64, (squares.bits() >> 64) as u64);
    let in_low = low.count_ones();
    Some(Square(if n < in_low { nth_bit(low, n) } else { 64 + nth_bit(high, n - in_low) }))
}

/// Eight bytes of one.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The place of the set bit of `word` that `n` others come before; there are more than `n`.
///
/// First the byte, then the bit within it, both without a branch: random play spends much of its time here.
#[inline]
fn nth_bit(word: u64, n: u32) -> u8 {
    let pairs = word - ((word >> 1) & (0x55 * ONES));
    let fours = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    let bits_of_byte = (fours + (fours >> 4)) & (0x0f * ONES);
    let (byte, left) = eighth_with_nth(bits_of_byte, u64::from(n));
    let spread = ((word >> (8 * byte)) & 0xff).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    let bit_of_bit = ((spread + 0x7f * ONES) | spread) >> 7 & ONES;
    let (bit, _) = eighth_with_nth(bit_of_bit, left);
    (8 * byte + bit) as u8
}

/// Of eight counts, one a byte, at most 64 together: the first with which their sum exceeds `n`, and `n` less
/// the counts before it.
#[inline]
fn eighth_with_nth(counts: u64, n: u64) -> (u64, u64) {
    let sums = counts.wrapping_mul(ONES);
    // The top bit of each byte says whether its sum is at most n; 64 < 128, so no byte borrows.
    let passed = ((n * ONES) | (0x80 * ONES)).wrapping_sub(sums) & (0x80 * ONES);
    let place = (passed >> 7).wrapping_mul(ONES) >> 56;
    let before = ((sums << 8) >> (8 * place)) & 0xff;
    (place, n - before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back() {
        for row in 0..9 {
            for column in 0..9 {
                let square = Square::at(row, column);
                assert_eq!(Square::read(&square.to_string(), 9), Ok(square));
                assert_eq!(Square::read(&square.to_string(), 6).is_ok(), row < 6 && column < 6);
            }
        }
        assert_eq!(Square::read("E3", 9), Square::read("e3", 9));
        for bad in ["", "e", "e0", "j1", "e10", "3e", "é3", "e3 ", "`1"] {
            assert!(Square::read(bad, 9).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn the_nth_square_is_the_nth_of_the_list() {
        let set: SquareSet = ["a1", "c1", "i5", "a8", "b8", "c8", "h9", "i9"]
            .iter()
            .map(|text| Square::read(text, 9).unwrap())
            .collect();
        let list: Vec<Square> = set.iter().collect();
        assert_eq!(list.len(), 8);
        for (n, square) in list.iter().enumerate() {
            assert_eq!(nth_square(set, n as u32), Some(*square));
        }
        assert_eq!(nth_square(set, 8), None);
        let all = crate::Grid::Adult.squares();
        for (n, square) in all.iter().enumerate() {
            assert_eq!(nth_square(all, n as u32), Some(square));
            assert_eq!(nth_square(all - set, n as u32), (all - set).iter().nth(n));
        }
        assert_eq!(nth_square(SquareSet::EMPTY, 0), None);
    }
}
