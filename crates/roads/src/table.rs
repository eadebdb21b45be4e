//! The cards on the table and the empty squares beside them.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{Direction, ReadError};

use crate::{Field, Kind, KindSet, Requirement, Side, Sides, Square};

/// A card on the table: `2,-1:2.2.` lies two to the east and one south of the origin.
/// Ordered by square, then by sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Laid {
    /// Where it lies.
    pub square: Square,
    /// How it lies.
    pub sides: Sides,
}

impl Laid {
    /// The kind of card that lies here.
    pub fn kind(self) -> Kind {
        Kind::of(self.sides)
    }

    /// Reads `x,y:sides`.
    pub fn read(text: &str) -> Result<Laid, ReadError> {
        let (square, sides) = text
            .split_once(':')
            .ok_or_else(|| ReadError::new("a laid card is `x,y:sides`, such as `0,0:2.2.`", text))?;
        Ok(Laid { square: Square::read(square.trim())?, sides: Sides::read(sides.trim())? })
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.square, self.sides)
    }
}

impl FromStr for Laid {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Laid, ReadError> {
        Laid::read(text)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Laid {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An empty square beside a card, with what its neighbours ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gap {
    /// Where it is.
    pub square: Square,
    /// What a card laid here must show.
    pub requirement: Requirement,
}

/// A road that ends over an empty square or over the edge of the field (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OpenEnd {
    /// The card it ends on.
    pub square: Square,
    /// The side it leaves the card by.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_text"))]
    pub direction: Direction,
    /// How wide it is.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_text"))]
    pub road: Side,
}

#[cfg(feature = "serde")]
fn as_text<S: serde::Serializer>(value: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// The network of roads. Cards and gaps are kept in order, so that equal tables are equal however they grew.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Table {
    field: Option<Field>,
    cards: Vec<Laid>,
    gaps: Vec<Gap>,
}

impl Table {
    /// An empty table: a field, or unlimited.
    pub fn new(field: Option<Field>) -> Table {
        Table { field, cards: Vec::new(), gaps: Vec::new() }
    }

    /// The field; `None` on an unlimited table.
    pub fn field(&self) -> Option<Field> {
        self.field
    }

    /// The cards, row by row from the south-west.
    pub fn cards(&self) -> &[Laid] {
        &self.cards
    }

    /// The empty squares beside a card, row by row from the south-west.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// Whether no card has been laid.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether no square of the field is left.
    pub fn is_full(&self) -> bool {
        self.field.is_some_and(|field| self.cards.len() == usize::from(field.squares()))
    }

    /// The card on a square.
    pub fn card_at(&self, square: Square) -> Option<Sides> {
        self.place_of(square).map(|place| self.cards[place].sides)
    }

    /// The place of the card on a square in [`Table::cards`].
    pub(crate) fn place_of(&self, square: Square) -> Option<usize> {
        self.cards.binary_search_by_key(&square, |card| card.square).ok()
    }

    /// What an empty square beside a card asks for.
    pub fn requirement(&self, square: Square) -> Option<Requirement> {
        let place = self.find_gap(square).ok()?;
        Some(self.gaps[place].requirement)
    }

    /// R7: where the first card may lie.
    pub fn first_squares(&self) -> impl Iterator<Item = Square> + use<> {
        let origin = self.field.is_none().then_some(Square::ORIGIN);
        origin.into_iter().chain(self.field.into_iter().flat_map(Field::centre))
    }

    /// Whether some gap accepts a card of one of these kinds; an empty table accepts any card.
    #[inline]
    pub fn accepts(&self, kinds: KindSet) -> bool {
        if self.is_empty() {
            return !kinds.is_empty();
        }
        self.gaps.iter().any(|gap| gap.requirement.kinds().meets(kinds))
    }

    /// Every kind that some gap accepts.
    pub fn accepted_kinds(&self) -> KindSet {
        if self.is_empty() {
            return KindSet::ALL;
        }
        self.gaps.iter().fold(KindSet::EMPTY, |kinds, gap| kinds | gap.requirement.kinds())
    }

    /// The roads that end over an empty square or over the edge of the field.
    pub fn open_ends(&self) -> Vec<OpenEnd> {
        let mut ends = Vec::new();
        for card in &self.cards {
            for direction in Direction::ALL {
                let road = card.sides.at(direction);
                if road.is_road() && self.card_at(card.square.neighbour(direction)).is_none() {
                    ends.push(OpenEnd { square: card.square, direction, road });
                }
            }
        }
        ends
    }

    /// Lays a card that fits on an empty square and says how many roads it joined; the first card of all joins one
    /// (R13).
    pub(crate) fn lay(&mut self, card: Laid) -> u32 {
        let first = self.is_empty();
        let requirement = match self.find_gap(card.square) {
            Ok(place) => self.gaps.remove(place).requirement,
            Err(_) => Requirement::FREE,
        };
        let place = self.cards.partition_point(|other| other.square < card.square);
        self.cards.insert(place, card);
        for direction in Direction::ALL {
            // Where the gap asked for something there is a card; everywhere else the neighbour is empty.
            if requirement.at(direction).is_none() {
                self.ask(card.square.neighbour(direction), direction.opposite(), card.sides.at(direction));
            }
        }
        if first { 1 } else { requirement.roads() }
    }

    /// Notes that an empty square has a neighbour in `direction` that shows `side`.
    fn ask(&mut self, square: Square, direction: Direction, side: Side) {
        if self.field.is_some_and(|field| !field.contains(square)) {
            return;
        }
        match self.find_gap(square) {
            Ok(place) => {
                let gap = &mut self.gaps[place];
                gap.requirement = gap.requirement.with(direction, side);
            }
            Err(place) => {
                self.gaps.insert(place, Gap { square, requirement: Requirement::FREE.with(direction, side) });
            }
        }
    }

    #[inline]
    fn find_gap(&self, square: Square) -> Result<usize, usize> {
        self.gaps.binary_search_by_key(&square, |gap| gap.square)
    }
}

impl Clone for Table {
    /// Leaves room for the next cards: what is cloned is mostly played on.
    fn clone(&self) -> Table {
        Table { field: self.field, cards: clone_with_room(&self.cards), gaps: clone_with_room(&self.gaps) }
    }
}

fn clone_with_room<T: Copy>(items: &[T]) -> Vec<T> {
    const ROOM: usize = 8;
    let mut clone = Vec::with_capacity(items.len() + ROOM);
    clone.extend_from_slice(items);
    clone
}
