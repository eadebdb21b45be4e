//! Learns the weights of the features of variant 3 from self-play.

use igroteka_game::{Rules as _, Seat, Source as _, Stream, Turn};
use igroteka_roads::{Action, Position, Setup};

use super::super::evaluate::win_probability;
use super::super::features::{FeatureContext, VALUE_FEATURES};
use crate::search::ismcts::{IsMctsGame as _, Scratch, final_payoffs};

/// The weights are fitted this many times, each time to games that are played with the weights before.
const ROUNDS: u64 = 4;
/// One action in this many is sampled from the prior, so that games differ.
const RANDOM_ONE_IN: u32 = 8;

/// The features of a seat during a game, and its share of the win in the end.
struct Sample {
    features: [f64; VALUE_FEATURES],
    share: f64,
}

/// Weights from scratch, by this many games of two. `report` is told the games so far and answers whether to go on;
/// `None` if it is stopped.
pub(super) fn fit(
    setup: &Setup,
    games: u64,
    seed: u64,
    mut report: impl FnMut(u64) -> bool,
) -> Option<[f64; VALUE_FEATURES]> {
    let mut played = 0;
    let mut source = Stream::new(seed);
    let mut weights = [0.0; VALUE_FEATURES];
    for _ in 0..ROUNDS {
        let mut samples = Vec::new();
        for _ in 0..games / ROUNDS {
            play_game(setup, &weights, &mut source, &mut samples);
            played += 1;
            if !report(played) {
                return None;
            }
        }
        weights = logistic_regression(&samples);
    }
    Some(weights)
}

/// Plays a game and samples some of its turns.
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

/// Logistic regression by Newton's method, with an L2 penalty.
fn logistic_regression(samples: &[Sample]) -> [f64; VALUE_FEATURES] {
    const NEWTON_STEPS: u32 = 12;
    const PENALTY: f64 = 5.0;
    let mut weights = [0.0; VALUE_FEATURES];
    for _ in 0..NEWTON_STEPS {
        let mut gradient: [f64; VALUE_FEATURES] = weights.map(|weight| -PENALTY * weight);
        let mut hessian = [[0.0; VALUE_FEATURES]; VALUE_FEATURES];
        for (place, row) in hessian.iter_mut().enumerate() {
            row[place] = PENALTY;
        }
        for Sample { features, share } in samples {
            let expected = win_probability(features, &weights);
            let variance = expected * (1.0 - expected);
            for (feature, (gradient, hessian)) in features.iter().zip(gradient.iter_mut().zip(&mut hessian)) {
                *gradient += (share - expected) * feature;
                for (other, hessian) in features.iter().zip(hessian) {
                    *hessian += variance * feature * other;
                }
            }
        }
        let step = solve(hessian, gradient);
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
    use igroteka_game::Setup as _;

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
        let setup = Setup::preset("pile").expect("the preset exists");
        let weights = fit(&setup, 400, 1, |_| true).expect("it is not stopped");
        let (mut source, mut samples) = (Stream::new(2), Vec::new());
        (0..100).for_each(|_| play_game(&setup, &weights, &mut source, &mut samples));
        // How far off on average, squared; who knows nothing is off by a quarter.
        let error = |sample: &Sample| (sample.share - win_probability(&sample.features, &weights)).powi(2);
        let off = samples.iter().map(error).sum::<f64>() / samples.len() as f64;
        assert!(off < 0.235, "{off}");
    }
}
