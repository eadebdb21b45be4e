//! A board for searching: actions are made and unmade in place, and each pawn's shortest paths to its finish
//! are always known. A test checks that it agrees with the rules on what is legal.

mod fences;
mod play;
mod start;

use super::shortest_paths::{OpenSteps, ShortestPaths};
use play::Undo;

/// Squares are numbered as on the widest board, row by row; a power of two spares bounds checks.
pub(super) const SQUARES: usize = 128;
pub(super) const SEATS: usize = 4;
pub(super) const STRIDE: u8 = 11;
const NOWHERE: u8 = 127;

/// What a step north, east, south and west adds to a square's number.
pub(super) const OFFSETS: [u8; 4] = [STRIDE, 1, STRIDE.wrapping_neg(), 1u8.wrapping_neg()];
const NORTH: usize = 0;
const EAST: usize = 1;
const SOUTH: usize = 2;

#[inline]
pub(super) fn beyond(square: u8, way: usize) -> u8 {
    square.wrapping_add(OFFSETS[way & 3]) & 127
}

/// The board, with the way back to where it was made from. Its memory grows with the depth of a search alone.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub players: u8,
    pub turn: u8,
    /// By seat; `NOWHERE` for players who have left.
    pub pawns: [u8; SEATS],
    pub left: [u8; SEATS],
    /// The fences that stand, by the square they are named after.
    pub horizontal: u128,
    pub vertical: u128,
    /// Every square that a fence can be named after.
    pub slots: u128,
    /// The steps that no fence stops.
    pub open: OpenSteps,
    /// Each seat's shortest paths to its finish.
    pub paths: [ShortestPaths; SEATS],
    finishes: [u128; SEATS],
    /// Who has arrived.
    pub winner: Option<u8>,
    pub key: u64,
    side_step_past_pawn: bool,
    undo: Vec<Undo>,
    old_paths: Vec<(u8, ShortestPaths)>,
    /// Room to work in.
    rings: Vec<u128>,
    /// The keys of this position and those before it; from `reversible_from` on nothing was built.
    key_history: Vec<u64>,
    reversible_from: u32,
    /// The positions before this place were really on the table.
    played: usize,
    repetition: bool,
    /// Actions until the game is drawn.
    plies_left: u32,
}

impl Board {
    #[inline]
    pub fn is_in(&self, seat: u8) -> bool {
        self.pawns[seat as usize & 3] != NOWHERE
    }

    /// The steps that the pawn of `seat` is from its finish.
    #[inline]
    pub fn distance(&self, seat: u8) -> u8 {
        self.paths[seat as usize & 3].distance
    }

    /// The steps that `square` is from the finish of `seat`.
    pub fn distance_from(&mut self, seat: u8, square: u8) -> u8 {
        self.open.rings(self.finishes[seat as usize & 3], 1 << square, &mut self.rings);
        self.rings.len() as u8 - 1
    }

    #[inline]
    fn is_open(&self, square: u8, way: usize) -> bool {
        let set = match way {
            NORTH => self.open.north,
            EAST => self.open.east,
            SOUTH => self.open.north << STRIDE,
            _ => self.open.east << 1,
        };
        set >> square & 1 != 0
    }

    #[inline]
    fn occupied(&self) -> u128 {
        let bit = |seat: usize| 1u128 << self.pawns[seat];
        bit(0) | bit(1) | bit(2) | bit(3)
    }

    /// Where the pawn to move may go, as a set.
    pub fn targets(&self) -> u128 {
        let from = self.pawns[self.turn as usize & 3];
        let occupied = self.occupied() & !(1 << NOWHERE);
        let mut targets = 0;
        for way in 0..4 {
            if !self.is_open(from, way) {
                continue;
            }
            let near = beyond(from, way);
            if occupied & (1 << near) == 0 {
                targets |= 1 << near;
                continue;
            }
            if self.is_open(near, way) {
                let landing = beyond(near, way);
                if occupied & (1 << landing) == 0 {
                    targets |= 1 << landing;
                    continue;
                }
                // Q6
                if !self.side_step_past_pawn {
                    continue;
                }
            }
            for side in [(way + 1) & 3, (way + 3) & 3] {
                let target = beyond(near, side);
                if self.is_open(near, side) && occupied & (1 << target) == 0 {
                    targets |= 1 << target;
                }
            }
        }
        targets
    }

    /// Whether the game is drawn here (Q9), or would soon be: a position that came up before in the search itself
    /// can come up a third time as easily.
    pub fn is_drawn(&self) -> bool {
        if self.plies_left == 0 {
            return true;
        }
        if !self.repetition {
            return false;
        }
        let Some((&now, before)) = self.key_history.split_last() else { return false };
        let mut on_the_table = 0;
        for (place, &key) in before.iter().enumerate().skip(self.reversible_from as usize).rev() {
            if key == now {
                on_the_table += 1;
                if place >= self.played || on_the_table == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// Puts the mover's and the other's pawn elsewhere, to try all races of two.
    pub fn place(&mut self, mover: u8, own: u8, other: u8) {
        self.turn = mover;
        self.pawns[mover as usize & 3] = own;
        self.pawns[(mover ^ 1) as usize & 3] = other;
    }

    /// The squares that `seat` runs to.
    #[inline]
    pub fn finish(&self, seat: u8) -> u128 {
        self.finishes[seat as usize & 3]
    }
}
