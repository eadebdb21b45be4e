//! The writer task: it takes the requests that have gathered, commits them as a group, and answers.

use std::fs::File;

use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::group::{self, Outcome};
use crate::session::Pool;
use crate::work::{Change, Done, Work};

/// The most requests in the queue; further senders wait.
const QUEUE: usize = 4096;
/// The most requests in a group.
const GROUP: usize = 512;

enum Request {
    Do(Box<Work>, oneshot::Sender<Outcome>),
    Close(oneshot::Sender<()>),
}

/// A handle to the writer task.
pub(crate) struct Writer {
    requests: mpsc::Sender<Request>,
}

impl Writer {
    /// Starts the writer with a pool of one connection. It holds the lock until the database is closed.
    pub fn start(pool: Pool, lock: Option<File>) -> Writer {
        let (requests, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(serve(pool, lock, waiting));
        Writer { requests }
    }

    pub async fn write(&self, work: Work) -> Outcome {
        work.check()?;
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Do(Box::new(work), reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.write(Work::Change(change)).await.map(|_| ())
    }

    pub async fn number(&self, change: Change) -> Result<u64, StoreError> {
        match self.write(Work::Change(change)).await? {
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

async fn serve(pool: Pool, lock: Option<File>, mut waiting: mpsc::Receiver<Request>) {
    let mut kept = None;
    let mut requests = Vec::with_capacity(GROUP);
    let mut closers = Vec::new();
    while waiting.recv_many(&mut requests, GROUP).await > 0 {
        let (mut group, mut replies) =
            (Vec::with_capacity(requests.len()), Vec::with_capacity(requests.len()));
        for request in requests.drain(..) {
            match request {
                Request::Do(work, reply) => {
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
        for (reply, outcome) in replies.into_iter().zip(group::commit(&pool, &mut kept, &group).await) {
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
