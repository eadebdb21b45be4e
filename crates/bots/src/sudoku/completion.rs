//! Filling the whole board.
//!
//! There are as many of each card as there are rows. As long as the cards that lie can be completed to a full board,
//! every card still to come has a square in it, whatever the order: a solo player who keeps to this never gets stuck.

use super::geometry::{KINDS, SQUARES, Squares, places};
use super::table::Table;
use crate::SearchLimits;

/// A board without a completion may take too long to search; the search gives up after this many squares.
const PATIENCE: u32 = 20_000;

/// A card for every square that is free now, such that all keep the main rule.
pub(super) type Completion = [u8; SQUARES];

/// A completion of the board, if one is found.
pub(super) fn complete(table: &Table, limits: &SearchLimits) -> Option<Completion> {
    let kinds = table.geometry.kinds;
    let mut open = [0; KINDS];
    for (kind, squares) in open.iter_mut().enumerate().take(kinds) {
        *squares = table.open(kind);
    }
    let mut search = Search { table, limits, patience: PATIENCE, filled: [0; SQUARES] };
    search.fill(table.free, &open).then_some(search.filled)
}

struct Search<'a> {
    table: &'a Table,
    limits: &'a SearchLimits,
    patience: u32,
    filled: Completion,
}

impl Search<'_> {
    /// Fills the `free` squares; `open` holds, for each card, those where it may lie.
    fn fill(&mut self, free: Squares, open: &[Squares; KINDS]) -> bool {
        if free == 0 {
            return true;
        }
        if self.patience == 0 || self.limits.count_node() {
            return false;
        }
        self.patience -= 1;
        match self.tightest(free, open) {
            Choice::Square(place) => {
                let mut fitting = (0..self.table.geometry.kinds).filter(|kind| open[*kind] >> place & 1 == 1);
                fitting.any(|kind| self.lay(place, kind, free, open))
            }
            Choice::Card(kind, squares) => places(squares).any(|place| self.lay(place, kind, free, open)),
        }
    }

    fn lay(&mut self, place: usize, kind: usize, free: Squares, open: &[Squares; KINDS]) -> bool {
        let square = 1 << place;
        let mut next = open.map(|squares| squares & !square);
        next[kind] &= !self.table.geometry.sees[place];
        self.filled[place] = kind as u8;
        self.fill(free & !square, &next)
    }

    /// The square with the fewest cards, or the card with the fewest squares in a row, column or block.
    fn tightest(&self, free: Squares, open: &[Squares; KINDS]) -> Choice {
        let geometry = self.table.geometry;
        // Squares with no card, with at most one, with at most two.
        let (mut once, mut twice, mut more) = (0, 0, 0);
        for squares in &open[..geometry.kinds] {
            more |= twice & squares;
            twice |= once & squares;
            once |= squares;
        }
        for few in [free & !once, free & !twice] {
            if few != 0 {
                return Choice::Square(few.trailing_zeros() as usize);
            }
        }
        let mut fewest = (u32::MAX, Choice::Square(free.trailing_zeros() as usize));
        if let two @ 1.. = free & !more {
            fewest = (2, Choice::Square(two.trailing_zeros() as usize));
        }
        for house in &geometry.houses[..3 * geometry.kinds] {
            let mut missing = 0;
            for (kind, squares) in open[..geometry.kinds].iter().enumerate() {
                let here = squares & house;
                missing += u32::from(here != 0);
                let count = here.count_ones();
                if count > 0 && count < fewest.0 {
                    fewest = (count, Choice::Card(kind, here));
                }
            }
            // A card that this house still lacks has no square left in it.
            if missing < (free & house).count_ones() {
                return Choice::Card(0, 0);
            }
        }
        fewest.1
    }
}

enum Choice {
    /// One of the cards that fit must lie here.
    Square(usize),
    /// This card must lie on one of these squares.
    Card(usize, Squares),
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use igroteka_sudoku::{Grid, Scoring};

    use super::super::geometry::Geometry;
    use super::*;
    use crate::Budget;

    fn board(drawing: &str) -> Table {
        let mut table = Table::new(Geometry::of(Grid::ChildrenWide, Scoring::Full));
        for (row, line) in drawing.split_whitespace().enumerate() {
            for (column, card) in line.bytes().enumerate().filter(|(_, card)| *card != b'.') {
                table.lay(9 * row + column, usize::from(card - b'1'));
            }
        }
        table
    }

    fn completed(table: &Table) -> Option<Completion> {
        complete(table, &SearchLimits::start(&Budget::default(), Duration::from_hours(1)))
    }

    #[test]
    fn a_completion_keeps_the_main_rule() {
        let mut table = board("1..... ...2.. .3.... ....4. ..5... .....6");
        let filled = completed(&table).expect("this board can be filled");
        for place in places(table.free) {
            let kind = usize::from(filled[place]);
            assert_ne!(table.open(kind) >> place & 1, 0, "every card fits when its turn comes");
            table.lay(place, kind);
        }
        assert_eq!(table.free, 0);
    }

    #[test]
    fn a_board_that_cannot_be_filled_is_known() {
        // No card fits on a1.
        assert!(completed(&board(".123.. .6.... ...... 4..... 5..... ......")).is_none());
        // Every square has a card that fits, but the second block has no square for the 1.
        assert!(completed(&board("1..... ....2. ...1.. ...... ...... .....1")).is_none());
    }
}
