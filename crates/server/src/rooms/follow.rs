//! Follows a log that other processes write to as well.

use std::collections::HashMap;
use std::sync::Arc;

use igroteka_protocol::TableId;

use super::{Room, Rooms};
use crate::App;
use crate::error::ApiResult;

/// How many tables are looked up at once.
const AT_ONCE: usize = 1000;

impl Rooms {
    /// Keeps the tables in memory up to date until the service ends.
    pub async fn follow(app: Arc<App>) {
        if !app.store.shared() {
            return;
        }
        loop {
            tokio::time::sleep(app.config.follow).await;
            if let Err(error) = app.rooms.catch_up(&app).await {
                tracing::warn!(code = ?error.0.code, "the log could not be followed");
            }
        }
    }

    async fn catch_up(&self, app: &Arc<App>) -> ApiResult<()> {
        let mut known: HashMap<TableId, (Arc<Room>, u64)> = HashMap::new();
        for room in self.loaded() {
            let seq = room.inner.lock().await.table.seq;
            known.insert(room.id, (room, seq));
        }
        let ids: Vec<TableId> = known.keys().copied().collect();
        for some in ids.chunks(AT_ONCE) {
            for (id, head) in app.store.heads(some).await? {
                if let Some((room, _)) = known.get(&id).filter(|(_, seq)| *seq < head)
                    && let Err(error) = room.up_to_date(app).await
                {
                    // The others go on.
                    tracing::warn!(table = %id, code = ?error.0.code, "a table's log could not be followed");
                }
            }
        }
        Ok(())
    }
}
