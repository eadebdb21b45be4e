//! The open sockets and streams: how many there may be, of all, from one address and of one identity.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use igroteka_protocol::PersonId;
use tokio::sync::OwnedSemaphorePermit;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::limits::{Class, Key};

/// The most that come from one address: a school, or a club.
const FROM_ADDRESS: u32 = 1000;

/// The most of one identity: a few pages, or a program with a stream for each of its tables.
const OF_PERSON: u32 = 100;

/// When to come again if there is no room, in seconds.
const AGAIN: u32 = 30;

/// How many are open.
#[derive(Default)]
pub(crate) struct Doors {
    open: Mutex<HashMap<Key, u32>>,
}

impl Doors {
    fn open(&self) -> MutexGuard<'_, HashMap<Key, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more for each of these, unless one of them has as many as it may.
    fn enter(&self, keys: &[Key]) -> bool {
        let mut open = self.open();
        let most = |key: &Key| if matches!(key, Key::Address(_)) { FROM_ADDRESS } else { OF_PERSON };
        let room = |key: &Key| open.get(key).is_none_or(|count| *count < most(key));
        if !keys.iter().all(room) {
            return false;
        }
        for key in keys {
            *open.entry(*key).or_default() += 1;
        }
        true
    }

    fn leave(&self, keys: &[Key]) {
        let mut open = self.open();
        for key in keys {
            if let Some(count) = open.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    open.remove(key);
                }
            }
        }
    }
}

/// A socket's or stream's place; free again when it is dropped.
pub(crate) struct Place {
    app: Arc<App>,
    keys: Vec<Key>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.doors.leave(&self.keys);
    }
}

/// A place for a new socket or stream, if there is one.
pub(crate) fn admit(app: &Arc<App>, address: IpAddr, person: Option<PersonId>) -> ApiResult<Place> {
    app.charge(Class::Socket, address, person)?;
    let permit = app.sockets.clone().try_acquire_owned().map_err(|_| ApiError::too_many(AGAIN))?;
    let mut keys = Vec::new();
    if app.config.limits {
        keys.push(Key::address(address));
        keys.extend(person.map(Key::Person));
    }
    if !app.doors.enter(&keys) {
        return Err(ApiError::too_many(AGAIN));
    }
    Ok(Place { app: app.clone(), keys, _permit: permit })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_address_and_a_full_person_are_refused_and_others_are_not() {
        let doors = Doors::default();
        let school = Key::address("192.0.2.1".parse().expect("an address"));
        let home = Key::address("192.0.2.2".parse().expect("an address"));
        let person = |n| Key::Person(PersonId(n));
        for _ in 0..OF_PERSON {
            assert!(doors.enter(&[school, person(1)]));
        }
        assert!(!doors.enter(&[school, person(1)]) && !doors.enter(&[home, person(1)]));
        for n in u128::from(OF_PERSON)..u128::from(FROM_ADDRESS) {
            assert!(doors.enter(&[school, person(n + 2)]));
        }
        assert!(!doors.enter(&[school]), "whoever is there");
        assert!(doors.enter(&[home, person(2)]));
        doors.leave(&[school, person(1)]);
        assert!(doors.enter(&[school, person(1)]));
    }

    #[test]
    fn those_who_left_are_forgotten() {
        let doors = Doors::default();
        let key = Key::Person(PersonId(1));
        assert!(doors.enter(&[key]) && doors.enter(&[key]));
        doors.leave(&[key]);
        doors.leave(&[key]);
        assert!(doors.open().is_empty());
    }
}
