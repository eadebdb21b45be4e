//! Roads' five levels.

use igroteka_roads::Variant;

use crate::calibration::Calibration;

/// Variant 1, fitted to 800 games of it. Rollouts flatter whoever is behind.
pub(super) const DUEL: Calibration = Calibration { shift: -0.34, slope: 1.38 };

/// How an opponent chooses.
#[derive(Clone, Copy, Debug)]
pub(super) enum Level {
    /// Samples from the prior, without a search.
    Policy {
        /// The higher, the less random.
        inverse_temperature: f32,
    },
    /// Searches.
    Search {
        /// At most this many iterations.
        iterations: u64,
    },
}

impl Level {
    /// The level of this number, 1 to 5.
    pub fn new(number: u8, variant: Variant) -> Level {
        let iterations = match (number, variant) {
            (..=1, _) => return Level::Policy { inverse_temperature: 0.5 },
            // Without rollouts, few iterations are enough for a good estimate.
            (2, Variant::Pile) => 4,
            (3, Variant::Pile) => 12,
            (4, Variant::Pile) => 36,
            (2, _) => 30,
            (3, _) => 100,
            (4, _) => 450,
            (5.., _) => u64::MAX,
        };
        Level::Search { iterations }
    }
}
