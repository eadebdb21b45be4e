//! Thinking for somebody who asked: on a thread of its own, in its turn, and only as long as they wait.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use igroteka_catalog::{Budget, Cancel};
use igroteka_protocol::{ErrorCode, PersonId};

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::thinking::{Class, Sharer};

/// Thinks for one person or address.
pub(crate) struct Thinker {
    app: Arc<App>,
    class: Class,
    sharer: Sharer,
}

/// Ends a search whose answer nobody waits for.
struct CancelOnDrop(Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Thinker {
    /// A thinker for whoever sent a request.
    pub fn new(app: &Arc<App>, class: Class, address: IpAddr, person: Option<PersonId>) -> Thinker {
        Thinker { app: app.clone(), class, sharer: Sharer::of(address, person) }
    }

    /// Thinks as the strongest level does, for so long. Dropping the future ends the search.
    pub async fn think<T: Send + 'static>(
        &self,
        time: Duration,
        find: impl FnOnce(&Budget) -> T + Send + 'static,
    ) -> ApiResult<T> {
        let permit = self.app.thinking.enter(self.class, self.sharer).await?;
        let seed = u64::from_be_bytes(self.app.entropy.bytes());
        let cancel = Cancel::default();
        let _wanted = CancelOnDrop(cancel.clone());
        let budget = Budget { time: Some(time), seed, cancel: permit.give_way(cancel), ..Budget::default() };
        // The permit goes along: whoever went away leaves it only when the search has ended.
        let search = move || {
            let _permit = permit;
            find(&budget)
        };
        tokio::task::spawn_blocking(search).await.map_err(|_| {
            tracing::error!("a search for somebody who asked broke");
            broken()
        })
    }
}

fn broken() -> ApiError {
    ApiError::new(ErrorCode::Unavailable, "this could not be thought about")
}
