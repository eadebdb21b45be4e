//! All shortest paths of a pawn at once.

use super::board::STRIDE;

/// The steps that fences leave open: each set names the squares south or west of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenSteps {
    pub north: u128,
    pub east: u128,
}

/// The steps that lie on a shortest path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShortestPaths {
    /// The squares passed, the pawn's own included.
    pub squares: u128,
    /// Places where a horizontal or vertical fence stops a step of a shortest path.
    pub across: (u128, u128),
    /// Those that stop every shortest path at one place, so that the path gets longer.
    pub stopping: (u128, u128),
    /// Those that stop two steps of shortest paths.
    twice: (u128, u128),
    /// How many steps the path has.
    pub distance: u8,
    /// At how many steps of the path one fence stops it.
    pub narrow: u8,
}

impl OpenSteps {
    /// The squares that a step from these leads to.
    #[inline]
    pub fn around(&self, squares: u128) -> u128 {
        (squares & self.north) << STRIDE
            | squares >> STRIDE & self.north
            | (squares & self.east) << 1
            | squares >> 1 & self.east
    }

    /// The squares at each distance from the finish, step by step until one of them is among `until`; false if there is
    /// no path there.
    #[inline]
    pub fn rings(&self, finish: u128, until: u128, rings: &mut Vec<u128>) -> bool {
        rings.clear();
        let (mut ring, mut seen) = (finish, finish);
        loop {
            rings.push(ring);
            if ring & until != 0 {
                return true;
            }
            ring = self.around(ring) & !seen;
            if ring == 0 {
                return false;
            }
            seen |= ring;
        }
    }
}

impl ShortestPaths {
    /// The shortest paths from a square to the finish; `None` if there is no path. `rings` is room to work in.
    pub fn of(open: OpenSteps, finish: u128, pawn: u8, rings: &mut Vec<u128>) -> Option<ShortestPaths> {
        let mut ring = 1u128 << pawn;
        if !open.rings(finish, ring, rings) {
            return None;
        }
        rings.pop();
        let mut paths =
            ShortestPaths { squares: ring, distance: rings.len() as u8, ..ShortestPaths::default() };
        let (mut northward, mut eastward) = (0u128, 0u128);
        for &nearer in rings.iter().rev() {
            let up = (ring & open.north) << STRIDE & nearer;
            let down = ring >> STRIDE & open.north & nearer;
            let right = (ring & open.east) << 1 & nearer;
            let left = ring >> 1 & open.east & nearer;
            let (north, east) = (up >> STRIDE | down, right >> 1 | left);
            ring = up | down | right | left;
            northward |= north;
            eastward |= east;
            paths.squares |= ring;
            let stopping = stopping(north, east);
            paths.narrow += u8::from(stopping != (0, 0));
            paths.stopping.0 |= stopping.0;
            paths.stopping.1 |= stopping.1;
        }
        paths.twice = (northward & northward >> 1, eastward & eastward >> STRIDE);
        paths.across = (northward | northward >> 1, eastward | eastward >> STRIDE);
        Some(paths)
    }

    /// Whether this fence stops a step of a shortest path; any other leaves all of them as they are.
    #[inline]
    pub fn are_crossed(&self, slot: u8, horizontal: bool) -> bool {
        let across = if horizontal { self.across.0 } else { self.across.1 };
        across >> slot & 1 != 0
    }

    /// Where a fence may make the path longer; anywhere else it cannot.
    pub fn slowing(&self) -> (u128, u128) {
        (self.stopping.0 | self.twice.0, self.stopping.1 | self.twice.1)
    }
}

/// The fences that stop all of these steps, named after the squares south and west of them.
#[inline]
fn stopping(north: u128, east: u128) -> (u128, u128) {
    match (north, east) {
        (_, 0) => (covering(north, 1), 0),
        (0, _) => (0, covering(east, STRIDE)),
        _ => (0, 0),
    }
}

/// The fences that cover all of these sides, each two sides long and reaching `next` squares on.
#[inline]
fn covering(sides: u128, next: u8) -> u128 {
    let others = sides & (sides - 1);
    if others == 0 {
        sides | sides >> next
    } else if others == (sides ^ others) << next {
        sides ^ others
    } else {
        0
    }
}
