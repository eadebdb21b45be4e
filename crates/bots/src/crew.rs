//! How a budget is shared among threads.

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::{Budget, Watch};

/// The threads that think about one question. A single one is the thread that asks.
pub(crate) struct Crew(Option<ThreadPool>);

/// One thread's part of the work.
pub(crate) struct Part<'a> {
    /// Which thread it is, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// Watches this thread's share of the budget.
    pub watch: &'a Watch,
}

impl Crew {
    /// As many threads as the budget allows, its own and nobody else's. Where the system gives none, one must do.
    pub fn of(budget: &Budget) -> Crew {
        let pool = || ThreadPoolBuilder::new().num_threads(budget.threads as usize).build().ok();
        Crew((budget.threads > 1).then(pool).flatten())
    }

    /// Lets every thread work at once on its share of what is left: equal parts of the positions, all of the time. The
    /// answers come in the order of the threads, so what each finds alone is put together in the same way every time.
    pub fn share<T: Send>(&self, watch: &Watch, work: impl Fn(Part<'_>) -> T + Sync) -> Vec<T> {
        let Some(pool) = &self.0 else { return vec![work(Part { number: 0, of: 1, watch })] };
        let bounds = watch.shared(pool.current_num_threads());
        let answers = pool.broadcast(|context| {
            let watch = Watch::within(bounds.clone());
            let part = Part { number: context.index(), of: context.num_threads(), watch: &watch };
            (work(part), watch.nodes())
        });
        (answers.into_iter())
            .map(|(answer, nodes)| {
                watch.add(nodes);
                answer
            })
            .collect()
    }
}

impl Part<'_> {
    /// The places of a list that are this thread's, where every thread takes its turn.
    pub fn places(&self, len: usize) -> impl Iterator<Item = usize> + use<> {
        (self.number..len).step_by(self.of)
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
    fn one_thread_is_the_one_that_asks() {
        let budget = budget(1, Some(100));
        let watch = Watch::start(&budget, Duration::ZERO);
        let answers = Crew::of(&budget).share(&watch, |part| {
            assert_eq!(part.places(3).collect::<Vec<_>>(), [0, 1, 2]);
            part.watch.count();
            thread::current().id()
        });
        assert_eq!(answers, [thread::current().id()]);
        assert_eq!(watch.nodes(), 1);
    }

    #[test]
    fn threads_share_the_positions_and_answer_in_order() {
        let budget = budget(3, Some(1_000));
        let watch = Watch::start(&budget, Duration::ZERO);
        for _ in 0..100 {
            watch.count();
        }
        let answers = Crew::of(&budget).share(&watch, |part| {
            while !part.watch.count() {}
            let places: Vec<usize> = part.places(5).collect();
            (part.number, part.watch.nodes(), places, thread::current().id())
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
        assert_eq!(watch.nodes(), 1_000);
        assert!(watch.is_over());
    }

    #[test]
    fn whoever_has_the_answer_stops_the_others() {
        let budget = budget(2, None);
        let watch = Watch::start(&budget, Duration::ZERO);
        let began = Instant::now();
        let crew = Crew::of(&budget);
        crew.share(&watch, |part| match part.number {
            0 => part.watch.enough(),
            _ => while !part.watch.count() {},
        });
        // Far less than was allowed; and the rest of the budget is there for what comes next.
        assert!(began.elapsed() < Duration::from_secs(30));
        assert!(!watch.is_over());
        assert!(crew.share(&watch, |part| !part.watch.is_over()).into_iter().all(|fresh| fresh));
    }

    #[test]
    fn cancelling_reaches_every_thread() {
        let budget = budget(4, None);
        let watch = Watch::start(&budget, Duration::ZERO);
        let began = Instant::now();
        Crew::of(&budget).share(&watch, |part| {
            if part.number == 0 {
                budget.cancel.cancel();
            }
            while !part.watch.count() {}
        });
        assert!(began.elapsed() < Duration::from_secs(30));
        assert!(watch.is_over());
    }
}
