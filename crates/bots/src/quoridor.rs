//! Quoridor by its own score: who is nearer to the finish.

use igroteka_game::{Rules, Seat};
use igroteka_quoridor::Position;

use crate::judge::{ahead, finished, lead};
use crate::{Judge, Opponent};

impl Judge for Position {
    fn expectation(&self, seat: Seat) -> f64 {
        if let Some(result) = finished(self, seat) {
            return result;
        }
        // A pawn that has left the board is as far away as can be. Of two equal ways to lead, the one that keeps
        // more fences is better.
        let distance = |seat| self.distance(seat).map_or(100.0, f64::from);
        let standing = |seat| f64::from(self.fences_left(seat)) * 0.05 - distance(seat);
        lead(ahead(seat, self.players(), standing), 2.0)
    }
}

impl Opponent for Position {}
