//! A cache of tokens, so that a move does not cost a query.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use igroteka_protocol::{PersonId, Scope};
use igroteka_store::{Person, TokenHash};

/// The most tokens in the cache.
const MOST: usize = 10_000;

/// How long an entry is valid, in milliseconds: another process may have revoked the token meanwhile.
const LASTS: i64 = 60_000;

/// Tokens with their people.
#[derive(Default)]
pub struct TokenCache(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    /// Counts invalidations. An answer of the store from before the last one is not cached.
    generation: u64,
    known: HashMap<TokenHash, Known>,
}

struct Known {
    person: Person,
    scope: Scope,
    until: i64,
}

impl TokenCache {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose token this is, if it is cached.
    pub fn get(&self, hash: &TokenHash, now: i64) -> Option<(Person, Scope)> {
        let inner = self.lock();
        // If the clock is set back, entries expire instead of living for ever.
        let fresh = |known: &&Known| now < known.until && known.until - now <= LASTS;
        inner.known.get(hash).filter(fresh).map(|known| (known.person.clone(), known.scope))
    }

    /// To be read before the query and passed to [`TokenCache::put`].
    pub fn generation(&self) -> u64 {
        self.lock().generation
    }

    /// Caches an answer of the store, unless something was invalidated since the query.
    pub fn put(
        &self,
        hash: TokenHash,
        person: Person,
        scope: Scope,
        expires_at: Option<i64>,
        now: i64,
        generation: u64,
    ) {
        let mut inner = self.lock();
        if inner.generation != generation {
            return;
        }
        if inner.known.len() >= MOST {
            inner.known.retain(|_, known| known.until > now);
        }
        if inner.known.len() >= MOST {
            inner.known.clear();
        }
        let until = expires_at.map_or(now + LASTS, |end| end.min(now + LASTS));
        inner.known.insert(hash, Known { person, scope, until });
    }

    /// Invalidates all tokens of a person and of the bots and companions they own.
    pub fn forget(&self, person: PersonId) {
        let mut inner = self.lock();
        inner.generation += 1;
        inner.known.retain(|_, known| known.person.id != person && known.person.owner != Some(person));
    }

    /// Invalidates all tokens.
    pub fn forget_all(&self) {
        let mut inner = self.lock();
        inner.generation += 1;
        inner.known.clear();
    }
}

#[cfg(test)]
mod tests {
    use igroteka_store::Role;

    use super::*;

    fn person(id: u128, owner: Option<u128>) -> Person {
        Person {
            id: PersonId(id),
            role: Role::Guest,
            name: "Ann".into(),
            login: None,
            password: None,
            owner: owner.map(PersonId),
            created_at: 0,
            seen_at: 0,
        }
    }

    fn hash(n: u32) -> TokenHash {
        let mut hash = [0; 32];
        hash[..4].copy_from_slice(&n.to_be_bytes());
        hash
    }

    fn known(cache: &TokenCache, n: u32, now: i64) -> bool {
        cache.get(&hash(n), now).is_some()
    }

    #[test]
    fn a_token_is_remembered_for_a_minute() {
        let cache = TokenCache::default();
        cache.put(hash(1), person(1, None), Scope::Full, None, 1000, 0);
        cache.put(hash(2), person(2, None), Scope::Full, Some(5000), 1000, 0);
        assert!(known(&cache, 1, 1000) && known(&cache, 1, 60_999) && !known(&cache, 1, 61_000));
        assert!(known(&cache, 2, 4999) && !known(&cache, 2, 5000));
        assert!(!known(&cache, 1, -1_000_000), "the clock was set back");
    }

    #[test]
    fn what_was_forgotten_is_not_remembered_by_a_late_answer() {
        let cache = TokenCache::default();
        let before = cache.generation();
        cache.forget(PersonId(1));
        cache.put(hash(1), person(1, None), Scope::Full, None, 0, before);
        assert!(!known(&cache, 1, 0));
    }

    #[test]
    fn an_owner_takes_their_bots_along() {
        let cache = TokenCache::default();
        cache.put(hash(1), person(1, None), Scope::Full, None, 0, 0);
        cache.put(hash(2), person(2, Some(1)), Scope::Play, None, 0, 0);
        cache.put(hash(3), person(3, None), Scope::Full, None, 0, 0);
        cache.forget(PersonId(1));
        assert_eq!([1, 2, 3].map(|n| known(&cache, n, 0)), [false, false, true]);
    }

    #[test]
    fn memory_is_bounded() {
        let cache = TokenCache::default();
        for n in 0..25_000 {
            cache.put(hash(n), person(u128::from(n), None), Scope::Full, None, 0, 0);
        }
        assert!(cache.lock().known.len() <= MOST);
        assert!(known(&cache, 24_999, 0));
    }
}
