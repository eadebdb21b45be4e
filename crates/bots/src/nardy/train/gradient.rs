//! How a net's weights should change.

use crate::nardy::net::{Inputs, Net, activation, add, sigmoid, slope};
use crate::nardy::probabilities::OUTPUTS;

/// Which way the weights go to bring the answers nearer to the targets, measured by cross entropy.
///
/// Steps are taken straight away in a net (`rate` is the step's length) or summed in a net that holds the gradient of
/// a batch. Answers the loss before the step.
pub(crate) fn descend<const H: usize>(
    net: &Net<H>,
    inputs: &Inputs,
    targets: &[f32; OUTPUTS],
    rate: f32,
    into: &mut Net<H>,
) -> f32 {
    let pass = Pass::new(net, inputs);
    let hidden_change = pass.hidden_change(net, targets);
    pass.apply(inputs, targets, &hidden_change, rate, into);
    pass.loss(targets)
}

/// The same, changing the net itself.
pub(crate) fn learn<const H: usize>(net: &mut Net<H>, inputs: &Inputs, targets: &[f32; OUTPUTS], rate: f32) {
    let pass = Pass::new(net, inputs);
    let hidden_change = pass.hidden_change(net, targets);
    pass.apply(inputs, targets, &hidden_change, rate, net);
}

/// One way through the net.
struct Pass<const H: usize> {
    sums: [f32; H],
    hidden: [f32; H],
    answers: [f32; OUTPUTS],
}

impl<const H: usize> Pass<H> {
    fn new(net: &Net<H>, inputs: &Inputs) -> Pass<H> {
        let sums = net.sums(&net.bias, inputs);
        let hidden = sums.map(activation);
        let mut answers = net.output_bias;
        for (answer, weights) in answers.iter_mut().zip(&net.outputs) {
            let sum: f32 = weights.iter().zip(&hidden).map(|(weight, unit)| weight * unit).sum();
            *answer = sigmoid(*answer + sum);
        }
        Pass { sums, hidden, answers }
    }

    fn hidden_change(&self, net: &Net<H>, targets: &[f32; OUTPUTS]) -> [f32; H] {
        let mut change = [0.0; H];
        for (index, weights) in net.outputs.iter().enumerate() {
            add(&mut change, targets[index] - self.answers[index], weights);
        }
        for (change, sum) in change.iter_mut().zip(&self.sums) {
            *change *= slope(*sum);
        }
        change
    }

    fn apply(
        &self,
        inputs: &Inputs,
        targets: &[f32; OUTPUTS],
        hidden_change: &[f32; H],
        rate: f32,
        into: &mut Net<H>,
    ) {
        for (index, weights) in into.outputs.iter_mut().enumerate() {
            let error = targets[index] - self.answers[index];
            add(weights, rate * error, &self.hidden);
            into.output_bias[index] += rate * error;
        }
        add(&mut into.bias, rate, hidden_change);
        for (index, input) in inputs {
            add(&mut into.inputs[usize::from(*index)], rate * input, hidden_change);
        }
    }

    fn loss(&self, targets: &[f32; OUTPUTS]) -> f32 {
        let one = |answer: f32, target: f32| {
            let answer = answer.clamp(1e-7, 1.0 - 1e-7);
            -(target * answer.ln() + (1.0 - target) * (1.0 - answer).ln())
        };
        self.answers.iter().zip(targets).map(|(answer, target)| one(*answer, *target)).sum()
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::Stream;

    use super::*;
    use crate::nardy::train::learn::random_net;

    /// Every weight moved a little changes the loss as the gradient says.
    #[test]
    fn gradients_agree_with_finite_differences() {
        let mut source = Stream::new(3);
        let net: Net<32> = random_net(6, &mut source);
        let inputs = vec![(0, 1.0), (2, -0.5), (3, 2.0), (5, 0.25)];
        let targets = [0.9, 0.2, 0.0, 0.4, 1.0];
        let mut gradient = Net::zero(6);
        descend(&net, &inputs, &targets, 1.0, &mut gradient);
        let loss = |net: &Net<32>| f64::from(Pass::new(net, &inputs).loss(&targets));
        let check = |place: &dyn Fn(&mut Net<32>) -> &mut f32| {
            let step = 1e-2;
            let (mut above, mut below, mut gradient) = (net.clone(), net.clone(), gradient.clone());
            *place(&mut above) += step;
            *place(&mut below) -= step;
            let measured = (loss(&below) - loss(&above)) / (2.0 * f64::from(step));
            let expected = f64::from(*place(&mut gradient));
            assert!((measured - expected).abs() < 1e-3 + 1e-2 * expected.abs(), "{measured}, not {expected}");
        };
        for unit in 0..32 {
            check(&|net| &mut net.bias[unit]);
            for input in 0..6 {
                check(&|net| &mut net.inputs[input][unit]);
            }
            for output in 0..OUTPUTS {
                check(&|net| &mut net.outputs[output][unit]);
            }
        }
        for output in 0..OUTPUTS {
            check(&|net| &mut net.output_bias[output]);
        }
    }
}
