//! A small net with one hidden layer.

use super::probabilities::OUTPUTS;

/// `H` hidden units over any number of inputs; the answers are probabilities.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Net<const H: usize> {
    /// What each input adds to the hidden units.
    pub inputs: Vec<[f32; H]>,
    /// What the hidden units have without inputs.
    pub bias: [f32; H],
    /// What each hidden unit adds to each answer.
    pub outputs: [[f32; H]; OUTPUTS],
    /// What the answers have without hidden units.
    pub output_bias: [f32; OUTPUTS],
}

/// Hidden units that are summed together.
const BLOCK: usize = 32;

/// Inputs that are not zero, or that differ from those of another position: which, and by how much.
pub(crate) type Inputs = Vec<(u16, f32)>;

impl<const H: usize> Net<H> {
    /// All zero.
    pub fn zero(inputs: usize) -> Net<H> {
        Net {
            inputs: vec![[0.0; H]; inputs],
            bias: [0.0; H],
            outputs: [[0.0; H]; OUTPUTS],
            output_bias: [0.0; OUTPUTS],
        }
    }

    /// The hidden sums after these inputs were added to others.
    #[inline]
    pub fn sums(&self, before: &[f32; H], inputs: &Inputs) -> [f32; H] {
        let mut sums = *before;
        // A block of sums at a time stays in registers while all inputs are added.
        for (block, sums) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            let mut block_sums = *sums;
            for (index, input) in inputs {
                let row = &self.inputs[usize::from(*index)].as_chunks::<BLOCK>().0[block];
                add(&mut block_sums, *input, row);
            }
            *sums = block_sums;
        }
        sums
    }

    /// The answers for these hidden sums.
    #[inline]
    pub fn answers(&self, sums: &[f32; H]) -> [f32; OUTPUTS] {
        let mut hidden = [0.0; H];
        for (unit, sum) in hidden.iter_mut().zip(sums) {
            *unit = activation(*sum);
        }
        let mut answers = self.output_bias;
        for (answer, weights) in answers.iter_mut().zip(&self.outputs) {
            *answer = sigmoid(*answer + dot(weights, &hidden));
        }
        answers
    }
}

/// What a hidden unit makes of its sum: a smooth step from −1 to 1 that costs no exponential.
#[inline]
pub(crate) fn activation(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

/// The slope of [`activation`].
#[inline]
pub(crate) fn slope(sum: f32) -> f32 {
    let scale = 1.0 / (1.0 + sum.abs());
    scale * scale
}

/// A probability from any number.
#[inline]
pub(crate) fn sigmoid(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

#[inline]
pub(crate) fn add<const H: usize>(sums: &mut [f32; H], factor: f32, row: &[f32; H]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += factor * weight;
    }
}

/// Summed in eight lanes, so that the order of additions is the same however wide the processor's registers are.
#[inline]
fn dot<const H: usize>(one: &[f32; H], other: &[f32; H]) -> f32 {
    let mut lanes = [0.0f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}
