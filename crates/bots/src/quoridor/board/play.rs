//! Making and unmaking actions.

use super::Board;
use crate::quoridor::move_code::{HORIZONTAL, MoveCode, PASS, VERTICAL, fence};
use crate::quoridor::zobrist::KEYS;

/// What is needed to unmake an action.
#[derive(Clone, Debug)]
pub(super) struct Undo {
    code: MoveCode,
    seat: u8,
    from: u8,
    /// How many pawns' paths it changed, the newest on top of `Board::old_paths`.
    changed: u8,
    /// Where positions began that could come again.
    reversible_from: u32,
}

impl Board {
    /// Whether an action may be made here, if only it leaves everybody a path.
    pub fn is_pseudo_legal(&self, code: MoveCode) -> bool {
        match fence(code) {
            Some((slot, horizontal)) => {
                let room = self.room();
                let places = if horizontal { room.0 } else { room.1 };
                self.left[self.turn as usize & 3] > 0 && places >> slot & 1 != 0
            }
            None => code < HORIZONTAL && self.targets() >> code & 1 != 0,
        }
    }

    /// Plays an action that fits the board; false, and all as it was, if it is a fence that closes a last path.
    pub fn make(&mut self, code: MoveCode) -> bool {
        let seat = self.turn;
        let index = seat as usize & 3;
        let mut undo =
            Undo { code, seat, from: self.pawns[index], changed: 0, reversible_from: self.reversible_from };
        if code < HORIZONTAL {
            let target = code as u8;
            self.key ^= KEYS.pawn[index][undo.from as usize & 127] ^ KEYS.pawn[index][target as usize & 127];
            self.pawns[index] = target;
            undo.changed = u8::from(self.find_paths(seat));
            if self.paths[index].distance == 0 {
                self.winner = Some(seat);
            }
        } else if code < PASS {
            let (slot, horizontal) = ((code & 127) as u8, code < VERTICAL);
            let Some(changed) = self.build(slot, horizontal) else { return false };
            undo.changed = changed;
            let left = self.left[index];
            self.left[index] -= 1;
            let keys = if horizontal { &KEYS.horizontal } else { &KEYS.vertical };
            self.key ^= keys[slot as usize & 127];
            self.key ^= KEYS.left[index][left as usize & 31] ^ KEYS.left[index][(left - 1) as usize & 31];
            // No earlier position has this fence.
            self.reversible_from = self.key_history.len() as u32;
        }
        self.pass_turn();
        self.key_history.push(self.key);
        self.plies_left = self.plies_left.saturating_sub(1);
        self.undo.push(undo);
        true
    }

    /// The null move: passes the turn to the other player.
    pub fn null_move(&mut self) {
        self.undo.push(Undo {
            code: PASS,
            seat: self.turn,
            from: self.pawns[self.turn as usize & 3],
            changed: 0,
            reversible_from: self.reversible_from,
        });
        self.pass_turn();
        self.reversible_from = self.key_history.len() as u32;
        self.key_history.push(self.key);
        self.plies_left = self.plies_left.saturating_sub(1);
    }

    fn pass_turn(&mut self) {
        let mut next = self.turn;
        loop {
            next = (next + 1) % self.players;
            if self.is_in(next) {
                break;
            }
        }
        self.key ^= KEYS.turn[self.turn as usize & 3] ^ KEYS.turn[next as usize & 3];
        self.turn = next;
    }

    /// Unmakes the last action and returns it.
    pub fn unmake(&mut self) -> MoveCode {
        let Some(undo) = self.undo.pop() else { return PASS };
        let index = undo.seat as usize & 3;
        if undo.code < HORIZONTAL {
            self.pawns[index] = undo.from;
            self.restore_paths(undo.changed);
            self.winner = None;
        } else if undo.code < PASS {
            self.demolish((undo.code & 127) as u8, undo.code < VERTICAL, undo.changed);
            self.left[index] += 1;
        }
        self.turn = undo.seat;
        self.reversible_from = undo.reversible_from;
        self.key_history.pop();
        self.key = self.key_history.last().copied().unwrap_or_default();
        self.plies_left = self.plies_left.saturating_add(1);
        undo.code
    }
}
