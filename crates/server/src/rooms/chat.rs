//! A table's chat.

use std::sync::Arc;

use igroteka_protocol::{ChatLine, FromServer, PersonId};
use igroteka_store::Hint;

use super::access::check_visible;
use super::watchers::{CHAT_LINES, encode};
use super::{Inner, Room};
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::people::person_ref;
use crate::table::name_of;

/// Adds a line to a table's chat. Only the host and those who hold a seat may speak.
pub(super) async fn say(app: &Arc<App>, room: &Arc<Room>, person: PersonId, text: &str) -> ApiResult<()> {
    let text = text.trim();
    let plain = |c: char| !c.is_control() && !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if text.is_empty() || text.chars().count() > 300 || !text.chars().all(plain) {
        return Err(ApiError::bad_request("a chat line has 1 to 300 characters"));
    }
    room.up_to_date(app).await?;
    let mut inner = room.inner.lock().await;
    let table = &inner.table;
    check_visible(table, person)?;
    if table.seats_of(person).is_empty() && table.founding.host != person {
        return Err(ApiError::forbidden("only those at the table may speak"));
    }
    if let Some(error) = &inner.closed_here {
        return Err(error.clone());
    }
    if !table.chat || table.closed {
        return Err(ApiError::not_now("the chat is switched off"));
    }
    if table.muted.contains(&person) {
        return Err(ApiError::forbidden("the host has muted you"));
    }
    let at = app.clock.now();
    app.store.say(room.id, person, text, at).await?;
    app.nodes.tell(Hint::Chat(room.id));
    room.show_new_lines(app, &mut inner).await
}

impl Room {
    /// Shows what was said elsewhere.
    pub async fn show_chat(&self, app: &App) -> ApiResult<()> {
        self.show_new_lines(app, &mut *self.inner.lock().await).await
    }

    /// Sends the watchers the lines that they have not been sent.
    async fn show_new_lines(&self, app: &App, inner: &mut Inner) -> ApiResult<()> {
        let lines = self.chat_lines(app, inner, inner.chat_seen).await?;
        let Some(last) = lines.last() else { return Ok(()) };
        inner.chat_seen = last.n;
        let message = encode(&FromServer::Chat { table: self.id, lines });
        inner.watchers.retain(|watcher| watcher.bare || watcher.push(message.clone()));
        Ok(())
    }

    /// The chat lines after the given one.
    pub async fn chat_lines(&self, app: &App, inner: &Inner, after: u64) -> ApiResult<Vec<ChatLine>> {
        let entries = app.store.chat(self.id, after, CHAT_LINES).await?;
        let mut names = inner.names.clone();
        let strangers: Vec<PersonId> =
            entries.iter().map(|entry| entry.person).filter(|person| !names.contains_key(person)).collect();
        if !strangers.is_empty() {
            for person in app.store.people(&strangers).await? {
                names.insert(person.id, person_ref(&person));
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
