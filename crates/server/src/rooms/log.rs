//! A table's log: reading it into memory, keeping up with it, and appending to it.

use std::sync::Arc;
use std::time::Instant;

use igroteka_catalog::Code;
use igroteka_protocol::{ErrorCode, PersonId, TableId};
use igroteka_store::{Append, Entry, Role, StoreError};
use metrics::histogram;

use super::notes::Notes;
use super::room::Origin;
use super::{Inner, Room};
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::ops::metrics::APPEND_SECONDS;
use crate::people::person_ref;
use crate::table::{Chair, LogEvent, Names, NotApplied, Table};

/// How many entries are read at once.
const PAGE: u32 = 1000;

/// Reads an entry. The store has checked its hash: what cannot be read was written by another version of the program.
pub(crate) fn read(entry: &Entry) -> ApiResult<LogEvent> {
    serde_json::from_str(&entry.body).map_err(|error| {
        let seq = entry.seq;
        tracing::error!(seq, %error, "a table's log is of a newer version of this program: the table is closed here");
        ApiError::newer()
    })
}

/// Why an entry is not followed.
fn not_followed(seq: u64, error: NotApplied) -> ApiError {
    match error {
        NotApplied::Refused(refusal) if matches!(refusal.code, Code::UnknownGame | Code::UnknownRules) => {
            tracing::error!(
                seq,
                reason = refusal.message,
                "a table's log is of another version of this program"
            );
            refusal.into()
        }
        _ => {
            tracing::error!(seq, "a table's log does not fold");
            ApiError::damaged()
        }
    }
}

/// Whether a table stays as it is at this node, however often it is tried.
pub(crate) fn is_lasting(error: &ApiError) -> bool {
    *error == ApiError::damaged() || matches!(error.0.code, ErrorCode::NewerVersion | ErrorCode::UnknownRules)
}

/// Folds a table's log, calling `seen` after each entry.
pub(crate) async fn fold(
    app: &Arc<App>,
    id: TableId,
    mut seen: impl FnMut(&Table, &Entry, &LogEvent),
) -> ApiResult<Table> {
    let mut table: Option<Table> = None;
    loop {
        let after = table.as_ref().map_or(0, |table| table.seq);
        let entries = app.store.log(id, after, PAGE).await?;
        let outages = app.outages_until(entries.last().map_or(0, |entry| entry.at)).await?;
        for entry in &entries {
            let event = read(entry)?;
            match &mut table {
                None => {
                    table = Some(
                        Table::found(id, entry.at, &event).map_err(|error| not_followed(entry.seq, error))?,
                    );
                }
                Some(table) => {
                    table
                        .apply(entry.at, &event, &outages)
                        .map_err(|error| not_followed(entry.seq, error))?;
                }
            }
            seen(table.as_ref().expect("the table is there now"), entry, &event);
        }
        if entries.len() < PAGE as usize {
            break;
        }
    }
    table.ok_or_else(|| ApiError::not_found("table"))
}

impl Room {
    /// Rebuilds a table from its log.
    pub async fn load(app: &Arc<App>, id: TableId) -> ApiResult<Arc<Room>> {
        let elsewhere = app.nodes.elsewhere(id).await?;
        let chat_seen = app.store.chat(id, 0, 1).await?.last().map_or(0, |line| line.n);
        let mut once_here = Vec::new();
        let mut notes = Notes::default();
        let table = fold(app, id, |table, entry, event| {
            notes.add(table, entry.seq, entry.at, event);
            if matches!(event, LogEvent::Created { .. } | LogEvent::Joined { .. }) {
                once_here.extend(table.chairs.iter().filter_map(Chair::person));
            }
        })
        .await?;
        let mut inner = Inner {
            table,
            names: Names::new(),
            accounts: Vec::new(),
            programs: Vec::new(),
            notes,
            watchers: Vec::new(),
            elsewhere,
            chat_seen,
            away: std::collections::HashMap::new(),
            deserted: None,
            searches: Vec::new(),
            hints: Vec::new(),
            wake: None,
            stale: false,
            closed_here: None,
        };
        learn_names(app, &mut inner, once_here).await;
        inner.note_absences(app.clock.now());
        let room = Arc::new(Room { id, inner: tokio::sync::Mutex::new(inner) });
        room.drive(app, &mut *room.inner.lock().await);
        Ok(room)
    }

    /// Reads what other processes have added to the log, if there can be any.
    pub async fn up_to_date(self: &Arc<Room>, app: &Arc<App>) -> ApiResult<()> {
        if !app.nodes.are_several() {
            return Ok(());
        }
        // A node that was not seen just now does not know what the clocks say.
        app.time_to_decide().await?;
        self.catch_up(app, &mut *self.inner.lock().await).await
    }

    /// Reads the log if it is not known as far as to `head`.
    pub async fn follow_to(self: &Arc<Room>, app: &Arc<App>, head: u64) -> ApiResult<()> {
        let mut inner = self.inner.lock().await;
        if inner.table.seq >= head { Ok(()) } else { self.catch_up(app, &mut inner).await }
    }

    /// Reads what others have added to the log, and shows it to those who watch here.
    /// What this node cannot follow closes the table here.
    pub(super) async fn catch_up(self: &Arc<Room>, app: &Arc<App>, inner: &mut Inner) -> ApiResult<()> {
        if let Some(error) = &inner.closed_here {
            return Err(error.clone());
        }
        let followed = self.read_on(app, inner).await;
        if let Err(error) = &followed
            && is_lasting(error)
        {
            inner.close_here(self.id, error);
        }
        followed
    }

    async fn read_on(self: &Arc<Room>, app: &Arc<App>, inner: &mut Inner) -> ApiResult<()> {
        loop {
            let entries = app.store.log(self.id, inner.table.seq, PAGE).await?;
            let outages = app.outages_until(entries.last().map_or(0, |entry| entry.at)).await?;
            // What was appended together is shown together, as it was where it happened.
            for together in entries.chunk_by(|one, next| one.at == next.at) {
                let (mut table, at) = (inner.table.clone(), together[0].at);
                let mut events = Vec::with_capacity(together.len());
                for entry in together {
                    let event = read(entry)?;
                    table
                        .apply(entry.at, &event, &outages)
                        .map_err(|error| not_followed(entry.seq, error))?;
                    events.push(event);
                }
                let before = std::mem::replace(&mut inner.table, table);
                Box::pin(self.publish(app, inner, &before, &events, at, Origin::Elsewhere)).await;
            }
            if entries.len() < PAGE as usize {
                inner.stale = false;
                return Ok(());
            }
        }
    }
}

impl App {
    /// Appends to a table's log. A failed or slow write counts as an outage.
    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let began = Instant::now();
        let writing = self.uptime.began_to_write(self.clock.now(), began);
        let appended = self.store.append(append).await;
        writing.ended(&appended, self.clock.now(), Instant::now());
        histogram!(APPEND_SECONDS).record(began.elapsed());
        appended
    }
}

/// Whether an append whose outcome is unknown is in the log: these events, right after this entry. `false` also if the
/// log cannot be read.
pub(super) async fn holds(app: &App, id: TableId, after: u64, at: i64, events: &[LogEvent]) -> bool {
    let most = u32::try_from(events.len()).unwrap_or(u32::MAX);
    let Ok(entries) = app.store.log(id, after, most).await else { return false };
    let is_it = |(entry, event): (&Entry, &LogEvent)| {
        entry.at == at && serde_json::to_string(event).is_ok_and(|body| body == entry.body)
    };
    let holds = entries.len() == events.len() && entries.iter().zip(events).all(is_it);
    // What can be read may not have reached the standby. After a commit it has.
    holds && app.store.healthy().await.is_ok()
}

/// Looks up the names of everybody at the table, and of others whom its log names; who cannot be found has none.
pub(super) async fn learn_names(app: &App, inner: &mut Inner, others: Vec<PersonId>) {
    let mut ids = others;
    ids.push(inner.table.founding.host);
    ids.extend(inner.table.chairs.iter().filter_map(Chair::person));
    ids.sort_unstable();
    ids.dedup();
    let Ok(people) = app.store.people(&ids).await else { return };
    inner.accounts.clear();
    inner.programs.clear();
    for person in people {
        match person.role {
            Role::Account => inner.accounts.push(person.id),
            Role::Bot => inner.programs.push(person.id),
            Role::Guest | Role::Companion => {}
        }
        inner.names.insert(person.id, person_ref(&person));
    }
}

#[cfg(test)]
mod tests {
    use igroteka_store::{Database, NewTable, TableChange, TableStatus};

    use super::*;
    use crate::{Config, SystemClock, SystemEntropy};

    fn joined(seat: u8) -> LogEvent {
        LogEvent::Joined { seat, person: PersonId(7), contributes: false }
    }

    #[tokio::test]
    async fn an_append_of_unknown_outcome_is_looked_for_in_the_log() {
        let folder = tempfile::tempdir().unwrap();
        let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
        let app = App::new(Config::default(), store, Arc::new(SystemClock::start()), Arc::new(SystemEntropy));
        let (id, events) = (TableId(1), [joined(2), LogEvent::Left { seat: 2, kicked: false }]);
        let change = TableChange {
            status: TableStatus::Waiting,
            listed: false,
            summary: String::new(),
            people: vec![],
        };
        let entries = vec!["created".to_owned()];
        app.store
            .create_table(NewTable { id, game: "nardy".to_owned(), at: 1, entries, change })
            .await
            .unwrap();
        assert!(!holds(&app, id, 1, 5, &events).await, "nothing was appended");
        let append = Append {
            table: id,
            expect: 1,
            at: 5,
            entries: events.iter().map(|event| serde_json::to_string(event).unwrap()).collect(),
            change: None,
            started: None,
            ended: None,
        };
        app.append(append).await.unwrap();
        assert!(holds(&app, id, 1, 5, &events).await);
        assert!(holds(&app, id, 1, 5, &events[..1]).await, "somebody may have gone on");
        assert!(!holds(&app, id, 1, 6, &events).await, "somebody did the same at another time");
        assert!(!holds(&app, id, 1, 5, &[joined(3)]).await, "somebody else was faster");
        assert!(!holds(&app, id, 2, 5, &events).await);
        app.store.close().await;
        assert!(!holds(&app, id, 1, 5, &events).await, "nobody knows");
    }
}
