//! Permission to think, and how it is paused for others.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use igroteka_catalog::Cancel;
use tokio::sync::oneshot;

use super::Ticket;
use super::queue::{Holder, Queue};
use super::turns::Sharer;
use super::wait::Wait;

/// How long a house bot's search lasts at least before it stands still for another's.
const SLICE: Duration = Duration::from_millis(50);

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
    /// Bots wait for a processor.
    bots_wait: AtomicBool,
    /// Tells those who stand still that something has changed.
    changed: Condvar,
}

impl Processors {
    pub fn new(count: usize) -> Processors {
        Processors {
            count,
            queue: Mutex::new(Queue::new(count)),
            pressed: AtomicBool::new(false),
            bots_wait: AtomicBool::new(false),
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
            granted.push((ticket, Permit::new(self.clone(), holder)));
        }
        self.pressed.store(queue.is_pressed(), Ordering::Relaxed);
        self.bots_wait.store(queue.bots_wait(), Ordering::Relaxed);
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
    began: Instant,
    /// Whether it was given back already.
    is_left: bool,
}

impl Permit {
    fn new(processors: Arc<Processors>, holder: Holder) -> Permit {
        Permit { processors, holder, began: Instant::now(), is_left: false }
    }

    /// The same flag for a search on this permit, which stands still whenever a house bot needs its processor. For
    /// everything that thinks on a permit, except house bots.
    pub fn give_way(&self, cancel: Cancel) -> Cancel {
        let processors = self.processors.clone();
        cancel.with_pause(move || processors.give_way())
    }

    /// Stands still here while house bots need the processor of this permit, which is none of theirs.
    pub fn stand_aside(&self) {
        self.processors.give_way();
    }

    /// Stands still here for a house bot of somebody who has had less, if this search has lasted for a while.
    fn let_others_in(&mut self, sharer: Sharer, wait: &Wait) {
        // Nearly always nobody waits, and this is asked very often.
        if !self.processors.bots_wait.load(Ordering::Relaxed) {
            return;
        }
        let lasted = self.began.elapsed();
        if lasted < SLICE {
            return;
        }
        let (ticket, turn) = oneshot::channel();
        let _waiting = wait.begin();
        let is_interrupted = self.processors.change(|queue| {
            let interrupt = queue.should_interrupt(sharer, lasted);
            if interrupt {
                queue.interrupt_bot(sharer, lasted, ticket);
            }
            interrupt
        });
        if !is_interrupted {
            return;
        }
        self.is_left = true;
        *self = turn.blocking_recv().expect("a bot in the queue gets its turn");
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if !self.is_left {
            let used = self.began.elapsed();
            self.processors.change(|queue| queue.leave(self.holder, used));
        }
    }
}

/// The permit of a house bot, for one search.
pub(crate) struct BotPermit(Arc<Mutex<Permit>>);

impl BotPermit {
    pub(super) fn new(permit: Permit) -> BotPermit {
        BotPermit(Arc::new(Mutex::new(permit)))
    }

    /// The same flag for a search on this permit, which stands still from time to time for the bots of others. Only on
    /// a thread that may be blocked. The permit is given back when this and the flag are dropped.
    pub fn take_turns(&self, cancel: Cancel, sharer: Sharer, wait: Arc<Wait>) -> Cancel {
        let permit = self.0.clone();
        cancel.with_pause(move || {
            // Another thread of the same search may be standing still.
            permit.lock().unwrap_or_else(PoisonError::into_inner).let_others_in(sharer, &wait);
        })
    }
}
