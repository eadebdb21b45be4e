//! How good a decision was, in a word.

use igroteka_catalog::Thresholds;
use serde::{Deserialize, Serialize};

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Nothing better was found.
    Best,
    /// It lost next to nothing.
    Good,
    /// It lost a little.
    Inaccuracy,
    /// It lost much.
    Mistake,
    /// It lost very much.
    Blunder,
}

impl Grade {
    /// The grade of a decision that lost this much.
    pub fn of(loss: f64, is_best: bool, thresholds: &Thresholds) -> Grade {
        match loss {
            _ if is_best => Grade::Best,
            loss if loss >= thresholds.blunder => Grade::Blunder,
            loss if loss >= thresholds.mistake => Grade::Mistake,
            loss if loss >= thresholds.inaccuracy => Grade::Inaccuracy,
            _ => Grade::Good,
        }
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// How many decisions had each grade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Grades {
    pub best: u32,
    pub good: u32,
    pub inaccuracy: u32,
    pub mistake: u32,
    pub blunder: u32,
}

impl Grades {
    /// Counts one more.
    pub fn count(&mut self, grade: Grade) {
        *match grade {
            Grade::Best => &mut self.best,
            Grade::Good => &mut self.good,
            Grade::Inaccuracy => &mut self.inaccuracy,
            Grade::Mistake => &mut self.mistake,
            Grade::Blunder => &mut self.blunder,
        } += 1;
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Grades) -> Grades {
        Grades {
            best: self.best + other.best,
            good: self.good + other.good,
            inaccuracy: self.inaccuracy + other.inaccuracy,
            mistake: self.mistake + other.mistake,
            blunder: self.blunder + other.blunder,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Grade::{Blunder, Good, Inaccuracy, Mistake};
    use super::*;

    #[test]
    fn a_loss_has_a_grade_from_its_threshold_on() {
        let thresholds = Thresholds { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };
        let grades = [0.0, 0.049, 0.05, 0.1, 0.19, 0.2, 1.5].map(|loss| Grade::of(loss, false, &thresholds));
        assert_eq!(grades, [Good, Good, Inaccuracy, Mistake, Mistake, Blunder, Blunder]);
        assert_eq!(Grade::of(0.0, true, &thresholds), Grade::Best);
    }
}
