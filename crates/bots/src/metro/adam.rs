//! The Adam optimizer, ascending.

use igroteka_game::Stream;

use super::net::Net;

/// Decay of the running means of the gradients and of their squares.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// Keeps the division from growing without bound.
const EPSILON: f32 = 1e-8;
/// The learning rate falls to this share of what it was at first.
const FINAL_RATE: f32 = 0.02;

/// A net with its optimizer.
pub(super) struct Adam<const I: usize> {
    /// The net as it is now.
    pub net: Net<I>,
    /// Its average over the last quarter of the steps (Polyak averaging): steadier than the last step.
    average: Net<I>,
    gradient: Net<I>,
    first_moment: Net<I>,
    second_moment: Net<I>,
    learning_rate: f32,
    done: u64,
    /// How many steps there will be.
    steps: u64,
}

impl<const I: usize> Adam<I> {
    /// Starts with a net that gives 0 for everything.
    pub fn new(learning_rate: f32, steps: u64, source: &mut Stream) -> Adam<I> {
        Adam {
            net: Net::unwritten(source),
            average: Net::ZERO,
            gradient: Net::ZERO,
            first_moment: Net::ZERO,
            second_moment: Net::ZERO,
            learning_rate,
            done: 0,
            steps,
        }
    }

    /// Adds to the gradient: a higher score for these inputs if `strength` is positive, a lower one if it is negative.
    pub fn add_gradient(&mut self, inputs: &[f32; I], strength: f32) {
        self.net.add_gradient(inputs, strength, &mut self.gradient);
    }

    /// Takes a step along the gradient since the last one.
    pub fn step(&mut self) {
        self.done += 1;
        let rate = self.learning_rate * (1.0 - self.done as f32 / self.steps as f32).max(FINAL_RATE);
        let (first_correction, second_correction) =
            (1.0 - BETA1.powf(self.done as f32), 1.0 - BETA2.powf(self.done as f32));
        let averaged_steps = self.done.saturating_sub(self.steps / 4 * 3).max(1) as f32;
        let learnt = self.net.weights_mut().zip(self.average.weights_mut());
        let moments = self.first_moment.weights_mut().zip(self.second_moment.weights_mut());
        for (((weight, average), (first_moment, second_moment)), gradient) in
            learnt.zip(moments).zip(self.gradient.weights_mut())
        {
            *first_moment += (1.0 - BETA1) * (*gradient - *first_moment);
            *second_moment += (1.0 - BETA2) * (*gradient * *gradient - *second_moment);
            let size = (*second_moment / second_correction).sqrt() + EPSILON;
            *weight += rate * *first_moment / first_correction / size;
            *average += (*weight - *average) / averaged_steps;
            *gradient = 0.0;
        }
    }

    /// The averaged net.
    pub fn learnt(self) -> Net<I> {
        self.average
    }
}
