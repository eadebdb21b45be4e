//! Games of uniformly random actions.

use std::collections::HashMap;

use crate::{Outcome, Rules, Source, Turn};

/// How a random game went.
#[derive(Clone, Copy, Debug)]
pub struct Playout {
    /// Its result.
    pub outcome: Outcome,
    /// How many actions players took.
    pub plies: u32,
}

/// Plays `position` to its end: every action uniform over the legal ones, chance by its odds. Where several seats
/// may act the lowest does. A game that passes `bound` actions ends as a draw, `bound`.
pub fn playout<R: Rules>(
    mut position: R,
    bound: u32,
    source: &mut impl Source,
    scratch: &mut Vec<R::Action>,
) -> Playout {
    let limits = position.limits();
    let (limit, reason) =
        if limits.plies > 0 && limits.plies < bound { (limits.plies, "ply_limit") } else { (bound, "bound") };
    let mut visits: HashMap<R, u8, std::hash::BuildHasherDefault<rustc_hash::FxHasher>> = HashMap::default();
    let mut plies = 0;
    let draw = |plies, players, reason| Playout { outcome: Outcome::draw(players, reason), plies };
    loop {
        match position.turn() {
            Turn::Seats(seats) => {
                if plies == limit {
                    return draw(plies, position.players(), reason);
                }
                if limits.repetition {
                    let count = visits.entry(position.clone()).or_insert(0);
                    *count += 1;
                    if *count == 3 {
                        return draw(plies, position.players(), "repetition");
                    }
                }
                if let Some(seat) = seats.first() {
                    position.play_random(seat, source, scratch);
                    plies += 1;
                }
            }
            Turn::Chance => {
                let chance = position.draw_chance(source);
                position.apply_chance(&chance);
            }
            Turn::Over => {
                let outcome = position.outcome().expect("a game that is over has an outcome");
                return Playout { outcome, plies };
            }
        }
    }
}
