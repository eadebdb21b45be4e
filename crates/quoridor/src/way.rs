//! Ways to the finish: flood fill by shifting whole boards of bits. Pawns do not block a way (Q3).

use igroteka_game::Direction;

use crate::board::Board;
use crate::fence::{Fence, FenceSet};
use crate::square::{Square, WIDEST};

/// Where steps are possible on a board with its fences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passages {
    /// Squares with an open north side.
    north: u128,
    /// Squares with an open east side.
    east: u128,
}

impl Passages {
    pub fn new(board: &Board, fences: FenceSet) -> Passages {
        let (h, v) = (fences.horizontal.bits(), fences.vertical.bits());
        Passages {
            north: board.squares & !(board.edge(Direction::North) | h | h << 1),
            east: board.squares & !(board.edge(Direction::East) | v | v << WIDEST),
        }
    }

    /// The passages that one more fence leaves.
    pub fn with(self, fence: Fence) -> Passages {
        let first = fence.square().bit();
        match fence.orientation() {
            crate::Orientation::Horizontal => Passages { north: self.north & !(first | first << 1), ..self },
            crate::Orientation::Vertical => Passages { east: self.east & !(first | first << WIDEST), ..self },
        }
    }

    /// Whether any of the squares `from` is connected with any of `goal`.
    pub fn connect(self, from: u128, goal: u128) -> bool {
        let mut seen = from;
        loop {
            if seen & goal != 0 {
                return true;
            }
            let before = seen;
            // Each direction starts from what the one before has found: far fewer rounds than step by step.
            seen |= (seen & self.north) << WIDEST;
            seen |= (seen & self.east) << 1;
            seen |= (seen >> WIDEST) & self.north;
            seen |= (seen >> 1) & self.east;
            if seen == before {
                return false;
            }
        }
    }

    /// Calls `visit` with the squares that are 0, 1, 2 … steps from `from`, as long as there are any and it
    /// answers true.
    pub fn ripple(self, from: u128, mut visit: impl FnMut(u128) -> bool) {
        let mut seen = from;
        let mut ring = from;
        while ring != 0 && visit(ring) {
            let next = (ring & self.north) << WIDEST
                | (ring >> WIDEST) & self.north
                | (ring & self.east) << 1
                | (ring >> 1) & self.east;
            ring = next & !seen;
            seen |= next;
        }
    }

    /// How many steps lead from `from` to the nearest square of `goal`; `None` if none do.
    pub fn distance(self, from: Square, goal: u128) -> Option<u32> {
        let mut steps = 0;
        let mut found = false;
        self.ripple(from.bit(), |ring| {
            found = ring & goal != 0;
            steps += u32::from(!found);
            !found
        });
        found.then_some(steps)
    }

    /// A shortest way from `from` to `goal`: calls `step` with each square left and the direction taken, going
    /// north, east, south or west in this order of preference. False, and no call, if there is none.
    pub fn walk(self, from: Square, goal: u128, mut step: impl FnMut(Square, Direction)) -> bool {
        let mut rings = [0; Square::COUNT];
        let mut count = 0;
        let mut found = false;
        self.ripple(goal, |ring| {
            rings[count] = ring;
            count += 1;
            found = ring & from.bit() != 0;
            !found
        });
        if !found {
            return false;
        }
        let mut square = from;
        for ring in rings[..count - 1].iter().rev() {
            let nearer =
                Direction::ALL.into_iter().find(|&direction| self.leads(square, direction) & ring != 0);
            let direction = nearer.expect("every ring but the first touches the one before");
            step(square, direction);
            square = square.beyond(direction);
        }
        true
    }

    /// Every place where a fence would stop the shortest way that [`Passages::walk`] finds; `None` without a way.
    pub fn places_across_way(self, from: Square, goal: u128) -> Option<FenceSet> {
        let (mut northward, mut eastward) = (0, 0);
        let found = self.walk(from, goal, |square, direction| match direction {
            Direction::North => northward |= square.bit(),
            Direction::East => eastward |= square.bit(),
            Direction::South => northward |= square.beyond(direction).bit(),
            Direction::West => eastward |= square.beyond(direction).bit(),
        });
        found.then(|| FenceSet::from_bits(northward | northward >> 1, eastward | eastward >> WIDEST))
    }

    /// The square that an open step leads to, as a bit; nothing where the step is stopped.
    fn leads(self, square: Square, direction: Direction) -> u128 {
        let bit = square.bit();
        match direction {
            Direction::North => (bit & self.north) << WIDEST,
            Direction::East => (bit & self.east) << 1,
            Direction::South => (bit >> WIDEST) & self.north,
            Direction::West => (bit >> 1) & self.east,
        }
    }
}
