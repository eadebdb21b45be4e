//! The Adam optimizer, climbing: a gradient says which way is better.

/// The share of the running means that each step keeps.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// Keeps the division from growing without bound.
const EPSILON: f32 = 1e-8;
/// From here on the bias correction is 1 in any case.
const LAST_CORRECTED_STEP: u32 = 1 << 20;

/// How a step is computed. On paper the forms are equal, but they round differently: each game keeps the one that its
/// weights were trained with, so that the same seed gives the same bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Form {
    /// The bias correction is part of the learning rate.
    CorrectedRate,
    /// Each running mean has its own bias correction, as in the paper.
    CorrectedMoments,
    /// `AdamW`: weights also decay towards zero, which keeps inputs that hardly occur from adding noise.
    WeightDecay(f32),
}

/// One step of all weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    form: Form,
    rate: f32,
    /// The running means start at zero; dividing by these makes up for it.
    first_correction: f32,
    second_correction: f32,
}

/// Weights of the same step, and what Adam knows of each.
pub(crate) struct Parameters<'a> {
    pub weights: &'a mut [f32],
    /// Emptied by the step.
    pub gradient: &'a mut [f32],
    /// The running means of the gradients and of their squares.
    pub first_moment: &'a mut [f32],
    pub second_moment: &'a mut [f32],
}

impl Step {
    /// The step of this number, counted from 1.
    pub fn new(form: Form, number: u32, rate: f32) -> Step {
        let number = number.min(LAST_CORRECTED_STEP);
        let decayed = |beta: f32| match form {
            Form::CorrectedMoments => beta.powf(number as f32),
            Form::CorrectedRate | Form::WeightDecay(_) => beta.powi(number as i32),
        };
        Step { form, rate, first_correction: 1.0 - decayed(BETA1), second_correction: 1.0 - decayed(BETA2) }
    }

    /// Takes the step for these weights.
    pub fn apply(&self, parameters: Parameters<'_>) {
        let Step { form, rate, first_correction, second_correction } = *self;
        match form {
            Form::CorrectedRate => {
                let rate = rate * second_correction.sqrt() / first_correction;
                parameters.update(weighted_mean, |weight, first, second| {
                    weight + rate * first / (second.sqrt() + EPSILON)
                });
            }
            Form::CorrectedMoments => parameters.update(moved_mean, |weight, first, second| {
                weight + rate * first / first_correction / ((second / second_correction).sqrt() + EPSILON)
            }),
            Form::WeightDecay(decay) => {
                let correction = second_correction.sqrt() / first_correction;
                parameters.update(weighted_mean, |weight, first, second| {
                    weight + rate * (correction * first / (second.sqrt() + EPSILON) - decay * weight)
                });
            }
        }
    }
}

impl Parameters<'_> {
    /// Updates the running means, then the weights.
    #[inline]
    fn update(self, mean: impl Fn(f32, f32, [f32; 2]) -> f32, weight_after: impl Fn(f32, f32, f32) -> f32) {
        let moments = self.first_moment.iter_mut().zip(self.second_moment);
        for ((weight, gradient), (first, second)) in self.weights.iter_mut().zip(self.gradient).zip(moments) {
            *first = mean(*first, BETA1, [*gradient, 1.0]);
            *second = mean(*second, BETA2, [*gradient, *gradient]);
            *weight = weight_after(*weight, *first, *second);
            *gradient = 0.0;
        }
    }
}

/// A running mean after one more value, which is the product of two factors.
#[inline]
fn weighted_mean(mean: f32, beta: f32, [factor, other]: [f32; 2]) -> f32 {
    beta * mean + (1.0 - beta) * factor * other
}

/// The same with another rounding.
#[inline]
fn moved_mean(mean: f32, beta: f32, [factor, other]: [f32; 2]) -> f32 {
    mean + (1.0 - beta) * (factor * other - mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first step of Adam has the length of the learning rate, whatever the gradient.
    #[test]
    fn all_forms_take_the_same_steps() {
        for form in [Form::CorrectedRate, Form::CorrectedMoments, Form::WeightDecay(0.0)] {
            let (mut weights, mut first_moment, mut second_moment) = ([1.0, 2.0], [0.0; 2], [0.0; 2]);
            let mut step = |number, mut gradient: [f32; 2]| {
                Step::new(form, number, 0.1).apply(Parameters {
                    weights: &mut weights,
                    gradient: &mut gradient,
                    first_moment: &mut first_moment,
                    second_moment: &mut second_moment,
                });
                assert_eq!(gradient.map(f32::to_bits), [0, 0], "{form:?}");
                weights
            };
            for (number, expected) in [(1, [1.1, 1.9]), (2, [1.2, 1.8])] {
                let near = |(found, expected): (f32, f32)| (found - expected).abs() < 1e-4;
                let found = step(number, [3.0, -0.5]);
                assert!(found.into_iter().zip(expected).all(near), "{form:?}: {found:?}");
            }
        }
    }

    #[test]
    fn weights_decay_without_a_gradient() {
        let (mut weight, mut gradient, mut first_moment, mut second_moment) = ([2.0], [0.0], [0.0], [0.0]);
        Step::new(Form::WeightDecay(0.01), 1, 0.5).apply(Parameters {
            weights: &mut weight,
            gradient: &mut gradient,
            first_moment: &mut first_moment,
            second_moment: &mut second_moment,
        });
        assert!((weight[0] - 1.99).abs() < 1e-6, "{weight:?}");
    }
}
