//! When a mistake comes back: soon if it was not solved, at growing intervals if it was, and then never again.

/// How long until it comes back after it was solved once, twice, … in a row, in milliseconds.
const AFTER_SOLVED: [i64; 4] = [DAY, 3 * DAY, 7 * DAY, 21 * DAY];

/// How long until it comes back after it was not solved.
const AFTER_FAILED: i64 = 10 * 60 * 1000;

const DAY: i64 = 86_400_000;

/// When a task comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// At this time; it was solved so often in a row.
    Again { step: u8, due_at: i64 },
    /// Never.
    Done,
}

/// When a task comes back that had been solved `step` times in a row before now.
pub(crate) fn after(step: u8, solved: bool, now: i64) -> Next {
    if !solved {
        return Next::Again { step: 0, due_at: now + AFTER_FAILED };
    }
    match AFTER_SOLVED.get(usize::from(step)) {
        Some(wait) => Next::Again { step: step + 1, due_at: now + wait },
        None => Next::Done,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_grow_until_it_is_done_and_a_failure_begins_anew() {
        let (mut step, mut now, mut days) = (0, 1_000, Vec::new());
        while let Next::Again { step: next, due_at } = after(step, true, now) {
            days.push((due_at - now) / DAY);
            (step, now) = (next, due_at);
        }
        assert_eq!(days, [1, 3, 7, 21]);
        for step in [0, 3, 4, u8::MAX] {
            assert_eq!(after(step, false, 1_000), Next::Again { step: 0, due_at: 601_000 });
        }
        assert_eq!(after(u8::MAX, true, 0), Next::Done);
    }
}
