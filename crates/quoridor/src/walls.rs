//! The fences that stand, and what follows from them: where a pawn can step and which corners hang together.

use std::hash::{Hash, Hasher};

use igroteka_game::{Direction, Seat};

use crate::board::Board;
use crate::fence::{Fence, FenceSet, Orientation};
use crate::square::{Square, WIDEST, flag};

/// Corners of squares in a row of the widest board, the rim included.
const CORNERS_IN_ROW: usize = WIDEST as usize + 1;

/// A corner that nothing touches.
const BARE: u8 = 0;
/// A corner on the rim, or one that fences tie to the rim.
const RIM: u8 = 1;

/// The flags of a square's four directions in [`Walls::ground`].
pub(crate) const EXITS: u8 = 0b1111;

#[derive(Clone, Debug)]
pub(crate) struct Walls {
    fences: FenceSet,
    /// For each square, the directions that neither fence nor rim stops (low four bits), and the seats whose
    /// finish it is (high four). One byte answers all that a pawn's step asks.
    ground: [u8; Square::COUNT],
    /// For each corner of a square, the web of fences it belongs to: equal marks hang together.
    corners: [u8; CORNERS_IN_ROW * CORNERS_IN_ROW],
    /// The last mark given to a web.
    last_mark: u8,
}

/// Equal fences stand: everything else follows from them, and marks of webs depend on the order of placing.
impl PartialEq for Walls {
    fn eq(&self, other: &Walls) -> bool {
        self.fences == other.fences
    }
}

impl Eq for Walls {}

impl Hash for Walls {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fences.hash(state);
    }
}

impl Walls {
    /// A board without fences; `finishes` names the edge that each seat runs to.
    pub fn new(board: &Board, finishes: impl Iterator<Item = (Seat, Direction)>) -> Walls {
        let mut ground = [0; Square::COUNT];
        let mut put = |squares: u128, flag: u8| {
            for square in crate::SquareSet::from_bits(squares).iter() {
                ground[square.index()] |= flag;
            }
        };
        for direction in Direction::ALL {
            put(board.squares & !board.edge(direction), flag(direction));
        }
        for (seat, side) in finishes {
            put(board.edge(side), 1 << (4 + seat.index()));
        }
        let mut corners = [BARE; CORNERS_IN_ROW * CORNERS_IN_ROW];
        let last = board.size as usize;
        for along in 0..=last {
            for (column, row) in [(along, 0), (along, last), (0, along), (last, along)] {
                corners[row * CORNERS_IN_ROW + column] = RIM;
            }
        }
        Walls { fences: FenceSet::EMPTY, ground, corners, last_mark: RIM }
    }

    #[inline]
    pub fn fences(&self) -> FenceSet {
        self.fences
    }

    /// The directions in which a pawn on `square` can step, as flags, were the board without pawns.
    #[inline]
    pub fn exits(&self, square: Square) -> u8 {
        self.ground[square.index()] & EXITS
    }

    /// Whether neither a fence nor the rim stops a step.
    #[inline]
    pub fn is_open(&self, square: Square, direction: Direction) -> bool {
        self.ground[square.index()] & flag(direction) != 0
    }

    /// Whether the square is on the edge that `seat` runs to.
    #[inline]
    pub fn is_finish(&self, square: Square, seat: Seat) -> bool {
        self.ground[square.index()] >> (4 + seat.index()) & 1 != 0
    }

    /// Places a fence that fits.
    pub fn place(&mut self, fence: Fence) {
        self.fences.insert(fence);
        let (ahead, along) = (fence.orientation().across(), fence.orientation().along());
        for near in [fence.square(), fence.square().beyond(along)] {
            let far = near.beyond(ahead);
            self.ground[near.index()] &= !flag(ahead);
            self.ground[far.index()] &= !flag(ahead.opposite());
        }
        self.tie(fence);
    }

    /// Whether a fence here neither overlaps nor crosses another (Q2). The place must be on the board.
    #[inline]
    pub fn has_room(&self, fence: Fence) -> bool {
        let square = fence.square();
        let (ahead, along) = (fence.orientation().across(), fence.orientation().along());
        let middle_is_free =
            (self.fences.horizontal.bits() | self.fences.vertical.bits()) & square.bit() == 0;
        middle_is_free && self.is_open(square, ahead) && self.is_open(square.beyond(along), ahead)
    }

    /// Every place where a fence neither overlaps nor crosses another (Q2).
    pub fn room(&self, board: &Board) -> FenceSet {
        let (h, v) = (self.fences.horizontal.bits(), self.fences.vertical.bits());
        let middles = h | v;
        FenceSet::from_bits(
            board.slots & !(middles | h << 1 | h >> 1),
            board.slots & !(middles | v << WIDEST | v >> WIDEST),
        )
    }

    /// Every place where at least two of a fence's three points would touch something. Only there can it close
    /// a way: a wall that hangs by one point is walked around.
    pub fn places_with_two_touches(&self, board: &Board) -> FenceSet {
        let (h, v) = (self.fences.horizontal.bits(), self.fences.vertical.bits());
        let slots = board.slots;
        let touched = (h | h << 1 | h >> 1 | v | v << WIDEST | v >> WIDEST) & slots;
        let rim = |side| board.edge(side) & slots;
        let last = |edge: u128, step: u8| (edge >> step) & slots;
        let west = touched << 1 | rim(Direction::West);
        let east = touched >> 1 | last(board.edge(Direction::East), 1);
        let south = touched << WIDEST | rim(Direction::South);
        let north = touched >> WIDEST | last(board.edge(Direction::North), WIDEST);
        let two_of = |a: u128, b: u128| (a & b | touched & (a | b)) & slots;
        FenceSet::from_bits(two_of(west, east), two_of(south, north))
    }

    /// Whether two of the fence's points already hang together, so that it would part some squares from others.
    #[inline]
    pub fn closes_a_ring(&self, fence: Fence) -> bool {
        let [end, middle, other] = points_of(fence).map(|point| self.corners[point]);
        (end != BARE && (end == middle || end == other)) || (middle != BARE && middle == other)
    }

    /// Ties the fence's three points into one web, with all that hangs on them.
    fn tie(&mut self, fence: Fence) {
        let points = points_of(fence);
        let marks = points.map(|point| self.corners[point]);
        let kept = (marks.into_iter().filter(|&mark| mark != BARE).min()).unwrap_or_else(|| {
            self.last_mark += 1;
            self.last_mark
        });
        for mark in marks {
            if mark != BARE && mark != kept {
                for corner in &mut self.corners {
                    *corner = if *corner == mark { kept } else { *corner };
                }
            }
        }
        for point in points {
            self.corners[point] = kept;
        }
    }
}

/// The corners at a fence's end, middle and other end.
#[inline]
fn points_of(fence: Fence) -> [usize; 3] {
    let square = fence.square();
    let middle = (square.row() as usize + 1) * CORNERS_IN_ROW + square.column() as usize + 1;
    let step = match fence.orientation() {
        Orientation::Horizontal => 1,
        Orientation::Vertical => CORNERS_IN_ROW,
    };
    [middle - step, middle, middle + step]
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Source, Stream};

    use super::*;
    use crate::way::Passages;

    /// How many parts the fences cut the board into.
    fn parts(board: &Board, fences: FenceSet) -> usize {
        let passages = Passages::new(board, fences);
        let mut left = board.squares;
        let mut parts = 0;
        while left != 0 {
            passages.ripple(left & left.wrapping_neg(), |ring| {
                left &= !ring;
                true
            });
            parts += 1;
        }
        parts
    }

    #[test]
    fn a_fence_closes_a_ring_exactly_when_it_cuts_the_board() {
        let mut source = Stream::new(3);
        for size in [5, 7, 9, 11] {
            let board = Board::of(size);
            for _ in 0..40 {
                let mut walls = Walls::new(board, std::iter::empty());
                loop {
                    let room: Vec<Fence> = walls.room(board).iter().collect();
                    if room.is_empty() {
                        break;
                    }
                    let fence = *source.pick(&room);
                    let mut more = walls.fences();
                    more.insert(fence);
                    let cuts = parts(board, more) > parts(board, walls.fences());
                    assert_eq!(walls.closes_a_ring(fence), cuts, "{fence} among {:?}", walls.fences());
                    if cuts {
                        assert!(walls.places_with_two_touches(board).contains(fence));
                    }
                    walls.place(fence);
                }
            }
        }
    }

    #[test]
    fn one_place_and_all_places_agree_on_room() {
        let mut source = Stream::new(4);
        let board = Board::of(7);
        let mut walls = Walls::new(board, std::iter::empty());
        while !walls.room(board).is_empty() {
            for fence in board.fence_places().iter() {
                assert_eq!(walls.has_room(fence), walls.room(board).contains(fence), "{fence}");
            }
            let room: Vec<Fence> = walls.room(board).iter().collect();
            walls.place(*source.pick(&room));
        }
    }

    #[test]
    fn ground_and_passages_tell_the_same() {
        let mut source = Stream::new(5);
        let board = Board::of(9);
        let mut walls = Walls::new(board, std::iter::empty());
        for _ in 0..20 {
            let room: Vec<Fence> = walls.room(board).iter().collect();
            walls.place(*source.pick(&room));
        }
        let passages = Passages::new(board, walls.fences());
        for square in crate::SquareSet::from_bits(board.squares).iter() {
            let mut rings = Vec::new();
            passages.ripple(square.bit(), |ring| {
                rings.push(crate::SquareSet::from_bits(ring));
                true
            });
            let near = rings.get(1).copied().unwrap_or_default();
            let steps = Direction::ALL.into_iter().filter(|&direction| walls.is_open(square, direction));
            let expected: crate::SquareSet = steps.map(|direction| square.beyond(direction)).collect();
            assert_eq!(near, expected, "{square}");
        }
    }
}
