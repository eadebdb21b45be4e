//! Making a review: threads that do its tasks, each in slices of the processors that others leave.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use igroteka_review::{Finding, Plan, Review, ReviewError};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, oneshot};

use super::order::outline_first;
use super::running::StopOnDrop;
use super::slices::{Slices, WAITING};
use super::{Running, broken, keep, refused};
use crate::App;
use crate::error::ApiResult;

/// The most threads of one review.
const MOST_THREADS: usize = 4;

/// What the threads of a review share.
struct Work {
    app: Arc<App>,
    running: Arc<Running>,
    plan: Plan,
    /// The tasks' numbers in the order in which they are done.
    order: Vec<usize>,
    next: AtomicUsize,
    findings: Mutex<Vec<Finding>>,
    line: Arc<Semaphore>,
}

/// Makes a review, keeps it, and tells those who wait.
pub(super) async fn supervise(app: Arc<App>, running: Arc<Running>, plan: Plan) {
    let stop = StopOnDrop(running.clone());
    let made = match make(&app, &running, plan).await {
        Ok(review) => keep::keep(&app, &running, &review).await,
        Err(error) => Err(error),
    };
    match made {
        Ok((id, review)) => {
            running.finish(id, review);
            app.reviews.forget(running.id);
        }
        Err(error) => running.fail(error.0),
    }
    drop(stop);
}

async fn make(app: &Arc<App>, running: &Arc<Running>, plan: Plan) -> ApiResult<Review> {
    let order = outline_first(plan.tasks());
    let threads = app.thinking.shared().min(MOST_THREADS).min(order.len());
    let work = Arc::new(Work {
        app: app.clone(),
        running: running.clone(),
        findings: Mutex::new(vec![Finding::Nothing; order.len()]),
        plan,
        order,
        next: AtomicUsize::new(0),
        line: Arc::new(Semaphore::new(WAITING)),
    });
    let mut ends = Vec::new();
    for _ in 0..threads {
        let (end, ended) = oneshot::channel();
        let (work, runtime) = (work.clone(), Handle::current());
        let thread = thread::Builder::new().name("review".to_owned()).spawn(move || {
            let result = work.run(runtime);
            drop(work);
            // Nobody waits any more if the service ends.
            let _ = end.send(result);
        });
        // Where the system refuses a thread, the others do its work.
        if thread.is_ok() {
            ends.push(ended);
        }
    }
    if ends.is_empty() {
        return Err(broken());
    }
    for ended in ends {
        ended
            .await
            .map_err(|_| {
                tracing::error!(review = %running.id, "a review broke");
                broken()
            })?
            .map_err(refused)?;
    }
    let work = Arc::into_inner(work).ok_or_else(broken)?;
    let findings = work.findings.into_inner().unwrap_or_else(PoisonError::into_inner);
    work.plan.finish(findings).map_err(refused)
}

impl Work {
    /// Does tasks until there are none left.
    fn run(&self, runtime: Handle) -> Result<(), ReviewError> {
        let slices =
            Arc::new(Slices::new(self.app.clone(), self.running.clone(), runtime, self.line.clone()));
        let cancel = self.running.cancel.clone();
        let pause = slices.clone();
        let mut worker = self.plan.worker().with_cancel(cancel.clone().with_pause(move || pause.check()));
        while let Some(number) = self.order.get(self.next.fetch_add(1, Ordering::Relaxed)).copied() {
            // Not every task looks at the flag while it works.
            slices.check();
            let finding = worker.run(number)?;
            if cancel.is_cancelled() {
                return Err(ReviewError::Cancelled);
            }
            let decision = if let Finding::Decision(decision) = &finding { Some(&**decision) } else { None };
            self.running.add(decision, self.plan.curve_point(&finding).as_ref());
            self.findings.lock().unwrap_or_else(PoisonError::into_inner)[number] = finding;
        }
        Ok(())
    }
}
