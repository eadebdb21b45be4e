//! Where a pawn may go: the step, the jump and the side step.

use igroteka_game::{Direction, Seat};

use crate::position::Position;
use crate::square::{Square, SquareSet};

impl Position {
    /// The squares that the pawn of `seat` may go to, whoever is to move.
    pub fn pawn_targets(&self, seat: Seat) -> SquareSet {
        let mut targets = SquareSet::EMPTY;
        let Some(from) = self.pawn(seat) else {
            return targets;
        };
        if !self.has_company(seat, from) {
            return from.neighbours(self.walls.exits(from));
        }
        for direction in Direction::ALL {
            if !self.walls.is_open(from, direction) {
                continue;
            }
            let near = from.beyond(direction);
            if self.pawn_on(near).is_none() {
                targets.insert(near);
            } else {
                self.add_jumps(near, direction, &mut targets);
            }
        }
        targets
    }

    /// Adds what the pawn on `jumped`, met in this direction, makes possible.
    fn add_jumps(&self, jumped: Square, direction: Direction, targets: &mut SquareSet) {
        // Q4: the rim is closed like a fence.
        if self.walls.is_open(jumped, direction) {
            let landing = jumped.beyond(direction);
            if self.pawn_on(landing).is_none() {
                // Q5: with the straight jump open there are no side steps.
                targets.insert(landing);
                return;
            }
            // Q6
            if !self.side_step_past_pawn {
                return;
            }
        }
        for side in direction.sideways() {
            let target = jumped.beyond(side);
            if self.walls.is_open(jumped, side) && self.pawn_on(target).is_none() {
                targets.insert(target);
            }
        }
    }

    /// Whether another pawn may stand next to this one, so that more than plain steps must be looked at.
    #[inline]
    pub(crate) fn has_company(&self, seat: Seat, from: Square) -> bool {
        if self.players == 2 {
            from.may_touch(self.pawns[seat.opponent().index()])
        } else {
            self.pawns.iter().any(|&pawn| from.may_touch(pawn))
        }
    }
}
