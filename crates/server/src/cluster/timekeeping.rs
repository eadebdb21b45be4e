//! One time for all nodes: the clock of the node that has been serving longest, which began with the database's.

/// Clocks that differ by no more than this count as the same, in milliseconds.
const TOLERANCE: i64 = 3;

/// A difference up to this is made up little by little, in milliseconds.
const MOST_SLEWED: i64 = 50;

/// How much of a small difference is made up at once, in milliseconds.
const SLEW_STEP: i64 = 2;

/// How often in a row a large difference must be measured before it is believed: when the database's own clock is set,
/// all nodes seem to be wrong for a moment.
const CONFIRMATIONS: u32 = 3;

/// Decides how a node's clock is corrected.
#[derive(Debug, Default)]
pub struct Timekeeping {
    large: u32,
}

impl Timekeeping {
    /// By how much to correct a clock that was measured to be `late` milliseconds behind, give or take `precision`. One
    /// that has just begun, or begun anew, has nothing to lose and is set at once.
    pub fn correction(&mut self, late: i64, precision: i64, begins: bool) -> i64 {
        if begins {
            self.large = 0;
            return late;
        }
        if late.abs() <= TOLERANCE.max(precision) {
            self.large = 0;
            return 0;
        }
        if late.abs() <= MOST_SLEWED {
            self.large = 0;
            return late.clamp(-SLEW_STEP, SLEW_STEP);
        }
        self.large += 1;
        if self.large < CONFIRMATIONS {
            return 0;
        }
        self.large = 0;
        late
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_begins_is_set_and_one_that_runs_is_led() {
        let mut keeping = Timekeeping::default();
        assert_eq!(keeping.correction(-3_600_000, 1, true), -3_600_000);
        assert_eq!(keeping.correction(3, 1, false), 0);
        assert_eq!(keeping.correction(20, 30, false), 0, "it may be right");
        assert_eq!(keeping.correction(20, 1, false), SLEW_STEP);
        assert_eq!(keeping.correction(-20, 1, false), -SLEW_STEP);
    }

    #[test]
    fn a_large_difference_is_believed_only_if_it_stays() {
        let mut keeping = Timekeeping::default();
        assert_eq!([(); 3].map(|()| keeping.correction(20_000, 1, false)), [0, 0, 20_000]);
        // The database's clock was put forward: the others' rows are from before for one beat.
        assert_eq!(keeping.correction(3_600_000, 1, false), 0);
        assert_eq!(keeping.correction(0, 1, false), 0);
        assert_eq!(keeping.correction(3_600_000, 1, false), 0);
    }
}
