//! Fits the move ordering: softmax regression on the actions that searches chose, with `AdaGrad`.

use igroteka_game::{Source, Stream};

use super::super::move_order::{self, FEATURES, Featured, MoveOrder};
use super::Sample;

/// The learning rate of `AdaGrad`.
const LEARNING_RATE: f32 = 0.15;

/// Fits the weights to all samples of these games in `rounds` epochs. The same seed gives the same weights.
pub(super) fn fit_move_order(games: &[Vec<Sample>], rounds: u32, seed: u64) -> MoveOrder {
    let mut source = Stream::new(seed);
    let mut learner = Learner::new();
    let mut samples: Vec<&Sample> = games.iter().flatten().collect();
    for _ in 0..rounds {
        source.shuffle(&mut samples);
        for &sample in &samples {
            let as_seen = if source.below(2) == 0 { *sample } else { sample.mirrored() };
            learner.step(&as_seen);
        }
    }
    MoveOrder::of(&learner.weights[..FEATURES])
}

struct Learner {
    /// One more than there are features: what stands for none stays at zero.
    weights: Vec<f32>,
    /// Sums of squared gradients.
    squares: Vec<f32>,
    gradient: Vec<f32>,
    all: Vec<Featured>,
    chances: Vec<f32>,
}

impl Learner {
    fn new() -> Learner {
        let empty = vec![0.0; FEATURES + 1];
        Learner {
            weights: empty.clone(),
            squares: vec![1.0; FEATURES + 1],
            gradient: empty,
            all: Vec::new(),
            chances: Vec::new(),
        }
    }

    /// Makes the chosen action likelier and the others less likely, each by how likely it was. Gives the logarithm of
    /// the chance of the chosen one.
    fn step(&mut self, sample: &Sample) -> f32 {
        self.all.clear();
        move_order::features(&sample.seen.board(), &mut self.all);
        let Some(chosen) = self.all.iter().position(|&(code, _)| code == sample.best) else { return 0.0 };
        let weights = &self.weights;
        let sum =
            |(_, features): &Featured| features.iter().map(|&feature| weights[feature as usize]).sum::<f32>();
        self.chances.clear();
        self.chances.extend(self.all.iter().map(sum));
        let most = self.chances.iter().copied().fold(f32::MIN, f32::max);
        let mut total = 0.0;
        for chance in &mut self.chances {
            *chance = (*chance - most).exp();
            total += *chance;
        }
        for (place, (_, features)) in self.all.iter().enumerate() {
            let wrong = self.chances[place] / total - f32::from(u8::from(place == chosen));
            for &feature in features {
                self.gradient[feature as usize] += wrong;
            }
        }
        for feature in 0..FEATURES {
            let gradient = std::mem::take(&mut self.gradient[feature]);
            if gradient != 0.0 {
                self.squares[feature] += gradient * gradient;
                self.weights[feature] -= LEARNING_RATE * gradient / self.squares[feature].sqrt();
            }
        }
        self.gradient[FEATURES] = 0.0;
        (self.chances[chosen] / total).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::seen::Seen;
    use super::*;

    /// A position in which the step forward was chosen.
    fn sample() -> Sample {
        let seen = Seen { pawns: [13, 67], left: [9, 9], horizontal: 1 << 20, vertical: 1 << 42 };
        Sample { seen, value: 0, best: 4 + 2 * 11, won: 1 }
    }

    #[test]
    fn what_is_chosen_becomes_likely() {
        let mut learner = Learner::new();
        let before = learner.step(&sample());
        for _ in 0..50 {
            learner.step(&sample());
        }
        let after = learner.step(&sample());
        // One of about 120 actions at first.
        assert!(before < -4.0 && after > -1.0, "{before} {after}");
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let games = [vec![sample(), sample().mirrored()], vec![Sample { best: 3 + 11, ..sample() }]];
        assert_eq!(fit_move_order(&games, 3, 1), fit_move_order(&games, 3, 1));
    }
}
