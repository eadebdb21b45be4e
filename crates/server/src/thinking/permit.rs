//! Permission to think, and how it is paused for a house bot.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use igroteka_catalog::Cancel;
use tokio::sync::oneshot;

use super::queue::{Holder, Queue, Ticket};

impl Ticket for oneshot::Sender<Permit> {
    fn is_gone(&self) -> bool {
        self.is_closed()
    }
}

/// The processors and the queue before them.
pub(super) struct Processors {
    count: usize,
    queue: Mutex<Queue<oneshot::Sender<Permit>>>,
    /// Bots need a processor on which somebody else thinks.
    pressed: AtomicBool,
    /// Tells those who stand still that something has changed.
    changed: Condvar,
}

impl Processors {
    pub fn new(count: usize) -> Processors {
        Processors {
            count,
            queue: Mutex::new(Queue::new(count)),
            pressed: AtomicBool::new(false),
            changed: Condvar::new(),
        }
    }

    pub fn count(&self) -> usize {
        self.count
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Permit>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the queue, and lets those think whose turn it is then.
    pub fn change<T>(
        self: &Arc<Processors>,
        change: impl FnOnce(&mut Queue<oneshot::Sender<Permit>>) -> T,
    ) -> T {
        let mut queue = self.queue();
        let result = change(&mut queue);
        let mut granted = Vec::new();
        while let Some((holder, ticket)) = queue.next() {
            granted.push((ticket, Permit { processors: self.clone(), holder }));
        }
        self.pressed.store(queue.is_pressed(), Ordering::Relaxed);
        drop(queue);
        self.changed.notify_all();
        for (ticket, permit) in granted {
            // Whoever went away meanwhile leaves the permit here, and it is given back.
            let _ = ticket.send(permit);
        }
        result
    }

    /// Stands still while bots need this processor.
    fn give_way(&self) {
        // Nearly always nobody does, and this is asked very often.
        if !self.pressed.load(Ordering::Relaxed) {
            return;
        }
        let mut queue = self.queue();
        if !queue.is_pressed() {
            return;
        }
        queue.pause();
        self.pressed.store(queue.is_pressed(), Ordering::Relaxed);
        while !queue.resume() {
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Permission to think on one thread, given back when it is dropped.
pub(crate) struct Permit {
    processors: Arc<Processors>,
    holder: Holder,
}

impl Permit {
    /// The same flag for a search on this permit: unless that is a house bot's, it stands still whenever a house bot
    /// needs its processor. For everything that thinks on a permit.
    pub fn give_way(&self, cancel: Cancel) -> Cancel {
        match self.holder {
            Holder::Bot => cancel,
            Holder::Other(_) => {
                let processors = self.processors.clone();
                cancel.with_pause(move || processors.give_way())
            }
        }
    }

    /// Stands still here while house bots need the processor of this permit, which is none of theirs.
    pub fn stand_aside(&self) {
        self.processors.give_way();
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.processors.change(|queue| queue.leave(self.holder));
    }
}
