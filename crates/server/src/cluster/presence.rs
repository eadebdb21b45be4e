//! Who is connected through which node.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use igroteka_protocol::{PersonId, TableId};
use igroteka_store::{Hint, PresenceRow, StoreError};
use tokio::sync::Notify;

use super::{NODE_TIMEOUT, Nodes, Shared};
use crate::App;
use crate::rooms::Rooms;

/// How long changes are gathered.
const DEBOUNCE: Duration = Duration::from_millis(30);

/// How often everything is read again: so long may a lost hint go unnoticed.
const SLOW_POLL: Duration = Duration::from_secs(5);

/// How many tables are read or written at once.
const AT_ONCE: usize = 500;

/// What is to be written and read.
#[derive(Default)]
pub(super) struct Presence {
    unwritten: Mutex<HashSet<TableId>>,
    unread: Mutex<HashSet<TableId>>,
    /// Everything is to be written, nothing old is to stay.
    anew: Mutex<bool>,
    wake: Notify,
}

/// Who watches a table through other nodes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Elsewhere {
    /// People and devices.
    pub people: Vec<PersonId>,
    /// How many others.
    pub strangers: u32,
}

impl Elsewhere {
    fn add(&mut self, row: &PresenceRow) {
        self.people.extend(&row.people);
        self.strangers += row.strangers;
    }
}

fn take<T: Default>(from: &Mutex<T>) -> T {
    std::mem::take(&mut *from.lock().unwrap_or_else(PoisonError::into_inner))
}

fn add(to: &Mutex<HashSet<TableId>>, ids: impl IntoIterator<Item = TableId>) {
    to.lock().unwrap_or_else(PoisonError::into_inner).extend(ids);
}

impl Nodes {
    /// Somebody came to a table or left it, here.
    pub fn presence_changed(&self, table: TableId) {
        if let Some(Shared { presence, .. }) = &self.shared {
            add(&presence.unwritten, [table]);
            presence.wake.notify_one();
        }
    }

    /// Somebody came to a table or left it, elsewhere.
    pub(super) fn read_presence(&self, table: TableId) {
        if let Some(Shared { presence, .. }) = &self.shared {
            add(&presence.unread, [table]);
            presence.wake.notify_one();
        }
    }

    /// Anybody may have come or gone elsewhere.
    pub(super) fn read_presence_anew(&self, rooms: &Rooms) {
        if let Some(Shared { presence, .. }) = &self.shared {
            add(&presence.unread, rooms.loaded().iter().map(|room| room.id));
            presence.wake.notify_one();
        }
    }

    /// The others have forgotten who is connected here.
    pub(super) fn write_presence_anew(&self) {
        if let Some(Shared { presence, .. }) = &self.shared {
            *presence.anew.lock().unwrap_or_else(PoisonError::into_inner) = true;
            presence.wake.notify_one();
        }
    }

    /// Who watches a table through other nodes.
    pub async fn elsewhere(&self, table: TableId) -> Result<Elsewhere, StoreError> {
        let mut elsewhere = Elsewhere::default();
        if let Some(shared) = &self.shared {
            for row in shared.cluster.presence(&[table], NODE_TIMEOUT.as_millis() as i64).await? {
                elsewhere.add(&row);
            }
        }
        Ok(elsewhere)
    }
}

/// Writes and reads who is where until the service ends.
pub(crate) async fn run_presence(app: Arc<App>) {
    let Some(shared) = &app.nodes.shared else { return };
    let presence = &shared.presence;
    loop {
        tokio::select! {
            () = presence.wake.notified() => tokio::time::sleep(DEBOUNCE).await,
            () = tokio::time::sleep(SLOW_POLL) => app.nodes.read_presence_anew(&app.rooms),
        }
        let (unwritten, unread) = (take(&presence.unwritten), take(&presence.unread));
        let anew = take(&presence.anew);
        let written = async {
            if anew {
                shared.cluster.forget_presence().await?;
                let all = app.rooms.loaded().iter().map(|room| room.id).collect();
                return write(&app, shared, &all).await;
            }
            write(&app, shared, &unwritten).await
        };
        if let Err(error) = written.await {
            tracing::warn!(%error, "the other nodes could not be told who is here");
            add(&presence.unwritten, unwritten);
            *presence.anew.lock().unwrap_or_else(PoisonError::into_inner) |= anew;
            presence.wake.notify_one();
            tokio::time::sleep(app.config.heartbeat).await;
        }
        if let Err(error) = read(&app, shared, &unread).await {
            tracing::warn!(%error, "it is not known who is connected to the other nodes");
            add(&presence.unread, unread);
        }
    }
}

async fn write(app: &Arc<App>, shared: &Shared, tables: &HashSet<TableId>) -> Result<(), StoreError> {
    let mut rows = Vec::with_capacity(tables.len());
    for table in tables {
        let row = match app.rooms.loaded_one(*table) {
            Some(room) => room.inner.lock().await.present_here(*table),
            None => PresenceRow { table: *table, people: Vec::new(), strangers: 0 },
        };
        rows.push(row);
    }
    for some in rows.chunks(AT_ONCE) {
        shared.cluster.set_presence(some).await?;
        for row in some {
            app.nodes.tell(Hint::Presence(row.table));
        }
    }
    Ok(())
}

async fn read(app: &Arc<App>, shared: &Shared, tables: &HashSet<TableId>) -> Result<(), StoreError> {
    let tables: Vec<TableId> = tables.iter().copied().collect();
    for some in tables.chunks(AT_ONCE) {
        let rows = shared.cluster.presence(some, NODE_TIMEOUT.as_millis() as i64).await?;
        for table in some {
            let Some(room) = app.rooms.loaded_one(*table) else { continue };
            let mut elsewhere = Elsewhere::default();
            rows.iter().filter(|row| row.table == *table).for_each(|row| elsewhere.add(row));
            room.see_elsewhere(app, elsewhere).await;
        }
    }
    Ok(())
}
