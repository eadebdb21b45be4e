//! The open tables, and the tables of one person.

use std::sync::Arc;

use igroteka_protocol::{Options, PersonId, Status, TableRow};
use igroteka_store as store;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::watch;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::people::person_ref;
use crate::table::{Names, name_of};

/// The most tables that a list shows.
const MOST: u32 = 100;

/// Tells those who look at the lobby that something changed.
pub(crate) struct Lobby {
    version: watch::Sender<u64>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { version: watch::Sender::new(0) }
    }
}

/// What a table's row in the store says, beside what the store itself looks at.
#[derive(Deserialize)]
struct Summary {
    host: PersonId,
    setup: Value,
    options: Options,
    status: Status,
    players: u8,
    open: u8,
}

impl Lobby {
    /// Something changed.
    pub fn changed(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    /// Wakes whenever something changed.
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// The tables at which anybody may sit down.
    pub async fn open(&self, app: &Arc<App>) -> ApiResult<Vec<TableRow>> {
        let rows = app.store.tables(store::TableFilter::Listed, MOST).await?;
        wire_rows(app, rows).await
    }

    /// The tables of one person, and at which of them they are to act.
    pub async fn own(&self, app: &Arc<App>, person: PersonId) -> ApiResult<Vec<TableRow>> {
        let rows = app.store.tables(store::TableFilter::Of(person), MOST).await?;
        let mut rows = wire_rows(app, rows).await?;
        for row in &mut rows {
            let room = app.rooms.get(app, row.id).await?;
            let inner = room.inner.lock().await;
            let seats = inner.table.seats_of(person);
            let acting = inner.table.running().map(crate::table::Play::acting);
            row.your_turn = Some(acting.is_some_and(|acting| seats.iter().any(|seat| acting.contains(seat))));
            row.status = inner.table.status();
        }
        Ok(rows)
    }
}

async fn wire_rows(app: &App, rows: Vec<store::TableRow>) -> ApiResult<Vec<TableRow>> {
    let read = |row: store::TableRow| {
        let summary: Summary = serde_json::from_str(&row.summary).map_err(|_| {
            ApiError::new(igroteka_protocol::ErrorCode::Unavailable, "a table's row is damaged")
        })?;
        Ok((row, summary))
    };
    let rows: Vec<_> = rows.into_iter().map(read).collect::<ApiResult<_>>()?;
    let mut hosts: Vec<PersonId> = rows.iter().map(|(_, summary)| summary.host).collect();
    hosts.sort_unstable();
    hosts.dedup();
    let people = app.store.people(&hosts).await?;
    let names: Names = people.iter().map(|person| (person.id, person_ref(person))).collect();
    let wire = |(row, summary): (store::TableRow, Summary)| TableRow {
        id: row.id,
        game: row.game,
        setup: summary.setup,
        options: summary.options,
        status: summary.status,
        host: name_of(&names, summary.host),
        players: summary.players,
        open: summary.open,
        your_turn: None,
        updated_at: row.updated_at,
    };
    Ok(rows.into_iter().map(wire).collect())
}
