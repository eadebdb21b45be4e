//! The writer task: it takes the requests that have gathered, commits them as a group, and answers.

use std::fs::File;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use crate::deadline::{self, within};
use crate::group::{self, Outcome};
use crate::session::Pool;
use crate::work::{Change, Done, Work};
use crate::{Cluster, StoreError};

/// The most requests in the queue; further senders wait.
const QUEUE: usize = 4096;
/// The most requests in a group.
const GROUP: usize = 512;

enum Request {
    Do(Arc<Work>, oneshot::Sender<Outcome>, Instant),
    Close(oneshot::Sender<()>),
}

/// A handle to the writer task.
#[derive(Clone)]
pub(crate) struct Writer {
    requests: mpsc::Sender<Request>,
    limit: Duration,
}

impl Writer {
    /// Starts the writer with a pool of one connection. It holds the lock until the database is closed. The other
    /// nodes of the cluster are told of what it commits.
    pub fn start(pool: Pool, lock: Option<File>, cluster: Option<Arc<Cluster>>) -> Writer {
        Writer::with_limit(pool, lock, cluster, deadline::LIMIT)
    }

    /// The limit counts for the way into the queue, for the wait in it, and for the group. So nobody who is answered with
    /// [`StoreError::Database`] finds it done later.
    fn with_limit(pool: Pool, lock: Option<File>, cluster: Option<Arc<Cluster>>, limit: Duration) -> Writer {
        let (requests, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(serve(pool, lock, cluster, waiting, limit));
        Writer { requests, limit }
    }

    pub async fn write(&self, work: impl Into<Arc<Work>>) -> Outcome {
        let work = work.into();
        work.check()?;
        let (reply, answer) = oneshot::channel();
        let request = Request::Do(work, reply, Instant::now());
        within(self.limit, async { self.requests.send(request).await.map_err(|_| closed()) }).await?;
        answer.await.map_err(|_| closed())?
    }

    /// Makes a change. If it is not known whether it was committed, it is made once more where that does no harm: what
    /// comes of it tells what came of the first.
    async fn make(&self, change: Change) -> Outcome {
        let work = Arc::new(Work::Change(change));
        let first = self.write(work.clone()).await;
        match (&first, &*work) {
            (Err(StoreError::Unknown(_)), Work::Change(change)) if change.is_repeatable() => {
                match change.outcome(self.write(work.clone()).await) {
                    // Nothing new is known.
                    Err(error) if error.is_outage() => first,
                    again => again,
                }
            }
            _ => first,
        }
    }

    pub async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.make(change).await.map(|_| ())
    }

    pub async fn number(&self, change: Change) -> Result<u64, StoreError> {
        match self.make(change).await? {
            Done::Number(number) => Ok(number),
            done => unreachable!("a number was asked for, not {done:?}"),
        }
    }

    pub async fn time(&self, change: Change) -> Result<Option<i64>, StoreError> {
        match self.write(Work::Change(change)).await? {
            Done::Time(time) => Ok(time),
            done => unreachable!("a time was asked for, not {done:?}"),
        }
    }

    /// Finishes all earlier requests and closes the database.
    pub async fn close(&self) {
        let (reply, done) = oneshot::channel();
        if self.requests.send(Request::Close(reply)).await.is_ok() {
            done.await.ok();
        }
    }
}

fn closed() -> StoreError {
    StoreError::Unusable("the store is closed".to_string())
}

async fn serve(
    pool: Pool,
    lock: Option<File>,
    cluster: Option<Arc<Cluster>>,
    mut waiting: mpsc::Receiver<Request>,
    limit: Duration,
) {
    let mut kept = None;
    let mut requests = Vec::with_capacity(GROUP);
    let mut closers = Vec::new();
    while waiting.recv_many(&mut requests, GROUP).await > 0 {
        let (mut group, mut replies) =
            (Vec::with_capacity(requests.len()), Vec::with_capacity(requests.len()));
        for request in requests.drain(..) {
            match request {
                Request::Do(_, reply, since) if since.elapsed() > limit => {
                    reply.send(Err(StoreError::Database(Arc::new(deadline::passed())))).ok();
                }
                Request::Do(work, reply, _) => {
                    group.push(work);
                    replies.push(reply);
                }
                Request::Close(reply) => {
                    waiting.close();
                    closers.push(reply);
                }
            }
        }
        if group.is_empty() {
            continue;
        }
        let outcomes = group::commit(&pool, &mut kept, cluster.as_deref(), &group, limit).await;
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // The caller may have been dropped meanwhile.
            reply.send(outcome).ok();
        }
        // Callers that were just answered may have their next request ready: let it join the next group.
        tokio::task::yield_now().await;
    }
    drop(kept);
    pool.close().await;
    drop(lock);
    for closer in closers {
        closer.send(()).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite;

    #[tokio::test]
    async fn a_database_that_does_not_answer_is_given_up_and_nothing_is_done_later() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let opened = sqlite::open(folder.path()).await.expect("a new folder");
        let beside = sqlite::open_beside(folder.path()).await.expect("the same once more");
        let mut beside = Pool::Sqlite(beside.writer).take().await.expect("a connection");
        beside.session().run("BEGIN IMMEDIATE", &[]).await.expect("the write lock");
        let writer =
            Writer::with_limit(Pool::Sqlite(opened.writer), opened.lock, None, Duration::from_millis(100));
        let (first, second) =
            tokio::join!(writer.time(Change::Heartbeat(1)), writer.time(Change::Heartbeat(2)));
        for outcome in [first, second] {
            let error = outcome.expect_err("the database is locked");
            assert!(matches!(&error, StoreError::Database(_)) && error.is_outage(), "{error}");
        }
        beside.session().run("ROLLBACK", &[]).await.expect("the lock is given back");
        // The connection that was given up ends in its own time.
        let noted = loop {
            if let Ok(noted) = writer.time(Change::Heartbeat(3)).await {
                break noted;
            }
        };
        assert_eq!(noted, None, "neither of the first two was stored");
        writer.close().await;
    }
}
