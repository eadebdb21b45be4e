//! Values as often won as they say.

use igroteka_game::Rules;

use crate::Advice;

/// What a search says against how often the strongest level wins from there: a line through the log-odds. It keeps the
/// order of values, so no move is played for it. The constants of a game are fitted to games of its own by
/// `bench/review/calibration.py --fit`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Calibration {
    /// Added to the log-odds: below 0 where a search hopes for too much.
    pub shift: f64,
    /// What log-odds are multiplied by: above 1 where a search is less certain than it could be.
    pub slope: f64,
}

impl Calibration {
    /// The advice with values as they turned out.
    pub fn apply<R: Rules>(self, mut advice: Advice<R>) -> Advice<R> {
        for candidate in &mut advice.candidates {
            let said = candidate.value;
            candidate.value = self.value(said);
            // As much as the value moves where it is.
            candidate.error =
                candidate.error.map(|error| (self.value(said + error) - self.value(said - error)) / 2.0);
        }
        advice
    }

    /// The share of the win that follows when this much was said. What is certain stays so.
    fn value(self, said: f64) -> f64 {
        if said <= 0.0 || said >= 1.0 {
            return said.clamp(0.0, 1.0);
        }
        let odds = self.shift + self.slope * (said / (1.0 - said)).ln();
        1.0 / (1.0 + (-odds).exp())
    }
}

#[cfg(test)]
mod tests {
    use igroteka_quoridor::{Action, Position};

    use super::*;
    use crate::Candidate;

    const STEEPER: Calibration = Calibration { shift: -0.2, slope: 1.5 };

    #[test]
    fn values_keep_their_order_and_their_ends() {
        let said: Vec<f64> = (0..=100).map(|hundredths| f64::from(hundredths) / 100.0).collect();
        let values: Vec<f64> = said.iter().map(|&said| STEEPER.value(said)).collect();
        assert!(values.windows(2).all(|pair| pair[0] < pair[1]), "{values:?}");
        assert_eq!((values[0], values[100]), (0.0, 1.0));
        // The odds of 0.8 are 4, and 4 to the power of 1.5 is 8.
        let expected = 8.0 * (-0.2f64).exp();
        assert!((values[80] - expected / (1.0 + expected)).abs() < 1e-9, "{}", values[80]);
    }

    #[test]
    fn errors_grow_with_the_slope_of_values() {
        let said = Candidate::<Position>::new(Action::Pass, 0.5).with_error(0.01);
        let advice =
            Advice { candidates: vec![said], depth: 1, nodes: 1, line: vec![Action::Pass], cube: None };
        let steeper = Calibration { shift: 0.0, slope: 2.0 };
        let found = steeper.apply(advice).candidates[0].clone();
        assert!((found.value - 0.5).abs() < 1e-12 && (found.error.unwrap() - 0.02).abs() < 1e-4, "{found:?}");
    }
}
