//! Who waits for a processor, and whose turn it is. Pure: nothing here waits.

use std::collections::{HashMap, VecDeque};

use super::Class;
use crate::http::rate_limits::Key;

/// How many may wait in all, house bots not counted.
pub(super) const MOST: usize = 200;

/// How many may wait for one key.
pub(super) const MOST_OF_KEY: usize = 4;

/// Somebody who waits.
pub(super) trait Ticket {
    /// Whether they have stopped waiting.
    fn is_gone(&self) -> bool;
}

/// Who has a permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    /// A house bot.
    Bot,
    /// Somebody with this key.
    Other(Key),
}

/// Those who think and those who wait.
pub(super) struct Queue<T> {
    processors: usize,
    bots: usize,
    waiting_bots: VecDeque<T>,
    others: usize,
    /// How many of the others stand still because bots need the processor.
    paused: usize,
    /// How many permits each key has.
    running: HashMap<Key, usize>,
    /// The keys for which somebody waits; the first is next.
    turns: VecDeque<Key>,
    waiting: HashMap<Key, Vec<(Class, T)>>,
}

/// How many permits there are for others than bots: one processor is kept free, if there is more than one.
pub(super) fn shared(processors: usize) -> usize {
    processors.saturating_sub(1).max(1)
}

impl<T: Ticket> Queue<T> {
    pub fn new(processors: usize) -> Queue<T> {
        Queue {
            processors: processors.max(1),
            bots: 0,
            waiting_bots: VecDeque::new(),
            others: 0,
            paused: 0,
            running: HashMap::new(),
            turns: VecDeque::new(),
            waiting: HashMap::new(),
        }
    }

    /// A house bot waits.
    pub fn add_bot(&mut self, ticket: T) {
        self.waiting_bots.push_back(ticket);
    }

    /// Somebody else waits, unless too many do.
    pub fn add(&mut self, class: Class, key: Key, ticket: T) -> bool {
        if self.is_full(key) {
            self.drop_gone();
            if self.is_full(key) {
                return false;
            }
        }
        let tickets = self.waiting.entry(key).or_default();
        if tickets.is_empty() {
            self.turns.push_back(key);
        }
        // After those of the same class.
        let place = tickets.partition_point(|(other, _)| *other <= class);
        tickets.insert(place, (class, ticket));
        true
    }

    /// Gives a permit to whoever is next, if one is free.
    pub fn next(&mut self) -> Option<(Holder, T)> {
        while self.bots < self.processors
            && let Some(ticket) = self.waiting_bots.pop_front()
        {
            if !ticket.is_gone() {
                self.bots += 1;
                return Some((Holder::Bot, ticket));
            }
        }
        while self.has_room()
            && let Some(place) = self.next_turn()
        {
            let key = self.turns.remove(place)?;
            let tickets = self.waiting.get_mut(&key)?;
            let (_, ticket) = tickets.remove(0);
            if tickets.is_empty() {
                self.waiting.remove(&key);
            } else {
                self.turns.push_back(key);
            }
            if !ticket.is_gone() {
                self.others += 1;
                *self.running.entry(key).or_default() += 1;
                return Some((Holder::Other(key), ticket));
            }
        }
        None
    }

    /// A permit is given back.
    pub fn leave(&mut self, holder: Holder) {
        match holder {
            Holder::Bot => self.bots -= 1,
            Holder::Other(key) => {
                self.others -= 1;
                if let Some(permits) = self.running.get_mut(&key) {
                    *permits -= 1;
                    if *permits == 0 {
                        self.running.remove(&key);
                    }
                }
            }
        }
    }

    /// Whether bots need a processor on which somebody else thinks.
    pub fn is_pressed(&self) -> bool {
        self.bots > 0 && self.bots + self.others - self.paused > self.processors
    }

    /// One of the others stands still from now on.
    pub fn pause(&mut self) {
        self.paused += 1;
    }

    /// One who stood still goes on, if there is room again.
    pub fn resume(&mut self) -> bool {
        let room = self.bots == 0 || self.bots + self.others - self.paused < self.processors;
        if room {
            self.paused -= 1;
        }
        room
    }

    /// Whether one more of the others may think. Those who stand still go first.
    fn has_room(&self) -> bool {
        self.waiting_bots.is_empty()
            && self.paused == 0
            && self.others < shared(self.processors)
            && self.bots + self.others < self.processors
    }

    /// The place of the first key that has no permit; if there is none, of the first that waits with a review.
    fn next_turn(&self) -> Option<usize> {
        let idle = self.turns.iter().position(|key| !self.running.contains_key(key));
        let reviews =
            |key: &Key| matches!(self.waiting.get(key).and_then(|all| all.first()), Some((Class::Review, _)));
        idle.or_else(|| self.turns.iter().position(reviews))
    }

    fn is_full(&self, key: Key) -> bool {
        self.waiting.values().map(Vec::len).sum::<usize>() >= MOST
            || self.waiting.get(&key).is_some_and(|tickets| tickets.len() >= MOST_OF_KEY)
    }

    /// Makes room of those who have stopped waiting.
    fn drop_gone(&mut self) {
        self.waiting.retain(|_, tickets| {
            tickets.retain(|(_, ticket)| !ticket.is_gone());
            !tickets.is_empty()
        });
        self.turns.retain(|key| self.waiting.contains_key(key));
    }
}
