//! How lucky a throw was.

use igroteka_nardy::{Phase, Position, Throw};

use super::board::Board;
use super::evaluate::{Evaluator, Nets};
use super::utility::Utility;
use crate::search::dice_game::DiceGame as _;

/// By how many points, without a cube, `throw` is better for whoever throws it than the mean of all throws, each played
/// as the static evaluation says. `None` where no throw of a player is due.
///
/// Taken away from a game's result, the luck of its throws leaves the same mean and far less noise.
pub fn luck(position: &Position, throw: Throw) -> Option<f64> {
    let Phase::Throw(seat) = position.phase() else { return None };
    let bear_off = position.setup().bear_off;
    let evaluator = Evaluator::new(Nets::of(bear_off), bear_off);
    let board = Board::of(position, seat);
    let mut accumulator = evaluator.accumulator(&board.flipped());
    let mut after = Vec::new();
    let (mut mean, mut this) = (0.0, 0.0);
    for other in Throw::all() {
        board.after(bear_off, other, &mut after);
        let (_, probabilities) = evaluator.best(&mut accumulator, &after, &Utility::POINTS);
        let equity = -f64::from(probabilities.equity());
        mean += equity * f64::from(other.weight()) / 36.0;
        if other == throw {
            this = equity;
        }
    }
    Some(this - mean)
}
