//! How the service is told to stop.

#[cfg(unix)]
#[path = "signals/unix.rs"]
mod system;
#[cfg(windows)]
#[path = "signals/windows.rs"]
mod system;

use std::process::exit;
use std::time::Duration;

use tokio::time::sleep;

pub use self::system::Signals;

/// After this long the service ends, whoever is still connected.
const STOP_WITHIN: Duration = Duration::from_secs(30);

/// What told the service to stop.
#[derive(Clone, Copy)]
pub enum Signal {
    /// Ctrl+C.
    Interrupt,
    /// The system.
    Terminate,
}

impl Signal {
    /// Its name in the log.
    pub fn name(self) -> &'static str {
        match self {
            Signal::Interrupt => "interrupt",
            Signal::Terminate => "terminate",
        }
    }

    /// The exit code that shells know a program by that a signal ended.
    fn exit_code(self) -> i32 {
        match self {
            Signal::Interrupt => 130,
            Signal::Terminate => 143,
        }
    }
}

impl Signals {
    /// Ends the process at once when a second signal comes, or when stopping takes too long.
    pub async fn insist(mut self) {
        tokio::select! {
            signal = self.next() => {
                tracing::warn!(signal = signal.name(), "stopped at once");
                exit(signal.exit_code())
            }
            () = sleep(STOP_WITHIN) => {
                tracing::error!("somebody was still connected after {} s", STOP_WITHIN.as_secs());
                exit(1)
            }
        }
    }
}
