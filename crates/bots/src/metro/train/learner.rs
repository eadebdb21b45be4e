//! A net while it learns.

use igroteka_game::Stream;

use super::super::net::Net;
use crate::learn::adam::{self, Parameters};

/// The learning rate falls to this share of what it was at first.
const FINAL_RATE: f32 = 0.02;

/// A net with its Adam optimizer.
pub(super) struct Learner<const I: usize> {
    /// The net as it is now.
    pub net: Net<I>,
    /// Its average over the last quarter of the steps (Polyak averaging): steadier than the last step.
    average: Net<I>,
    gradient: Net<I>,
    first_moment: Net<I>,
    second_moment: Net<I>,
    learning_rate: f32,
    done: u32,
    /// How many steps there will be.
    steps: u32,
}

impl<const I: usize> Learner<I> {
    /// Starts with a net that gives 0 for everything.
    pub fn new(learning_rate: f32, steps: u32, source: &mut Stream) -> Learner<I> {
        Learner {
            net: Net::untrained(source),
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
        let step = adam::Step::new(adam::Form::CorrectedMoments, self.done, rate);
        let moments = self.first_moment.parts_mut().into_iter().zip(self.second_moment.parts_mut());
        let learnt = self.net.parts_mut().into_iter().zip(self.gradient.parts_mut());
        for ((weights, gradient), (first_moment, second_moment)) in learnt.zip(moments) {
            step.apply(Parameters { weights, gradient, first_moment, second_moment });
        }
        let averaged_steps = self.done.saturating_sub(self.steps / 4 * 3).max(1) as f32;
        for (average, weight) in self.average.weights_mut().zip(self.net.weights()) {
            *average += (*weight - *average) / averaged_steps;
        }
    }

    /// The averaged net.
    pub fn learnt(self) -> Net<I> {
        self.average
    }
}
