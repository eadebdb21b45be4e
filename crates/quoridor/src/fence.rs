//! Fences and sets of them.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{Direction, ReadError};

use crate::square::{Square, SquareSet};

/// How a fence lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// West to east: it stops steps north and south.
    Horizontal,
    /// South to north: it stops steps east and west.
    Vertical,
}

impl Orientation {
    /// Both, in the order in which fences are listed.
    pub const ALL: [Orientation; 2] = [Orientation::Horizontal, Orientation::Vertical];

    /// The direction in which a fence runs from its first square to its second.
    pub const fn along(self) -> Direction {
        match self {
            Orientation::Horizontal => Direction::East,
            Orientation::Vertical => Direction::North,
        }
    }

    /// The direction of the steps from a fence's own squares that it stops.
    pub const fn across(self) -> Direction {
        match self {
            Orientation::Horizontal => Direction::North,
            Orientation::Vertical => Direction::East,
        }
    }

    /// The other one.
    #[must_use]
    pub const fn crossing(self) -> Orientation {
        match self {
            Orientation::Horizontal => Orientation::Vertical,
            Orientation::Vertical => Orientation::Horizontal,
        }
    }
}

impl FromStr for Orientation {
    type Err = ReadError;

    /// Reads `h` or `v`, small or capital.
    fn from_str(text: &str) -> Result<Orientation, ReadError> {
        match text {
            "h" | "H" => Ok(Orientation::Horizontal),
            "v" | "V" => Ok(Orientation::Vertical),
            _ => Err(ReadError::new("a fence lies h or v", text)),
        }
    }
}

/// A fence, placed or not: the south-west of the four squares around its midpoint, and how it lies.
/// `e3h` runs along the north side of e3 and f3, `e3v` along the east side of e3 and e4.
///
/// ```
/// use igroteka_quoridor::{Fence, Orientation, Square};
///
/// let fence = Fence::new(Square::read("e3").unwrap(), Orientation::Vertical);
/// assert_eq!(fence.to_string(), "e3v");
/// assert_eq!(Fence::read("e3v"), Ok(fence));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fence {
    square: Square,
    orientation: Orientation,
}

impl Fence {
    /// The fence whose midpoint is the north-east corner of `square`.
    pub const fn new(square: Square, orientation: Orientation) -> Fence {
        Fence { square, orientation }
    }

    /// The south-west of the four squares around the midpoint.
    #[inline]
    pub const fn square(self) -> Square {
        self.square
    }

    /// How it lies.
    #[inline]
    pub const fn orientation(self) -> Orientation {
        self.orientation
    }

    /// Reads a fence such as `e3h` or `E3V`.
    pub fn read(text: &str) -> Result<Fence, ReadError> {
        Fence::parse(text).ok_or_else(|| ReadError::new("a fence is a square and h or v, such as e3h", text))
    }

    /// Like [`Fence::read`], for those who try something else next.
    pub(crate) fn parse(text: &str) -> Option<Fence> {
        let (square, letter) = text.split_at_checked(text.len().checked_sub(1)?)?;
        Some(Fence::new(Square::parse(square)?, letter.parse().ok()?))
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.orientation {
            Orientation::Horizontal => b'h',
            Orientation::Vertical => b'v',
        };
        f.write_str(self.square.write(&mut [0; 4], Some(letter)))
    }
}

impl FromStr for Fence {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Fence, ReadError> {
        Fence::read(text)
    }
}

impl fmt::Debug for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fence {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of fences. It is listed horizontal ones first, each kind from a1 row by row.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FenceSet {
    /// The squares of the horizontal fences.
    pub horizontal: SquareSet,
    /// The squares of the vertical fences.
    pub vertical: SquareSet,
}

impl FenceSet {
    /// No fence.
    pub const EMPTY: FenceSet = FenceSet::from_bits(0, 0);

    pub(crate) const fn from_bits(horizontal: u128, vertical: u128) -> FenceSet {
        FenceSet { horizontal: SquareSet::from_bits(horizontal), vertical: SquareSet::from_bits(vertical) }
    }

    /// The squares of the fences that lie this way.
    #[inline]
    pub const fn lying(self, orientation: Orientation) -> SquareSet {
        match orientation {
            Orientation::Horizontal => self.horizontal,
            Orientation::Vertical => self.vertical,
        }
    }

    /// Whether the fence is in the set.
    #[inline]
    pub fn contains(self, fence: Fence) -> bool {
        self.lying(fence.orientation).contains(fence.square)
    }

    /// Adds a fence.
    #[inline]
    pub fn insert(&mut self, fence: Fence) {
        match fence.orientation {
            Orientation::Horizontal => self.horizontal.insert(fence.square),
            Orientation::Vertical => self.vertical.insert(fence.square),
        }
    }

    /// Takes a fence out.
    #[inline]
    pub fn remove(&mut self, fence: Fence) {
        match fence.orientation {
            Orientation::Horizontal => self.horizontal.remove(fence.square),
            Orientation::Vertical => self.vertical.remove(fence.square),
        }
    }

    /// The fences of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: FenceSet) -> FenceSet {
        FenceSet { horizontal: self.horizontal & other.horizontal, vertical: self.vertical & other.vertical }
    }

    /// The fences of either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: FenceSet) -> FenceSet {
        FenceSet { horizontal: self.horizontal | other.horizontal, vertical: self.vertical | other.vertical }
    }

    /// How many fences there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.horizontal.len() + self.vertical.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.horizontal.is_empty() && self.vertical.is_empty()
    }

    /// The fences, horizontal ones first, each kind from a1 row by row.
    pub fn iter(self) -> impl Iterator<Item = Fence> {
        Orientation::ALL.into_iter().flat_map(move |orientation| {
            self.lying(orientation).iter().map(move |square| Fence::new(square, orientation))
        })
    }
}

impl FromIterator<Fence> for FenceSet {
    fn from_iter<I: IntoIterator<Item = Fence>>(fences: I) -> FenceSet {
        let mut set = FenceSet::EMPTY;
        for fence in fences {
            set.insert(fence);
        }
        set
    }
}

impl fmt::Debug for FenceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_fence_is_refused() {
        for text in ["", "h", "e3", "e3x", "e3hh", "he3", "e12h", "e3 h", "э3h", "e3н"] {
            assert!(Fence::read(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_set_is_listed_horizontal_first() {
        let texts = ["d5v", "b2h", "a1v", "c1h"];
        let set: FenceSet = texts.iter().filter_map(|text| Fence::parse(text)).collect();
        assert_eq!(format!("{set:?}"), "{c1h, b2h, a1v, d5v}");
        assert_eq!(set.len(), 4);
    }
}
