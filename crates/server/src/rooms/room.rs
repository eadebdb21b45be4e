//! A table in memory: its state, its watchers, and how it changes: decide, store, acknowledge, publish, in that order.

use std::collections::HashMap;
use std::sync::Arc;

use igroteka_protocol::{ErrorCode, FromServer, PersonId, TableId};
use igroteka_store::{Hint, StoreError};
use metrics::counter;
use tokio::sync::Mutex;

use super::bot_runner::{self, Search};
use super::hints::OpenHint;
use super::log;
use super::notes::Notes;
use super::watchers::{Watcher, encode};
use crate::App;
use crate::cluster::Elsewhere;
use crate::error::{ApiError, ApiResult};
use crate::ops::metrics::{APPEND_CONFLICTS, GAMES_ENDED, GAMES_STARTED, MOVES};
use crate::table::{LogEvent, Names, Table, Transaction};

/// How often a change is attempted when others keep appending first.
const TRIES: u32 = 10;

/// A table in memory.
pub(crate) struct Room {
    pub id: TableId,
    pub(crate) inner: Mutex<Inner>,
}

/// What a room's lock guards.
pub(crate) struct Inner {
    pub table: Table,
    pub names: Names,
    /// Those of the table who have an account.
    pub accounts: Vec<PersonId>,
    /// Those of the table who are programs.
    pub programs: Vec<PersonId>,
    /// The last events outside the games.
    pub notes: Notes,
    pub watchers: Vec<Watcher>,
    /// Who watches through other nodes.
    pub elsewhere: Elsewhere,
    /// The last chat line that the watchers have been sent.
    pub chat_seen: u64,
    /// Since when devices that hold seats have been away.
    pub away: HashMap<PersonId, i64>,
    /// Since when a game of house bots has had no spectator, as far as somebody has looked.
    pub deserted: Option<i64>,
    /// The searches of house bots that are to act.
    pub searches: Vec<Search>,
    /// The hints for decisions that are open.
    pub hints: Vec<OpenHint>,
    /// When the timer will look at this table next.
    pub wake: Option<i64>,
    /// The log may be ahead of `table` and must be read before the next change.
    pub stale: bool,
    /// Why nothing happens at this table through this node any more, if its log holds what the node cannot follow.
    pub closed_here: Option<ApiError>,
}

impl Inner {
    /// Whether a device is here.
    pub fn present(&self, person: PersonId) -> bool {
        self.watchers.iter().any(|watcher| watcher.viewer.person == Some(person))
            || self.elsewhere.people.contains(&person)
    }

    /// Whether anybody watches, here or elsewhere.
    pub fn is_watched(&self) -> bool {
        !self.watchers.is_empty() || self.elsewhere != Elsewhere::default()
    }

    /// Nothing happens here any more, and those who watch are told why. Other nodes may go on.
    pub fn close_here(&mut self, table: TableId, error: &ApiError) {
        self.closed_here = Some(error.clone());
        self.searches.clear();
        self.hints.clear();
        let message = encode(&FromServer::Lost { table, error: error.0.clone() });
        for watcher in self.watchers.drain(..) {
            if watcher.bare {
                watcher.cut.notify_one();
            } else {
                watcher.push(message.clone());
            }
        }
    }

    /// Since when a device has been away.
    pub fn away_since(&self, person: PersonId) -> Option<i64> {
        self.away.get(&person).copied()
    }
}

/// Where entries come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// This node has just appended them, and tells the others.
    Here,
    /// They were found in the log.
    Elsewhere,
}

/// When to retry a tick that failed, in milliseconds.
const LATER: i64 = 1000;

impl Room {
    /// Changes the table. `decide` works on a copy, which replaces the table once its events are stored. If another
    /// process appended first, the log is read and `decide` runs again. Where the store is shared, the log is also read
    /// before a refusal: the new entries may allow the change.
    pub async fn change<T>(
        self: &Arc<Room>,
        app: &Arc<App>,
        mut decide: impl FnMut(&mut Transaction<'_>) -> ApiResult<T>,
    ) -> ApiResult<(T, u64)> {
        let mut guard = self.inner.lock().await;
        let mut may_be_behind = app.nodes.are_several();
        for _ in 0..TRIES {
            let inner = &mut *guard;
            if inner.stale || inner.closed_here.is_some() {
                self.catch_up(app, inner).await?;
            }
            let (now, outages) = app.time_to_decide().await?;
            let context = app.context_at(&outages, now);
            let mut transaction = Transaction::new(&inner.table, &context, &inner.accounts, &inner.programs);
            let value = match decide(&mut transaction) {
                Err(_) if may_be_behind => {
                    may_be_behind = false;
                    inner.stale = true;
                    continue;
                }
                decided => decided?,
            };
            if transaction.events.is_empty() {
                return Ok((value, inner.table.seq));
            }
            transaction.settle()?;
            let append = transaction.append();
            let (table, events) = (transaction.table, transaction.events);
            // If this task is dropped while it waits, the log may be ahead of the table.
            inner.stale = true;
            let mut appended = app.append(append).await;
            // Nobody is refused what is in the log.
            if matches!(appended, Err(StoreError::Unknown(_)))
                && log::holds(app, self.id, inner.table.seq, now, &events).await
            {
                appended = Ok(());
            }
            match appended {
                Ok(()) => {
                    inner.stale = false;
                    let before = std::mem::replace(&mut inner.table, table);
                    let seq = inner.table.seq;
                    app.nodes.tell(Hint::Table { id: self.id, head: seq });
                    self.publish(app, inner, &before, &events, now, Origin::Here).await;
                    return Ok((value, seq));
                }
                Err(StoreError::Conflict { .. }) => counter!(APPEND_CONFLICTS).increment(1),
                Err(error) => {
                    if matches!(error, StoreError::Unknown(_)) {
                        // It may be stored yet: look once more, even if nobody does anything here.
                        self.look_later(app, inner);
                    }
                    return Err(error.into());
                }
            }
        }
        Err(ApiError::new(ErrorCode::Unavailable, "the table is too busy: try again"))
    }

    /// Does what is due, if this node owns the table.
    pub async fn tick(self: &Arc<Room>, app: &Arc<App>) {
        let (away, waits) = {
            let mut inner = self.inner.lock().await;
            inner.wake = None;
            if !app.nodes.owns(self.id) || inner.closed_here.is_some() {
                return;
            }
            if !inner.away.is_empty() && app.nodes.are_several() {
                // Nobody is called absent who is connected elsewhere.
                match app.nodes.elsewhere(self.id).await {
                    Ok(elsewhere) => inner.elsewhere = elsewhere,
                    Err(error) => {
                        tracing::warn!(table = %self.id, %error, "it is not known who is connected");
                        return self.look_later(app, &mut inner);
                    }
                }
                inner.note_absences(app.clock.now());
            }
            (inner.away.clone(), inner.waits(app))
        };
        let ticked = self
            .change(app, |transaction| transaction.tick(|person| away.get(&person).copied(), &waits))
            .await;
        let mut inner = self.inner.lock().await;
        if let Err(error) = ticked {
            if inner.closed_here.is_some() {
                return;
            }
            tracing::warn!(table = %self.id, code = ?error.0.code, "what was due could not be done");
            // It is still due; retrying at once would be a busy loop.
            self.look_later(app, &mut inner);
            bot_runner::run_bots(app, self, &mut inner);
            return;
        }
        self.drive(app, &mut inner);
    }

    /// Sets the timer, for a tick that reads the log if need be.
    fn look_later(&self, app: &App, inner: &mut Inner) {
        let later = app.clock.now() + LATER;
        inner.wake = Some(later);
        app.timer.set(later, self.id);
    }

    /// Sets the timer and starts the house bots that are to act, if this node owns the table.
    pub(crate) fn drive(self: &Arc<Room>, app: &Arc<App>, inner: &mut Inner) {
        if !app.nodes.owns(self.id) || inner.closed_here.is_some() {
            inner.searches.clear();
            return;
        }
        let now = app.clock.now();
        let outages = app.outages(now);
        let context = app.context_at(&outages, now);
        let wakes_at = inner.table.wakes_at(&context, |person| inner.away_since(person), &inner.waits(app));
        if let Some(at) = wakes_at
            && inner.wake.is_none_or(|set| at < set)
        {
            inner.wake = Some(at);
            app.timer.set(at, self.id);
        }
        bot_runner::run_bots(app, self, inner);
    }

    /// Everything that follows from new entries in the log.
    pub(super) async fn publish(
        self: &Arc<Room>,
        app: &Arc<App>,
        inner: &mut Inner,
        before: &Table,
        events: &[LogEvent],
        now: i64,
        origin: Origin,
    ) {
        for (seq, event) in (before.seq + 1..).zip(events) {
            inner.notes.add(&inner.table, seq, now, event);
            if origin == Origin::Here {
                count(event, inner.table.founding.kind.id());
            }
            match event {
                LogEvent::Joined { .. } => log::learn_names(app, inner, Vec::new()).await,
                LogEvent::Waiting { seat } => {
                    let device = inner.table.seat(*seat).and_then(|seat| inner.table.chair(seat).device());
                    if let Some(device) = device.filter(|device| !inner.present(*device)) {
                        inner.away.insert(device, now);
                    }
                }
                LogEvent::Ended => app.counting.wake(),
                _ => {}
            }
        }
        if origin == Origin::Elsewhere {
            inner.note_moves(before, now);
        }
        inner.note_absences(now);
        let outages = app.outages(app.clock.now());
        let context = app.context_at(&outages, now);
        inner.show(before, events, &context);
        if events.iter().any(|event| !matches!(event, LogEvent::Line { .. })) {
            app.lobby.changed();
            if origin == Origin::Here {
                app.nodes.tell(Hint::Lobby);
            }
        } else {
            app.turn_passed(before, &inner.table, origin);
        }
        app.tell_players(inner, before, origin);
        self.drive(app, inner);
    }
}

/// Counts what is of interest to whoever runs the service, once among all nodes.
fn count(event: &LogEvent, game: &'static str) {
    let counted = match event {
        LogEvent::Started => GAMES_STARTED,
        LogEvent::Line { .. } => MOVES,
        LogEvent::Ended => GAMES_ENDED,
        _ => return,
    };
    counter!(counted, "game" => game).increment(1);
}
