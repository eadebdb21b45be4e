//! Cards, and how many of each there are somewhere.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use igroteka_game::{BitIndex, ReadError};

/// A card: 1–9, or one of the six animals on the children's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many different cards there are at most.
    pub(crate) const KINDS: usize = 9;

    /// The card with this number, 1 to 9.
    pub const fn new(number: u8) -> Option<Card> {
        if number > Card::KINDS as u8 {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Card(number)),
            None => None,
        }
    }

    /// The number on the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The place of this card in an array.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0.get() - 1) as usize
    }

    /// The cards 1 to `kinds`.
    pub fn all(kinds: u8) -> impl Iterator<Item = Card> + Clone {
        (1..=kinds).filter_map(Card::new)
    }

    /// The animal that the children's side shows for this card (S16); 7–9 have none.
    pub const fn animal(self) -> Option<Animal> {
        Some(match self.number() {
            1 => Animal::Cat,
            2 => Animal::Dog,
            3 => Animal::Hare,
            4 => Animal::Fox,
            5 => Animal::Bear,
            6 => Animal::Owl,
            _ => return None,
        })
    }

    /// Reads a card's number where there are `kinds` different cards.
    pub fn read(text: &str, kinds: u8) -> Result<Card, ReadError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] if digit - b'0' <= kinds => {
                Ok(Card::new(digit - b'0').expect("the digit is 1 to 9"))
            }
            _ => Err(ReadError::new(format!("a card is a number from 1 to {kinds}"), text)),
        }
    }
}

impl BitIndex for Card {
    type Word = u16;
    const ALL: u16 = (1 << Card::KINDS) - 1;

    #[inline]
    fn to_bit(self) -> u32 {
        self.index() as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Card {
        Card::new(bit as u8 + 1).expect("a card has this bit")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Reads a card of the adult side; [`Card::read`] knows the children's side too.
impl FromStr for Card {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Card, ReadError> {
        Card::read(text, Card::KINDS as u8)
    }
}

impl TryFrom<u8> for Card {
    type Error = ReadError;

    fn try_from(number: u8) -> Result<Card, ReadError> {
        Card::new(number).ok_or_else(|| ReadError::new("a card is a number from 1 to 9", &number.to_string()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// The animals of the children's side (S16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Animal {
    /// Card 1.
    Cat,
    /// Card 2.
    Dog,
    /// Card 3.
    Hare,
    /// Card 4.
    Fox,
    /// Card 5.
    Bear,
    /// Card 6.
    Owl,
}

/// How many of each card: the stack, whose order nobody knows, or the cards out of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardCounts {
    each: [u8; Card::KINDS],
    total: u8,
}

impl CardCounts {
    /// `copies` of each of the cards 1 to `kinds`.
    pub(crate) fn full(kinds: u8, copies: u8) -> CardCounts {
        let mut counts = CardCounts::default();
        for card in Card::all(kinds) {
            counts.each[card.index()] = copies;
        }
        counts.total = kinds * copies;
        counts
    }

    /// How many of this card.
    #[inline]
    pub const fn of(&self, card: Card) -> u8 {
        self.each[card.index()]
    }

    /// How many cards in all.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Every card as often as it is there, in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all(Card::KINDS as u8).flat_map(|card| std::iter::repeat_n(card, self.of(card) as usize))
    }

    /// The card that `n` others come before when they lie in order.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Option<Card> {
        // Without a branch: where a random draw ends cannot be predicted.
        let mut index = 0;
        let mut sum = 0;
        for &count in &self.each {
            sum += u32::from(count);
            index += u8::from(sum <= n);
        }
        Card::new(index + 1)
    }

    /// One more of this card.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.each[card.index()] += 1;
        self.total += 1;
    }

    /// One less of this card; false if there is none.
    #[inline]
    #[must_use]
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let count = &mut self.each[card.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        self.total -= 1;
        true
    }
}

impl FromIterator<Card> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardCounts {
        let mut counts = CardCounts::default();
        for card in cards {
            counts.add(card);
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_up_and_down() {
        let seven = Card::new(7).unwrap();
        let mut counts = CardCounts::full(9, 8);
        assert_eq!(counts.total(), 72);
        for _ in 0..8 {
            assert!(counts.take(seven));
        }
        assert!(!counts.take(seven));
        assert_eq!(counts.total(), 64);
        assert_eq!(counts.nth(47), Card::new(6));
        assert_eq!(counts.nth(48), Card::new(8));
        assert_eq!(counts.nth(64), None);
        assert_eq!(counts.iter().collect::<CardCounts>(), counts);
    }

    #[test]
    fn cards_are_read_by_number() {
        assert_eq!(Card::read("6", 6), Ok(Card::new(6).unwrap()));
        for bad in ["", "0", "7", "10", "x", "٣", " 1"] {
            assert!(Card::read(bad, 6).is_err(), "{bad:?}");
        }
    }
}
