//! From which addresses people came last. House bots think on the account of whoever set up their table, who may be gone.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use igroteka_protocol::PersonId;

use super::Sharer;

/// The most people that are remembered. In memory only: addresses are not stored.
const MOST: usize = 50_000;

/// The addresses from which people did something last.
#[derive(Default)]
pub(crate) struct Addresses(Mutex<HashMap<PersonId, IpAddr>>);

impl Addresses {
    /// Somebody did something from here.
    pub fn note(&self, person: PersonId, address: IpAddr) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST && !known.contains_key(&person) {
            // Whoever is still there is noted again soon; until then they are by themselves.
            known.clear();
        }
        known.insert(person, address);
    }

    /// On whose account something is done for somebody.
    pub fn sharer(&self, person: PersonId) -> Sharer {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Sharer::new(person, known.get(&person).copied())
    }
}
