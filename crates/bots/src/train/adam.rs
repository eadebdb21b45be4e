//! Steps whose length each weight finds for itself.

use crate::nardy::net::Net;

/// Running means of gradients and their squares.
#[derive(Clone, Debug)]
pub(crate) struct Adam<const H: usize> {
    pub mean: Net<H>,
    pub square: Net<H>,
    pub steps: u32,
}

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;
const LEAST: f32 = 1e-8;

impl<const H: usize> Adam<H> {
    pub fn new(inputs: usize) -> Adam<H> {
        Adam { mean: Net::zero(inputs), square: Net::zero(inputs), steps: 0 }
    }

    /// Takes one step along `gradient`, which is emptied.
    pub fn step(&mut self, net: &mut Net<H>, gradient: &mut Net<H>, rate: f32) {
        self.steps += 1;
        let steps = self.steps as i32;
        let rate = rate * (1.0 - KEEP_SQUARE.powi(steps)).sqrt() / (1.0 - KEEP_MEAN.powi(steps));
        let all = parts(net).zip(parts(gradient)).zip(parts(&mut self.mean).zip(parts(&mut self.square)));
        for ((weights, gradients), (means, squares)) in all {
            let each = weights.iter_mut().zip(gradients).zip(means.iter_mut().zip(squares));
            for ((weight, gradient), (mean, square)) in each {
                *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * *gradient;
                *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * *gradient * *gradient;
                *weight += rate * *mean / (square.sqrt() + LEAST);
                *gradient = 0.0;
            }
        }
    }
}

/// All weights of a net, in a fixed order.
pub(crate) fn parts<const H: usize>(net: &mut Net<H>) -> impl Iterator<Item = &mut [f32]> {
    let inputs = net.inputs.iter_mut().map(<[f32; H]>::as_mut_slice);
    let outputs = net.outputs.iter_mut().map(<[f32; H]>::as_mut_slice);
    inputs.chain([net.bias.as_mut_slice()]).chain(outputs).chain([net.output_bias.as_mut_slice()])
}
