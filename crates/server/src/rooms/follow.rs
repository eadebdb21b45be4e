//! Follows a log that other processes write to as well.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use igroteka_protocol::TableId;
use igroteka_store::{TableFilter, TableHead, TableStatus};

use super::{Room, Rooms};
use crate::App;
use crate::error::ApiResult;

/// How many tables are looked up at once.
const AT_ONCE: usize = 1000;

/// How often what is not in memory is looked for: tables that began a game or came into the lobby without this node
/// hearing of it.
const DISCOVERY_INTERVAL: Duration = Duration::from_secs(5);

/// How much of the time before is looked at again, in milliseconds: a commit may take a while.
const DISCOVERY_OVERLAP: i64 = 15_000;

impl Rooms {
    /// Keeps the tables in memory up to date until the service ends.
    pub async fn follow(app: Arc<App>) {
        if !app.nodes.are_several() {
            return;
        }
        let mut looked = Instant::now();
        loop {
            tokio::time::sleep(app.config.follow).await;
            if let Err(error) = app.rooms.catch_up(&app).await {
                tracing::warn!(code = ?error.0.code, "the log could not be followed");
            }
            if looked.elapsed() > DISCOVERY_INTERVAL {
                looked = Instant::now();
                app.lobby.changed();
                let since = app.clock.now() - DISCOVERY_OVERLAP;
                app.rooms.wake(&app, TableFilter::ActiveSince(TableStatus::Playing, since)).await;
            }
        }
    }

    pub(crate) async fn catch_up(&self, app: &Arc<App>) -> ApiResult<()> {
        let mut known: HashMap<TableId, (Arc<Room>, u64, u64)> = HashMap::new();
        for room in self.loaded() {
            let (seq, chat) = {
                let inner = room.inner.lock().await;
                if inner.closed_here.is_some() {
                    continue;
                }
                (inner.table.seq, inner.chat_seen)
            };
            known.insert(room.id, (room, seq, chat));
        }
        let ids: Vec<TableId> = known.keys().copied().collect();
        for some in ids.chunks(AT_ONCE) {
            for TableHead { id, head, chat } in app.store.heads(some).await? {
                let Some((room, seq, chat_seen)) = known.get(&id) else { continue };
                if *seq < head
                    && let Err(error) = room.up_to_date(app).await
                {
                    // The others go on.
                    tracing::warn!(table = %id, code = ?error.0.code, "a table's log could not be followed");
                }
                if *chat_seen < chat
                    && let Err(error) = room.show_chat(app).await
                {
                    tracing::warn!(table = %id, code = ?error.0.code, "a table's chat could not be followed");
                }
            }
        }
        Ok(())
    }
}
