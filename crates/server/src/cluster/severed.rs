//! A node that has lost the database while others serve: whoever is connected to it sees nothing of what happens, and is
//! sent to the others.

use std::sync::Arc;
use std::time::Duration;

use super::Nodes;
use crate::App;

/// A node that was not seen for this long cannot tell anybody anything. A database that starts again takes less.
const SEVERED: Duration = Duration::from_millis(2_800);

/// How often it is looked at.
const PACE: Duration = Duration::from_millis(200);

impl Nodes {
    /// Waits until this node has lost the database.
    pub fn severed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut severed = self.severed.subscribe();
        // The sender is there as long as the service.
        async move { drop(severed.wait_for(|severed| *severed).await) }
    }

    /// Whether this node has lost the database while others may have it.
    pub fn is_severed(&self) -> bool {
        *self.severed.borrow()
    }

    fn is_unseen(&self) -> bool {
        let Some(shared) = &self.shared else { return false };
        let known = shared.known();
        known.members.count() > 1 && known.beaten.is_some_and(|beaten| beaten.elapsed() > SEVERED)
    }
}

/// Looks until the service ends. Twice, since a process that was stopped has not had the time to be seen.
pub(crate) async fn run_severed_check(app: Arc<App>) {
    let mut was_unseen = false;
    loop {
        tokio::time::sleep(PACE).await;
        let is_unseen = app.nodes.is_unseen();
        let severed = is_unseen && was_unseen;
        was_unseen = is_unseen;
        let changed = app.nodes.severed.send_if_modified(|now| std::mem::replace(now, severed) != severed);
        if changed && severed {
            tracing::warn!("the database is lost: clients are sent to the other nodes");
        }
    }
}
