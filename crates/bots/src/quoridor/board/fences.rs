//! Fences: where there is room for one, and what it does to the paths.

use super::{Board, NOWHERE, STRIDE};
use crate::quoridor::shortest_paths::ShortestPaths;

impl Board {
    /// The places where fences neither overlap nor cross others (Q2), horizontal and vertical. [`Board::make`] refuses
    /// those that close a path.
    #[inline]
    pub fn room(&self) -> (u128, u128) {
        let (h, v) = (self.horizontal, self.vertical);
        let middles = h | v;
        (self.slots & !(middles | h << 1 | h >> 1), self.slots & !(middles | v << STRIDE | v >> STRIDE))
    }

    /// The sides of squares that a fence covers.
    #[inline]
    fn sides(slot: u8, horizontal: bool) -> u128 {
        if horizontal { 0b11 << slot } else { (1 | 1 << STRIDE) << slot }
    }

    pub(super) fn close(&mut self, slot: u8, horizontal: bool) {
        let sides = Board::sides(slot, horizontal);
        if horizontal {
            self.open.north &= !sides;
            self.horizontal |= 1 << slot;
        } else {
            self.open.east &= !sides;
            self.vertical |= 1 << slot;
        }
    }

    fn reopen(&mut self, slot: u8, horizontal: bool) {
        let sides = Board::sides(slot, horizontal);
        if horizontal {
            self.open.north |= sides;
            self.horizontal &= !(1 << slot);
        } else {
            self.open.east |= sides;
            self.vertical &= !(1 << slot);
        }
    }

    /// Places a fence and finds the paths that it changes; tells how many did. `None`, and all as it was, if somebody's
    /// last path is closed (Q3).
    pub(super) fn build(&mut self, slot: u8, horizontal: bool) -> Option<u8> {
        self.close(slot, horizontal);
        let mut changed = 0;
        for seat in 0..self.players {
            let index = seat as usize & 3;
            if self.pawns[index] == NOWHERE || !self.paths[index].are_crossed(slot, horizontal) {
                continue;
            }
            if !self.find_paths(seat) {
                self.demolish(slot, horizontal, changed);
                return None;
            }
            changed += 1;
        }
        Some(changed)
    }

    pub(super) fn demolish(&mut self, slot: u8, horizontal: bool, changed: u8) {
        self.reopen(slot, horizontal);
        self.restore_paths(changed);
    }

    /// Finds the shortest paths of `seat` again and keeps the old ones; false, and all as it was, if there are none.
    pub(super) fn find_paths(&mut self, seat: u8) -> bool {
        let index = seat as usize & 3;
        let found = ShortestPaths::of(self.open, self.finishes[index], self.pawns[index], &mut self.rings);
        if let Some(paths) = found {
            self.old_paths.push((seat, std::mem::replace(&mut self.paths[index], paths)));
        }
        found.is_some()
    }

    /// Restores the paths that the last `changed` updates replaced.
    pub(super) fn restore_paths(&mut self, changed: u8) {
        for _ in 0..changed {
            if let Some((seat, paths)) = self.old_paths.pop() {
                self.paths[seat as usize & 3] = paths;
            }
        }
    }
}
