//! Nardy by its own score: the pips to go, and what a hit would cost.

use igroteka_game::{Rules, Seat};
use igroteka_nardy::{Phase, Position};

use crate::Judge;
use crate::judge::{finished, lead};

/// What owning the cube is worth to the player who takes it, in units of the cube before doubling.
const OWNING_THE_CUBE: f64 = 0.4;

/// The lead in pips that makes 73 % of a win.
const SCALE: f64 = 16.0;
/// What a point held in the inner field is worth, in pips.
const INNER_POINT: f64 = 2.0;

impl Judge for Position {
    fn expectation(&self, seat: Seat) -> f64 {
        finished(self, seat)
            .unwrap_or_else(|| lead(strength(self, seat) - strength(self, seat.opponent()), SCALE))
    }

    fn equity(&self, seat: Seat) -> Option<f64> {
        let stake = f64::from(self.cube().value());
        if let Some(outcome) = self.outcome() {
            return Some(f64::from(outcome.scores.get(seat) - outcome.scores.get(seat.opponent())));
        }
        let undoubled = stake * (2.0 * self.expectation(seat) - 1.0);
        Some(match self.phase() {
            Phase::Answer(taker) if taker == seat => -doubled(-undoubled, stake),
            Phase::Answer(_) => doubled(undoubled, stake),
            _ => undoubled,
        })
    }
}

/// What a double is worth to whoever offers it: the taker chooses the lesser evil.
fn doubled(undoubled: f64, stake: f64) -> f64 {
    (2.0 * undoubled - OWNING_THE_CUBE * stake).min(stake)
}

/// Pips gone, less what hits may cost, and something for points held in the inner field.
fn strength(position: &Position, seat: Seat) -> f64 {
    let own = position.side(seat).counts();
    let theirs = position.side(seat.opponent()).counts();
    let held = own[1..=6].iter().filter(|count| **count >= 2).count() as f64;
    let exposed: f64 = (1..=24)
        .filter(|point| own[*point] == 1)
        .map(|point| (25 - point) as f64 * chance_of_a_hit(theirs, 25 - point))
        .sum();
    INNER_POINT * held - exposed - f64::from(position.pips(seat))
}

/// Roughly how likely a checker is hit on this point of the hitter's own counting: a third from within six pips,
/// a tenth from within twelve.
fn chance_of_a_hit(hitter: &[u8; 26], point: usize) -> f64 {
    let someone_within =
        |distance: usize| (point + 1..=(point + distance).min(25)).any(|from| hitter[from] > 0);
    match (someone_within(6), someone_within(12)) {
        (true, _) => 1.0 / 3.0,
        (false, true) => 0.1,
        _ => 0.0,
    }
}
