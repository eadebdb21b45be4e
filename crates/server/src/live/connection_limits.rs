//! Limits on open sockets and streams: in total, per address and per identity.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use igroteka_protocol::{ErrorCode, PersonId};
use tokio::sync::OwnedSemaphorePermit;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::rate_limits::{Class, Key};

/// The most connections from one address, which may be a school or a club.
const FROM_ADDRESS: u32 = 1000;

/// The most connections of one identity: a few pages, or a program with a stream for each of its tables.
const OF_PERSON: u32 = 100;

/// When a refused client should try again, in seconds.
const RETRY_AFTER: u32 = 30;

/// The open connections by address and by person.
#[derive(Default)]
pub(crate) struct ConnectionLimits {
    open: Mutex<HashMap<Key, u32>>,
}

impl ConnectionLimits {
    fn open(&self) -> MutexGuard<'_, HashMap<Key, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more connection for each key, unless one of them is at its limit.
    fn acquire(&self, keys: &[Key]) -> bool {
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

    fn release(&self, keys: &[Key]) {
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

/// Permission for one socket or stream; given back when it is dropped.
pub(crate) struct ConnectionPermit {
    app: Arc<App>,
    keys: Vec<Key>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.app.connection_limits.release(&self.keys);
    }
}

/// Admits a new socket or stream, unless a limit is reached.
pub(crate) fn admit(
    app: &Arc<App>,
    address: IpAddr,
    person: Option<PersonId>,
) -> ApiResult<ConnectionPermit> {
    app.charge(Class::Socket, address, person)?;
    if app.nodes.is_severed() {
        return Err(ApiError::new(ErrorCode::Unavailable, "this part of the service has lost its database"));
    }
    let permit = app.sockets.clone().try_acquire_owned().map_err(|_| ApiError::too_many(RETRY_AFTER))?;
    let mut keys = Vec::new();
    if app.config.limits {
        keys.push(Key::address(address));
        keys.extend(person.map(Key::Person));
    }
    if !app.connection_limits.acquire(&keys) {
        return Err(ApiError::too_many(RETRY_AFTER));
    }
    Ok(ConnectionPermit { app: app.clone(), keys, _permit: permit })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_address_and_a_full_person_are_refused_and_others_are_not() {
        let limits = ConnectionLimits::default();
        let school = Key::address("192.0.2.1".parse().expect("an address"));
        let home = Key::address("192.0.2.2".parse().expect("an address"));
        let person = |n| Key::Person(PersonId(n));
        for _ in 0..OF_PERSON {
            assert!(limits.acquire(&[school, person(1)]));
        }
        assert!(!limits.acquire(&[school, person(1)]) && !limits.acquire(&[home, person(1)]));
        for n in u128::from(OF_PERSON)..u128::from(FROM_ADDRESS) {
            assert!(limits.acquire(&[school, person(n + 2)]));
        }
        assert!(!limits.acquire(&[school]), "whoever is there");
        assert!(limits.acquire(&[home, person(2)]));
        limits.release(&[school, person(1)]);
        assert!(limits.acquire(&[school, person(1)]));
    }

    #[test]
    fn closed_connections_are_forgotten() {
        let limits = ConnectionLimits::default();
        let key = Key::Person(PersonId(1));
        assert!(limits.acquire(&[key]) && limits.acquire(&[key]));
        limits.release(&[key]);
        limits.release(&[key]);
        assert!(limits.open().is_empty());
    }
}
