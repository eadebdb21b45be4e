//! Quoridor by distances and fences left: the heuristic of the one-move bot.

use igroteka_game::{Rules, Seat};
use igroteka_quoridor::Position;

use crate::Judge;
use crate::judge::{ahead, finished, lead};

/// The lead in steps that makes 73 % of a win.
const SCALE: f64 = 2.0;
/// What a fence in hand is worth, in steps: of two equal leads, the one that keeps more fences is better.
const FENCE: f64 = 0.05;
/// A pawn that has left the board is farther away than any other.
const OFF_THE_BOARD: f64 = 100.0;

impl Judge for Position {
    fn expectation(&self, seat: Seat) -> f64 {
        if let Some(result) = finished(self, seat) {
            return result;
        }
        let distance = |seat| self.distance(seat).map_or(OFF_THE_BOARD, f64::from);
        let strength = |seat| f64::from(self.fences_left(seat)) * FENCE - distance(seat);
        lead(ahead(seat, self.players(), strength), SCALE)
    }
}
