//! Events of one person at any table, for programs that wait for a game.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use igroteka_protocol::{PersonId, PersonalEvent, PersonalKind, TableId};
use igroteka_store::Hint;
use tokio::sync::{Notify, mpsc};

use crate::App;
use crate::rooms::{Inner, Origin, encode};
use crate::table::{Chair, Play, Table};

/// The open event streams by person.
#[derive(Default)]
pub(crate) struct Inboxes {
    open: Mutex<HashMap<PersonId, Vec<Reader>>>,
}

/// One event stream.
struct Reader {
    out: mpsc::Sender<Bytes>,
    /// Tells a reader that it was too slow and is cut off.
    cut: Arc<Notify>,
    /// The last entry of each table that it was told of: another node may tell what we have seen ourselves.
    told: HashMap<TableId, u64>,
}

/// The most tables of which a reader's last entry is known.
const MOST_TOLD: usize = 1000;

impl Inboxes {
    /// Opens a stream for a person's events.
    pub fn open(&self, person: PersonId, out: mpsc::Sender<Bytes>, cut: Arc<Notify>) {
        let mut open = self.open.lock().expect("nobody panics with this lock");
        open.entry(person).or_default().push(Reader { out, cut, told: HashMap::new() });
    }

    /// Removes a stream that has ended.
    pub fn close(&self, person: PersonId, cut: &Arc<Notify>) {
        let mut open = self.open.lock().expect("nobody panics with this lock");
        let Some(readers) = open.get_mut(&person) else { return };
        readers.retain(|reader| !Arc::ptr_eq(&reader.cut, cut));
        if readers.is_empty() {
            open.remove(&person);
        }
    }

    /// Ends all streams, after something may have been missed: better no stream than one with a gap.
    pub fn cut_all(&self) {
        let open = self.open.lock().expect("nobody panics with this lock");
        for reader in open.values().flatten() {
            reader.cut.notify_one();
        }
    }

    /// Tells somebody what happened with an entry of a table, unless they know already.
    pub(crate) fn tell(&self, person: PersonId, table: TableId, seq: u64, kind: PersonalKind) {
        let mut open = self.open.lock().expect("nobody panics with this lock");
        let Some(readers) = open.get_mut(&person) else { return };
        let line = encode(&PersonalEvent { kind, table });
        for reader in readers {
            if reader.told.get(&table).is_some_and(|told| *told >= seq) {
                continue;
            }
            if reader.told.len() >= MOST_TOLD {
                reader.told.clear();
            }
            reader.told.insert(table, seq);
            // A reader that is too slow is cut off: better no stream than one with a gap.
            if reader.out.try_send(line.clone()).is_err() {
                reader.cut.notify_one();
            }
        }
    }
}

impl App {
    /// Tells the players of a table that a game began or ended, or that it is their turn.
    pub(crate) fn tell_players(&self, inner: &Inner, before: &Table, origin: Origin) {
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
            let (table, seq) = (after.founding.id, after.seq);
            self.inboxes.tell(device, table, seq, kind);
            if origin == Origin::Here {
                self.nodes.tell(Hint::Personal { person: device, table, seq, kind });
            }
        }
    }
}
