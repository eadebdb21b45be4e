//! Sending hints, many at a time.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use igroteka_store::Hint;
use metrics::counter;
use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::App;
use crate::ops::metrics::HINTS_LOST;

/// How many hints may wait to be sent. More are lost, as the slow polls find what they would have said.
const MOST: usize = 20_000;

/// How many hints are sent at once, if so many wait.
const AT_ONCE: usize = 1000;

/// How long to wait after hints could not be sent; what waits meanwhile is lost.
const PAUSE: Duration = Duration::from_millis(500);

/// The hints that wait to be sent.
pub(super) struct Outbox {
    hints: Sender<Hint>,
    /// Until the task that sends them takes it.
    unsent: Mutex<Option<Receiver<Hint>>>,
    /// Whether there were more than may wait.
    overflowed: AtomicBool,
}

impl Outbox {
    pub fn new() -> Outbox {
        let (hints, unsent) = mpsc::channel(MOST);
        Outbox { hints, unsent: Mutex::new(Some(unsent)), overflowed: AtomicBool::new(false) }
    }

    /// Adds a hint, if there is room.
    pub fn add(&self, hint: Hint) {
        if self.hints.try_send(hint).is_err() {
            self.overflowed.store(true, Ordering::Relaxed);
            counter!(HINTS_LOST).increment(1);
        }
    }

    fn take(&self) -> Option<Receiver<Hint>> {
        self.unsent.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Sends what [`Nodes::tell`](super::Nodes::tell) was given until the service ends. While one packet is under way, the
/// next ones gather. If hints are lost, the others are told so as soon as they can be told anything.
pub(crate) async fn run_outbox(app: Arc<App>) {
    let Some(shared) = &app.nodes.shared else { return };
    let Some(mut unsent) = shared.outbox.take() else { return };
    let mut hints = Vec::new();
    let mut are_told = true;
    while !hints.is_empty() || unsent.recv_many(&mut hints, AT_ONCE).await > 0 {
        if shared.outbox.overflowed.swap(false, Ordering::Relaxed) {
            hints.push(Hint::Missed);
        }
        match shared.bus().send(&without_repeats(&hints)).await {
            Ok(()) => {
                if !are_told {
                    tracing::info!("the other nodes can be told things again");
                }
                are_told = true;
                hints.clear();
            }
            Err(_) if shared.cluster.is_closed() => return,
            Err(error) => {
                if are_told {
                    tracing::warn!(%error, "the other nodes cannot be told what happens here: they look it up, with some delay");
                }
                are_told = false;
                tokio::time::sleep(PAUSE).await;
                let waiting = unsent.len();
                unsent.recv_many(&mut hints, waiting).await;
                let lost = hints.iter().filter(|hint| **hint != Hint::Missed).count();
                counter!(HINTS_LOST).increment(lost as u64);
                hints.clear();
                hints.push(Hint::Missed);
            }
        }
    }
}

/// Only what is not the same as an earlier one.
fn without_repeats(hints: &[Hint]) -> Vec<Hint> {
    let mut seen = HashSet::new();
    hints.iter().filter(|hint| seen.insert(*hint)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use igroteka_protocol::TableId;

    use super::*;

    #[test]
    fn what_waits_is_bounded_and_what_was_lost_is_known() {
        let outbox = Outbox::new();
        for table in 0..MOST {
            outbox.add(Hint::Chat(TableId(table as u128)));
        }
        assert!(!outbox.overflowed.load(Ordering::Relaxed));
        outbox.add(Hint::Lobby);
        assert!(outbox.overflowed.load(Ordering::Relaxed));
        let mut unsent = outbox.take().unwrap();
        assert_eq!(unsent.len(), MOST);
        assert_eq!(unsent.try_recv().unwrap(), Hint::Chat(TableId(0)));
        assert!(outbox.take().is_none(), "one task sends them");
    }

    #[test]
    fn the_same_hint_is_sent_once() {
        let hints = [Hint::Lobby, Hint::Chat(TableId(1)), Hint::Lobby, Hint::Chat(TableId(2)), Hint::Lobby];
        assert_eq!(without_repeats(&hints), [Hint::Lobby, Hint::Chat(TableId(1)), Hint::Chat(TableId(2))]);
    }
}
