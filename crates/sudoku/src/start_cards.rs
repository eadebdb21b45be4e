//! The cards that lie before play: nine golden ones (S1), or six animals (S14).

use std::fmt;

use igroteka_game::{ReadError, Source};
use thiserror::Error;

use crate::notation::read_placement;
use crate::{Card, Grid, Square};

/// How the start cards come to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartRule {
    /// There are none: the children's empty layout.
    None,
    /// Chance lays them, one per row and column.
    Drawn,
    /// Chance lays them, one per row, column and block.
    DrawnPerBlock,
    /// The setup names their squares.
    Given,
}

/// One of each card, one in each row and one in each column: valid by construction.
///
/// Its text is a list in the order of the cards: `a4=1 b7=2 …`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartCards {
    kinds: u8,
    /// The square of each card; a1 beyond the last one.
    squares: [Square; Card::KINDS],
}

/// Why cards cannot be start cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartProblem {
    /// This side of the board is smaller.
    #[error("{square} is off this board; its last square is {last}")]
    OffBoard {
        /// The square named.
        square: Square,
        /// The board's last square.
        last: Square,
    },
    /// A card is missing.
    #[error("card {0} is missing: lay one each of all cards, such as `a4=1 b7=2 …`")]
    Missing(Card),
    /// A card is there twice.
    #[error("card {0} is named twice: lay one of each")]
    Twice(Card),
    /// Two cards in one row.
    #[error("{0} and {1} are in one row: lay one card in each row")]
    SameRow(Square, Square),
    /// Two cards in one column.
    #[error("{0} and {1} are in one column: lay one card in each column")]
    SameColumn(Square, Square),
}

impl StartCards {
    /// Takes the cards in any order; refuses any that do not make a start (S1, S14).
    pub fn new(grid: Grid, cards: &[(Square, Card)]) -> Result<StartCards, StartProblem> {
        let mut placed: [Option<Square>; Card::KINDS] = [None; Card::KINDS];
        for (index, &(square, card)) in cards.iter().enumerate() {
            if !grid.squares().contains(square) {
                return Err(StartProblem::OffBoard { square, last: grid.last() });
            }
            if placed[card.index()].replace(square).is_some() {
                return Err(StartProblem::Twice(card));
            }
            for &(earlier, _) in &cards[..index] {
                if earlier.row() == square.row() {
                    return Err(StartProblem::SameRow(earlier, square));
                }
                if earlier.column() == square.column() {
                    return Err(StartProblem::SameColumn(earlier, square));
                }
            }
        }
        let mut squares = [Square::at(0, 0); Card::KINDS];
        for card in Card::all(grid.size()) {
            squares[card.index()] = placed[card.index()].ok_or(StartProblem::Missing(card))?;
        }
        Ok(StartCards { kinds: grid.size(), squares })
    }

    /// Draws two permutations: card d lies in row p(d), column q(d). Uniform over all layouts with one card per
    /// row and column.
    pub(crate) fn draw(grid: Grid, source: &mut impl Source) -> StartCards {
        let rows = permutation(grid.size(), source);
        let columns = permutation(grid.size(), source);
        StartCards::lay_out(grid.size(), |card| Square::at(rows[card], columns[card]))
    }

    /// Draws golden cards, uniform over all layouts with one per row, column and block. The three rows of each band
    /// go to different stacks of blocks, the three columns of each stack to different bands: every layout arises
    /// from exactly one such choice.
    pub(crate) fn draw_per_block(source: &mut impl Source) -> StartCards {
        let stack_of_row: [_; 3] = std::array::from_fn(|_| permutation(3, source));
        let column_of_band: [_; 3] = std::array::from_fn(|_| permutation(3, source));
        let row_of_card = permutation(9, source);
        StartCards::lay_out(9, |card| {
            let row = row_of_card[card];
            let band = row / 3;
            let stack = stack_of_row[band as usize][(row % 3) as usize];
            let column = stack * 3 + column_of_band[stack as usize][band as usize];
            Square::at(row, column)
        })
    }

    /// Reads `a4=1 b7=2 …`, the cards in any order.
    pub fn read(grid: Grid, text: &str) -> Result<StartCards, ReadError> {
        let cards = text
            .split_whitespace()
            .take(Card::KINDS + 1)
            .map(|word| read_placement(word, grid.size()))
            .collect::<Result<Vec<_>, _>>()?;
        StartCards::new(grid, &cards).map_err(|problem| ReadError::new(problem.to_string(), text))
    }

    /// The cards in order, each with its square.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Card)> {
        Card::all(self.kinds).map(|card| (self.squares[card.index()], card))
    }

    /// How many cards there are: nine golden ones or six animals.
    pub fn kinds(&self) -> u8 {
        self.kinds
    }

    /// Whether each block holds one.
    pub fn one_per_block(&self, grid: Grid) -> bool {
        let mut blocks = 0u16;
        for (square, _) in self.iter() {
            blocks |= 1 << grid.block_number(square);
        }
        blocks.count_ones() == u32::from(self.kinds)
    }

    fn lay_out(kinds: u8, square_of: impl Fn(usize) -> Square) -> StartCards {
        let mut squares = [Square::at(0, 0); Card::KINDS];
        for (index, square) in squares.iter_mut().enumerate().take(kinds as usize) {
            *square = square_of(index);
        }
        StartCards { kinds, squares }
    }
}

impl fmt::Display for StartCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (square, card)) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{square}={card}")?;
        }
        Ok(())
    }
}

/// The numbers 0 to `count` − 1 in random order; zeros beyond them.
fn permutation(count: u8, source: &mut impl Source) -> [u8; Card::KINDS] {
    let mut order = [0; Card::KINDS];
    for (number, place) in (0..count).zip(&mut order) {
        *place = number;
    }
    source.shuffle(&mut order[..count as usize]);
    order
}
