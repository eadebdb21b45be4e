//! Quoridor by distances and fences left: the heuristic of the one-move bot.

use igroteka_game::{Rules, Seat};
use igroteka_quoridor::Position;

use crate::Judge;
use crate::judge::{ahead, finished, lead};

impl Judge for Position {
    fn expectation(&self, seat: Seat) -> f64 {
        if let Some(result) = finished(self, seat) {
            return result;
        }
        // A pawn that has left the board is as far away as can be. Of two equal ways to lead, the one that keeps
        // more fences is better.
        let distance = |seat| self.distance(seat).map_or(100.0, f64::from);
        let strength = |seat| f64::from(self.fences_left(seat)) * 0.05 - distance(seat);
        lead(ahead(seat, self.players(), strength), 2.0)
    }
}
