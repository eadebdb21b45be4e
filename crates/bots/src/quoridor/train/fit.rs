//! Fits the net to samples by gradient descent with `AdamW`; the same seed gives the same weights.

use igroteka_game::{Source, Stream};

use super::super::evaluate::{self, SCALE};
use super::super::features::{self, INPUTS};
use super::super::move_order::MoveOrder;
use super::super::net::{self, GREATEST, HIDDEN, Net, STAGES};
use super::Sample;
use super::move_order::fit_move_order;
use super::td_lambda::td_lambda_targets;
use crate::learn::adam::{self, Parameters};

/// How the net is fitted.
#[derive(Clone, Copy, Debug)]
pub struct FitParams {
    /// Passes over all samples.
    pub rounds: u32,
    /// The initial learning rate; it falls to zero.
    pub rate: f32,
    /// The weight of the TD(λ) target; the rest is what the search thought of the position itself.
    pub td_weight: f32,
    /// The λ of TD(λ).
    pub lambda: f32,
    /// For the order of samples and the first weights.
    pub seed: u64,
}

impl Default for FitParams {
    fn default() -> FitParams {
        FitParams { rounds: 8, rate: 0.0015, td_weight: 0.7, lambda: 0.97, seed: 1 }
    }
}

/// How a round went.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// From 1.
    pub round: u32,
    /// The mean relative entropy over the training samples.
    pub learned: f32,
    /// The same over the validation samples.
    pub aside: f32,
}

/// Where each kind of weight begins in the one list of all.
const BIAS: usize = INPUTS * HIDDEN;
const LAST: usize = BIAS + HIDDEN;
const CONSTANT: usize = LAST + STAGES * HIDDEN;
const WEIGHTS: usize = CONSTANT + STAGES;
/// How fast weights decay in `AdamW`.
const WEIGHT_DECAY: f32 = 0.01;
/// Samples per step.
const BATCH: usize = 256;
/// How often every sample is looked at to learn which actions are chosen.
const MOVE_ORDER_EPOCHS: u32 = 2;

/// Fits a net to games, with every sixteenth block of samples held out for validation, and gives the weights in their
/// form on disk. Starts with the weights of a net, or from scratch.
pub(super) fn fit(
    games: &[Vec<Sample>],
    params: FitParams,
    onward: Option<&Net>,
    mut report: impl FnMut(Progress),
) -> Vec<u8> {
    let mut source = Stream::new(params.seed);
    let mut net = Learner::new(onward.map_or_else(|| first_weights(&mut source), Net::weights));
    // Positions of one game are adjacent: whole blocks are held out, so that few games are in both sets.
    let is_aside = |index: usize| (index / 512) % 16 == 15;
    let (mut learned, mut aside) = (Vec::new(), Vec::new());
    let td_targets = games.iter().flat_map(|game| td_lambda_targets(game, params.lambda));
    for (index, (sample, td_target)) in games.iter().flatten().zip(td_targets).enumerate() {
        let part = if is_aside(index) { &mut aside } else { &mut learned };
        part.push(Example::new(sample, td_target, params.td_weight));
    }
    let mut order: Vec<usize> = (0..learned.len()).collect();
    let batches = learned.len().div_ceil(BATCH) * params.rounds as usize;
    let mut done = 0;
    for round in 1..=params.rounds {
        source.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let rate = params.rate * (1.0 - done as f32 / batches as f32);
            for &index in batch {
                let mirror = source.below(2) == 1;
                loss += net.add_gradient(&learned[index], mirror);
            }
            net.step(rate, batch.len());
            done += 1;
        }
        let kept: f32 = aside.iter().map(|example| net.loss(example)).sum();
        report(Progress {
            round,
            learned: loss / learned.len().max(1) as f32,
            aside: kept / aside.len().max(1) as f32,
        });
    }
    net.write(&fit_move_order(games, MOVE_ORDER_EPOCHS, params.seed))
}

/// A training example.
struct Example {
    inputs: Box<[u16]>,
    stage: u8,
    /// The handcrafted evaluation, which the net corrects.
    static_eval: f32,
    /// What it should answer together with the static evaluation, from 0 to 1.
    target: f32,
}

impl Example {
    /// The example of a sample, with its TD(λ) target weighted by `td_weight`.
    fn new(sample: &Sample, td_target: f32, td_weight: f32) -> Example {
        let board = sample.seen.board();
        let static_eval = evaluate::evaluate(&board) as f32 / SCALE;
        let target = (1.0 - td_weight) * sample.search_value() + td_weight * td_target;
        Example { inputs: features::all(&board).into(), stage: net::stage(&board) as u8, static_eval, target }
    }
}

pub(super) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The relative entropy of target and output, 0 where they agree.
fn relative_entropy(target: f32, output: f32) -> f32 {
    let sure = |chance: f32| chance.clamp(1e-6, 1.0 - 1e-6);
    let (wanted, said) = (sure(target), sure(sigmoid(output)));
    wanted * (wanted / said).ln() + (1.0 - wanted) * ((1.0 - wanted) / (1.0 - said)).ln()
}

/// The weights with their `AdamW` optimizer.
struct Learner {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    steps: u32,
}

/// Small random weights.
fn first_weights(source: &mut Stream) -> Vec<f32> {
    let mut weights = vec![0.0; WEIGHTS];
    let mut any = |most: f32| (source.below(1 << 16) as f32 / 32_768.0 - 1.0) * most;
    weights[..BIAS].iter_mut().for_each(|weight| *weight = any(0.08));
    weights[BIAS..LAST].fill(0.3);
    weights[LAST..CONSTANT].iter_mut().for_each(|weight| *weight = any(0.3));
    weights
}

impl Learner {
    fn new(weights: Vec<f32>) -> Learner {
        let empty = vec![0.0; WEIGHTS];
        Learner {
            weights,
            gradient: empty.clone(),
            first_moment: empty.clone(),
            second_moment: empty,
            steps: 0,
        }
    }

    /// The neurons before clipping, and the correction.
    fn forward(&self, inputs: impl Iterator<Item = u16>, stage: u8) -> ([f32; HIDDEN], f32) {
        let mut neurons: [f32; HIDDEN] = std::array::from_fn(|index| self.weights[BIAS + index]);
        for input in inputs {
            let row = &self.weights[input as usize * HIDDEN..][..HIDDEN];
            for (neuron, weight) in neurons.iter_mut().zip(row) {
                *neuron += weight;
            }
        }
        let last = &self.weights[LAST + usize::from(stage) * HIDDEN..][..HIDDEN];
        let mut parts = [0.0f32; 8];
        for (index, (neuron, weight)) in neurons.iter().zip(last).enumerate() {
            let bounded = neuron.clamp(0.0, 1.0);
            parts[index % 8] += bounded * bounded * weight;
        }
        (neurons, self.weights[CONSTANT + usize::from(stage)] + parts.iter().sum::<f32>())
    }

    fn loss(&self, example: &Example) -> f32 {
        relative_entropy(
            example.target,
            example.static_eval + self.forward(example.inputs.iter().copied(), example.stage).1,
        )
    }

    /// Adds the gradient of one example and gives its loss.
    fn add_gradient(&mut self, example: &Example, mirror: bool) -> f32 {
        let seen = |input: &u16| if mirror { features::mirrored(*input) } else { *input };
        let (neurons, correction) = self.forward(example.inputs.iter().map(seen), example.stage);
        let output = example.static_eval + correction;
        let slope = sigmoid(output) - example.target;
        let stage = usize::from(example.stage);
        self.gradient[CONSTANT + stage] += slope;
        let mut back = [0.0; HIDDEN];
        let last = LAST + stage * HIDDEN;
        for index in 0..HIDDEN {
            let bounded = neurons[index].clamp(0.0, 1.0);
            self.gradient[last + index] += slope * bounded * bounded;
            if neurons[index] > 0.0 && neurons[index] < 1.0 {
                back[index] = 2.0 * bounded * slope * self.weights[last + index];
            }
            self.gradient[BIAS + index] += back[index];
        }
        for input in example.inputs.iter().map(seen) {
            let row = &mut self.gradient[input as usize * HIDDEN..][..HIDDEN];
            for (sum, back) in row.iter_mut().zip(&back) {
                *sum += back;
            }
        }
        relative_entropy(example.target, output)
    }

    /// One step of `AdamW` against the mean of the accumulated gradients.
    fn step(&mut self, rate: f32, count: usize) {
        let scale = 1.0 / count as f32;
        for gradient in &mut self.gradient {
            // The loss is to fall, and Adam climbs.
            *gradient *= -scale;
        }
        self.steps += 1;
        adam::Step::new(adam::Form::WeightDecay(WEIGHT_DECAY), self.steps, rate).apply(Parameters {
            weights: &mut self.weights,
            gradient: &mut self.gradient,
            first_moment: &mut self.first_moment,
            second_moment: &mut self.second_moment,
        });
        for weight in &mut self.weights[LAST..CONSTANT] {
            *weight = weight.clamp(-GREATEST, GREATEST);
        }
    }

    fn write(&self, order: &MoveOrder) -> Vec<u8> {
        let weights = &self.weights;
        Net::write(
            &weights[..BIAS],
            &weights[BIAS..LAST],
            &weights[LAST..CONSTANT],
            &weights[CONSTANT..],
            order,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::seen::Seen;
    use super::*;

    fn example() -> Example {
        let sample = Sample {
            seen: Seen {
                pawns: [22, 58],
                left: [7, 5],
                horizontal: 0x0000_1000_0000_0400,
                vertical: 0x0000_0000_0800_0000,
            },
            value: 40,
            best: 0,
            won: 1,
        };
        Example::new(&sample, 0.5, 0.25)
    }

    #[test]
    fn gradients_agree_with_finite_differences() {
        let mut net = Learner::new(first_weights(&mut Stream::new(5)));
        let example = example();
        net.add_gradient(&example, false);
        let gradient = net.gradient.clone();
        let seen = example.inputs[3] as usize;
        let last = LAST + usize::from(example.stage) * HIDDEN;
        let places = (0..HIDDEN).map(|index| seen * HIDDEN + index).chain([
            BIAS + 1,
            last,
            last + 7,
            CONSTANT + usize::from(example.stage),
        ]);
        for place in places {
            // Small enough to stay on one side of a neuron's bounds.
            let small = 1e-3;
            let kept = net.weights[place];
            net.weights[place] = kept + small;
            let above = net.loss(&example);
            net.weights[place] = kept - small;
            let below = net.loss(&example);
            net.weights[place] = kept;
            let difference = (above - below) / (2.0 * small);
            assert!((difference - gradient[place]).abs() < 1e-3, "{place}: {difference} {}", gradient[place]);
        }
    }

    fn played(games: u64) -> Vec<Vec<Sample>> {
        let course = super::super::Course { nodes: 60, surprise: 4 };
        (0..games).map(|seed| super::super::games::play(course, None, seed)).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let games = played(3);
        let params = FitParams { rounds: 2, ..FitParams::default() };
        let learn = || fit(&games, params, None, |_| {});
        assert_eq!(learn(), learn());
        assert_ne!(learn(), fit(&games, FitParams { seed: 2, ..params }, None, |_| {}));
    }

    #[test]
    fn learning_makes_the_loss_smaller() {
        let games = played(8);
        let mut losses = Vec::new();
        fit(&games, FitParams { rounds: 8, ..FitParams::default() }, None, |progress| {
            losses.push(progress.learned);
        });
        assert!(losses[7] < losses[0], "{losses:?}");
    }
}
