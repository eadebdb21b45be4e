//! The cards on the board and the main rule: no two equal cards in a row, a column or a block.

use std::hash::{Hash, Hasher};

use crate::square::SQUARES;
use crate::{Card, Grid, Scoring, Square, SquareSet, StartCards};

/// The board with the cards that lie on it for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    grid: Grid,
    occupied: SquareSet,
    /// The squares on which the cards lay before play.
    start: SquareSet,
    /// For each card, the squares that see an equal one: laying it there would be a breach (S6).
    barred: [SquareSet; Card::KINDS],
    cards: [Option<Card>; SQUARES],
}

impl Board {
    /// The empty board.
    pub fn new(grid: Grid) -> Board {
        Board {
            grid,
            occupied: SquareSet::EMPTY,
            start: SquareSet::EMPTY,
            barred: [SquareSet::EMPTY; Card::KINDS],
            cards: [None; SQUARES],
        }
    }

    /// Which side of the board this is.
    #[inline]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The card on `square`.
    #[inline]
    pub fn card_at(&self, square: Square) -> Option<Card> {
        self.cards[square.index()]
    }

    /// Every card with its square, row by row from the top.
    pub fn cards(&self) -> impl Iterator<Item = (Square, Card)> {
        (self.occupied.iter()).filter_map(|square| Some((square, self.card_at(square)?)))
    }

    /// The squares of the golden cards, or of the animals laid before play.
    pub fn start_squares(&self) -> SquareSet {
        self.start
    }

    /// The squares with a card.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.occupied
    }

    /// The squares without a card.
    #[inline]
    pub fn free(&self) -> SquareSet {
        self.grid.squares() - self.occupied
    }

    /// The free squares on which `card` keeps the main rule. It is held against its own row, column and block as
    /// they lie, whatever breaches stand there (S6).
    #[inline]
    pub fn legal_squares(&self, card: Card) -> SquareSet {
        self.free() - self.barred[card.index()]
    }

    /// A square with an equal card that forbids `card` on `square`.
    pub fn rival(&self, square: Square, card: Card) -> Option<Square> {
        (self.grid.neighbours(square) & self.occupied).iter().find(|&other| self.card_at(other) == Some(card))
    }

    /// What a card laid on `square` would count.
    #[inline]
    pub fn points(&self, square: Square, scoring: Scoring) -> u16 {
        (scoring.counted(self.grid, square) & self.occupied).len() as u16
    }

    /// What all cards laid in play have counted together: each pair that counts does so when its later card is
    /// laid, so the order does not matter. Pairs of start cards never counted.
    pub fn points_so_far(&self, scoring: Scoring) -> u16 {
        self.pairs(self.occupied, scoring) - self.pairs(self.start, scoring)
    }

    /// The squares whose card has an equal one in its row, column or block.
    pub fn breaches(&self) -> SquareSet {
        self.cards()
            .filter(|&(square, card)| self.rival(square, card).is_some())
            .map(|(square, _)| square)
            .collect()
    }

    /// Lays `card` on the free `square`.
    #[inline]
    pub(crate) fn lay(&mut self, square: Square, card: Card) {
        debug_assert!(self.free().contains(square), "a card is laid on a free square");
        self.occupied.insert(square);
        self.barred[card.index()] |= self.grid.neighbours(square);
        self.cards[square.index()] = Some(card);
    }

    /// Lays the cards that lie before play.
    pub(crate) fn lay_start(&mut self, cards: &StartCards) {
        for (square, card) in cards.iter() {
            self.lay(square, card);
            self.start.insert(square);
        }
    }

    /// Marks a card that lies already as one that lay before play.
    pub(crate) fn mark_start(&mut self, square: Square) {
        self.start.insert(square);
    }

    fn pairs(&self, squares: SquareSet, scoring: Scoring) -> u16 {
        let seen_from_both_ends: u32 =
            squares.iter().map(|square| (scoring.counted(self.grid, square) & squares).len()).sum();
        (seen_from_both_ends / 2) as u16
    }
}

impl Hash for Board {
    /// The bit sets say nearly everything that the cards do, in a quarter of the words.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.grid.hash(state);
        self.occupied.hash(state);
        self.start.hash(state);
        self.barred.hash(state);
    }
}
