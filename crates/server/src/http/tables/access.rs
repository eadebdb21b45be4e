//! Who may see a table, and doing something at it.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use igroteka_protocol::{Action, ChatLine, FromServer, PersonId, TableId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::rooms::{CHAT_LINES, Inner, Room, encode};
use crate::table::{Actor, Table, name_of};

/// A link of the table, where it asks for one.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Access {
    /// The players' or the spectators' link.
    #[serde(default)]
    #[param(max_length = 64)]
    pub link: Option<String>,
}

impl Access {
    /// Whether this is the players' link.
    pub fn plays(&self, table: &Table) -> bool {
        self.link.as_deref().is_some_and(|link| same(link, &table.founding.links.play))
    }

    /// Whether somebody may look at a table at all; one that is not for them does not exist for them.
    pub fn check(&self, table: &Table, person: Option<PersonId>) -> ApiResult<()> {
        let linked = |link: &str| same(link, &table.founding.links.watch);
        let own = |person: PersonId| person == table.founding.host || !table.seats_of(person).is_empty();
        let may = table.founding.options.public
            || person.is_some_and(own)
            || self.plays(table)
            || self.link.as_deref().is_some_and(linked);
        if may { Ok(()) } else { Err(ApiError::not_found("table")) }
    }
}

/// Whether two links are the same, in a time that does not tell where they differ.
fn same(given: &str, link: &str) -> bool {
    given.len() == link.len()
        && given.bytes().zip(link.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

/// Does something at a table; the change goes on even if whoever asked hangs up.
pub(crate) async fn act(app: &Arc<App>, table: TableId, actor: Actor, action: Action) -> ApiResult<u64> {
    let app = app.clone();
    let acting = async move { act_undisturbed(&app, table, actor, &action).await };
    tokio::spawn(acting).await.map_err(|_| broken())?
}

/// Does something at a table, for those who see everything through: a socket's task hears of a hang-up only afterwards.
pub(crate) async fn act_undisturbed(
    app: &Arc<App>,
    table: TableId,
    actor: Actor,
    action: &Action,
) -> ApiResult<u64> {
    let room = app.rooms.get(app, table).await?;
    if let Action::Say { text } = action {
        say(app, &room, actor.person, text).await?;
        return Ok(room.inner.lock().await.table.seq);
    }
    let change = room.change(app, |draft| {
        visible(&draft.table, actor.person)?;
        draft.act(actor, action)
    });
    // A room that was left half-way reads its log again.
    let ((), seq) = AssertUnwindSafe(change).catch_unwind().await.map_err(|_| broken())??;
    // A program that only asks and moves is never seen watching: its grace begins anew with everything it does.
    if let Some(since) = room.inner.lock().await.away.get_mut(&actor.person) {
        *since = app.nature.now();
    }
    Ok(seq)
}

/// Only those at a table, or who may see it, learn why something is refused there.
fn visible(table: &Table, person: PersonId) -> ApiResult<()> {
    Access::default().check(table, Some(person))
}

/// What is said when a task of ours has panicked.
pub(crate) fn broken() -> ApiError {
    ApiError::new(igroteka_protocol::ErrorCode::Unavailable, "something broke: try again")
}

/// Says something in a table's chat: those who sit at it and the host may.
pub(crate) async fn say(app: &Arc<App>, room: &Arc<Room>, person: PersonId, text: &str) -> ApiResult<()> {
    let text = text.trim();
    let plain = |c: char| !c.is_control() && !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if text.is_empty() || text.chars().count() > 300 || !text.chars().all(plain) {
        return Err(ApiError::bad_request("a chat line has 1 to 300 characters"));
    }
    room.up_to_date(app).await?;
    let mut inner = room.inner.lock().await;
    let table = &inner.table;
    visible(table, person)?;
    if table.seats_of(person).is_empty() && table.founding.host != person {
        return Err(ApiError::forbidden("only those at the table may speak"));
    }
    if !table.chat || table.closed {
        return Err(ApiError::not_now("the chat is switched off"));
    }
    if table.muted.contains(&person) {
        return Err(ApiError::forbidden("the host has muted you"));
    }
    let at = app.nature.now();
    let n = app.store.say(room.id, person, text, at).await?;
    let name = name_of(&inner.names, person).name;
    let line = ChatLine { n, at, who: person, name, text: text.to_owned() };
    let message = encode(&FromServer::Chat { table: room.id, lines: vec![line] });
    inner.watchers.retain(|watcher| watcher.bare || watcher.push(message.clone()));
    Ok(())
}

impl Room {
    /// The lines of the chat after one of them.
    pub async fn chat_lines(&self, app: &App, inner: &Inner, after: u64) -> ApiResult<Vec<ChatLine>> {
        let entries = app.store.chat(self.id, after, CHAT_LINES).await?;
        let mut names = inner.names.clone();
        let strangers: Vec<PersonId> =
            entries.iter().map(|entry| entry.person).filter(|person| !names.contains_key(person)).collect();
        if !strangers.is_empty() {
            for person in app.store.people(&strangers).await? {
                names.insert(person.id, crate::people::person_ref(&person));
            }
        }
        let line = |entry: igroteka_store::ChatEntry| ChatLine {
            n: entry.n,
            at: entry.at,
            who: entry.person,
            name: name_of(&names, entry.person).name,
            text: entry.text,
        };
        Ok(entries.into_iter().map(line).collect())
    }
}
