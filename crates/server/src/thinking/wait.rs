//! How long somebody has waited for a processor.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a decision has waited, while it still may.
#[derive(Debug, Default)]
pub(crate) struct Wait {
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    before: Duration,
    since: Option<Instant>,
}

impl Wait {
    /// How long in all until now.
    pub fn until_now(&self) -> Duration {
        let state = *self.state();
        state.before + state.since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Whether it waits now.
    pub fn is_waiting(&self) -> bool {
        self.state().since.is_some()
    }

    /// It waits until what is returned is dropped.
    pub(super) fn begin(&self) -> Waiting<'_> {
        self.state().since = Some(Instant::now());
        Waiting(self)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody waits.
pub(super) struct Waiting<'a>(&'a Wait);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut state = self.0.state();
        if let Some(since) = state.since.take() {
            state.before += since.elapsed();
        }
    }
}
