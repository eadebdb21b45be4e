//! The board as a search needs it.

use igroteka_sudoku::View;

use super::geometry::{Geometry, KINDS, Squares, index, kind};
use super::tally::Tally;

/// The cards that lie, as what they forbid and what they are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub geometry: &'static Geometry,
    /// The squares without a card.
    pub free: Squares,
    /// For each card, the squares that see an equal one (S6).
    barred: [Squares; KINDS],
    /// What each square would count.
    pub tally: Tally,
}

impl Table {
    /// An empty board.
    pub fn new(geometry: &'static Geometry) -> Table {
        Table { geometry, free: geometry.squares, barred: [0; KINDS], tally: Tally::default() }
    }

    /// The cards that a view shows.
    pub fn of(view: &View, geometry: &'static Geometry) -> Table {
        let mut table = Table::new(geometry);
        for laid in &view.board {
            table.lay(index(laid.square), kind(laid.card));
        }
        table
    }

    /// The free squares on which a card keeps the main rule.
    #[inline]
    pub fn open(&self, kind: usize) -> Squares {
        self.free & !self.barred[kind]
    }

    /// What a card laid there would count.
    #[inline]
    pub fn points(&self, place: usize) -> i32 {
        self.tally.of(place)
    }

    /// Lays a card on a free square.
    #[inline]
    pub fn lay(&mut self, place: usize, kind: usize) {
        self.free &= !(1 << place);
        self.barred[kind] |= self.geometry.sees[place];
        self.tally.add(self.geometry.counts[place]);
    }
}
