//! Following a review over a stream or a socket.

use std::sync::Arc;
use std::time::Duration;

use igroteka_protocol::{PersonId, ReviewId, ReviewState, ReviewUpdate};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};

use super::{Cursor, Running, kept, update_of};
use crate::App;
use crate::error::{ApiError, ApiResult};

/// What is new is told at most this often.
const PACE: Duration = Duration::from_millis(200);

/// Somebody who follows a review.
pub(crate) struct Follower {
    source: Source,
    person: Option<PersonId>,
}

enum Source {
    /// A review that is under way.
    Running {
        app: Arc<App>,
        running: Arc<Running>,
        news: watch::Receiver<()>,
        cursor: Cursor,
        next: Option<Instant>,
    },
    /// One that is there already, until it was told.
    Kept(Option<Box<ReviewUpdate>>),
}

impl Follower {
    /// Follows a review from now on.
    pub async fn of(app: &Arc<App>, id: ReviewId, person: Option<PersonId>) -> ApiResult<Follower> {
        let source = if let Some(running) = app.reviews.get(id) {
            let news = running.follow();
            Source::Running { app: app.clone(), running, news, cursor: Cursor::default(), next: None }
        } else {
            let row = kept(app, id).await?.ok_or_else(|| ApiError::not_found("review"))?;
            Source::Kept(Some(Box::new(update_of(app, &row, person).await?)))
        };
        Ok(Follower { source, person })
    }

    /// What is new; first everything so far. Nothing follows once it is done or has failed.
    pub async fn next(&mut self) -> Option<ReviewUpdate> {
        match &mut self.source {
            Source::Kept(update) => update.take().map(|update| *update),
            Source::Running { running, news, cursor, next, .. } => {
                if let Some(next) = *next {
                    sleep_until(next).await;
                    news.changed().await.ok()?;
                }
                news.borrow_and_update();
                *next = Some(Instant::now() + PACE);
                let update = running.update(cursor, self.person);
                if matches!(update.state, ReviewState::Done | ReviewState::Failed) {
                    self.source = Source::Kept(None);
                }
                Some(update)
            }
        }
    }
}

impl Drop for Source {
    fn drop(&mut self) {
        if let Source::Running { app, running, .. } = self {
            running.unfollow(app.clock.now());
        }
    }
}

/// A task that passes on what a follower is told. Dropping it ends the task.
pub(crate) struct Following {
    /// Which review is followed.
    pub review: ReviewId,
    /// The task.
    pub task: AbortHandle,
}

impl Drop for Following {
    fn drop(&mut self) {
        self.task.abort();
    }
}
