//! When a bot has to answer.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::Budget;

/// Tells a bot that its answer is no longer needed; copies share one flag.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// The bot should answer at once, with the best it has.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether that was said.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Watches a budget while a bot thinks: a search counts its positions here and stops when it is told to.
#[derive(Debug)]
pub struct Watch {
    bounds: Bounds,
    nodes: Cell<u64>,
    over: Cell<bool>,
}

/// What ends a thought.
#[derive(Clone, Debug)]
pub(crate) struct Bounds {
    deadline: Option<Instant>,
    limit: u64,
    cancel: Cancel,
    /// One of the threads that share these bounds has the final answer.
    enough: Cancel,
}

impl Watch {
    /// Looking at the clock is dear: only every so many positions.
    const BETWEEN_LOOKS: u64 = 256;

    /// Begins now. `time` is the level's own, for budgets that bound neither time nor positions.
    pub fn start(budget: &Budget, time: Duration) -> Watch {
        let time = budget.time.or_else(|| budget.nodes.is_none().then_some(time));
        Watch::within(Bounds {
            deadline: time.map(|time| Instant::now() + time),
            limit: budget.nodes.unwrap_or(u64::MAX),
            cancel: budget.cancel.clone(),
            enough: Cancel::default(),
        })
    }

    /// A watch with nothing counted yet.
    pub(crate) fn within(bounds: Bounds) -> Watch {
        Watch { bounds, nodes: Cell::new(0), over: Cell::new(false) }
    }

    /// Counts one position; true once the budget is spent, and from then on.
    #[inline]
    pub fn count(&self) -> bool {
        let nodes = self.nodes.get() + 1;
        self.nodes.set(nodes);
        if nodes.is_multiple_of(Watch::BETWEEN_LOOKS) || nodes >= self.bounds.limit {
            self.is_over();
        }
        self.over.get()
    }

    /// Whether the budget is spent, by a look at the clock: for work that takes long a position.
    pub fn is_over(&self) -> bool {
        let Bounds { deadline, limit, cancel, enough } = &self.bounds;
        let spent = self.nodes.get() >= *limit
            || cancel.is_cancelled()
            || enough.is_cancelled()
            || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if spent {
            self.over.set(true);
        }
        self.over.get()
    }

    /// How many positions were counted.
    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// The bounds of each of so many threads: an equal part of the positions that are left, and the same deadline.
    pub(crate) fn shared(&self, threads: usize) -> Bounds {
        let left = self.bounds.limit.saturating_sub(self.nodes.get());
        Bounds { limit: left.div_ceil(threads as u64), enough: Cancel::default(), ..self.bounds.clone() }
    }

    /// Counts what another thread has looked at.
    pub(crate) fn add(&self, nodes: u64) {
        self.nodes.set(self.nodes.get() + nodes);
        self.is_over();
    }

    /// Tells the other threads with these bounds to stop: the answer is found.
    pub(crate) fn enough(&self) {
        self.bounds.enough.cancel();
    }
}
