//! Dice and throws.

use std::fmt;
use std::str::FromStr;

use igroteka_game::ReadError;

use crate::notation::read_dice;

/// What one die shows, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(u8);

impl Die {
    /// The die that shows `pips`, 1 to 6.
    pub const fn new(pips: u8) -> Option<Die> {
        if pips >= 1 && pips <= 6 { Some(Die(pips)) } else { None }
    }

    /// What it shows.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// The six faces in order.
    pub fn all() -> impl Iterator<Item = Die> + Clone {
        (1..=6).map(Die)
    }

    /// The face with this place in an array of six.
    pub(crate) const fn from_index(index: u32) -> Die {
        Die((index % 6) as u8 + 1)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Die {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Die, ReadError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Die(digit - b'0')),
            _ => Err(ReadError::new("a die shows 1 to 6", text)),
        }
    }
}

impl TryFrom<u8> for Die {
    type Error = ReadError;

    fn try_from(pips: u8) -> Result<Die, ReadError> {
        Die::new(pips).ok_or_else(|| ReadError::new("a die shows 1 to 6", &pips.to_string()))
    }
}

/// A throw of two dice, in no order.
///
/// ```
/// use igroteka_nardy::{Die, Throw};
/// let (one, three) = (Die::new(1).unwrap(), Die::new(3).unwrap());
/// assert_eq!(Throw::new(one, three).to_string(), "31");
/// assert_eq!(Throw::all().map(Throw::weight).sum::<u32>(), 36);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw {
    high: Die,
    low: Die,
}

impl Throw {
    /// These two dice.
    pub const fn new(one: Die, other: Die) -> Throw {
        if one.0 >= other.0 { Throw { high: one, low: other } } else { Throw { high: other, low: one } }
    }

    /// The larger die.
    #[inline]
    pub const fn high(self) -> Die {
        self.high
    }

    /// The smaller die.
    #[inline]
    pub const fn low(self) -> Die {
        self.low
    }

    /// Whether both dice show the same, to be played four times.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.high.0 == self.low.0
    }

    /// In how many of 36 ways it falls.
    pub const fn weight(self) -> u32 {
        if self.is_double() { 1 } else { 2 }
    }

    /// One of the 36 ways in which two dice fall, in the order of [`Throw::all`].
    #[inline]
    pub(crate) fn nth_way(way: u32) -> Throw {
        WAYS[way as usize % WAYS.len()]
    }

    /// The 21 throws: 11, 21, 22, 31 … 66.
    pub fn all() -> impl Iterator<Item = Throw> + Clone {
        Die::all().flat_map(|high| (1..=high.0).map(move |low| Throw { high, low: Die(low) }))
    }
}

static WAYS: [Throw; 36] = {
    let mut ways = [Throw { high: Die(1), low: Die(1) }; 36];
    let (mut way, mut high) = (0, 1);
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            let mut times = if low == high { 1 } else { 2 };
            while times > 0 {
                ways[way] = Throw { high: Die(high), low: Die(low) };
                way += 1;
                times -= 1;
            }
            low += 1;
        }
        high += 1;
    }
    ways
};

impl fmt::Display for Throw {
    /// The larger die first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}

impl FromStr for Throw {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Throw, ReadError> {
        read_dice(text).map(|(one, other)| Throw::new(one, other))
    }
}
