//! The watchers of a table, and what they are sent.

use std::sync::Arc;

use axum::body::Bytes;
use igroteka_game::Seat;
use igroteka_protocol::{Event, FromServer, PersonId, TableId, TableState, Update};
use igroteka_store::PresenceRow;
use metrics::counter;
use tokio::sync::{Notify, mpsc};

use super::log::fold;
use super::{Inner, Room};
use crate::App;
use crate::cluster::Elsewhere;
use crate::error::{ApiError, ApiResult};
use crate::ops::metrics::SLOW_READERS;
use crate::table::{Chair, Context, LogEvent, Play, Shown, Table, Viewer, name_of};

/// How many chat lines a whole state carries.
pub(crate) const CHAT_LINES: u32 = 50;

/// A watcher, connected through a socket or a stream.
pub(crate) struct Watcher {
    pub connection: u64,
    pub viewer: Viewer,
    pub out: mpsc::Sender<Bytes>,
    /// Tells a reader that it was too slow and is cut off.
    pub cut: Arc<Notify>,
    /// A stream gets bare updates, a socket wraps them.
    pub bare: bool,
}

/// A request to watch a table.
pub(crate) struct WatchRequest {
    pub connection: u64,
    pub person: Option<PersonId>,
    pub out: mpsc::Sender<Bytes>,
    pub cut: Arc<Notify>,
    pub bare: bool,
    /// The last entry seen.
    pub after: Option<u64>,
    pub chat_after: u64,
}

impl Room {
    /// Adds a watcher and sends it the whole state, or what came after the last entry it saw.
    pub async fn watch(self: &Arc<Room>, app: &Arc<App>, request: WatchRequest) -> ApiResult<()> {
        let mut guard = self.inner.lock().await;
        let inner = &mut *guard;
        if let Some(error) = &inner.closed_here {
            return Err(error.clone());
        }
        inner.watchers.retain(|watcher| watcher.connection != request.connection);
        let viewer = Viewer { person: request.person, uncovered: None };
        let first = if let Some(after) = request.after.filter(|after| *after <= inner.table.seq) {
            let events = self.missed(app, inner, viewer, after).await?;
            FromServer::Update(Box::new(inner.update(app, viewer, events, true)))
        } else {
            let state = Box::new(self.state(app, inner, viewer, request.chat_after).await?);
            FromServer::State { state }
        };
        let chat = match request.after {
            Some(_) => self.chat_lines(app, inner, request.chat_after).await?,
            None => Vec::new(),
        };
        let watcher = Watcher {
            connection: request.connection,
            viewer,
            out: request.out,
            cut: request.cut,
            bare: request.bare,
        };
        if !watcher.send(&first) {
            return Err(ApiError::not_now("this connection is too slow"));
        }
        if !chat.is_empty() {
            watcher.send(&FromServer::Chat { table: self.id, lines: chat });
        }
        inner.watchers.push(watcher);
        inner.deserted = None;
        inner.came_or_went(self, app);
        let back = request.person.filter(|person| {
            let seats = inner.table.seats_of(*person);
            seats.iter().any(|seat| inner.table.chair(seat).absent.is_some())
        });
        drop(guard);
        if let Some(person) = back {
            self.change(app, |transaction| transaction.come_back(person)).await?;
        }
        Ok(())
    }

    /// Removes a watcher. One that was too slow is gone from the list already, but its leaving is still announced.
    pub async fn unwatch(self: &Arc<Room>, app: &Arc<App>, connection: u64) {
        let mut inner = self.inner.lock().await;
        inner.watchers.retain(|watcher| watcher.connection != connection);
        inner.came_or_went(self, app);
    }

    /// Shows a watcher who holds several seats the view of one of them, or of none.
    pub async fn uncover(
        self: &Arc<Room>,
        app: &Arc<App>,
        connection: u64,
        number: Option<u8>,
    ) -> ApiResult<()> {
        let mut inner = self.inner.lock().await;
        let inner = &mut *inner;
        let not_watching = || ApiError::not_now("you do not watch this table");
        let place = (inner.watchers.iter().position(|watcher| watcher.connection == connection))
            .ok_or_else(not_watching)?;
        let mut viewer = inner.watchers[place].viewer;
        viewer.uncovered = match number {
            None => None,
            Some(number) => {
                let own = viewer.person.map(|person| inner.table.seats_of(person));
                let seat = inner.table.seat(number).filter(|seat| own.is_some_and(|own| own.contains(*seat)));
                Some(seat.ok_or_else(|| ApiError::forbidden(format!("seat {number} is not yours")))?)
            }
        };
        inner.watchers[place].viewer = viewer;
        let update = inner.update(app, viewer, Vec::new(), false);
        inner.watchers[place].send(&FromServer::Update(Box::new(update)));
        Ok(())
    }

    /// Notes who watches through other nodes.
    pub(crate) async fn see_elsewhere(self: &Arc<Room>, app: &Arc<App>, elsewhere: Elsewhere) {
        let mut inner = self.inner.lock().await;
        if inner.elsewhere != elsewhere {
            inner.elsewhere = elsewhere;
            inner.deserted = None;
            inner.note_absences(app.clock.now());
            inner.show_who_is_here(self.id);
            self.drive(app, &mut inner);
        }
    }

    /// Everything a viewer may know.
    pub async fn state(
        &self,
        app: &App,
        inner: &Inner,
        viewer: Viewer,
        chat_after: u64,
    ) -> ApiResult<TableState> {
        let table = &inner.table;
        let eyes = table.eyes(viewer);
        let own = viewer
            .person
            .is_some_and(|person| person == table.founding.host || !table.seats_of(person).is_empty());
        let at = app.clock.now();
        let outages = app.outages(at);
        let context = app.context_at(&outages, at);
        Ok(TableState {
            id: self.id,
            game: table.founding.kind.id().to_owned(),
            options: table.founding.options.clone(),
            host: name_of(&inner.names, table.founding.host),
            links: own.then(|| table.founding.links.clone()),
            setup: table.play.as_ref().map_or_else(|| table.founding.setup.clone(), |play| play.game.setup()),
            from_position: table.founding.position.is_some(),
            position: table.position_shown(),
            record: table.record_for(eyes),
            log: inner.notes.shown(&inner.names),
            chat: self.chat_lines(app, inner, chat_after).await?,
            now: table.now_for(viewer, &context, Some(inner.seats())),
        })
    }

    /// What happened after the last entry a viewer saw, exactly as it was sent to those who were there.
    async fn missed(
        &self,
        app: &Arc<App>,
        inner: &Inner,
        viewer: Viewer,
        after: u64,
    ) -> ApiResult<Vec<Event>> {
        let mut events = Vec::new();
        if after < inner.table.seq {
            let eyes = inner.table.eyes(viewer);
            fold(app, self.id, |table, entry, event| {
                if entry.seq > after && entry.seq <= inner.table.seq {
                    let line = table.play.as_ref().map_or(0, |play| play.game.seq() as u64);
                    let shown = Shown { seq: entry.seq, at: entry.at, line, event };
                    events.push(table.event_for(eyes, &inner.names, &shown));
                }
            })
            .await?;
        }
        Ok(events)
    }
}

impl Inner {
    /// The seats with who is there, and how many watch without one.
    pub fn seats(&self) -> (Vec<igroteka_protocol::SeatState>, u32) {
        let seats = self.table.seat_states(&self.names, |person| self.present(person));
        let watches = |watcher: &&Watcher| {
            watcher.viewer.person.is_none_or(|person| self.table.seats_of(person).is_empty())
        };
        let here = self.watchers.iter().filter(watches).count() as u32;
        let people = self.elsewhere.people.iter().filter(|person| self.table.seats_of(**person).is_empty());
        (seats, here + people.count() as u32 + self.elsewhere.strangers)
    }

    fn update(&self, app: &App, viewer: Viewer, events: Vec<Event>, whole: bool) -> Update {
        let at = app.clock.now();
        let outages = app.outages(at);
        let context = app.context_at(&outages, at);
        let now = self.table.now_for(viewer, &context, whole.then(|| self.seats()));
        Update { table: self.table.founding.id, events, now }
    }

    /// Sends new entries of the log to all watchers, each with their own view.
    pub(super) fn show(&mut self, before: &Table, events: &[LogEvent], context: &Context<'_>) {
        if self.watchers.is_empty() {
            return;
        }
        let acting_before = before.running().map(Play::acting);
        let acting = self.table.running().map(Play::acting);
        for watcher in &mut self.watchers {
            // A seat is covered again when its turn is over.
            let over = |seat: &Seat| {
                acting_before.is_some_and(|set| set.contains(*seat))
                    && !acting.is_some_and(|set| set.contains(*seat))
            };
            if watcher.viewer.uncovered.as_ref().is_some_and(over) {
                watcher.viewer.uncovered = None;
            }
        }
        let seats = events.iter().any(Table::changes_seats).then(|| self.seats());
        let same_game =
            before.play.as_ref().map(|play| play.id) == self.table.play.as_ref().map(|play| play.id);
        let first_line = if same_game { before.play.as_ref().map_or(0, |play| play.game.seq()) } else { 0 };
        let mut sent: Vec<(Viewer, bool, Bytes)> = Vec::new();
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let known =
                sent.iter().find(|(viewer, bare, _)| *viewer == watcher.viewer && *bare == watcher.bare);
            let bytes = if let Some((_, _, bytes)) = known {
                bytes.clone()
            } else {
                let eyes = self.table.eyes(watcher.viewer);
                let mut line = first_line as u64;
                let mut seq = before.seq;
                let shown = events.iter().map(|event| {
                    seq += 1;
                    line += u64::from(matches!(event, LogEvent::Line { .. }));
                    self.table.event_for(eyes, &self.names, &Shown { seq, at: context.now, line, event })
                });
                let update = Update {
                    table: self.table.founding.id,
                    events: shown.collect(),
                    now: self.table.now_for(watcher.viewer, context, seats.clone()),
                };
                let bytes = if watcher.bare {
                    encode(&update)
                } else {
                    encode(&FromServer::Update(Box::new(update)))
                };
                sent.push((watcher.viewer, watcher.bare, bytes.clone()));
                bytes
            };
            if !watcher.push(bytes) {
                slow.push(watcher.connection);
            }
        }
        self.watchers.retain(|watcher| !slow.contains(&watcher.connection));
    }

    /// Sends the state of the clocks, though nothing has happened at the table.
    pub(crate) fn show_clocks(&mut self, app: &App) {
        if self.table.running().is_some() && !self.watchers.is_empty() {
            let at = app.clock.now();
            let outages = app.outages(at);
            let table = self.table.clone();
            self.show(&table, &[], &app.context_at(&outages, at));
        }
    }

    /// Who watches through this node.
    pub(crate) fn present_here(&self, table: TableId) -> PresenceRow {
        let mut people: Vec<PersonId> =
            self.watchers.iter().filter_map(|watcher| watcher.viewer.person).collect();
        people.sort_unstable();
        people.dedup();
        let strangers = self.watchers.iter().filter(|watcher| watcher.viewer.person.is_none()).count();
        PresenceRow { table, people, strangers: strangers as u32 }
    }

    /// Announces that somebody came or went.
    fn came_or_went(&mut self, room: &Arc<Room>, app: &Arc<App>) {
        app.nodes.presence_changed(room.id);
        self.note_absences(app.clock.now());
        self.show_who_is_here(room.id);
        room.drive(app, self);
    }

    /// Sends all watchers who is present.
    pub(crate) fn show_who_is_here(&mut self, table: TableId) {
        let (seats, spectators) = self.seats();
        let message = encode(&FromServer::Presence { table, seats, spectators });
        self.watchers.retain(|watcher| watcher.bare || watcher.push(message.clone()));
    }

    /// A program that only polls and moves never watches: each of its moves restarts its grace period.
    pub(super) fn note_moves(&mut self, before: &Table, now: i64) {
        let moved = before.to_act().iter().filter(|seat| !self.table.to_act().contains(*seat));
        for device in moved.filter_map(|seat| self.table.chair(seat).device()) {
            if let Some(since) = self.away.get_mut(&device) {
                *since = now;
            }
        }
    }

    /// Notes since when each device that holds a seat has been away.
    pub(super) fn note_absences(&mut self, now: i64) {
        let devices: Vec<PersonId> = self.table.chairs.iter().filter_map(Chair::device).collect();
        self.away.retain(|device, _| devices.contains(device));
        for device in devices {
            if self.present(device) {
                self.away.remove(&device);
            } else {
                self.away.entry(device).or_insert(now);
            }
        }
    }
}

impl Watcher {
    /// Queues a message; `false` if the queue is full.
    pub fn send(&self, message: &FromServer) -> bool {
        let bytes = match message {
            FromServer::Update(update) if self.bare => encode(update),
            FromServer::State { state } if self.bare => encode(state),
            _ if self.bare => return true,
            message => encode(message),
        };
        self.push(bytes)
    }

    /// Queues a message; `false` if the queue is full. A reader that is too slow is cut off and may reconnect: what it
    /// missed is in the log.
    pub fn push(&self, message: Bytes) -> bool {
        let taken = self.out.try_send(message).is_ok();
        if !taken {
            self.cut.notify_one();
            counter!(SLOW_READERS).increment(1);
        }
        taken
    }
}

/// A message as it goes over the wire.
pub(crate) fn encode(message: &impl serde::Serialize) -> Bytes {
    // Most updates fit without growing.
    let mut bytes = Vec::with_capacity(2048);
    serde_json::to_writer(&mut bytes, message).expect("a message is plain data");
    bytes.into()
}
