//! Which squares see which, as sets of bits.

use std::sync::LazyLock;

use igroteka_sudoku::{Card, Grid, Scoring, Square, SquareSet};

/// Rows of nine, on the small board too.
const WIDEST: usize = 9;
/// How many numbers squares have.
pub(super) const SQUARES: usize = WIDEST * WIDEST;
/// How many different cards there are at most.
pub(super) const KINDS: usize = 9;

/// A set of squares: bit `9 * row + column`.
pub(super) type Squares = u128;

/// One side of the board under one way of counting.
#[derive(Debug)]
pub(super) struct Geometry {
    /// Every square.
    pub squares: Squares,
    /// How many different cards there are, and rows, columns and blocks.
    pub kinds: usize,
    /// The squares that must not hold an equal card.
    pub sees: [Squares; SQUARES],
    /// The squares whose cards count.
    pub counts: [Squares; SQUARES],
    /// The other squares of the same block.
    pub blocks: [Squares; SQUARES],
    /// Every row, column and block: the first `3 * kinds` of them.
    pub houses: [Squares; 3 * KINDS],
}

impl Geometry {
    /// The side `grid` under `scoring`.
    pub fn of(grid: Grid, scoring: Scoring) -> &'static Geometry {
        &GEOMETRIES[3 * grid as usize + scoring as usize]
    }

    fn build(grid: Grid, scoring: Scoring) -> Geometry {
        let kinds = usize::from(grid.size());
        let mut geometry = Geometry {
            squares: bits(grid.squares()),
            kinds,
            sees: [0; SQUARES],
            counts: [0; SQUARES],
            blocks: [0; SQUARES],
            houses: [0; 3 * KINDS],
        };
        for square in grid.squares().iter() {
            let place = index(square);
            geometry.sees[place] = bits(grid.neighbours(square));
            geometry.counts[place] = bits(scoring.counted(grid, square));
            geometry.blocks[place] = bits(grid.block(square));
            let block = usize::from(grid.block_number(square));
            for house in [square.row().into(), kinds + usize::from(square.column()), 2 * kinds + block] {
                geometry.houses[house] |= 1 << place;
            }
        }
        geometry
    }
}

static GEOMETRIES: LazyLock<[Geometry; 9]> = LazyLock::new(|| {
    const GRIDS: [Grid; 3] = [Grid::Adult, Grid::ChildrenWide, Grid::ChildrenTall];
    const SCORINGS: [Scoring; 3] = [Scoring::Full, Scoring::Simple, Scoring::Block];
    std::array::from_fn(|place| Geometry::build(GRIDS[place / 3], SCORINGS[place % 3]))
});

/// The place of a square in an array.
pub(super) fn index(square: Square) -> usize {
    WIDEST * usize::from(square.row()) + usize::from(square.column())
}

/// The square at a place.
pub(super) fn square(place: usize) -> Square {
    Square::new((place / WIDEST) as u8, (place % WIDEST) as u8).expect("a place is on a board")
}

/// The place of a card in an array.
pub(super) fn kind(card: Card) -> usize {
    usize::from(card.number()) - 1
}

/// The places of a set, in order.
pub(super) fn places(set: Squares) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(place)
    })
}

/// A set of squares as bits.
pub(super) fn bits(set: SquareSet) -> Squares {
    set.iter().fold(0, |bits, square| bits | 1 << index(square))
}
