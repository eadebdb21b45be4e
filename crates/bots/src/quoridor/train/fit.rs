//! Fits the net to samples: gradient descent with Adam, the same seed giving the same weights.

use igroteka_game::{Source, Stream};

use super::super::evaluate::{self, SCALE};
use super::super::inputs::{self, INPUTS};
use super::super::net::{HIDDEN, Net};
use super::Sample;

/// How the net learns.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// How often every sample is looked at.
    pub rounds: u32,
    /// The size of steps at first; it falls towards nothing.
    pub rate: f32,
    /// For the order of samples and the first weights.
    pub seed: u64,
}

impl Default for Lessons {
    fn default() -> Lessons {
        Lessons { rounds: 12, rate: 0.001, seed: 1 }
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
const STRAIGHT: usize = BIAS + HIDDEN;
const LAST: usize = STRAIGHT + INPUTS;
const CONSTANT: usize = LAST + HIDDEN;
const WEIGHTS: usize = CONSTANT + 1;
/// Samples between two steps.
const BATCH: usize = 128;

/// Learns from samples, of which every sixteenth block is kept aside, and gives the weights as they are kept on disk.
pub fn fit(samples: &[Sample], lessons: Lessons, mut report: impl FnMut(Progress)) -> Vec<u8> {
    let mut source = Stream::new(lessons.seed);
    let mut net = Learner::new(&mut source);
    // Positions of one game stand together: whole blocks are kept aside, lest a game be on both sides.
    let is_aside = |index: usize| (index / 512) % 16 == 15;
    let learned: Vec<Lesson> = samples
        .iter()
        .enumerate()
        .filter(|(index, _)| !is_aside(*index))
        .map(|(_, sample)| Lesson::new(sample))
        .collect();
    let aside: Vec<Lesson> = samples
        .iter()
        .enumerate()
        .filter(|(index, _)| is_aside(*index))
        .map(|(_, sample)| Lesson::new(sample))
        .collect();
    let mut order: Vec<usize> = (0..learned.len()).collect();
    for round in 1..=lessons.rounds {
        source.shuffle(&mut order);
        let rate = lessons.rate * (1.0 - (round - 1) as f32 / lessons.rounds as f32);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            for &index in batch {
                let mirror = source.below(2) == 1;
                loss += net.study(&learned[index], mirror);
            }
            net.step(rate, batch.len());
        }
        let kept: f32 = aside.iter().map(|lesson| net.loss(lesson)).sum();
        report(Progress {
            round,
            learned: loss / learned.len().max(1) as f32,
            aside: kept / aside.len().max(1) as f32,
        });
    }
    net.write()
}

/// A sample as the learner needs it.
struct Lesson {
    inputs: Vec<u16>,
    /// What the net corrects.
    glance: f32,
    /// What a search thought of it. Results of games would add more noise than truth.
    target: f32,
}

impl Lesson {
    fn new(sample: &Sample) -> Lesson {
        let board = sample.seen.board();
        let glance = evaluate::glance(&board) as f32 / SCALE;
        let target = sigmoid(f32::from(sample.value) / SCALE);
        Lesson { inputs: inputs::all(&board), glance, target }
    }
}

fn sigmoid(x: f32) -> f32 {
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

impl Learner {
    fn new(source: &mut Stream) -> Learner {
        let mut weights = vec![0.0; WEIGHTS];
        let mut any = |most: f32| (source.below(1 << 16) as f32 / 32_768.0 - 1.0) * most;
        weights[..BIAS].iter_mut().for_each(|weight| *weight = any(0.08));
        weights[BIAS..STRAIGHT].fill(0.2);
        weights[LAST..CONSTANT].iter_mut().for_each(|weight| *weight = any(0.3));
        let empty = vec![0.0; WEIGHTS];
        Learner { weights, gradient: empty.clone(), mean: empty.clone(), square: empty, steps: 0 }
    }

    /// The neurons before they are bounded, and the correction.
    fn forward(&self, inputs: impl Iterator<Item = u16>) -> ([f32; HIDDEN], f32) {
        let mut neurons: [f32; HIDDEN] = std::array::from_fn(|index| self.weights[BIAS + index]);
        let mut output = self.weights[CONSTANT];
        for input in inputs {
            let input = input as usize;
            let row = &self.weights[input * HIDDEN..(input + 1) * HIDDEN];
            for (neuron, weight) in neurons.iter_mut().zip(row) {
                *neuron += weight;
            }
            output += self.weights[STRAIGHT + input];
        }
        let last = &self.weights[LAST..CONSTANT];
        output +=
            neurons.iter().zip(last).map(|(neuron, weight)| neuron.clamp(0.0, 1.0) * weight).sum::<f32>();
        (neurons, output)
    }

    fn loss(&self, lesson: &Lesson) -> f32 {
        off(lesson.target, lesson.glance + self.forward(lesson.inputs.iter().copied()).1)
    }

    /// Adds the gradient of one lesson and gives its loss.
    fn study(&mut self, lesson: &Lesson, mirror: bool) -> f32 {
        let seen = |input: &u16| if mirror { inputs::mirrored(*input) } else { *input };
        let (neurons, correction) = self.forward(lesson.inputs.iter().map(seen));
        let output = lesson.glance + correction;
        let slope = sigmoid(output) - lesson.target;
        self.gradient[CONSTANT] += slope;
        let mut back = [0.0; HIDDEN];
        for index in 0..HIDDEN {
            self.gradient[LAST + index] += slope * neurons[index].clamp(0.0, 1.0);
            if neurons[index] > 0.0 && neurons[index] < 1.0 {
                back[index] = slope * self.weights[LAST + index];
            }
            self.gradient[BIAS + index] += back[index];
        }
        for input in lesson.inputs.iter().map(seen) {
            let input = input as usize;
            self.gradient[STRAIGHT + input] += slope;
            let row = &mut self.gradient[input * HIDDEN..(input + 1) * HIDDEN];
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
    }

    fn write(&self) -> Vec<u8> {
        let weights = &self.weights;
        Net::write(
            &weights[..BIAS],
            &weights[BIAS..STRAIGHT],
            &weights[STRAIGHT..LAST],
            &weights[LAST..CONSTANT],
            weights[CONSTANT],
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
        Lesson::new(&sample)
    }

    #[test]
    fn gradients_agree_with_finite_differences() {
        let mut net = Learner::new(&mut Stream::new(5));
        let lesson = lesson();
        net.study(&lesson, false);
        let gradient = net.gradient.clone();
        let seen = lesson.inputs[3] as usize;
        let places = (0..HIDDEN).map(|index| seen * HIDDEN + index).chain([
            BIAS + 1,
            STRAIGHT + seen,
            LAST,
            LAST + 7,
            CONSTANT,
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

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let samples: Vec<Sample> = (0..3)
            .flat_map(|seed| {
                super::super::games::play(super::super::Course { nodes: 60, surprise: 4 }, None, seed)
            })
            .collect();
        let lessons = Lessons { rounds: 2, ..Lessons::default() };
        let learn = || fit(&samples, lessons, |_| {});
        assert_eq!(learn(), learn());
        assert_ne!(learn(), fit(&samples, Lessons { seed: 2, ..lessons }, |_| {}));
    }

    #[test]
    fn learning_makes_the_loss_smaller() {
        let samples: Vec<Sample> = (0..8)
            .flat_map(|seed| {
                super::super::games::play(super::super::Course { nodes: 60, surprise: 4 }, None, seed)
            })
            .collect();
        let mut losses = Vec::new();
        fit(&samples, Lessons { rounds: 8, ..Lessons::default() }, |progress| losses.push(progress.learned));
        assert!(losses[7] < losses[0], "{losses:?}");
    }
}
