//! Who sits at the table and who may act.

use std::fmt;
use std::str::FromStr;

use crate::ReadError;

/// No game here has more players.
pub const MAX_SEATS: usize = 6;

/// One of up to six places at the table. People count them from 1, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);

    /// The seat that people call `number`, 1 to 6.
    pub const fn from_number(number: u8) -> Option<Seat> {
        if number >= 1 && number as usize <= MAX_SEATS { Some(Seat(number - 1)) } else { None }
    }

    /// The seat with this place in an array, 0 to 5.
    ///
    /// # Panics
    /// If `index` is 6 or more.
    pub const fn from_index(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "there are at most six seats");
        Seat(index as u8)
    }

    /// The place of this seat in an array, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What people call this seat, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn next(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The other seat of a two-player game.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// The first `players` seats in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS as u8)).map(Seat)
    }

    /// Reads a seat's number, for a table of `players`.
    pub fn read(text: &str, players: u8) -> Result<Seat, ReadError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] if digit - b'0' <= players => Ok(Seat(digit - b'1')),
            _ => Err(ReadError::new(format!("a seat is a number from 1 to {players}"), text)),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Seat, ReadError> {
        Seat::read(text, MAX_SEATS as u8)
    }
}

impl TryFrom<u8> for Seat {
    type Error = ReadError;

    fn try_from(number: u8) -> Result<Seat, ReadError> {
        Seat::from_number(number)
            .ok_or_else(|| ReadError::new("a seat is a number from 1 to 6", &number.to_string()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of seats. Not a [`BitSet`](crate::BitSet), which cannot be used in constants.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `players` seats.
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// This set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// How many seats there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The next seat of this set clockwise after `seat`; `seat` itself comes last.
    #[inline]
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 & !((2u8 << seat.0) - 1);
        SeatSet(if later == 0 { self.0 } else { later }).first()
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A chance event is due.
    Chance,
    /// Any of these seats may act; mostly it is one.
    Seats(SeatSet),
    /// The game has ended.
    Over,
}

#[cfg(feature = "serde")]
impl serde::Serialize for Turn {
    /// `"chance"`, `"over"`, or the seats that may act.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Turn::Chance => serializer.serialize_str("chance"),
            Turn::Seats(seats) => seats.serialize(serializer),
            Turn::Over => serializer.serialize_str("over"),
        }
    }
}

impl Turn {
    /// The turn of one seat.
    #[inline]
    pub const fn of(seat: Seat) -> Turn {
        Turn::Seats(SeatSet::only(seat))
    }

    /// Whether `seat` may act.
    #[inline]
    pub const fn includes(self, seat: Seat) -> bool {
        matches!(self, Turn::Seats(seats) if seats.contains(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_after_goes_round() {
        let set: SeatSet = [1, 3, 4].into_iter().map(Seat).collect();
        assert_eq!(set.next_after(Seat(0)), Some(Seat(1)));
        assert_eq!(set.next_after(Seat(1)), Some(Seat(3)));
        assert_eq!(set.next_after(Seat(4)), Some(Seat(1)));
        assert_eq!(set.next_after(Seat(5)), Some(Seat(1)));
        assert_eq!(SeatSet::EMPTY.next_after(Seat(0)), None);
        assert_eq!(SeatSet::only(Seat(2)).next_after(Seat(2)), Some(Seat(2)));
    }

    #[test]
    fn seats_are_read_by_number() {
        assert_eq!(Seat::read("2", 2), Ok(Seat(1)));
        for bad in ["", "0", "3", "7", "-1", "2 ", "two", "١"] {
            assert!(Seat::read(bad, 2).is_err(), "{bad:?}");
        }
    }
}
