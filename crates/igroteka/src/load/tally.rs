//! Counts moves, delays and errors.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The most seats of a game.
const SEATS: usize = 6;
/// How many different errors are reported; the others are only counted.
const REASONS: usize = 8;

/// The counts of a whole run.
pub struct Tally {
    began: Instant,
    measuring: AtomicBool,
    counts: Mutex<Counts>,
}

/// What was counted.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Microseconds from sending a move to the opponent's receipt, one each.
    pub delays: Vec<u32>,
    /// What went wrong, whether or not it was being measured.
    pub errors: u64,
    /// In which words, and how often.
    pub reasons: BTreeMap<String, u64>,
}

/// One match: the moves on their way.
#[derive(Default)]
pub struct OnTheWay {
    /// For each seat, when its last move was sent, in nanoseconds since the run began; 0 for none.
    sent: [AtomicU64; SEATS],
    /// How many have arrived while it was measured.
    arrived: AtomicU64,
}

impl Tally {
    /// Nothing yet.
    pub fn new() -> Tally {
        let (began, measuring) = (Instant::now(), AtomicBool::new(false));
        Tally { began, measuring, counts: Mutex::default() }
    }

    /// From now on delays are kept, or no longer.
    pub fn measure(&self, on: bool) {
        self.measuring.store(on, Ordering::Relaxed);
    }

    /// A seat sends a move.
    pub fn sent(&self, moves: &OnTheWay, seat: u8, now: Instant) {
        let since = now.duration_since(self.began).as_nanos() as u64;
        moves.sent[slot(seat)].store(since.max(1), Ordering::Relaxed);
    }

    /// The opponent of a seat has received its move.
    pub fn received(&self, moves: &OnTheWay, seat: u8, now: Instant) {
        let then = moves.sent[slot(seat)].swap(0, Ordering::Relaxed);
        if then == 0 || !self.measuring.load(Ordering::Relaxed) {
            return;
        }
        let delay = now.duration_since(self.began).saturating_sub(Duration::from_nanos(then));
        moves.arrived.fetch_add(1, Ordering::Relaxed);
        self.counts().delays.push(u32::try_from(delay.as_micros()).unwrap_or(u32::MAX));
    }

    /// Something went wrong.
    pub fn error(&self, reason: String) {
        let mut counts = self.counts();
        counts.errors += 1;
        if counts.reasons.len() < REASONS || counts.reasons.contains_key(&reason) {
            *counts.reasons.entry(reason).or_default() += 1;
        }
    }

    /// Everything so far; begins again.
    pub fn take(&self) -> Counts {
        std::mem::take(&mut self.counts())
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OnTheWay {
    /// Whether no move arrived while it was measured.
    pub fn stood_still(&self) -> bool {
        self.arrived.load(Ordering::Relaxed) == 0
    }
}

fn slot(seat: u8) -> usize {
    (seat as usize).wrapping_sub(1) % SEATS
}

impl Counts {
    /// The delay in milliseconds that this part of the moves did not exceed; none without moves.
    pub fn delay_ms(&mut self, part: f64) -> Option<f64> {
        let last = self.delays.len().checked_sub(1)?;
        // The smallest delay that at least this part of all moves kept.
        let rank = ((part * self.delays.len() as f64).ceil() as usize).saturating_sub(1).min(last);
        let (_, delay, _) = self.delays.select_nth_unstable(rank);
        Some(f64::from(*delay) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_ranks() {
        let mut counts =
            Counts { delays: (1..=200).rev().map(|ms| ms * 1000).collect(), ..Counts::default() };
        for (part, delay) in [(0.5, 100.0), (0.99, 198.0), (1.0, 200.0), (0.0, 1.0)] {
            assert_eq!(counts.delay_ms(part), Some(delay), "{part}");
        }
        counts.delays = vec![7];
        assert_eq!((counts.delay_ms(0.5), counts.delay_ms(0.99)), (Some(0.007), Some(0.007)));
        assert_eq!(Counts::default().delay_ms(0.5), None);
    }

    #[test]
    fn only_a_move_sent_and_received_while_measured_counts() {
        let (tally, moves) = (Tally::new(), OnTheWay::default());
        let at = |ms| tally.began + Duration::from_millis(ms);
        tally.sent(&moves, 1, at(1));
        tally.received(&moves, 1, at(2));
        assert!(moves.stood_still());
        tally.measure(true);
        tally.received(&moves, 1, at(3));
        tally.sent(&moves, 2, at(4));
        tally.received(&moves, 1, at(5));
        tally.received(&moves, 2, at(9));
        tally.received(&moves, 2, at(10));
        assert_eq!(tally.take().delays, [5000]);
        assert!(!moves.stood_still());
    }

    #[test]
    fn endless_reasons_are_not_kept() {
        let tally = Tally::new();
        for number in 0..100 {
            tally.error(format!("reason {number}"));
            tally.error("reason 0".to_owned());
        }
        let counts = tally.take();
        assert_eq!((counts.errors, counts.reasons.len(), counts.reasons["reason 0"]), (200, REASONS, 101));
    }
}
