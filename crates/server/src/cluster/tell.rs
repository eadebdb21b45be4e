//! Sending hints, many at a time.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use igroteka_store::Hint;

use crate::App;

/// How many hints are sent at once, if so many wait.
const AT_ONCE: usize = 1000;

/// How long to wait after hints could not be sent; what waits meanwhile is dropped, the slow polls find it.
const PAUSE: Duration = Duration::from_millis(500);

/// Sends what [`Nodes::tell`](super::Nodes::tell) was given until the service ends. While one packet is under way, the
/// next ones gather.
pub(crate) async fn keep_telling(app: Arc<App>) {
    let Some(shared) = &app.nodes.shared else { return };
    let unsent = shared.unsent.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    let Some(mut unsent) = unsent else { return };
    let mut hints = Vec::new();
    while unsent.recv_many(&mut hints, AT_ONCE).await > 0 {
        if let Err(error) = shared.bus().send(&without_repeats(&hints)).await {
            tracing::warn!(%error, "the other nodes could not be told something");
            tokio::time::sleep(PAUSE).await;
            while unsent.try_recv().is_ok() {}
        }
        hints.clear();
    }
}

/// Only what is not the same as an earlier one.
fn without_repeats(hints: &[Hint]) -> Vec<Hint> {
    let mut seen = HashSet::new();
    hints.iter().filter(|hint| seen.insert(*hint)).cloned().collect()
}
