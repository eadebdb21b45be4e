//! The bare board of each size: which squares it has, where fences may lie, where its edges are (Q12).

use igroteka_game::Direction;

use crate::fence::FenceSet;
use crate::square::{Square, WIDEST};

/// What no fence and no pawn changes.
#[derive(Debug)]
pub(crate) struct Board {
    pub size: u8,
    /// Every square, as bits.
    pub squares: u128,
    /// The squares that a fence can be named after: all but the last column and row (Q2).
    pub slots: u128,
    /// The squares along each edge, by direction.
    edges: [u128; 4],
}

static BOARDS: [Board; 4] = [Board::new(5), Board::new(7), Board::new(9), Board::new(11)];

impl Board {
    /// The board of a valid size: 5, 7, 9 or 11.
    #[inline]
    pub fn of(size: u8) -> &'static Board {
        &BOARDS[usize::from(size / 2 - 2) % BOARDS.len()]
    }

    const fn new(size: u8) -> Board {
        let squares = rectangle(size, size);
        let row = rectangle(size, 1);
        let column = rectangle(1, size);
        Board {
            size,
            squares,
            slots: rectangle(size - 1, size - 1),
            edges: [row << (WIDEST * (size - 1)), column << (size - 1), row, column],
        }
    }

    /// The squares along one edge.
    #[inline]
    pub fn edge(&self, side: Direction) -> u128 {
        self.edges[side as usize]
    }

    /// The middle square of one edge, where the pawn at home there starts.
    pub fn middle_of(&self, side: Direction) -> Square {
        let (middle, last) = (self.size / 2, self.size - 1);
        let (column, row) = match side {
            Direction::North => (middle, last),
            Direction::East => (last, middle),
            Direction::South => (middle, 0),
            Direction::West => (0, middle),
        };
        Square::new(column, row).expect("every size fits into the widest board")
    }

    /// Whether this board has the square.
    pub fn has(&self, square: Square) -> bool {
        self.squares & square.bit() != 0
    }

    /// Every place for a fence.
    pub fn fence_places(&self) -> FenceSet {
        FenceSet::from_bits(self.slots, self.slots)
    }
}

/// The bits of a rectangle in the south-west corner.
const fn rectangle(width: u8, height: u8) -> u128 {
    let row = (1 << width) - 1;
    let mut bits = 0;
    let mut y = 0;
    while y < height {
        bits |= row << (WIDEST * y);
        y += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_their_squares_places_and_edges() {
        for (size, squares, places) in [(5, 25, 32), (7, 49, 72), (9, 81, 128), (11, 121, 200)] {
            let board = Board::of(size);
            assert_eq!(board.size, size);
            assert_eq!(board.squares.count_ones(), squares);
            assert_eq!(board.fence_places().len(), places);
            for side in Direction::ALL {
                assert_eq!(board.edge(side).count_ones(), u32::from(size));
                assert_ne!(board.edge(side) & board.middle_of(side).bit(), 0);
            }
        }
    }

    #[test]
    fn nine_by_nine_starts_on_the_leaflets_squares() {
        let starts = Direction::ALL.map(|side| Board::of(9).middle_of(side).to_string());
        assert_eq!(starts, ["e9", "i5", "e1", "a5"]);
    }
}
