//! A card apart from how it lies: all rotations of one card are one kind (R1).

use std::fmt;
use std::str::FromStr;

use igroteka_game::{BitIndex, BitSet, ReadError};

use crate::{Sides, SidesSet};

/// A kind of card. Its text is the rotation that comes first in ASCII order, `.2.2` for a two-lane straight.
/// Ordered as their texts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds can be drawn with blank, two-lane and four-lane sides.
    pub const COUNT: usize = 23;

    /// The kind of a card that lies like this.
    #[inline]
    pub const fn of(sides: Sides) -> Kind {
        Kind(KINDS.of_sides[sides.index()])
    }

    /// The rotation that comes first in ASCII order.
    pub fn sides(self) -> Sides {
        KINDS.first[self.index()]
    }

    /// Every way in which the card can lie: one, two or four.
    pub fn rotations(self) -> SidesSet {
        KINDS.rotations[self.index()]
    }

    /// Every rotation of every kind in the set.
    pub fn rotations_of(kinds: KindSet) -> SidesSet {
        kinds.iter().fold(SidesSet::EMPTY, |all, kind| all | kind.rotations())
    }

    /// Reads the card in any rotation.
    pub fn read(text: &str) -> Result<Kind, ReadError> {
        Sides::read(text).map(Kind::of)
    }

    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..Kind::COUNT as u8).map(Kind)
    }

    /// The bit of this kind in a [`KindSet`].
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The place of this kind in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sides().fmt(f)
    }
}

impl FromStr for Kind {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Kind, ReadError> {
        Kind::read(text)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl BitIndex for Kind {
    type Word = u32;
    const ALL: u32 = (1 << Kind::COUNT) - 1;

    #[inline]
    fn to_bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Kind {
        Kind(bit as u8)
    }
}

/// A set of kinds.
pub type KindSet = BitSet<Kind>;

struct Kinds {
    of_sides: [u8; Sides::TABLE],
    first: [Sides; Kind::COUNT],
    rotations: [SidesSet; Kind::COUNT],
}

static KINDS: Kinds = number_kinds();

/// Numbers the kinds in the order of their first rotations.
const fn number_kinds() -> Kinds {
    let mut kinds = Kinds {
        of_sides: [0; Sides::TABLE],
        first: [Sides::from_index(1); Kind::COUNT],
        rotations: [SidesSet::EMPTY; Kind::COUNT],
    };
    let mut met = [false; Sides::TABLE];
    let mut count = 0;
    let mut index = 1;
    while index < Sides::TABLE {
        if !met[index] {
            let mut sides = Sides::from_index(index);
            kinds.first[count] = sides;
            let mut turns = 0;
            while turns < 4 {
                met[sides.index()] = true;
                kinds.of_sides[sides.index()] = count as u8;
                kinds.rotations[count] = SidesSet::from_bits(kinds.rotations[count].bits() | sides.bit());
                sides = sides.turned();
                turns += 1;
            }
            count += 1;
        }
        index += 1;
    }
    assert!(count == Kind::COUNT, "all kinds are numbered");
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotations_are_one_kind_and_mirror_images_are_not() {
        let kind = |text| Kind::read(text).unwrap();
        assert_eq!(kind("2.2."), kind(".2.2"));
        assert_eq!(kind("2.2.").to_string(), ".2.2");
        assert_eq!(kind("424.").to_string(), ".424");
        assert_eq!(kind("4.2.").to_string(), ".2.4");
        assert_ne!(kind(".24."), kind(".42."));
        assert_eq!(kind("2222").rotations().len(), 1);
        assert_eq!(kind("4242").rotations().len(), 2);
        assert_eq!(kind("22..").rotations().len(), 4);
    }

    #[test]
    fn every_card_is_a_rotation_of_its_kind() {
        for sides in Sides::all() {
            let kind = Kind::of(sides);
            assert!(kind.rotations().contains(sides));
            assert!(kind.sides() <= sides);
        }
        assert_eq!(Kind::all().map(|kind| kind.rotations().len()).sum::<u32>(), 80);
    }
}
