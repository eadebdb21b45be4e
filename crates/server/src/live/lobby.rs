//! The open tables, and the tables of one person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use igroteka_protocol::{Options, PersonId, Status, TableRow};
use igroteka_store as store;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{Notify, watch};

use crate::App;
use crate::error::ApiResult;
use crate::people::person_ref;
use crate::rooms::Origin;
use crate::table::{Chair, Names, Table, name_of};

/// The most tables that a list shows.
const MOST: u32 = 100;

/// Announces changes to those who have the lobby open.
#[derive(Default)]
pub(crate) struct Lobby {
    version: watch::Sender<u64>,
    /// The connections that list a person's own tables. They are told of turns at those tables only.
    subscribers: Mutex<HashMap<PersonId, Vec<Arc<Notify>>>>,
}

/// The part of a table's row that the store does not interpret.
#[derive(Deserialize)]
struct Summary {
    host: PersonId,
    setup: Value,
    #[serde(default)]
    from_position: bool,
    options: Options,
    status: Status,
    players: u8,
    open: u8,
}

impl Lobby {
    /// Announces a change.
    pub fn changed(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    /// A receiver that wakes on every change.
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Wakes a connection whenever a turn passes at one of the person's tables, until [`Lobby::unsubscribe`].
    pub fn subscribe(&self, person: PersonId, turned: &Arc<Notify>) {
        let mut subscribers = self.subscribers.lock().expect("nobody panics with this lock");
        let own = subscribers.entry(person).or_default();
        if !own.iter().any(|connection| Arc::ptr_eq(connection, turned)) {
            own.push(turned.clone());
        }
    }

    /// Ends a subscription.
    pub fn unsubscribe(&self, person: PersonId, turned: &Arc<Notify>) {
        let mut subscribers = self.subscribers.lock().expect("nobody panics with this lock");
        let Some(own) = subscribers.get_mut(&person) else { return };
        own.retain(|connection| !Arc::ptr_eq(connection, turned));
        if own.is_empty() {
            subscribers.remove(&person);
        }
    }

    /// Wakes a person's connections: something of theirs has changed that is told with turns.
    pub fn wake(&self, person: PersonId) {
        let subscribers = self.subscribers.lock().expect("nobody panics with this lock");
        for connection in subscribers.get(&person).into_iter().flatten() {
            connection.notify_one();
        }
    }

    /// Wakes all connections that list a person's own tables.
    pub fn wake_all(&self) {
        let subscribers = self.subscribers.lock().expect("nobody panics with this lock");
        for connection in subscribers.values().flatten() {
            connection.notify_one();
        }
    }

    /// The tables at which anybody may take a seat.
    pub async fn open(&self, app: &Arc<App>) -> ApiResult<Vec<TableRow>> {
        let rows = app.store.tables(store::TableFilter::Listed, MOST).await?;
        wire_rows(app, rows).await
    }

    /// The tables of one person, and at which of them they are to act.
    pub async fn own(&self, app: &Arc<App>, person: PersonId) -> ApiResult<Vec<TableRow>> {
        let rows = app.store.tables(store::TableFilter::Of(person), MOST).await?;
        let mut rows = wire_rows(app, rows).await?;
        let now = app.clock.now();
        let outages = app.outages(now);
        for row in &mut rows {
            // If a table cannot be loaded, the list shows what the store knows of it.
            let Ok(room) = app.rooms.get(app, row.id).await else { continue };
            let inner = room.inner.lock().await;
            if inner.closed_here.is_some() {
                continue;
            }
            let seats = inner.table.seat_rows(&inner.names, person);
            row.your_turn = Some(seats.iter().any(|seat| seat.yours && seat.to_act));
            row.seats = Some(seats);
            row.deadline = inner.table.deadline(&app.context_at(&outages, now));
            row.status = inner.table.status();
        }
        Ok(rows)
    }
}

impl App {
    /// After a change at a table: wakes its players' connections if the turn has passed.
    pub(crate) fn turn_passed(&self, before: &Table, after: &Table, origin: Origin) {
        if before.to_act() == after.to_act() {
            return;
        }
        for device in after.chairs.iter().filter_map(Chair::device) {
            self.lobby.wake(device);
            if origin == Origin::Here {
                self.nodes.tell(store::Hint::Own(device));
            }
        }
    }

    /// Something of somebody's own has changed that is told with turns.
    pub(crate) fn wake_lobby_of(&self, person: PersonId) {
        self.lobby.wake(person);
        self.nodes.tell(store::Hint::Own(person));
    }
}

async fn wire_rows(app: &App, rows: Vec<store::TableRow>) -> ApiResult<Vec<TableRow>> {
    let read = |row: store::TableRow| match serde_json::from_str::<Summary>(&row.summary) {
        Ok(summary) => Some((row, summary)),
        Err(error) => {
            tracing::error!(table = %row.id, %error, "a table's row is damaged");
            None
        }
    };
    let rows: Vec<_> = rows.into_iter().filter_map(read).collect();
    let mut hosts: Vec<PersonId> = rows.iter().map(|(_, summary)| summary.host).collect();
    hosts.sort_unstable();
    hosts.dedup();
    let people = app.store.people(&hosts).await?;
    let names: Names = people.iter().map(|person| (person.id, person_ref(person))).collect();
    let wire = |(row, summary): (store::TableRow, Summary)| TableRow {
        id: row.id,
        game: row.game,
        setup: summary.setup,
        from_position: summary.from_position,
        options: summary.options,
        status: summary.status,
        host: name_of(&names, summary.host),
        players: summary.players,
        open: summary.open,
        your_turn: None,
        seats: None,
        deadline: None,
        updated_at: row.updated_at,
    };
    Ok(rows.into_iter().map(wire).collect())
}
