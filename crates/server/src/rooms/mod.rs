//! The tables in memory: a cache, loaded from the log on demand and dropped when unused.

mod access;
mod actions;
pub(crate) mod bot_runner;
mod chat;
mod deserted;
mod follow;
mod hints;
pub(crate) mod log;
mod names;
mod notes;
mod room;
pub(crate) mod timer;
mod watchers;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use igroteka_protocol::{Status, TableId};
use igroteka_store::{TableFilter, TableStatus};
use tokio::sync::OnceCell;

use crate::App;
use crate::error::ApiResult;
use crate::table::Transaction;

pub(crate) use access::Access;
pub(crate) use actions::{act, act_detached, broken};
pub(crate) use hints::hint;
pub(crate) use room::{Inner, Origin, Room};
pub(crate) use watchers::{WatchRequest, encode};

/// How many tables are looked at in one sweep.
const SWEEP_MOST: u32 = 500;

type Slot = Arc<OnceCell<Arc<Room>>>;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Rooms {
    slots: Mutex<HashMap<TableId, Slot>>,
}

/// Guests who never played are removed after this long without a visit, in milliseconds.
const GUEST_LIFETIME: i64 = 90 * 86_400_000;

/// Reviews of imported records are removed after this long without a look, in milliseconds.
const REVIEW_LIFETIME: i64 = 90 * 86_400_000;

impl Rooms {
    /// A table, from memory or from its log. Concurrent calls load it once.
    pub async fn get(&self, app: &Arc<App>, id: TableId) -> ApiResult<Arc<Room>> {
        let slot = self.slots.lock().expect("nobody panics with this lock").entry(id).or_default().clone();
        let loaded = slot.get_or_try_init(|| Room::load(app, id)).await.cloned();
        if loaded.is_err() {
            self.forget_empty(id);
        }
        loaded
    }

    /// The tables that are loaded.
    pub(crate) fn loaded(&self) -> Vec<Arc<Room>> {
        let slots = self.slots.lock().expect("nobody panics with this lock");
        slots.values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// A table, if it is loaded.
    pub(crate) fn loaded_one(&self, id: TableId) -> Option<Arc<Room>> {
        let slots = self.slots.lock().expect("nobody panics with this lock");
        slots.get(&id)?.get().cloned()
    }

    /// Whether a table is loaded.
    pub(crate) fn is_loaded(&self, id: TableId) -> bool {
        self.loaded_one(id).is_some()
    }

    /// Sends all watchers the state of the clocks, after an outage.
    pub async fn show_clocks(&self, app: &App) {
        for room in self.loaded() {
            room.inner.lock().await.show_clocks(app);
        }
    }

    fn forget_empty(&self, id: TableId) {
        let mut slots = self.slots.lock().expect("nobody panics with this lock");
        if slots.get(&id).is_some_and(|slot| !slot.initialized()) {
            slots.remove(&id);
        }
    }

    /// Drops tables that nobody uses or watches; their timers load them again.
    fn drop_unused(&self) {
        let mut slots = self.slots.lock().expect("nobody panics with this lock");
        slots.retain(|_, slot| {
            if Arc::strong_count(slot) > 1 {
                return true;
            }
            slot.get().is_none_or(|room| {
                let unused = Arc::strong_count(room) == 1
                    && room.inner.try_lock().is_ok_and(|inner| inner.watchers.is_empty());
                !unused
            })
        });
        slots.shrink_to_fit();
    }

    /// How many tables there are of each status; one that is being changed is left out.
    pub fn by_status(&self) -> Vec<(Status, usize)> {
        use Status::{Closed, Over, Paused, Playing, Preparing, Waiting};
        let slots = self.slots.lock().expect("nobody panics with this lock");
        let status = |slot: &Slot| Some(slot.get()?.inner.try_lock().ok()?.table.status());
        let found: Vec<Status> = slots.values().filter_map(status).collect();
        let count = |status| (status, found.iter().filter(|found| **found == status).count());
        [Waiting, Preparing, Playing, Paused, Over, Closed].map(count).to_vec()
    }

    /// Maintains the tables until the service ends.
    pub async fn maintain(app: Arc<App>) {
        Rooms::settle(app.clone()).await;
        loop {
            tokio::time::sleep(app.config.sweep).await;
            app.rooms.drop_unused();
            if let Err(error) = app.rooms.close_idle(&app).await {
                tracing::warn!(code = ?error.0.code, "idle tables could not be closed");
            }
            app.rooms.end_deserted(&app).await;
            app.rooms.refresh_all_people(&app).await;
            if !app.nodes.is_leader() {
                continue;
            }
            if let Err(error) = app.store.remove_idle_guests(app.clock.now() - GUEST_LIFETIME).await {
                tracing::warn!(%error, "guests who never came back could not be removed");
            }
            if let Err(error) = app.store.remove_unused_reviews(app.clock.now() - REVIEW_LIFETIME).await {
                tracing::warn!(%error, "reviews that nobody looks at could not be removed");
            }
        }
    }

    /// After a start, or when nodes came or went: this node runs the clocks and bots of its own tables, and of no
    /// others.
    pub(crate) async fn settle(app: Arc<App>) {
        for room in app.rooms.loaded() {
            room.drive(&app, &mut *room.inner.lock().await);
        }
        app.rooms.wake(&app, TableFilter::Status(TableStatus::Playing)).await;
    }

    /// Loads tables of this node at which a game may run.
    async fn wake(&self, app: &Arc<App>, filter: TableFilter) {
        let rows = match app.store.tables(filter, u32::MAX).await {
            Ok(rows) => rows,
            Err(error) => return tracing::warn!(%error, "running tables could not be looked up"),
        };
        for row in rows {
            if !app.nodes.owns(row.id) || self.is_loaded(row.id) {
                continue;
            }
            if let Err(error) = self.get(app, row.id).await {
                tracing::error!(table = %row.id, code = ?error.0.code, "a running table could not be loaded");
            }
        }
    }

    /// Closes tables at which nothing happens any more.
    async fn close_idle(&self, app: &Arc<App>) -> ApiResult<()> {
        let now = app.clock.now();
        let outages = app.outages(now);
        let ages = [
            (TableStatus::Waiting, app.config.idle_waiting),
            (TableStatus::Over, app.config.idle_over),
            (TableStatus::Playing, app.config.idle_playing),
        ];
        for (status, age) in ages {
            let limit = outages.before(now, age.as_millis() as i64);
            for row in app.store.tables(TableFilter::IdleSince(status, limit), SWEEP_MOST).await? {
                if !app.nodes.owns(row.id) {
                    continue;
                }
                if let Err(error) = self.close_if_idle(app, row.id, status, limit).await {
                    tracing::warn!(table = %row.id, code = ?error.0.code, "an idle table could not be closed");
                }
            }
        }
        Ok(())
    }

    async fn close_if_idle(
        &self,
        app: &Arc<App>,
        id: TableId,
        status: TableStatus,
        limit: i64,
    ) -> ApiResult<()> {
        let room = self.get(app, id).await?;
        // Somebody who is still there keeps a finished table open.
        let watched = room.inner.lock().await.is_watched();
        if watched && status == TableStatus::Over {
            return Ok(());
        }
        let close = |transaction: &mut Transaction<'_>| {
            // Something may have happened since the list was read.
            if transaction.table.updated_at > limit { Ok(()) } else { transaction.abandon(None) }
        };
        room.change(app, close).await.map(|_| ())
    }
}
