//! All shortest ways of a pawn at once.

use super::board::{Board, STRIDE, beyond};
use super::steps::squares_of;

/// The steps that lie on a shortest way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ways {
    /// The squares passed, the pawn's own included.
    pub squares: u128,
    /// Places where a horizontal or vertical fence stops a step of a shortest way.
    pub across: (u128, u128),
    /// Those that stop every shortest way at one place, so that the way gets longer.
    pub stopping: (u128, u128),
    /// Those that stop two steps of shortest ways.
    twice: (u128, u128),
    /// At how many steps of the way one fence stops it.
    pub narrow: u32,
}

impl Ways {
    pub fn of(board: &Board, seat: u8) -> Ways {
        let steps = &board.steps[seat as usize & 3].0;
        let mut ring = 1u128 << board.pawns[seat as usize & 3];
        let mut ways = Ways { squares: ring, ..Ways::default() };
        let (mut northward, mut eastward) = (0u128, 0u128);
        for nearer in (0..board.distance(seat)).rev() {
            let (mut north, mut east, mut next) = (0u128, 0u128, 0u128);
            for square in squares_of(ring) {
                let flags = board.exits[square as usize & 127];
                for way in 0..4 {
                    if flags >> way & 1 == 0 {
                        continue;
                    }
                    let near = beyond(square, way);
                    if steps[near as usize & 127] == nearer {
                        next |= 1 << near;
                        match way {
                            0 => north |= 1 << square,
                            1 => east |= 1 << square,
                            2 => north |= 1 << near,
                            _ => east |= 1 << near,
                        }
                    }
                }
            }
            northward |= north;
            eastward |= east;
            ways.squares |= next;
            let stopping = stopping(north, east);
            ways.narrow += u32::from(stopping != (0, 0));
            ways.stopping.0 |= stopping.0;
            ways.stopping.1 |= stopping.1;
            ring = next;
        }
        ways.twice = (northward & northward >> 1, eastward & eastward >> STRIDE);
        ways.across = (northward | northward >> 1, eastward | eastward >> STRIDE);
        ways
    }

    /// Where a fence may make the way longer; anywhere else it cannot.
    pub fn slowing(&self) -> (u128, u128) {
        (self.stopping.0 | self.twice.0, self.stopping.1 | self.twice.1)
    }
}

/// The fences that stop all of these steps, named after the squares south and west of them.
fn stopping(north: u128, east: u128) -> (u128, u128) {
    match (north.count_ones(), east.count_ones()) {
        (1, 0) => (north | north >> 1, 0),
        (2, 0) => (north & north >> 1, 0),
        (0, 1) => (0, east | east >> STRIDE),
        (0, 2) => (0, east & east >> STRIDE),
        _ => (0, 0),
    }
}
