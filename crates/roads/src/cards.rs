//! Cards apart from the table: a hand, the pile, a whole deck. Only how many there are of each kind matters.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{ReadError, Source};

use crate::{Kind, KindSet};

/// A number of cards of each kind, in no order.
///
/// `{}` lists every card (`..22 ..22 .2.2`), `{:#}` counts them (`..22*2 .2.2`); no cards are `-`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards {
    counts: [u8; Kind::COUNT],
    /// The kinds with a count, kept so that "does any of these fit" is one look.
    kinds: KindSet,
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { counts: [0; Kind::COUNT], kinds: KindSet::EMPTY };

    /// How many cards there are.
    pub fn len(&self) -> u16 {
        self.counts.iter().map(|&count| u16::from(count)).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// How many there are of one kind.
    #[inline]
    pub const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub const fn kinds(&self) -> KindSet {
        self.kinds
    }

    /// Every kind there is with how many, in order.
    pub fn counted(&self) -> impl Iterator<Item = (Kind, u8)> {
        self.kinds.iter().map(|kind| (kind, self.count(kind)))
    }

    /// Every card, in order.
    pub fn iter(&self) -> impl Iterator<Item = Kind> {
        self.counted().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()))
    }

    /// Adds a card; false, and nothing changes, if there are 255 of its kind.
    #[inline]
    pub fn add(&mut self, kind: Kind) -> bool {
        self.add_many(kind, 1)
    }

    /// Takes a card away; false, and nothing changes, if there is none of its kind.
    #[inline]
    pub fn take(&mut self, kind: Kind) -> bool {
        let count = &mut self.counts[kind.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.kinds.remove(kind);
        }
        true
    }

    /// Whether all of `part` is among these.
    pub fn contains(&self, part: &Cards) -> bool {
        part.counted().all(|(kind, count)| count <= self.count(kind))
    }

    /// These cards without `part`; `None` if some of it is not here.
    pub fn without(&self, part: &Cards) -> Option<Cards> {
        let mut rest = *self;
        for (kind, count) in part.counted() {
            let left = rest.counts[kind.index()].checked_sub(count)?;
            rest.counts[kind.index()] = left;
            if left == 0 {
                rest.kinds.remove(kind);
            }
        }
        Some(rest)
    }

    /// Takes one card at random, each equally likely; `None` if there is none.
    pub fn draw(&mut self, source: &mut impl Source) -> Option<Kind> {
        if self.is_empty() {
            return None;
        }
        let mut left = source.below(self.len().into());
        let drawn = self.counted().find_map(|(kind, count)| {
            let found = left < count.into();
            left = left.wrapping_sub(count.into());
            found.then_some(kind)
        })?;
        self.take(drawn);
        Some(drawn)
    }

    /// Takes `number` cards at random, or all there are.
    #[must_use]
    pub fn draw_many(&mut self, number: u16, source: &mut impl Source) -> Cards {
        if number >= self.len() {
            return std::mem::take(self);
        }
        let mut drawn = Cards::NONE;
        for _ in 0..number {
            if let Some(kind) = self.draw(source) {
                drawn.add(kind);
            }
        }
        drawn
    }

    /// Reads cards in any rotation and order, with or without counts.
    pub fn read(text: &str) -> Result<Cards, ReadError> {
        let mut cards = Cards::NONE;
        if text == "-" {
            return Ok(cards);
        }
        for word in text.split_whitespace() {
            let (kind, count) = match word.split_once('*') {
                Some((kind, count)) => {
                    (kind, igroteka_game::Reader::value::<u8>("a number of cards", count)?)
                }
                None => (word, 1),
            };
            if !cards.add_many(Kind::read(kind)?, count) {
                return Err(ReadError::new("no deck has so many cards of a kind", word));
            }
        }
        Ok(cards)
    }

    pub(crate) fn add_many(&mut self, kind: Kind, number: u8) -> bool {
        let Some(sum) = self.counts[kind.index()].checked_add(number) else {
            return false;
        };
        self.counts[kind.index()] = sum;
        if sum > 0 {
            self.kinds.insert(kind);
        }
        true
    }
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Cards {
        let mut cards = Cards::NONE;
        for kind in kinds {
            cards.add(kind);
        }
        cards
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut gap = "";
        for (kind, count) in self.counted() {
            if f.alternate() {
                write!(f, "{gap}{kind}")?;
                if count > 1 {
                    write!(f, "*{count}")?;
                }
                gap = " ";
            } else {
                for _ in 0..count {
                    write!(f, "{gap}{kind}")?;
                    gap = " ";
                }
            }
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Cards, ReadError> {
        Cards::read(text)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cards {
    /// A list with every card.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use igroteka_game::Stream;

    #[test]
    fn both_texts_read_back() {
        let cards = Cards::read("2.2. 22.. .2.2*2 2222").unwrap();
        assert_eq!(cards.to_string(), "..22 .2.2 .2.2 .2.2 2222");
        assert_eq!(format!("{cards:#}"), "..22 .2.2*3 2222");
        assert_eq!(Cards::read(&cards.to_string()), Ok(cards));
        assert_eq!(Cards::read(&format!("{cards:#}")), Ok(cards));
        assert_eq!(Cards::read("-"), Ok(Cards::NONE));
        assert_eq!(Cards::read("2222*0"), Ok(Cards::NONE));
        for bad in ["2222*256", "2222*200 2222*56", "2222*", "*2", "- 2222", "2222*-1"] {
            assert!(Cards::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_taken_is_gone() {
        let mut cards = Cards::read("2.2.*2 2222").unwrap();
        let straight = Kind::read("2.2.").unwrap();
        assert!(cards.take(straight) && cards.take(straight));
        assert!(!cards.take(straight));
        assert_eq!(cards, Cards::read("2222").unwrap());
        assert_eq!(cards.without(&Cards::read("2.2.").unwrap()), None);
        assert_eq!(cards.without(&cards), Some(Cards::NONE));
    }

    #[test]
    fn a_draw_is_weighted_by_count() {
        let cards = Cards::read("2.2.*3 2222").unwrap();
        let mut source = Stream::new(5);
        let straights = (0..4_000)
            .filter(|_| cards.clone().draw(&mut source) == Some(Kind::read("2.2.").unwrap()))
            .count();
        assert!((2_850..3_150).contains(&straights), "{straights}");
        assert_eq!(Cards::NONE.clone().draw(&mut source), None);
    }

    #[test]
    fn drawing_many_takes_them_out() {
        let mut pile = Cards::read("2.2.*3 2222*2 22..*5").unwrap();
        let whole = pile;
        let drawn = pile.draw_many(4, &mut Stream::new(1));
        assert_eq!((drawn.len(), pile.len()), (4, 6));
        assert_eq!(whole.without(&drawn), Some(pile));
        assert_eq!(pile.draw_many(9, &mut Stream::new(1)).len(), 6);
        assert!(pile.is_empty());
    }
}
