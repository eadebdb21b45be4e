//! When a bot has to answer.

use std::cell::Cell;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::Budget;

/// Tells a bot that its answer is no longer needed; clones share one flag.
#[derive(Clone, Default)]
pub struct Cancel {
    flag: Arc<AtomicBool>,
    pause: Option<Arc<dyn Fn() + Send + Sync>>,
}

impl Cancel {
    /// The same flag, with something to be called whenever a search looks at it: the search goes on when it returns, so
    /// it can wait there while its processor is needed for something more urgent. It is called very often.
    #[must_use]
    pub fn with_pause(self, pause: impl Fn() + Send + Sync + 'static) -> Cancel {
        Cancel { pause: Some(Arc::new(pause)), ..self }
    }

    /// Asks the bot to answer at once, with the best move it has.
    pub fn cancel(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether [`Cancel::cancel`] was called.
    pub fn is_cancelled(&self) -> bool {
        if let Some(pause) = &self.pause {
            pause();
        }
        self.flag.load(Ordering::Relaxed)
    }
}

impl fmt::Debug for Cancel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Cancel").field(&self.flag.load(Ordering::Relaxed)).finish()
    }
}

/// The limits of a running search: it counts its nodes here and stops when told to.
#[derive(Debug)]
pub struct SearchLimits {
    conditions: StopConditions,
    nodes: Cell<u64>,
    stopped: Cell<bool>,
}

/// What stops a search.
#[derive(Clone, Debug)]
pub(crate) struct StopConditions {
    deadline: Option<Instant>,
    max_nodes: u64,
    cancel: Cancel,
    /// One of the threads that share these conditions has the final answer.
    answered: Cancel,
}

impl SearchLimits {
    /// Reading the clock is expensive; check it every 256 nodes.
    const CLOCK_INTERVAL: u64 = 256;

    /// Starts the clock. `time` is the level's own, for budgets that limit neither time nor nodes.
    pub fn start(budget: &Budget, time: Duration) -> SearchLimits {
        let time = budget.time.or_else(|| budget.nodes.is_none().then_some(time));
        SearchLimits::new(StopConditions {
            deadline: time.map(|time| Instant::now() + time),
            max_nodes: budget.nodes.unwrap_or(u64::MAX),
            cancel: budget.cancel.clone(),
            answered: Cancel::default(),
        })
    }

    /// Limits with no nodes counted yet.
    pub(crate) fn new(conditions: StopConditions) -> SearchLimits {
        SearchLimits { conditions, nodes: Cell::new(0), stopped: Cell::new(false) }
    }

    /// Counts one node; true once the search has to stop, and from then on.
    #[inline]
    pub fn count_node(&self) -> bool {
        let nodes = self.nodes.get() + 1;
        self.nodes.set(nodes);
        if nodes.is_multiple_of(SearchLimits::CLOCK_INTERVAL) || nodes >= self.conditions.max_nodes {
            self.should_stop();
        }
        self.stopped.get()
    }

    /// Whether the search has to stop. Always reads the clock, so it is meant for work that takes long per node.
    pub fn should_stop(&self) -> bool {
        let StopConditions { deadline, max_nodes, cancel, answered } = &self.conditions;
        let stop = self.nodes.get() >= *max_nodes
            || cancel.is_cancelled()
            || answered.is_cancelled()
            || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if stop {
            self.stopped.set(true);
        }
        self.stopped.get()
    }

    /// How many nodes were counted.
    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// The conditions for each of `threads` threads: an equal part of the remaining nodes, and the same deadline.
    pub(crate) fn split(&self, threads: usize) -> StopConditions {
        let left = self.conditions.max_nodes.saturating_sub(self.nodes.get());
        StopConditions {
            max_nodes: left.div_ceil(threads as u64),
            answered: Cancel::default(),
            ..self.conditions.clone()
        }
    }

    /// Adds the nodes of another thread.
    pub(crate) fn add(&self, nodes: u64) {
        self.nodes.set(self.nodes.get() + nodes);
        self.should_stop();
    }

    /// Stops the other threads that share these conditions: the answer is found.
    pub(crate) fn stop_others(&self) {
        self.conditions.answered.cancel();
    }
}
