//! A small net with one output: the better, the higher.

use igroteka_game::Stream;

use crate::uniform::uniform;

/// Neurons between the inputs and the number.
const HIDDEN: usize = 32;
/// Skip connections are scaled by this factor, so that they are learned faster.
const SKIP_SCALE: f32 = 4.0;

/// A net over `I` inputs, many of which are zero.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net<const I: usize> {
    /// What each input adds to the neurons.
    rows: [[f32; HIDDEN]; I],
    /// What the neurons have without inputs.
    bias: [f32; HIDDEN],
    /// What each neuron adds to the number.
    last: [f32; HIDDEN],
    /// The skip connections: what each input adds to it directly.
    straight: [f32; I],
}

impl<const I: usize> Net<I> {
    /// All zero.
    pub const ZERO: Net<I> =
        Net { rows: [[0.0; HIDDEN]; I], bias: [0.0; HIDDEN], last: [0.0; HIDDEN], straight: [0.0; I] };

    /// How many weights there are.
    pub const WEIGHTS: usize = I * (HIDDEN + 1) + 2 * HIDDEN;

    /// A net that gives 0 for everything: only what leads to the neurons is random.
    pub fn untrained(source: &mut Stream) -> Net<I> {
        let mut net = Net::ZERO;
        for weight in net.rows.as_flattened_mut() {
            // Between −0.3 and 0.3.
            *weight = 0.6 * uniform(source) - 0.3;
        }
        net
    }

    /// The number for these inputs.
    #[inline]
    pub fn score(&self, inputs: &[f32; I]) -> f32 {
        let (sums, straight) = self.sums(inputs);
        let neurons: f32 = sums.iter().zip(&self.last).map(|(sum, weight)| activation(*sum) * weight).sum();
        straight + neurons
    }

    /// The sums of the neurons, and of the skip connections.
    #[inline]
    fn sums(&self, inputs: &[f32; I]) -> ([f32; HIDDEN], f32) {
        let (mut sums, mut straight) = (self.bias, 0.0);
        for ((input, row), weight) in inputs.iter().zip(&self.rows).zip(&self.straight) {
            if *input != 0.0 {
                straight += SKIP_SCALE * input * weight;
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += input * weight;
                }
            }
        }
        (sums, straight)
    }

    /// Adds to `gradient` how each weight would change the number, times `strength`.
    pub fn add_gradient(&self, inputs: &[f32; I], strength: f32, gradient: &mut Net<I>) {
        let (sums, _) = self.sums(inputs);
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            gradient.last[unit] += strength * activation(sums[unit]);
            back[unit] = strength * self.last[unit] * slope(sums[unit]);
            gradient.bias[unit] += back[unit];
        }
        for (place, input) in inputs.iter().enumerate() {
            if *input != 0.0 {
                gradient.straight[place] += SKIP_SCALE * strength * input;
                for (sum, back) in gradient.rows[place].iter_mut().zip(&back) {
                    *sum += input * back;
                }
            }
        }
    }

    /// All weights, in the order in which they are written down.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        self.rows.as_flattened().iter().chain(&self.bias).chain(&self.last).chain(&self.straight)
    }

    /// The same, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.parts_mut().into_iter().flatten()
    }

    /// The same in four parts.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 4] {
        [self.rows.as_flattened_mut(), &mut self.bias, &mut self.last, &mut self.straight]
    }
}

/// A smooth step from −1 to 1 that costs no exponential.
#[inline]
fn activation(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

/// The slope of [`activation`].
#[inline]
fn slope(sum: f32) -> f32 {
    let scale = 1.0 / (1.0 + sum.abs());
    scale * scale
}

#[cfg(test)]
mod tests {
    use igroteka_game::Source as _;

    use super::*;

    #[test]
    fn the_gradient_is_what_small_changes_do() {
        let mut source = Stream::new(3);
        let mut random = || f32::from(source.below(2000) as u16) / 1000.0 - 1.0;
        let mut net = Net::<3>::ZERO;
        net.weights_mut().for_each(|weight| *weight = random());
        let inputs = [0.7, 0.0, -1.3];
        let mut gradient = Net::ZERO;
        net.add_gradient(&inputs, 2.0, &mut gradient);
        for (place, slope) in gradient.weights().enumerate() {
            let changed = |by: f32| {
                let mut net = net.clone();
                *net.weights_mut().nth(place).expect("a place of the net") += by;
                net.score(&inputs)
            };
            let measured = 2.0 * (changed(0.01) - changed(-0.01)) / 0.02;
            assert!((measured - slope).abs() < 0.01, "weight {place}: {measured}, not {slope}");
        }
    }
}
