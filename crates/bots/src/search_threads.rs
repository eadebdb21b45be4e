//! How a budget is split among threads.

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::{Budget, SearchLimits};

/// The threads of one search. A single thread is the caller's own.
pub(crate) struct SearchThreads(Option<ThreadPool>);

/// One thread of a search.
pub(crate) struct Worker<'a> {
    /// Which thread it is, from 0.
    pub index: usize,
    /// How many threads there are.
    pub count: usize,
    /// This thread's part of the budget.
    pub limits: &'a SearchLimits,
}

impl SearchThreads {
    /// A pool of its own with as many threads as the budget allows. If the system refuses to start them, the caller's
    /// thread does the work.
    pub fn new(budget: &Budget) -> SearchThreads {
        let pool = || ThreadPoolBuilder::new().num_threads(budget.threads as usize).build().ok();
        SearchThreads((budget.threads > 1).then(pool).flatten())
    }

    /// Runs `work` on every thread at once, each with an equal part of the remaining nodes and all of the remaining
    /// time. The results are in the order of the threads, so merging them is deterministic.
    pub fn run<T: Send>(&self, limits: &SearchLimits, work: impl Fn(Worker<'_>) -> T + Sync) -> Vec<T> {
        let Some(pool) = &self.0 else { return vec![work(Worker { index: 0, count: 1, limits })] };
        let conditions = limits.split(pool.current_num_threads());
        let answers = pool.broadcast(|context| {
            let limits = SearchLimits::new(conditions.clone());
            let worker = Worker { index: context.index(), count: context.num_threads(), limits: &limits };
            (work(worker), limits.nodes())
        });
        (answers.into_iter())
            .map(|(answer, nodes)| {
                limits.add(nodes);
                answer
            })
            .collect()
    }
}

impl Worker<'_> {
    /// The indices of a list that this thread works on: every `count`-th one.
    pub fn strided(&self, len: usize) -> impl Iterator<Item = usize> + use<> {
        (self.index..len).step_by(self.count)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;

    fn budget(threads: u32, nodes: Option<u64>) -> Budget {
        Budget { threads, nodes, time: Some(Duration::from_mins(1)), ..Budget::default() }
    }

    #[test]
    fn a_single_thread_is_the_callers() {
        let budget = budget(1, Some(100));
        let limits = SearchLimits::start(&budget, Duration::ZERO);
        let answers = SearchThreads::new(&budget).run(&limits, |worker| {
            assert_eq!(worker.strided(3).collect::<Vec<_>>(), [0, 1, 2]);
            worker.limits.count_node();
            thread::current().id()
        });
        assert_eq!(answers, [thread::current().id()]);
        assert_eq!(limits.nodes(), 1);
    }

    #[test]
    fn threads_split_the_nodes_and_answer_in_order() {
        let budget = budget(3, Some(1_000));
        let limits = SearchLimits::start(&budget, Duration::ZERO);
        for _ in 0..100 {
            limits.count_node();
        }
        let answers = SearchThreads::new(&budget).run(&limits, |worker| {
            while !worker.limits.count_node() {}
            let places: Vec<usize> = worker.strided(5).collect();
            (worker.index, worker.limits.nodes(), places, thread::current().id())
        });
        let (mut numbers, mut all_places, mut ids) = (Vec::new(), Vec::new(), HashSet::new());
        for (number, nodes, places, id) in answers {
            // A third of the 900 that were left.
            assert_eq!(nodes, 300);
            numbers.push(number);
            all_places.push(places);
            ids.insert(id);
        }
        assert_eq!(numbers, [0, 1, 2]);
        assert_eq!(all_places, [vec![0, 3], vec![1, 4], vec![2]]);
        assert_eq!(ids.len(), 3, "no more threads than asked for, and no fewer");
        assert!(!ids.contains(&thread::current().id()));
        assert_eq!(limits.nodes(), 1_000);
        assert!(limits.should_stop());
    }

    #[test]
    fn the_thread_that_has_the_answer_stops_the_others() {
        let budget = budget(2, None);
        let limits = SearchLimits::start(&budget, Duration::ZERO);
        let began = Instant::now();
        let threads = SearchThreads::new(&budget);
        threads.run(&limits, |worker| match worker.index {
            0 => worker.limits.stop_others(),
            _ => while !worker.limits.count_node() {},
        });
        // It took far less time than allowed, and the rest of the budget can still be used.
        assert!(began.elapsed() < Duration::from_secs(30));
        assert!(!limits.should_stop());
        assert!(threads.run(&limits, |worker| !worker.limits.should_stop()).into_iter().all(|fresh| fresh));
    }

    #[test]
    fn cancelling_reaches_every_thread() {
        let budget = budget(4, None);
        let limits = SearchLimits::start(&budget, Duration::ZERO);
        let began = Instant::now();
        SearchThreads::new(&budget).run(&limits, |worker| {
            if worker.index == 0 {
                budget.cancel.cancel();
            }
            while !worker.limits.count_node() {}
        });
        assert!(began.elapsed() < Duration::from_secs(30));
        assert!(limits.should_stop());
    }
}
