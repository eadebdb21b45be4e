//! Thinking for somebody who asked: on a thread of its own, in its turn, and only as long as they wait.

use std::sync::Arc;
use std::time::Duration;

use igroteka_catalog::{Budget, Cancel};
use igroteka_protocol::ErrorCode;

use crate::App;
use crate::error::{ApiError, ApiResult};

/// Thinks for one person or address.
pub(crate) struct Thinker {
    app: Arc<App>,
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
    pub fn new(app: &Arc<App>) -> Thinker {
        Thinker { app: app.clone() }
    }

    /// Thinks as the strongest level does, for so long. Dropping the future ends the search.
    pub async fn think<T: Send + 'static>(
        &self,
        time: Duration,
        find: impl FnOnce(&Budget) -> T + Send + 'static,
    ) -> ApiResult<T> {
        let _permit = self.app.bot_searches.acquire().await.map_err(|_| broken())?;
        let seed = u64::from_be_bytes(self.app.entropy.bytes());
        let budget = Budget { time: Some(time), seed, ..Budget::default() };
        let _wanted = CancelOnDrop(budget.cancel.clone());
        tokio::task::spawn_blocking(move || find(&budget)).await.map_err(|_| {
            tracing::error!("a search for somebody who asked broke");
            broken()
        })
    }
}

fn broken() -> ApiError {
    ApiError::new(ErrorCode::Unavailable, "this could not be thought about")
}
