//! How long a message takes to a client and back: measured with the service's own pings only.

use std::time::Duration;

use axum::body::Bytes;
use tokio::time::Instant;

/// What a ping carries: nobody guesses it, so nobody answers a ping that has not arrived.
pub(super) type Nonce = [u8; 16];

/// The round-trip time of one connection.
pub(super) struct RoundTrip {
    /// The ping that waits for its answer, and when it was sent. The time stays here: a client cannot change it.
    waiting: Option<(Nonce, Instant)>,
    /// The mean of the trips, of which later ones count for more.
    mean: Option<Duration>,
    /// No trip counts for more than this.
    cap: Duration,
}

impl RoundTrip {
    /// Nothing is known yet.
    pub fn new(cap: Duration) -> RoundTrip {
        RoundTrip { waiting: None, mean: None, cap }
    }

    /// The payload of a ping that is sent now. An earlier one need not be answered any more.
    pub fn ping(&mut self, nonce: Nonce, now: Instant) -> Bytes {
        self.waiting = Some((nonce, now));
        Bytes::copy_from_slice(&nonce)
    }

    /// Takes what came as an answer. Only the first answer to the last ping is one.
    pub fn pong(&mut self, payload: &[u8], now: Instant) -> bool {
        let Some((_, sent)) = self.waiting.take_if(|(nonce, _)| payload == nonce.as_slice()) else {
            return false;
        };
        let trip = now.saturating_duration_since(sent).min(self.cap);
        self.mean = Some(self.mean.map_or(trip, |mean| (mean * 3 + trip) / 4));
        true
    }

    /// The round-trip time in milliseconds; 0 as long as none is known.
    pub fn milliseconds(&self) -> u32 {
        self.mean.map_or(0, |mean| mean.as_millis() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Nonce = [1; 16];
    const TWO: Nonce = [2; 16];

    fn after(milliseconds: u64, since: Instant) -> Instant {
        since + Duration::from_millis(milliseconds)
    }

    #[test]
    fn the_mean_follows_the_trips() {
        let (mut trip, began) = (RoundTrip::new(Duration::from_millis(500)), Instant::now());
        assert_eq!(trip.milliseconds(), 0);
        trip.ping(ONE, began);
        assert!(trip.pong(&ONE, after(100, began)));
        assert_eq!(trip.milliseconds(), 100);
        trip.ping(TWO, after(1_000, began));
        assert!(trip.pong(&TWO, after(1_300, began)));
        assert_eq!(trip.milliseconds(), 150);
    }

    #[test]
    fn a_ping_has_one_answer() {
        let (mut trip, began) = (RoundTrip::new(Duration::from_millis(500)), Instant::now());
        trip.ping(ONE, began);
        assert!(trip.pong(&ONE, after(100, began)));
        assert!(!trip.pong(&ONE, after(400, began)));
        assert_eq!(trip.milliseconds(), 100);
    }

    #[test]
    fn what_answers_no_ping_is_ignored() {
        let (mut trip, began) = (RoundTrip::new(Duration::from_millis(500)), Instant::now());
        assert!(!trip.pong(&[], began) && !trip.pong(&ONE, began));
        trip.ping(ONE, began);
        let forged = [&[][..], &TWO, &ONE[..15], &[1; 17], &[0; 8]];
        assert!(forged.iter().all(|payload| !trip.pong(payload, after(400, began))));
        trip.ping(TWO, after(500, began));
        assert!(!trip.pong(&ONE, after(900, began)), "the ping before the last");
        assert!(trip.pong(&TWO, after(600, began)), "the right answer still counts");
        assert_eq!(trip.milliseconds(), 100);
    }

    #[test]
    fn a_long_trip_counts_as_the_cap() {
        let (mut trip, began) = (RoundTrip::new(Duration::from_millis(500)), Instant::now());
        trip.ping(ONE, began);
        assert!(trip.pong(&ONE, after(19_000, began)));
        assert_eq!(trip.milliseconds(), 500);
        trip.ping(TWO, after(20_000, began));
        assert!(trip.pong(&TWO, after(20_100, began)));
        assert_eq!(trip.milliseconds(), 400);
    }
}
