//! Dominoes: halves, tiles, and tiles as they lie on a line.

use std::fmt;
use std::str::FromStr;

use igroteka_game::ReadError;

/// The number on one half of a tile, 0 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pip(u8);

impl Pip {
    /// The lowest half.
    pub const MIN: Pip = Pip(0);
    /// The highest half.
    pub const MAX: Pip = Pip(9);

    /// The half with this number, 0 to 9.
    pub const fn new(number: u8) -> Option<Pip> {
        if number <= 9 { Some(Pip(number)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All ten, in order.
    pub fn all() -> impl Iterator<Item = Pip> {
        (0..10).map(Pip)
    }
}

impl fmt::Display for Pip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Pip {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Pip, ReadError> {
        match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(Pip(digit - b'0')),
            _ => Err(ReadError::new("a half is a number from 0 to 9", text)),
        }
    }
}

impl TryFrom<u8> for Pip {
    type Error = ReadError;

    fn try_from(number: u8) -> Result<Pip, ReadError> {
        Pip::new(number).ok_or_else(|| ReadError::new("a half is a number from 0 to 9", &number.to_string()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Pip {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// One of the 55 tiles, whichever way it lies. Tiles are ordered by their lower half, then by their higher one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// How many tiles there are: double nine.
    pub const COUNT: usize = 55;

    /// The tile with these halves, in either order.
    #[inline]
    pub const fn new(a: Pip, b: Pip) -> Tile {
        Tile(INDEX[a.0 as usize][b.0 as usize])
    }

    /// The tile with this place in the order, 0 to 54.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Tile {
        debug_assert!(index < Tile::COUNT);
        Tile(index as u8)
    }

    /// Its place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lower half.
    #[inline]
    pub const fn low(self) -> Pip {
        Pip(HALVES[self.index()].0)
    }

    /// The higher half.
    #[inline]
    pub const fn high(self) -> Pip {
        Pip(HALVES[self.index()].1)
    }

    /// Whether both halves are the same.
    #[inline]
    pub const fn is_double(self) -> bool {
        HALVES[self.index()].0 == HALVES[self.index()].1
    }

    /// Whether one half, at least, is `pip`.
    #[inline]
    pub fn has(self, pip: Pip) -> bool {
        self.low() == pip || self.high() == pip
    }

    /// All tiles, in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(Tile::from_index)
    }

    /// Reads a tile, halves in either order.
    pub fn read(text: &str) -> Result<Tile, ReadError> {
        Placed::read(text).map(Placed::tile)
    }
}

impl fmt::Display for Tile {
    /// The lower half first: `3-7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low(), self.high())
    }
}

impl FromStr for Tile {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Tile, ReadError> {
        Tile::read(text)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A tile as it lies on a line: the near half touches what was there, the far half is the new end.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placed(u8);

impl Placed {
    /// A tile with `near` towards the station and `far` away from it.
    #[inline]
    pub const fn new(near: Pip, far: Pip) -> Placed {
        Placed(near.0 * 10 + far.0)
    }

    /// `tile` with its half `near` towards the station; `near` must be one of its halves.
    #[inline]
    pub(crate) fn touching(tile: Tile, near: Pip) -> Placed {
        debug_assert!(tile.has(near));
        let far = if tile.low() == near { tile.high() } else { tile.low() };
        Placed::new(near, far)
    }

    /// The half that touches the line or the station.
    #[inline]
    pub const fn near(self) -> Pip {
        Pip(self.0 / 10)
    }

    /// The half that is the line's new end.
    #[inline]
    pub const fn far(self) -> Pip {
        Pip(self.0 % 10)
    }

    /// The tile.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::new(self.near(), self.far())
    }

    /// Reads a tile with its near half first.
    pub fn read(text: &str) -> Result<Placed, ReadError> {
        match text.as_bytes() {
            [near @ b'0'..=b'9', b'-', far @ b'0'..=b'9'] => {
                Ok(Placed::new(Pip(near - b'0'), Pip(far - b'0')))
            }
            _ => Err(ReadError::new("a tile is written like 3-7", text)),
        }
    }
}

impl fmt::Display for Placed {
    /// The near half first: `7-3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.near(), self.far())
    }
}

impl FromStr for Placed {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Placed, ReadError> {
        Placed::read(text)
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placed({self})")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Placed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The halves of each tile, lower first.
const HALVES: [(u8, u8); Tile::COUNT] = {
    let mut halves = [(0, 0); Tile::COUNT];
    let (mut low, mut high) = (0, 0);
    let mut index = 0;
    while index < Tile::COUNT {
        halves[index] = (low, high);
        high += 1;
        if high > 9 {
            low += 1;
            high = low;
        }
        index += 1;
    }
    halves
};

/// The tile of each pair of halves.
const INDEX: [[u8; 10]; 10] = {
    let mut tiles = [[0; 10]; 10];
    let mut index = 0;
    while index < Tile::COUNT {
        let (low, high) = HALVES[index];
        tiles[low as usize][high as usize] = index as u8;
        tiles[high as usize][low as usize] = index as u8;
        index += 1;
    }
    tiles
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_55_tiles_and_ten_doubles() {
        let texts: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
        assert_eq!(texts.len(), 55);
        assert_eq!(texts[..2], ["0-0", "0-1"]);
        assert_eq!(texts[9..11], ["0-9", "1-1"]);
        assert_eq!(texts[54], "9-9");
        assert_eq!(Tile::all().filter(|tile| tile.is_double()).count(), 10);
    }

    #[test]
    fn a_tile_reads_in_either_order_and_a_placed_one_keeps_it() {
        assert_eq!(Tile::read("7-3"), Tile::read("3-7"));
        assert_eq!(Tile::read("7-3").unwrap().to_string(), "3-7");
        let placed = Placed::read("7-3").unwrap();
        assert_eq!((placed.near().number(), placed.far().number()), (7, 3));
        assert_eq!(placed.to_string(), "7-3");
        for bad in ["", "3", "3-", "37", "3–7", "3-10", "a-1", " 3-7", "3-7 "] {
            assert!(Placed::read(bad).is_err(), "{bad:?}");
        }
    }
}
