//! One timer for all tables.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use igroteka_protocol::{ErrorCode, TableId};
use tokio::sync::Notify;

use crate::App;
use crate::rooms::log::is_lasting;

/// When to retry a table that could not be loaded, in milliseconds.
const RETRY_AFTER: i64 = 10_000;

/// The times at which tables want to be woken. An outdated entry only wakes a table once for nothing.
#[derive(Default)]
pub(crate) struct Timer {
    entries: Mutex<BTreeSet<(i64, TableId)>>,
    changed: Notify,
}

impl Timer {
    /// Wakes a table at this time.
    pub fn set(&self, at: i64, table: TableId) {
        let mut entries = self.entries.lock().expect("nobody panics with this lock");
        let first = entries.first().is_none_or(|(first, _)| at < *first);
        entries.insert((at, table));
        drop(entries);
        if first {
            self.changed.notify_one();
        }
    }

    /// A table that is due, or else the time of the next one.
    fn due(&self, now: i64) -> Result<TableId, Option<i64>> {
        let mut entries = self.entries.lock().expect("nobody panics with this lock");
        match entries.first() {
            Some((at, _)) if *at <= now => {
                Ok(entries.pop_first().map(|(_, table)| table).expect("it was there just now"))
            }
            first => Err(first.map(|(at, _)| *at)),
        }
    }

    /// Wakes tables until the service ends.
    pub async fn run(app: Arc<App>) {
        loop {
            match app.timer.due(app.clock.now()) {
                Ok(table) => {
                    let app = app.clone();
                    tokio::spawn(async move {
                        match app.rooms.get(&app, table).await {
                            Ok(room) => room.tick(&app).await,
                            Err(error) if error.0.code == ErrorCode::NotFound => {}
                            // It does not heal; a restart or whoever asks for it looks again.
                            Err(error) if is_lasting(&error) => {}
                            Err(_) => app.timer.set(app.clock.now() + RETRY_AFTER, table),
                        }
                    });
                }
                Err(next) => {
                    let until = |at: i64| Duration::from_millis((at - app.clock.now()).max(1) as u64);
                    let wait = next.map_or(app.config.timer, |at| until(at).min(app.config.timer));
                    let sleep = tokio::time::sleep(wait);
                    tokio::select! {
                        () = sleep => {}
                        () = app.timer.changed.notified() => {}
                    }
                }
            }
        }
    }
}
