//! Weights on their way up, each at a pace of its own (Adam).

use igroteka_game::Stream;

use super::net::Net;

const SLOPE: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// A net that learns.
pub(super) struct Ascent<const I: usize> {
    /// The net as it is now.
    pub net: Net<I>,
    /// Its mean over the last part of the way: steadier than where chance left it last.
    mean: Net<I>,
    gradient: Net<I>,
    slope: Net<I>,
    square: Net<I>,
    pace: f32,
    done: u64,
    /// How many steps there will be.
    steps: u64,
}

impl<const I: usize> Ascent<I> {
    /// From a net that says nothing yet.
    pub fn new(pace: f32, steps: u64, source: &mut Stream) -> Ascent<I> {
        Ascent {
            net: Net::unwritten(source),
            mean: Net::ZERO,
            gradient: Net::ZERO,
            slope: Net::ZERO,
            square: Net::ZERO,
            pace,
            done: 0,
            steps,
        }
    }

    /// Asks for a higher number for these inputs, or a lower one.
    pub fn push(&mut self, inputs: &[f32; I], strength: f32) {
        self.net.push(inputs, strength, &mut self.gradient);
    }

    /// Takes a step along all that was asked for since the last.
    pub fn step(&mut self) {
        self.done += 1;
        let pace = self.pace * (1.0 - self.done as f32 / self.steps as f32).max(0.02);
        let (early_slope, early_square) =
            (1.0 - SLOPE.powf(self.done as f32), 1.0 - SQUARE.powf(self.done as f32));
        let averaged = self.done.saturating_sub(self.steps / 4 * 3).max(1) as f32;
        let learnt = self.net.weights_mut().zip(self.mean.weights_mut());
        let moments = self.slope.weights_mut().zip(self.square.weights_mut());
        for (((weight, mean), (slope, square)), gradient) in
            learnt.zip(moments).zip(self.gradient.weights_mut())
        {
            *slope += (1.0 - SLOPE) * (*gradient - *slope);
            *square += (1.0 - SQUARE) * (*gradient * *gradient - *square);
            let size = (*square / early_square).sqrt() + 1e-8;
            *weight += pace * *slope / early_slope / size;
            *mean += (*weight - *mean) / averaged;
            *gradient = 0.0;
        }
    }

    /// What was learnt.
    pub fn learnt(self) -> Net<I> {
        self.mean
    }
}
