//! The current time.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time. Tests bring a clock that they can set.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;

    /// Puts the clock forward, or back if `by` is negative: then it stands still until it is right.
    fn correct(&self, by: i64) {
        let _ = by;
    }

    /// By how many milliseconds the machine's clock is ahead of this one.
    fn machine_ahead(&self) -> i64 {
        0
    }
}

/// Begins with the machine's clock and goes on by itself: when somebody sets the machine's clock, this one neither
/// jumps nor goes back. It does go on while the machine sleeps.
#[derive(Debug)]
pub struct SystemClock {
    /// The time when `elapsed` was 0.
    zero: AtomicI64,
    /// The latest time that was told.
    told: AtomicI64,
}

impl SystemClock {
    /// A clock that agrees with the machine's now.
    pub fn start() -> SystemClock {
        let zero = machine_time() - elapsed();
        SystemClock { zero: AtomicI64::new(zero), told: AtomicI64::new(i64::MIN) }
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::start()
    }
}

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        let now = self.zero.load(Ordering::Relaxed) + elapsed();
        self.told.fetch_max(now, Ordering::Relaxed).max(now)
    }

    fn correct(&self, by: i64) {
        self.zero.fetch_add(by, Ordering::Relaxed);
    }

    fn machine_ahead(&self) -> i64 {
        machine_time() - self.now()
    }
}

fn machine_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
    since.as_millis() as i64
}

/// Milliseconds since some moment, which nobody can set; the machine's sleep included.
#[cfg(target_os = "linux")]
fn elapsed() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Milliseconds since the first call. Elsewhere there may be no clock that counts sleep: then a night asleep is no time
/// at all, until the machine's clock is seen to be ahead.
#[cfg(not(target_os = "linux"))]
fn elapsed() -> i64 {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed().as_millis() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_goes_back() {
        let clock = SystemClock::start();
        let began = clock.now();
        clock.correct(3_600_000);
        let forward = clock.now();
        assert!(forward >= began + 3_600_000);
        clock.correct(-7_200_000);
        assert_eq!(clock.now(), forward, "it stands still for two hours");
        assert!(clock.machine_ahead() <= -3_600_000);
    }
}
