//! Counting the leaves of the game tree, the sharpest check of a move generator.

use thiserror::Error;

use crate::{Odds, Rules, Turn};

/// Why leaves cannot be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PerftError {
    /// A deal has too many outcomes to go through.
    #[error("a deal is due, which has too many outcomes to count; draw it first")]
    Shuffle,
}

/// The leaves `depth` actions away. Chance takes no depth; each of its outcomes counts once, whatever its weight.
/// Where several seats may act the lowest does. A game that ends earlier has no leaf.
/// Endings that need history are not looked for.
pub fn perft<R: Rules>(position: &R, depth: u32) -> Result<u64, PerftError> {
    let seats = match position.turn() {
        Turn::Over => return Ok(u64::from(depth == 0)),
        _ if depth == 0 => return Ok(1),
        Turn::Chance => {
            let Odds::Listed(outcomes) = position.odds() else {
                return Err(PerftError::Shuffle);
            };
            return outcomes
                .iter()
                .map(|(chance, _)| {
                    let mut next = position.clone();
                    next.apply_chance(chance);
                    perft(&next, depth)
                })
                .sum();
        }
        Turn::Seats(seats) => seats,
    };
    let Some(seat) = seats.first() else { return Ok(0) };
    if depth == 1 {
        return Ok(position.count_legal(seat));
    }
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let mut leaves = 0;
    for action in &actions {
        let mut next = position.clone();
        next.play_unchecked(seat, action);
        leaves += perft(&next, depth - 1)?;
    }
    Ok(leaves)
}
