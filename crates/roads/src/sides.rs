//! The four sides of a card as it lies, and sets of them.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{BitIndex, BitSet, Direction, ReadError};

use crate::Side;

/// How many ways there are to colour four sides with three symbols.
const COLOURINGS: usize = 81;

/// The sides of a card as it lies, clockwise from the north: `2.2.` is a vertical two-lane straight.
/// At least one of them is a road. Ordered as their texts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sides(u8);

impl Sides {
    /// The card with these sides clockwise from the north; `None` if all are blank.
    pub const fn new(sides: [Side; 4]) -> Option<Sides> {
        let code = encode(sides);
        if code == 0 { None } else { Some(Sides(code)) }
    }

    /// The side that points in `direction`.
    #[inline]
    pub const fn at(self, direction: Direction) -> Side {
        DECODED[self.0 as usize][direction as usize]
    }

    /// How many sides are roads.
    pub fn roads(self) -> u32 {
        Direction::ALL.iter().filter(|&&direction| self.at(direction).is_road()).count() as u32
    }

    /// This card after a quarter turn clockwise (R1: cards turn, and are never flipped).
    #[must_use]
    pub const fn turned(self) -> Sides {
        let [north, east, south, west] = DECODED[self.0 as usize];
        Sides(encode([west, north, east, south]))
    }

    /// Reads four symbols, such as `2.2.`.
    pub fn read(text: &str) -> Result<Sides, ReadError> {
        let refuse = || ReadError::new("a card is four sides of `.`, `2` or `4`, not all blank", text);
        let mut sides = [Side::Blank; 4];
        let mut symbols = text.chars();
        for side in &mut sides {
            *side = symbols.next().and_then(Side::from_symbol).ok_or_else(refuse)?;
        }
        if symbols.next().is_some() {
            return Err(refuse());
        }
        Sides::new(sides).ok_or_else(refuse)
    }

    /// Every possible card in every rotation, in order.
    pub fn all() -> impl Iterator<Item = Sides> {
        (1..COLOURINGS as u8).map(Sides)
    }

    /// A place in a table of [`Sides::TABLE`] entries.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this place; only 1 to 80 are cards.
    pub(crate) const fn from_index(index: usize) -> Sides {
        assert!(index > 0 && index < COLOURINGS, "a card has at least one road");
        Sides(index as u8)
    }

    /// The bit of these sides in a [`SidesSet`].
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The length of a table indexed by [`Sides::index`].
    pub(crate) const TABLE: usize = COLOURINGS;
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Direction::ALL.iter().try_for_each(|&direction| write!(f, "{}", self.at(direction)))
    }
}

impl FromStr for Sides {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Sides, ReadError> {
        Sides::read(text)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sides {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Base three with the north first, so that numbers are ordered as texts are.
const fn encode(sides: [Side; 4]) -> u8 {
    let [north, east, south, west] = sides;
    ((north as u8 * 3 + east as u8) * 3 + south as u8) * 3 + west as u8
}

static DECODED: [[Side; 4]; COLOURINGS] = decode_all();

const fn decode_all() -> [[Side; 4]; COLOURINGS] {
    let mut decoded = [[Side::Blank; 4]; COLOURINGS];
    let mut code = 0;
    while code < COLOURINGS {
        decoded[code] =
            [Side::ALL[code / 27], Side::ALL[code / 9 % 3], Side::ALL[code / 3 % 3], Side::ALL[code % 3]];
        code += 1;
    }
    decoded
}

impl BitIndex for Sides {
    type Word = u128;
    const ALL: u128 = ((1 << COLOURINGS) - 1) & !1;

    #[inline]
    fn to_bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Sides {
        Sides::from_index(bit as usize)
    }
}

/// A set of [`Sides`].
pub type SidesSet = BitSet<Sides>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back_in_order() {
        let all: Vec<Sides> = Sides::all().collect();
        assert_eq!(all.len(), 80);
        let mut texts: Vec<String> = all.iter().map(ToString::to_string).collect();
        for (sides, text) in all.iter().zip(&texts) {
            assert_eq!(Sides::read(text), Ok(*sides));
        }
        let listed = texts.clone();
        texts.sort();
        assert_eq!(listed, texts);
    }

    #[test]
    fn a_quarter_turn_moves_north_to_east() {
        let sides = Sides::read("24..").unwrap();
        assert_eq!(sides.turned().to_string(), ".24.");
        assert_eq!(sides.turned().turned().to_string(), "..24");
        assert_eq!(sides.turned().turned().turned().to_string(), "4..2");
    }

    #[test]
    fn what_is_not_a_card_is_refused() {
        for bad in ["", "....", "2", "2.2", "2.2.2", "2.3.", "２.2.", "2 2."] {
            assert!(Sides::read(bad).is_err(), "{bad:?}");
        }
    }
}
