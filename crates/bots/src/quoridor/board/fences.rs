//! Fences: where there is room for one, and what it does to the ways.

use super::{Board, EAST, NORTH, NOWHERE, STRIDE};
use crate::quoridor::steps::CUT_OFF;

impl Board {
    /// The places where fences neither overlap nor cross others (Q2), horizontal and vertical. [`Board::make`] refuses
    /// those that close a way.
    #[inline]
    pub fn room(&self) -> (u128, u128) {
        let (h, v) = (self.horizontal, self.vertical);
        let middles = h | v;
        (self.slots & !(middles | h << 1 | h >> 1), self.slots & !(middles | v << STRIDE | v >> STRIDE))
    }

    /// The two pairs of squares that a fence parts.
    #[inline]
    fn pairs(slot: u8, horizontal: bool) -> [[u8; 2]; 2] {
        if horizontal {
            [[slot, slot + STRIDE], [slot + 1, slot + 1 + STRIDE]]
        } else {
            [[slot, slot + 1], [slot + STRIDE, slot + STRIDE + 1]]
        }
    }

    pub(super) fn close(&mut self, slot: u8, horizontal: bool) {
        let way = if horizontal { NORTH } else { EAST };
        for [near, far] in Board::pairs(slot, horizontal) {
            self.exits[near as usize & 127] &= !(1 << way);
            self.exits[far as usize & 127] &= !(1 << (way + 2));
        }
        if horizontal {
            self.horizontal |= 1 << slot;
        } else {
            self.vertical |= 1 << slot;
        }
    }

    fn reopen(&mut self, slot: u8, horizontal: bool) {
        let way = if horizontal { NORTH } else { EAST };
        for [near, far] in Board::pairs(slot, horizontal) {
            self.exits[near as usize & 127] |= 1 << way;
            self.exits[far as usize & 127] |= 1 << (way + 2);
        }
        if horizontal {
            self.horizontal &= !(1 << slot);
        } else {
            self.vertical &= !(1 << slot);
        }
    }

    /// Places a fence and repairs the steps; tells how many seats' steps changed. `None`, and all as it was, if
    /// somebody's last way is closed (Q3).
    pub(super) fn build(&mut self, slot: u8, horizontal: bool) -> Option<u8> {
        self.close(slot, horizontal);
        let pairs = Board::pairs(slot, horizontal);
        let mut changed = 0;
        for seat in 0..self.players {
            let steps = &mut self.steps[seat as usize & 3];
            if self.pawns[seat as usize & 3] == NOWHERE || !steps.is_changed(&self.exits, pairs) {
                continue;
            }
            self.old_steps.push((seat, steps.clone()));
            steps.repair(&self.exits, pairs);
            changed += 1;
            if self.distance(seat) == CUT_OFF {
                self.demolish(slot, horizontal, changed);
                return None;
            }
        }
        Some(changed)
    }

    pub(super) fn demolish(&mut self, slot: u8, horizontal: bool, changed: u8) {
        self.reopen(slot, horizontal);
        for _ in 0..changed {
            if let Some((seat, steps)) = self.old_steps.pop() {
                self.steps[seat as usize & 3] = steps;
            }
        }
    }
}
