//! How the service is told to stop.

use std::io;
use std::process::exit;
use std::time::Duration;

use tokio::time::sleep;

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

/// The signals to come.
pub struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Signals {
    /// From now on signals no longer end the process by themselves.
    #[cfg(unix)]
    pub fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// The next signal.
    #[cfg(unix)]
    pub async fn next(&mut self) -> Signal {
        tokio::select! {
            _ = self.interrupt.recv() => Signal::Interrupt,
            _ = self.terminate.recv() => Signal::Terminate,
        }
    }

    /// There is only Ctrl+C.
    #[cfg(not(unix))]
    pub fn new() -> io::Result<Signals> {
        Ok(Signals {})
    }

    /// The next Ctrl+C.
    #[cfg(not(unix))]
    pub async fn next(&mut self) -> Signal {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        Signal::Interrupt
    }

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
