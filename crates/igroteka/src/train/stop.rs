//! Ctrl+C while something long is under way.

use std::io;
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Whether somebody wants it to stop.
#[derive(Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// From now on Ctrl+C asks for an end in good order; the second one ends the process at once.
    pub fn by_ctrl_c() -> io::Result<Stop> {
        let stop = Stop::default();
        let asked = stop.clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        thread::spawn(move || {
            runtime.block_on(async {
                if tokio::signal::ctrl_c().await.is_err() {
                    return;
                }
                asked.0.store(true, Ordering::Relaxed);
                eprintln!("\nIt stops as soon as this piece of work is kept. Once more stops at once.");
                if tokio::signal::ctrl_c().await.is_ok() {
                    exit(130);
                }
            });
        });
        Ok(stop)
    }

    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
