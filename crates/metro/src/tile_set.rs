//! Sets of tiles, one bit per tile. Not a `BitSet`: tables of such sets are constants, and a set has a text.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

use igroteka_game::ReadError;

use crate::{Pip, Tile};

/// A set of tiles: a hand, the store, or what fits somewhere.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// All 55.
    pub const ALL: TileSet = TileSet((1 << Tile::COUNT) - 1);
    /// The ten doubles.
    pub const DOUBLES: TileSet = doubles();

    /// One tile alone.
    #[inline]
    pub const fn only(tile: Tile) -> TileSet {
        TileSet(1 << tile.index())
    }

    /// The tiles with a half `pip`.
    #[inline]
    pub const fn with(pip: Pip) -> TileSet {
        WITH[pip.number() as usize]
    }

    /// The tiles with no half below `min` and none above `max`.
    #[inline]
    pub const fn within(min: Pip, max: Pip) -> TileSet {
        WITHIN[min.number() as usize][max.number() as usize]
    }

    /// Whether `tile` is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    /// Adds a tile.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Takes a tile out.
    #[inline]
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.index());
    }

    /// How many tiles there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether both sets hold a tile in common.
    #[inline]
    pub const fn meets(self, other: TileSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The first tile in order.
    #[inline]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// The tile that `rank` others of this set come before; there must be one.
    #[inline]
    pub(crate) fn nth(self, mut rank: u32) -> Tile {
        debug_assert!(rank < self.len());
        // Halve the word until the bit's place is known.
        let mut bits = self.0;
        let mut place = 0;
        for width in [32, 16, 8] {
            let below = (bits & ((1 << width) - 1)).count_ones();
            if rank >= below {
                rank -= below;
                bits >>= width;
                place += width;
            }
        }
        for _ in 0..rank {
            bits &= bits - 1;
        }
        Tile::from_index(place + bits.trailing_zeros() as usize)
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self;
        std::iter::from_fn(move || {
            let tile = left.first()?;
            left.remove(tile);
            Some(tile)
        })
    }

    /// Reads tiles separated by spaces; each may stand once.
    pub fn read(text: &str) -> Result<TileSet, ReadError> {
        let mut tiles = TileSet::EMPTY;
        for word in text.split_whitespace() {
            let tile = Tile::read(word)?;
            if tiles.contains(tile) {
                return Err(ReadError::new(format!("the tile {tile} stands twice"), text));
            }
            tiles.insert(tile);
        }
        Ok(tiles)
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;
    #[inline]
    fn bitand(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }
}

impl BitOr for TileSet {
    type Output = TileSet;
    #[inline]
    fn bitor(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }
}

impl BitOrAssign for TileSet {
    #[inline]
    fn bitor_assign(&mut self, other: TileSet) {
        self.0 |= other.0;
    }
}

impl Sub for TileSet {
    type Output = TileSet;
    #[inline]
    fn sub(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }
}

impl SubAssign for TileSet {
    #[inline]
    fn sub_assign(&mut self, other: TileSet) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Display for TileSet {
    /// The tiles in order, separated by spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, tile) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{tile}")?;
        }
        Ok(())
    }
}

impl FromStr for TileSet {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<TileSet, ReadError> {
        TileSet::read(text)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for TileSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The tiles with each half.
const WITH: [TileSet; 10] = {
    let mut sets = [TileSet::EMPTY; 10];
    let mut index = 0;
    while index < Tile::COUNT {
        let tile = Tile::from_index(index);
        sets[tile.low().number() as usize].insert(tile);
        sets[tile.high().number() as usize].insert(tile);
        index += 1;
    }
    sets
};

/// The tiles between each lowest and each highest half.
const WITHIN: [[TileSet; 10]; 10] = {
    let mut sets = [[TileSet::EMPTY; 10]; 10];
    let mut index = 0;
    while index < Tile::COUNT {
        let tile = Tile::from_index(index);
        let mut min = 0;
        while min <= tile.low().number() {
            let mut max = tile.high().number();
            while max <= 9 {
                sets[min as usize][max as usize].insert(tile);
                max += 1;
            }
            min += 1;
        }
        index += 1;
    }
    sets
};

const fn doubles() -> TileSet {
    let mut set = TileSet::EMPTY;
    let mut index = 0;
    while index < Tile::COUNT {
        let tile = Tile::from_index(index);
        if tile.is_double() {
            set.insert(tile);
        }
        index += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pip(number: u8) -> Pip {
        Pip::new(number).unwrap()
    }

    #[test]
    fn sets_by_half_and_by_limit_have_the_sizes_of_arithmetic() {
        assert_eq!(TileSet::ALL.len(), 55);
        assert_eq!(TileSet::DOUBLES.len(), 10);
        for number in 0..10 {
            assert_eq!(TileSet::with(pip(number)).len(), 10);
        }
        // Eight numbers make 8 · 9 / 2 tiles.
        assert_eq!(TileSet::within(pip(2), pip(9)).len(), 36);
        assert_eq!(TileSet::within(pip(0), pip(7)).len(), 36);
        assert_eq!(TileSet::within(pip(2), pip(7)).len(), 21);
        assert_eq!(TileSet::within(pip(5), pip(4)), TileSet::EMPTY);
    }

    #[test]
    fn the_nth_tile_is_the_nth_of_the_list() {
        for set in [TileSet::ALL, TileSet::DOUBLES, TileSet::with(pip(4)), TileSet::within(pip(7), pip(9))] {
            for (rank, tile) in set.iter().enumerate() {
                assert_eq!(set.nth(rank as u32), tile);
            }
        }
    }
}
