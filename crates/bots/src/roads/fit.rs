//! Finding what the signs of variant 3 are worth: who won had which.

use igroteka_game::{Rules as _, Seat, Setup as _, Source as _, Stream, Turn};
use igroteka_roads::{Action, Position, Setup};

use super::prospect::{Outlook, SIGNS, chance};
use crate::search::hidden::{Imagine as _, Scratch, final_shares};

/// So often the weights are found anew from games that are played with those before.
const ROUNDS: u64 = 4;
/// One action in so many is taken without much thought, so that games go different ways.
const WHIM: u32 = 8;

/// What was seen in a game and what became of it.
struct Sample {
    signs: [f64; SIGNS],
    share: f64,
}

/// Weights from nothing, by so many games of two in `preset`.
///
/// # Panics
/// If there is no such preset.
pub fn fit(preset: &str, games: u64, seed: u64) -> [f64; SIGNS] {
    let setup = Setup::preset(preset).expect("the preset exists");
    let mut source = Stream::new(seed);
    let mut weights = [0.0; SIGNS];
    for _ in 0..ROUNDS {
        let mut samples = Vec::new();
        for _ in 0..games / ROUNDS {
            watch(&setup, &weights, &mut source, &mut samples);
        }
        weights = explain(&samples);
    }
    weights
}

/// Plays a game and notes some of its turns.
fn watch(setup: &Setup, weights: &[f64; SIGNS], source: &mut Stream, samples: &mut Vec<Sample>) {
    let mut position = Position::new(setup);
    let mut scratch = Scratch::default();
    let mut seen = Vec::new();
    loop {
        // The turns of one game are much alike: a few are enough. A search judges them with the card drawn or not.
        if position.active().is_some() && position.turn() != Turn::Over && source.below(4) == 0 {
            let seat = Seat::from_index(source.below(2) as usize);
            seen.push((seat, Outlook::of(&position).signs(seat)));
        }
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = position.draw_chance(source);
                position.apply_chance(&chance);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                if source.below(WHIM) == 0 {
                    position.stroll(seat, source, &mut scratch);
                } else {
                    let action = best(&position, seat, weights, source, &mut scratch);
                    position.play_unchecked(seat, &action);
                }
            }
        }
    }
    let shares = final_shares(&position);
    samples
        .extend(seen.into_iter().map(|(seat, signs)| Sample { signs, share: shares[seat.index()].into() }));
}

/// The action after which the signs are best; of equals any.
fn best(
    position: &Position,
    seat: Seat,
    weights: &[f64; SIGNS],
    source: &mut Stream,
    scratch: &mut Scratch<Position>,
) -> Action {
    scratch.actions.clear();
    position.legal(seat, &mut scratch.actions);
    let mut best = (f64::MIN, scratch.actions[0]);
    for action in &scratch.actions {
        let mut after = position.clone();
        after.play_unchecked(seat, action);
        let value = match after.turn() {
            Turn::Over => final_shares(&after)[seat.index()].into(),
            _ => chance(&Outlook::of(&after).signs(seat), weights),
        };
        let value = value + 1e-6 * f64::from(source.below(1000));
        if value > best.0 {
            best = (value, *action);
        }
    }
    best.1
}

/// The weights that make what happened most likely (Newton's steps), kept small where little is known.
fn explain(samples: &[Sample]) -> [f64; SIGNS] {
    const STEPS: u32 = 12;
    const SMALL: f64 = 5.0;
    let mut weights = [0.0; SIGNS];
    for _ in 0..STEPS {
        let mut slope: [f64; SIGNS] = weights.map(|weight| -SMALL * weight);
        let mut bend = [[0.0; SIGNS]; SIGNS];
        for (place, row) in bend.iter_mut().enumerate() {
            row[place] = SMALL;
        }
        for Sample { signs, share } in samples {
            let expected = chance(signs, &weights);
            let doubt = expected * (1.0 - expected);
            for (sign, (slope, bend)) in signs.iter().zip(slope.iter_mut().zip(&mut bend)) {
                *slope += (share - expected) * sign;
                for (other, bend) in signs.iter().zip(bend) {
                    *bend += doubt * sign * other;
                }
            }
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// The solution of linear equations whose matrix is positive: no pivots are needed.
fn solve(mut matrix: [[f64; SIGNS]; SIGNS], mut right: [f64; SIGNS]) -> [f64; SIGNS] {
    for row in 0..SIGNS {
        let (pivots, value) = (matrix[row], right[row]);
        for (below, right) in matrix[row + 1..].iter_mut().zip(&mut right[row + 1..]) {
            let factor = below[row] / pivots[row];
            below.iter_mut().zip(pivots).for_each(|(number, pivot)| *number -= factor * pivot);
            *right -= factor * value;
        }
    }
    for row in (0..SIGNS).rev() {
        let known: f64 = (row + 1..SIGNS).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        // Twice each unknown and once their sum: each is 1 where the right side is 2 + SIGNS.
        let mut matrix = [[1.0; SIGNS]; SIGNS];
        (0..SIGNS).for_each(|place| matrix[place][place] = 3.0);
        for found in solve(matrix, [2.0 + SIGNS as f64; SIGNS]) {
            assert!((found - 1.0).abs() < 1e-9, "{found}");
        }
    }

    #[test]
    fn a_little_play_teaches_who_wins() {
        let weights = fit("pile", 400, 1);
        let setup = Setup::preset("pile").expect("the preset exists");
        let (mut source, mut samples) = (Stream::new(2), Vec::new());
        (0..100).for_each(|_| watch(&setup, &weights, &mut source, &mut samples));
        // How far off on average, squared; who knows nothing is off by a quarter.
        let error = |sample: &Sample| (sample.share - chance(&sample.signs, &weights)).powi(2);
        let off = samples.iter().map(error).sum::<f64>() / samples.len() as f64;
        assert!(off < 0.235, "{off}");
    }
}
