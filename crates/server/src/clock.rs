//! The current time.

use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time. Tests bring a clock that they can set.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
        since.as_millis() as i64
    }
}
