//! What happens to one person, at whatever table: for programs that wait for a game.

use std::collections::HashMap;
use std::sync::Mutex;

use axum::body::Bytes;
use igroteka_protocol::{PersonId, PersonalEvent, PersonalKind, TableId};
use tokio::sync::mpsc;

use crate::App;
use crate::room::{Inner, encode};
use crate::table::{Chair, Play, Table};

/// The streams that wait, by person.
#[derive(Default)]
pub(crate) struct Inboxes {
    open: Mutex<HashMap<PersonId, Vec<mpsc::Sender<Bytes>>>>,
}

impl Inboxes {
    /// Sends a person's events here from now on.
    pub fn open(&self, person: PersonId, out: mpsc::Sender<Bytes>) {
        let mut open = self.open.lock().expect("nobody panics with this lock");
        let streams = open.entry(person).or_default();
        streams.retain(|stream| !stream.is_closed());
        streams.push(out);
    }

    fn tell(&self, person: PersonId, table: TableId, kind: PersonalKind) {
        let mut open = self.open.lock().expect("nobody panics with this lock");
        let Some(streams) = open.get_mut(&person) else { return };
        let line = encode(&PersonalEvent { kind, table });
        // A stream that is full is cut off.
        streams.retain(|stream| stream.try_send(line.clone()).is_ok());
        if streams.is_empty() {
            open.remove(&person);
        }
    }
}

impl App {
    /// Tells the players of a table what has become of them.
    pub(crate) fn tell_players(&self, inner: &Inner, before: &Table) {
        let after = &inner.table;
        let game = |table: &Table| table.running().map(|play| play.id);
        let acting = |table: &Table| table.running().map(Play::acting);
        for device in after.chairs.iter().filter_map(Chair::device) {
            let kind = match (game(before), game(after)) {
                (was, Some(is)) if was != Some(is) => PersonalKind::GameStarted,
                (Some(_), None) => PersonalKind::GameEnded,
                _ => {
                    let own = after.seats_of(device);
                    let is = acting(after).is_some_and(|set| own.iter().any(|seat| set.contains(seat)));
                    let was = acting(before).is_some_and(|set| own.iter().any(|seat| set.contains(seat)));
                    if !is || was {
                        continue;
                    }
                    PersonalKind::YourTurn
                }
            };
            self.inboxes.tell(device, after.founding.id, kind);
        }
    }
}
