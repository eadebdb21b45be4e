//! Who waits for a processor, and whose turn it is. Pure: nothing here waits.

use std::time::Duration;

use super::turns::{Sharer, Turns};
use super::{Class, Ticket};

/// How many may wait in all, house bots not counted.
pub(super) const MOST: usize = 200;

/// How many may wait behind one address.
pub(super) const MOST_OF_ADDRESS: usize = 100;

/// How many may wait on one account.
pub(super) const MOST_OF_SHARER: usize = 4;

/// How many searches of house bots may stand still at once; each holds a thread.
pub(super) const MOST_INTERRUPTED: usize = 64;

/// Who has a permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    /// A house bot, at a table of this account.
    Bot(Sharer),
    /// Somebody on this account.
    Other(Sharer),
}

/// A house bot that waits.
struct Bot<T> {
    ticket: T,
    /// Whether its search has begun and stands still.
    is_interrupted: bool,
}

/// Somebody else who waits.
struct Other<T> {
    class: Class,
    ticket: T,
}

impl<T: Ticket> Ticket for Bot<T> {
    fn is_gone(&self) -> bool {
        self.ticket.is_gone()
    }
}

impl<T: Ticket> Ticket for Other<T> {
    fn is_gone(&self) -> bool {
        self.ticket.is_gone()
    }
}

/// Those who think and those who wait.
pub(super) struct Queue<T> {
    processors: usize,
    bots: usize,
    waiting_bots: Turns<Bot<T>>,
    /// How many of the waiting bots have a search that stands still.
    interrupted: usize,
    others: usize,
    /// How many of the others stand still because bots need the processor.
    paused: usize,
    waiting: Turns<Other<T>>,
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
            waiting_bots: Turns::new(),
            interrupted: 0,
            others: 0,
            paused: 0,
            waiting: Turns::new(),
        }
    }

    /// A house bot waits.
    pub fn add_bot(&mut self, sharer: Sharer, ticket: T) {
        self.waiting_bots.add(sharer, Bot { ticket, is_interrupted: false }, |_| true);
    }

    /// Whether house bots wait.
    pub fn bots_wait(&self) -> bool {
        !self.waiting_bots.is_empty()
    }

    /// Whether the search of a house bot that has lasted so long should stand still for another's.
    pub fn should_interrupt(&self, sharer: Sharer, lasted: Duration) -> bool {
        self.interrupted < MOST_INTERRUPTED && self.waiting_bots.is_wanted(sharer, lasted)
    }

    /// The search of a house bot stands still, and goes on before others of the same account begin.
    pub fn interrupt_bot(&mut self, sharer: Sharer, lasted: Duration, ticket: T) {
        self.leave(Holder::Bot(sharer), lasted);
        self.interrupted += 1;
        self.waiting_bots.add(sharer, Bot { ticket, is_interrupted: true }, |other| other.is_interrupted);
    }

    /// Somebody else waits, unless too many do.
    pub fn add(&mut self, class: Class, sharer: Sharer, ticket: T) -> bool {
        if self.is_full(sharer) {
            self.waiting.drop_gone();
            if self.is_full(sharer) {
                return false;
            }
        }
        // After those of the same class.
        self.waiting.add(sharer, Other { class, ticket }, |other| other.class <= class);
        true
    }

    /// Gives a permit to whoever is next, if one is free.
    pub fn next(&mut self) -> Option<(Holder, T)> {
        if self.bots < self.processors
            && let Some((sharer, bot)) = self.waiting_bots.next(|_, _| true)
        {
            self.bots += 1;
            self.interrupted -= usize::from(bot.is_interrupted);
            return Some((Holder::Bot(sharer), bot.ticket));
        }
        if !self.has_room() {
            return None;
        }
        // A person has one permit, unless nobody else wants it for a review.
        let may = |other: &Other<T>, running| running == 0 || other.class == Class::Review;
        let (sharer, other) = self.waiting.next(may)?;
        self.others += 1;
        Some((Holder::Other(sharer), other.ticket))
    }

    /// A permit is given back after this time.
    pub fn leave(&mut self, holder: Holder, used: Duration) {
        match holder {
            Holder::Bot(sharer) => {
                self.bots -= 1;
                self.waiting_bots.leave(sharer, used);
            }
            Holder::Other(sharer) => {
                self.others -= 1;
                self.waiting.leave(sharer, used);
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

    fn is_full(&self, sharer: Sharer) -> bool {
        self.waiting.len() >= MOST
            || self.waiting.len_behind(sharer) >= MOST_OF_ADDRESS
            || self.waiting.len_of(sharer) >= MOST_OF_SHARER
    }
}
