//! Whose password is hashed next. Addresses take turns: one that asks a lot waits for itself.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::http::rate_limits::Key;

/// How many may wait for one key; further ones are refused at once.
pub(super) const MOST_OF_KEY: usize = 16;

/// How many may wait in all.
const MOST: usize = 256;

/// Those who compute and those who wait.
pub(super) struct Turns {
    queue: Arc<Mutex<Queue>>,
}

/// Permission to compute one hash. It passes on when it is dropped.
pub(super) struct Turn {
    queue: Arc<Mutex<Queue>>,
}

struct Queue {
    /// How many more may compute.
    free: usize,
    /// The keys for which somebody waits; the first is next.
    order: VecDeque<Key>,
    waiting: HashMap<Key, VecDeque<oneshot::Sender<Turn>>>,
}

impl Turns {
    /// So many at once.
    pub fn new(at_once: usize) -> Turns {
        let queue = Queue { free: at_once, order: VecDeque::new(), waiting: HashMap::new() };
        Turns { queue: Arc::new(Mutex::new(queue)) }
    }

    /// What resolves when it is this key's turn; `None` if too many wait already.
    pub fn wait(&self, key: Key) -> Option<oneshot::Receiver<Turn>> {
        let (ticket, turn) = oneshot::channel();
        if !lock(&self.queue).add(key, ticket) {
            return None;
        }
        pass_on(&self.queue);
        Some(turn)
    }
}

impl Queue {
    fn add(&mut self, key: Key, ticket: oneshot::Sender<Turn>) -> bool {
        if self.is_full(key) {
            self.drop_gone();
            if self.is_full(key) {
                return false;
            }
        }
        let tickets = self.waiting.entry(key).or_default();
        if tickets.is_empty() {
            self.order.push_back(key);
        }
        tickets.push_back(ticket);
        true
    }

    /// Takes a permit, if one is free, for whoever is next.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        while self.free > 0
            && let Some(key) = self.order.pop_front()
        {
            let tickets = self.waiting.get_mut(&key)?;
            let ticket = tickets.pop_front();
            if tickets.is_empty() {
                self.waiting.remove(&key);
            } else {
                self.order.push_back(key);
            }
            if let Some(ticket) = ticket.filter(|ticket| !ticket.is_closed()) {
                self.free -= 1;
                return Some(ticket);
            }
        }
        None
    }

    fn is_full(&self, key: Key) -> bool {
        self.waiting.get(&key).is_some_and(|tickets| tickets.len() >= MOST_OF_KEY)
            || self.waiting.values().map(VecDeque::len).sum::<usize>() >= MOST
    }

    /// Makes room of those whose request is gone.
    fn drop_gone(&mut self) {
        self.waiting.retain(|_, tickets| {
            tickets.retain(|ticket| !ticket.is_closed());
            !tickets.is_empty()
        });
        self.order.retain(|key| self.waiting.contains_key(key));
    }
}

/// Gives the free permits to those who are next.
fn pass_on(queue: &Arc<Mutex<Queue>>) {
    loop {
        let next = lock(queue).next();
        let Some(ticket) = next else { return };
        // If the request has gone at this moment, the turn comes back here and passes on.
        drop(ticket.send(Turn { queue: Arc::clone(queue) }));
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Turn {
    fn drop(&mut self) {
        lock(&self.queue).free += 1;
        pass_on(&self.queue);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(n: u64) -> Key {
        Key::Login(n)
    }

    #[tokio::test]
    async fn who_asks_once_does_not_wait_for_who_asks_often() {
        let turns = Turns::new(1);
        let first = turns.wait(key(1)).unwrap().await.unwrap();
        let mut often: Vec<_> = (0..MOST_OF_KEY).map(|_| turns.wait(key(1)).unwrap()).collect();
        assert!(turns.wait(key(1)).is_none());
        let mut once = turns.wait(key(2)).unwrap();
        drop(first);
        let second = often[0].try_recv().unwrap();
        assert!(once.try_recv().is_err());
        drop(second);
        let third = once.try_recv().unwrap();
        assert!(often[1].try_recv().is_err());
        drop(third);
        assert!(often[1].try_recv().is_ok());
    }

    #[tokio::test]
    async fn who_has_gone_holds_up_nobody() {
        let turns = Turns::new(1);
        let running = turns.wait(key(1)).unwrap().await.unwrap();
        let gone: Vec<_> = (0..MOST_OF_KEY).map(|_| turns.wait(key(1)).unwrap()).collect();
        drop(gone);
        let mut next = turns.wait(key(1)).unwrap();
        // A turn that was given and never taken passes on too.
        let given = turns.wait(key(2)).unwrap();
        let mut last = turns.wait(key(3)).unwrap();
        drop(running);
        drop(next.try_recv().unwrap());
        drop(given);
        assert!(last.try_recv().is_ok());
    }
}
