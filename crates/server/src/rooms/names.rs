//! The names that tables in memory show, kept up to date while people change.

use std::collections::HashMap;

use igroteka_protocol::PersonId;
use igroteka_store::{Person, Role};

use super::{Inner, Rooms};
use crate::App;
use crate::people::person_ref;

/// How many people are looked up at once.
const AT_ONCE: usize = 1000;

impl Rooms {
    /// Updates people in every table in memory, after they were changed or removed. If the store fails, the next sweep
    /// tries again.
    pub async fn refresh_people(&self, app: &App, ids: &[PersonId]) {
        let people = match app.store.people(ids).await {
            Ok(people) => people,
            Err(error) => return tracing::warn!(%error, "names at tables could not be looked up"),
        };
        let found: HashMap<PersonId, Person> = people.into_iter().map(|person| (person.id, person)).collect();
        for room in self.loaded() {
            let mut inner = room.inner.lock().await;
            let mut changed = false;
            for id in ids {
                changed |= inner.refresh_person(*id, found.get(id));
            }
            if changed {
                inner.show_who_is_here(room.id);
            }
        }
    }

    /// Updates everybody whom a table in memory names: another process may have changed or removed them.
    pub(super) async fn refresh_all_people(&self, app: &App) {
        let mut ids = Vec::new();
        for room in self.loaded() {
            ids.extend(room.inner.lock().await.names.keys().copied());
        }
        ids.sort_unstable();
        ids.dedup();
        for some in ids.chunks(AT_ONCE) {
            self.refresh_people(app, some).await;
        }
    }
}

impl Inner {
    /// Updates a person if this table names them; whether something changed.
    fn refresh_person(&mut self, id: PersonId, person: Option<&Person>) -> bool {
        let Some(known) = self.names.get(&id) else { return false };
        let now = person.map(person_ref);
        if now.as_ref() == Some(known) {
            return false;
        }
        self.accounts.retain(|account| *account != id);
        if person.is_some_and(|person| person.role == Role::Account) {
            self.accounts.push(id);
        }
        match now {
            Some(now) => self.names.insert(id, now),
            None => self.names.remove(&id),
        };
        true
    }
}
