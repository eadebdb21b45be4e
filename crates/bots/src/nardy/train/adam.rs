//! The Adam optimizer.

use crate::nardy::net::Net;

/// The share of the running means that each step keeps.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// Keeps the division from growing without bound.
const EPSILON: f32 = 1e-8;

/// Takes one step along `gradient`, which is emptied. `mean` and `square` are running means of the gradients and their
/// squares; this is step number `step`, counted from 1.
pub(crate) fn step<const H: usize>(
    net: &mut Net<H>,
    gradient: &mut Net<H>,
    (mean, square): (&mut Net<H>, &mut Net<H>),
    step: u32,
    rate: f32,
) {
    // The running means begin at zero: the first steps make up for it.
    let step = step.min(1 << 20) as i32;
    let rate = rate * (1.0 - BETA2.powi(step)).sqrt() / (1.0 - BETA1.powi(step));
    let all = parts(net).zip(parts(gradient)).zip(parts(mean).zip(parts(square)));
    for ((weights, gradients), (means, squares)) in all {
        let each = weights.iter_mut().zip(gradients).zip(means.iter_mut().zip(squares));
        for ((weight, gradient), (mean, square)) in each {
            *mean = BETA1 * *mean + (1.0 - BETA1) * *gradient;
            *square = BETA2 * *square + (1.0 - BETA2) * *gradient * *gradient;
            *weight += rate * *mean / (square.sqrt() + EPSILON);
            *gradient = 0.0;
        }
    }
}

/// Moves a running mean of weights this share of the way to `net`.
pub(crate) fn update_average<const H: usize>(average: &mut Net<H>, net: &mut Net<H>, share: f32) {
    for (averages, weights) in parts(average).zip(parts(net)) {
        for (average, weight) in averages.iter_mut().zip(weights) {
            *average += share * (*weight - *average);
        }
    }
}

/// All weights of a net, in a fixed order.
fn parts<const H: usize>(net: &mut Net<H>) -> impl Iterator<Item = &mut [f32]> {
    let inputs = net.inputs.iter_mut().map(<[f32; H]>::as_mut_slice);
    let outputs = net.outputs.iter_mut().map(<[f32; H]>::as_mut_slice);
    inputs.chain([net.bias.as_mut_slice()]).chain(outputs).chain([net.output_bias.as_mut_slice()])
}
