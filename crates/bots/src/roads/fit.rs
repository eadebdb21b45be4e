//! Learns the weights of the features of variant 3 from self-play.

use igroteka_game::{Rules as _, Seat, Setup as _, Source as _, Stream, Turn};
use igroteka_roads::{Action, Position, Setup};

use super::evaluate::win_probability;
use super::features::{FeatureContext, VALUE_FEATURES};
use crate::search::ismcts::{IsMctsGame as _, Scratch, final_payoffs};

/// So often the weights are found anew from games that are played with those before.
const ROUNDS: u64 = 4;
/// One action in so many is taken without much thought, so that games go different ways.
const RANDOM_ONE_IN: u32 = 8;

/// What was seen in a game and what became of it.
struct Sample {
    features: [f64; VALUE_FEATURES],
    share: f64,
}

/// Weights from nothing, by so many games of two in `preset`.
///
/// # Panics
/// If there is no such preset.
pub fn fit(preset: &str, games: u64, seed: u64) -> [f64; VALUE_FEATURES] {
    let setup = Setup::preset(preset).expect("the preset exists");
    let mut source = Stream::new(seed);
    let mut weights = [0.0; VALUE_FEATURES];
    for _ in 0..ROUNDS {
        let mut samples = Vec::new();
        for _ in 0..games / ROUNDS {
            play_game(&setup, &weights, &mut source, &mut samples);
        }
        weights = explain(&samples);
    }
    weights
}

/// Plays a game and notes some of its turns.
fn play_game(setup: &Setup, weights: &[f64; VALUE_FEATURES], source: &mut Stream, samples: &mut Vec<Sample>) {
    let mut position = Position::new(setup);
    let mut scratch = Scratch::default();
    let mut seen = Vec::new();
    loop {
        // The turns of one game are much alike: a few are enough. A search judges them with the card drawn or not.
        if position.active().is_some() && position.turn() != Turn::Over && source.below(4) == 0 {
            let seat = Seat::from_index(source.below(2) as usize);
            seen.push((seat, FeatureContext::of(&position).features(seat)));
        }
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = position.draw_chance(source);
                position.apply_chance(&chance);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                if source.below(RANDOM_ONE_IN) == 0 {
                    position.rollout_step(seat, source, &mut scratch);
                } else {
                    let action = best(&position, seat, weights, source, &mut scratch);
                    position.play_unchecked(seat, &action);
                }
            }
        }
    }
    let payoffs = final_payoffs(&position);
    samples.extend(
        seen.into_iter().map(|(seat, features)| Sample { features, share: payoffs[seat.index()].into() }),
    );
}

/// The action after which the features are best; of equals any.
fn best(
    position: &Position,
    seat: Seat,
    weights: &[f64; VALUE_FEATURES],
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
            Turn::Over => final_payoffs(&after)[seat.index()].into(),
            _ => win_probability(&FeatureContext::of(&after).features(seat), weights),
        };
        let value = value + 1e-6 * f64::from(source.below(1000));
        if value > best.0 {
            best = (value, *action);
        }
    }
    best.1
}

/// The weights that make what happened most likely (Newton's steps), kept small where little is known.
fn explain(samples: &[Sample]) -> [f64; VALUE_FEATURES] {
    const STEPS: u32 = 12;
    const SMALL: f64 = 5.0;
    let mut weights = [0.0; VALUE_FEATURES];
    for _ in 0..STEPS {
        let mut slope: [f64; VALUE_FEATURES] = weights.map(|weight| -SMALL * weight);
        let mut bend = [[0.0; VALUE_FEATURES]; VALUE_FEATURES];
        for (place, row) in bend.iter_mut().enumerate() {
            row[place] = SMALL;
        }
        for Sample { features, share } in samples {
            let expected = win_probability(features, &weights);
            let doubt = expected * (1.0 - expected);
            for (feature, (slope, bend)) in features.iter().zip(slope.iter_mut().zip(&mut bend)) {
                *slope += (share - expected) * feature;
                for (other, bend) in features.iter().zip(bend) {
                    *bend += doubt * feature * other;
                }
            }
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// The solution of linear equations whose matrix is positive: no pivots are needed.
fn solve(
    mut matrix: [[f64; VALUE_FEATURES]; VALUE_FEATURES],
    mut right: [f64; VALUE_FEATURES],
) -> [f64; VALUE_FEATURES] {
    for row in 0..VALUE_FEATURES {
        let (pivots, value) = (matrix[row], right[row]);
        for (below, right) in matrix[row + 1..].iter_mut().zip(&mut right[row + 1..]) {
            let factor = below[row] / pivots[row];
            below.iter_mut().zip(pivots).for_each(|(number, pivot)| *number -= factor * pivot);
            *right -= factor * value;
        }
    }
    for row in (0..VALUE_FEATURES).rev() {
        let known: f64 = (row + 1..VALUE_FEATURES).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        // Twice each unknown and once their sum: each is 1 where the right side is 2 + VALUE_FEATURES.
        let mut matrix = [[1.0; VALUE_FEATURES]; VALUE_FEATURES];
        (0..VALUE_FEATURES).for_each(|place| matrix[place][place] = 3.0);
        for found in solve(matrix, [2.0 + VALUE_FEATURES as f64; VALUE_FEATURES]) {
            assert!((found - 1.0).abs() < 1e-9, "{found}");
        }
    }

    #[test]
    fn a_little_play_teaches_who_wins() {
        let weights = fit("pile", 400, 1);
        let setup = Setup::preset("pile").expect("the preset exists");
        let (mut source, mut samples) = (Stream::new(2), Vec::new());
        (0..100).for_each(|_| play_game(&setup, &weights, &mut source, &mut samples));
        // How far off on average, squared; who knows nothing is off by a quarter.
        let error = |sample: &Sample| (sample.share - win_probability(&sample.features, &weights)).powi(2);
        let off = samples.iter().map(error).sum::<f64>() / samples.len() as f64;
        assert!(off < 0.235, "{off}");
    }
}
