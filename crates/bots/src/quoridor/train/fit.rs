//! Fits the net to samples: gradient descent with Adam, the same seed giving the same weights.

use igroteka_game::{Source, Stream};

use super::super::evaluate::{self, SCALE};
use super::super::inputs::{self, INPUTS};
use super::super::move_order::MoveOrder;
use super::super::net::{self, GREATEST, HIDDEN, Net, STAGES};
use super::Sample;
use super::hindsight::hindsight;
use super::preference::prefer;

/// How the net learns.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// How often every sample is looked at.
    pub rounds: u32,
    /// The size of steps at first; it falls towards nothing.
    pub rate: f32,
    /// The part of what is wanted that is hindsight; the rest is what the search thought.
    pub hindsight: f32,
    /// The part of hindsight that comes from beyond the next position, at each position anew.
    pub farther: f32,
    /// For the order of samples and the first weights.
    pub seed: u64,
}

impl Default for Lessons {
    fn default() -> Lessons {
        Lessons { rounds: 8, rate: 0.0015, hindsight: 0.7, farther: 0.97, seed: 1 }
    }
}

/// How a round went.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// From 1.
    pub round: u32,
    /// How far the net is off for the samples learned from, on average: relative entropy.
    pub learned: f32,
    /// That of samples kept aside.
    pub aside: f32,
}

/// Where each kind of weight begins in the one list of all.
const BIAS: usize = INPUTS * HIDDEN;
const LAST: usize = BIAS + HIDDEN;
const CONSTANT: usize = LAST + STAGES * HIDDEN;
const WEIGHTS: usize = CONSTANT + STAGES;
/// Samples between two steps.
const BATCH: usize = 256;
/// How often every sample is looked at to learn which actions are chosen.
const PREFERENCE_ROUNDS: u32 = 2;

/// Learns from games, of whose samples every sixteenth block is kept aside, and gives the weights as they are kept on
/// disk. Begins with the weights of a net, or from nothing.
pub(super) fn fit(
    games: &[Vec<Sample>],
    lessons: Lessons,
    onward: Option<&Net>,
    mut report: impl FnMut(Progress),
) -> Vec<u8> {
    let mut source = Stream::new(lessons.seed);
    let mut net = Learner::new(onward.map_or_else(|| first_weights(&mut source), Net::weights));
    // Positions of one game stand together: whole blocks are kept aside, lest a game be on both sides.
    let is_aside = |index: usize| (index / 512) % 16 == 15;
    let (mut learned, mut aside) = (Vec::new(), Vec::new());
    let seen_later = games.iter().flat_map(|game| hindsight(game, lessons.farther));
    for (index, (sample, later)) in games.iter().flatten().zip(seen_later).enumerate() {
        let part = if is_aside(index) { &mut aside } else { &mut learned };
        part.push(Lesson::new(sample, later, lessons.hindsight));
    }
    let mut order: Vec<usize> = (0..learned.len()).collect();
    let batches = learned.len().div_ceil(BATCH) * lessons.rounds as usize;
    let mut done = 0;
    for round in 1..=lessons.rounds {
        source.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let rate = lessons.rate * (1.0 - done as f32 / batches as f32);
            for &index in batch {
                let mirror = source.below(2) == 1;
                loss += net.study(&learned[index], mirror);
            }
            net.step(rate, batch.len());
            done += 1;
        }
        let kept: f32 = aside.iter().map(|lesson| net.loss(lesson)).sum();
        report(Progress {
            round,
            learned: loss / learned.len().max(1) as f32,
            aside: kept / aside.len().max(1) as f32,
        });
    }
    net.write(&prefer(games, PREFERENCE_ROUNDS, lessons.seed))
}

/// A sample as the learner needs it.
struct Lesson {
    inputs: Box<[u16]>,
    stage: u8,
    /// What the net corrects.
    static_eval: f32,
    /// What it should answer together with the static evaluation, from 0 to 1.
    target: f32,
}

impl Lesson {
    /// What a sample teaches, hindsight counting for so much.
    fn new(sample: &Sample, later: f32, hindsight: f32) -> Lesson {
        let board = sample.seen.board();
        let static_eval = evaluate::evaluate(&board) as f32 / SCALE;
        let target = (1.0 - hindsight) * sample.thought() + hindsight * later;
        Lesson { inputs: inputs::all(&board).into(), stage: net::stage(&board) as u8, static_eval, target }
    }
}

pub(super) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How far what is said is off from what is wanted: relative entropy, 0 where they agree.
fn off(target: f32, output: f32) -> f32 {
    let sure = |chance: f32| chance.clamp(1e-6, 1.0 - 1e-6);
    let (wanted, said) = (sure(target), sure(sigmoid(output)));
    wanted * (wanted / said).ln() + (1.0 - wanted) * ((1.0 - wanted) / (1.0 - said)).ln()
}

/// The weights with what Adam remembers of each.
struct Learner {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// Small weights at random.
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
        Learner { weights, gradient: empty.clone(), mean: empty.clone(), square: empty, steps: 0 }
    }

    /// The neurons before they are bounded, and the correction.
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

    fn loss(&self, lesson: &Lesson) -> f32 {
        off(lesson.target, lesson.static_eval + self.forward(lesson.inputs.iter().copied(), lesson.stage).1)
    }

    /// Adds the gradient of one lesson and gives its loss.
    fn study(&mut self, lesson: &Lesson, mirror: bool) -> f32 {
        let seen = |input: &u16| if mirror { inputs::mirrored(*input) } else { *input };
        let (neurons, correction) = self.forward(lesson.inputs.iter().map(seen), lesson.stage);
        let output = lesson.static_eval + correction;
        let slope = sigmoid(output) - lesson.target;
        let stage = usize::from(lesson.stage);
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
        for input in lesson.inputs.iter().map(seen) {
            let row = &mut self.gradient[input as usize * HIDDEN..][..HIDDEN];
            for (sum, back) in row.iter_mut().zip(&back) {
                *sum += back;
            }
        }
        off(lesson.target, output)
    }

    /// One step of Adam against the gradient gathered so far.
    fn step(&mut self, rate: f32, count: usize) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        /// Weights fade a little, so that inputs that are never seen stay quiet.
        const FADE: f32 = 0.01;
        self.steps += 1;
        let bias = (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let scale = 1.0 / count as f32;
        let memories = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, gradient), (mean, square)) in
            self.weights.iter_mut().zip(&mut self.gradient).zip(memories)
        {
            let slope = *gradient * scale;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= rate * (bias * *mean / (square.sqrt() + 1e-8) + FADE * *weight);
            *gradient = 0.0;
        }
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

    fn lesson() -> Lesson {
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
        Lesson::new(&sample, 0.5, 0.25)
    }

    #[test]
    fn gradients_agree_with_finite_differences() {
        let mut net = Learner::new(first_weights(&mut Stream::new(5)));
        let lesson = lesson();
        net.study(&lesson, false);
        let gradient = net.gradient.clone();
        let seen = lesson.inputs[3] as usize;
        let last = LAST + usize::from(lesson.stage) * HIDDEN;
        let places = (0..HIDDEN).map(|index| seen * HIDDEN + index).chain([
            BIAS + 1,
            last,
            last + 7,
            CONSTANT + usize::from(lesson.stage),
        ]);
        for place in places {
            // Small enough to stay on one side of a neuron's bounds.
            let small = 1e-3;
            let kept = net.weights[place];
            net.weights[place] = kept + small;
            let above = net.loss(&lesson);
            net.weights[place] = kept - small;
            let below = net.loss(&lesson);
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
        let lessons = Lessons { rounds: 2, ..Lessons::default() };
        let learn = || fit(&games, lessons, None, |_| {});
        assert_eq!(learn(), learn());
        assert_ne!(learn(), fit(&games, Lessons { seed: 2, ..lessons }, None, |_| {}));
    }

    #[test]
    fn learning_makes_the_loss_smaller() {
        let games = played(8);
        let mut losses = Vec::new();
        fit(&games, Lessons { rounds: 8, ..Lessons::default() }, None, |progress| {
            losses.push(progress.learned);
        });
        assert!(losses[7] < losses[0], "{losses:?}");
    }
}
