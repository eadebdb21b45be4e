//! Reviews on several threads: each works on one decision at a time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use igroteka_game::Record;

use crate::options::{Options, ReviewError};
use crate::plan::{Finding, Plan, Progress};
use crate::review::Review;

/// Reviews a game on so many threads. With a budget of positions, the review is the same as on one.
pub fn review(
    record: &Record,
    options: &Options,
    threads: usize,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<Review, ReviewError> {
    carry_out(Plan::new(record, options)?, threads, progress)
}

/// The same for a plan that was made before.
pub fn carry_out(
    plan: Plan,
    threads: usize,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<Review, ReviewError> {
    let all = plan.tasks().len();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let findings: Mutex<Vec<Option<Finding>>> = Mutex::new(vec![None; all]);
    let failure: Mutex<Option<ReviewError>> = Mutex::new(None);
    progress(Progress { done: 0, all });
    let work = || {
        let mut worker = plan.worker();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= all {
                return;
            }
            match worker.run(number) {
                Ok(finding) => lock(&findings)[number] = Some(finding),
                Err(error) => {
                    lock(&failure).get_or_insert(error);
                    // Nobody begins anything new.
                    next.store(all, Ordering::Relaxed);
                    return;
                }
            }
            progress(Progress { done: done.fetch_add(1, Ordering::Relaxed) + 1, all });
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.clamp(1, all.max(1)) {
            // Where the system refuses a thread, the others do its work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    if let Some(error) = lock(&failure).take() {
        return Err(error);
    }
    let findings = std::mem::take(&mut *lock(&findings));
    plan.finish(findings.into_iter().map(|finding| finding.unwrap_or(Finding::Nothing)).collect())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
