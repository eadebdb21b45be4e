//! Limits the rate of moves.

use std::time::{Duration, Instant};

/// The times of one match's moves: a fixed distance apart, or none at all.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    next: Instant,
    distance: Duration,
}

impl Pace {
    /// The pace of match `index` of `matches` that together make `rate` moves per second: they take turns.
    pub fn shared(began: Instant, rate: f64, matches: u32, index: u32) -> Pace {
        let each = Duration::from_secs_f64(1.0 / rate);
        Pace { next: began + each * index, distance: each * matches }
    }

    /// When the next move may be sent.
    pub fn next(&self) -> Instant {
        self.next
    }

    /// A move was sent now. A match that is late by a whole turn gives up the turns it missed: it must not make up for
    /// them in a burst.
    pub fn sent(&mut self, now: Instant) {
        self.next = (self.next + self.distance).max(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_take_turns() {
        let began = Instant::now();
        let offset = |pace: &Pace| (pace.next() - began).as_millis();
        let mut paces: Vec<Pace> = (0..4).map(|index| Pace::shared(began, 100.0, 4, index)).collect();
        assert_eq!(paces.iter().map(offset).collect::<Vec<_>>(), [0, 10, 20, 30]);
        for pace in &mut paces {
            pace.sent(pace.next() + Duration::from_millis(3));
        }
        assert_eq!(paces.iter().map(offset).collect::<Vec<_>>(), [40, 50, 60, 70]);
    }

    #[test]
    fn missed_turns_are_gone() {
        let began = Instant::now();
        let mut pace = Pace::shared(began, 100.0, 4, 0);
        let late = began + Duration::from_millis(200);
        pace.sent(late);
        assert_eq!(pace.next(), late);
        pace.sent(late);
        assert_eq!(pace.next(), late + Duration::from_millis(40));
    }
}
