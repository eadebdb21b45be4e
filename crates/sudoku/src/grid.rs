//! The two sides of the board: which squares share a row, a column or a block.

use crate::setup::{BlockShape, Side};
use crate::square::{SQUARES, WIDEST};
use crate::{Square, SquareSet};

/// A side of the board with its blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grid {
    /// Nine by nine, blocks of three by three.
    Adult,
    /// Six by six, blocks of two rows and three columns (S13).
    ChildrenWide,
    /// Six by six, blocks of three rows and two columns (S13).
    ChildrenTall,
}

/// What two squares may share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A block.
    Block,
}

impl Grid {
    /// The grid of a side; the adult side has one form of blocks only.
    pub const fn of(side: Side, blocks: BlockShape) -> Grid {
        match (side, blocks) {
            (Side::Adult, _) => Grid::Adult,
            (Side::Children, BlockShape::Wide) => Grid::ChildrenWide,
            (Side::Children, BlockShape::Tall) => Grid::ChildrenTall,
        }
    }

    /// How many rows, columns, blocks and different cards there are.
    #[inline]
    pub const fn size(self) -> u8 {
        match self {
            Grid::Adult => 9,
            Grid::ChildrenWide | Grid::ChildrenTall => 6,
        }
    }

    /// Rows and columns of a block.
    pub const fn block_size(self) -> (u8, u8) {
        match self {
            Grid::Adult => (3, 3),
            Grid::ChildrenWide => (2, 3),
            Grid::ChildrenTall => (3, 2),
        }
    }

    /// The number of a square's block, from 0, row by row.
    pub const fn block_number(self, square: Square) -> u8 {
        let (rows, columns) = self.block_size();
        square.row() / rows * (self.size() / columns) + square.column() / columns
    }

    /// Every square.
    #[inline]
    pub const fn squares(self) -> SquareSet {
        self.tables().squares
    }

    /// The square in the last row and column.
    pub(crate) const fn last(self) -> Square {
        Square::at(self.size() - 1, self.size() - 1)
    }

    /// The squares that share a row, a column or a block with `square`.
    #[inline]
    pub const fn neighbours(self, square: Square) -> SquareSet {
        self.tables().neighbours[square.index()]
    }

    /// The squares that share a row or a column with `square`.
    #[inline]
    pub const fn lines(self, square: Square) -> SquareSet {
        self.tables().lines[square.index()]
    }

    /// The squares that share a block with `square`.
    #[inline]
    pub const fn block(self, square: Square) -> SquareSet {
        self.tables().blocks[square.index()]
    }

    /// What two different squares share: the row or the column if they do, else the block.
    pub const fn shared(self, one: Square, other: Square) -> Option<House> {
        if one.row() == other.row() {
            Some(House::Row)
        } else if one.column() == other.column() {
            Some(House::Column)
        } else if self.block_number(one) == self.block_number(other) {
            Some(House::Block)
        } else {
            None
        }
    }

    #[inline]
    const fn tables(self) -> &'static Tables {
        &TABLES[self as usize]
    }
}

struct Tables {
    squares: SquareSet,
    neighbours: [SquareSet; SQUARES],
    lines: [SquareSet; SQUARES],
    blocks: [SquareSet; SQUARES],
}

static TABLES: [Tables; 3] =
    [Tables::of(Grid::Adult), Tables::of(Grid::ChildrenWide), Tables::of(Grid::ChildrenTall)];

impl Tables {
    const fn of(grid: Grid) -> Tables {
        let mut tables = Tables {
            squares: SquareSet::EMPTY,
            neighbours: [SquareSet::EMPTY; SQUARES],
            lines: [SquareSet::EMPTY; SQUARES],
            blocks: [SquareSet::EMPTY; SQUARES],
        };
        let mut first = 0;
        while first < SQUARES as u8 {
            let one = Square::at(first / WIDEST, first % WIDEST);
            if on_board(grid, one) {
                insert(&mut tables.squares, one);
                let mut second = 0;
                while second < SQUARES as u8 {
                    let other = Square::at(second / WIDEST, second % WIDEST);
                    if first != second && on_board(grid, other) {
                        tables.relate(grid, one, other);
                    }
                    second += 1;
                }
            }
            first += 1;
        }
        tables
    }

    const fn relate(&mut self, grid: Grid, one: Square, other: Square) {
        let index = one.index();
        if one.row() == other.row() || one.column() == other.column() {
            insert(&mut self.lines[index], other);
        }
        if grid.block_number(one) == grid.block_number(other) {
            insert(&mut self.blocks[index], other);
        }
        self.neighbours[index] = SquareSet::from_bits(self.lines[index].bits() | self.blocks[index].bits());
    }
}

/// Adds a square where a constant is built.
const fn insert(set: &mut SquareSet, square: Square) {
    *set = SquareSet::from_bits(set.bits() | square.bit());
}

const fn on_board(grid: Grid, square: Square) -> bool {
    square.row() < grid.size() && square.column() < grid.size()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_as_many_neighbours_as_the_leaflet_counts() {
        for (grid, squares, all, lines, block) in [
            (Grid::Adult, 81, 20, 16, 8),
            (Grid::ChildrenWide, 36, 12, 10, 5),
            (Grid::ChildrenTall, 36, 12, 10, 5),
        ] {
            assert_eq!(grid.squares().len(), squares);
            for square in grid.squares().iter() {
                assert_eq!(grid.neighbours(square).len(), all, "{grid:?} {square}");
                assert_eq!(grid.lines(square).len(), lines, "{grid:?} {square}");
                assert_eq!(grid.block(square).len(), block, "{grid:?} {square}");
            }
        }
    }
}
