//! The processor of one thread that works on a review: given for a slice of time, and asked for again after it, so that
//! hints and other people's reviews come in between.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use super::Running;
use crate::App;
use crate::thinking::{Class, Permit};

/// The longest slice.
const SLICE: Duration = Duration::from_millis(150);

/// How long to wait when the queue is full.
const PAUSE: Duration = Duration::from_millis(200);

/// How many threads of one review may wait in the queue at once: the same person's hints need a place there too.
pub(super) const WAITING: usize = 2;

/// The processor of one thread.
pub(super) struct Slices {
    app: Arc<App>,
    running: Arc<Running>,
    runtime: Handle,
    line: Arc<Semaphore>,
    slice: Mutex<Option<(Permit, Instant)>>,
}

impl Slices {
    pub fn new(app: Arc<App>, running: Arc<Running>, runtime: Handle, line: Arc<Semaphore>) -> Slices {
        Slices { app, running, runtime, line, slice: Mutex::default() }
    }

    /// Goes on if this slice has time left and no house bot needs the processor; otherwise stands still until it may.
    pub fn check(&self) {
        let mut slice = self.slice.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((permit, began)) = &*slice
            && began.elapsed() < SLICE
        {
            permit.stand_aside();
            return;
        }
        // Given back before the next one is asked for: others may be in the queue.
        *slice = None;
        *slice = self.enter().map(|permit| (permit, Instant::now()));
    }

    /// Waits in the queue; nothing if the review is to end.
    fn enter(&self) -> Option<Permit> {
        let mut stopped = self.running.stopped();
        while !*stopped.borrow() {
            let wait = async {
                let _line = self.line.acquire().await.ok()?;
                self.app.thinking.enter(Class::Review, self.running.sharer).await.ok()
            };
            let stop = stopped.wait_for(|stopped| *stopped);
            let permit = self.runtime.block_on(async {
                tokio::select! {
                    permit = wait => permit,
                    _ = stop => None,
                }
            });
            if let Some(permit) = permit {
                self.running.start();
                return Some(permit);
            }
            if !*stopped.borrow() {
                thread::sleep(PAUSE);
            }
        }
        None
    }
}
