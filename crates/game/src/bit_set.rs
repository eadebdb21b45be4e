//! Small sets of things that are numbered from 0, one bit each.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

/// What a [`BitSet`] can hold.
pub trait BitIndex: Copy {
    /// An unsigned integer with a bit for each value.
    type Word: Word;

    /// The bits of all values.
    const ALL: Self::Word;

    /// The number of the value's bit, the lowest being 0.
    fn to_bit(self) -> u32;

    /// The value whose bit has this number.
    fn from_bit(bit: u32) -> Self;
}

/// The unsigned integers that a [`BitSet`] can be made of.
pub trait Word:
    Copy
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    /// No bit at all.
    const ZERO: Self;

    /// The word with this bit alone.
    fn bit(number: u32) -> Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The number of the lowest bit that is set.
    fn lowest(self) -> u32;

    /// The word without its lowest bit, which must have one.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! words {
    ($($word:ty),*) => {$(
        impl Word for $word {
            const ZERO: $word = 0;

            #[inline]
            fn bit(number: u32) -> $word {
                1 << number
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_lowest(self) -> $word {
                self & (self - 1)
            }
        }
    )*};
}

words!(u16, u32, u64, u128);

/// A set of `T` in one [`BitIndex::Word`], listed in the order of the bits. As with the sets of the standard library,
/// `|` is the union and `&` the intersection; `-` is [`BitSet::minus`].
///
/// ```
/// use igroteka_game::{BitIndex, BitSet};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Card(u8);
///
/// impl BitIndex for Card {
///     type Word = u32;
///     const ALL: u32 = (1 << 20) - 1;
///
///     fn to_bit(self) -> u32 {
///         self.0.into()
///     }
///
///     fn from_bit(bit: u32) -> Card {
///         Card(bit as u8)
///     }
/// }
///
/// let mut hand: BitSet<Card> = [Card(7), Card(2)].into_iter().collect();
/// hand.insert(Card(19));
/// assert!(hand.contains(Card(7)));
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(2), Card(7), Card(19)]);
/// assert_eq!(BitSet::ALL.minus(hand).len(), 17);
/// ```
#[derive(Clone, Copy)]
pub struct BitSet<T: BitIndex>(T::Word);

impl<T: BitIndex> BitSet<T> {
    /// Nothing.
    pub const EMPTY: BitSet<T> = BitSet(T::Word::ZERO);

    /// Every value there is.
    pub const ALL: BitSet<T> = BitSet(T::ALL);

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: T::Word) -> BitSet<T> {
        BitSet(bits)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> T::Word {
        self.0
    }

    /// Whether `value` is in the set.
    #[inline]
    pub fn contains(self, value: T) -> bool {
        self.0 & T::Word::bit(value.to_bit()) != T::Word::ZERO
    }

    /// Adds a value.
    #[inline]
    pub fn insert(&mut self, value: T) {
        self.0 |= T::Word::bit(value.to_bit());
    }

    /// Takes a value out.
    #[inline]
    pub fn remove(&mut self, value: T) {
        self.0 &= !T::Word::bit(value.to_bit());
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: BitSet<T>) -> BitSet<T> {
        BitSet(self.0 | other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: BitSet<T>) -> BitSet<T> {
        BitSet(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: BitSet<T>) -> BitSet<T> {
        BitSet(self.0 & !other.0)
    }

    /// Whether the sets have something in common.
    #[inline]
    pub fn meets(self, other: BitSet<T>) -> bool {
        self.0 & other.0 != T::Word::ZERO
    }

    /// How many values are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Word::ZERO
    }

    /// The first value in order.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::from_bit(self.0.lowest())) }
    }

    /// The values in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let value = left.first()?;
            left.0 = left.0.without_lowest();
            Some(value)
        })
    }
}

impl<T: BitIndex> Default for BitSet<T> {
    #[inline]
    fn default() -> BitSet<T> {
        BitSet::EMPTY
    }
}

impl<T: BitIndex> PartialEq for BitSet<T> {
    #[inline]
    fn eq(&self, other: &BitSet<T>) -> bool {
        self.0 == other.0
    }
}

impl<T: BitIndex> Eq for BitSet<T> {}

impl<T: BitIndex> Hash for BitSet<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: BitIndex> BitAnd for BitSet<T> {
    type Output = BitSet<T>;

    #[inline]
    fn bitand(self, other: BitSet<T>) -> BitSet<T> {
        self.intersection(other)
    }
}

impl<T: BitIndex> BitOr for BitSet<T> {
    type Output = BitSet<T>;

    #[inline]
    fn bitor(self, other: BitSet<T>) -> BitSet<T> {
        self.union(other)
    }
}

impl<T: BitIndex> BitOrAssign for BitSet<T> {
    #[inline]
    fn bitor_assign(&mut self, other: BitSet<T>) {
        self.0 |= other.0;
    }
}

impl<T: BitIndex> Sub for BitSet<T> {
    type Output = BitSet<T>;

    #[inline]
    fn sub(self, other: BitSet<T>) -> BitSet<T> {
        self.minus(other)
    }
}

impl<T: BitIndex> FromIterator<T> for BitSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BitSet<T> {
        let mut set = BitSet::EMPTY;
        for value in values {
            set.insert(value);
        }
        set
    }
}

impl<T: BitIndex + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
