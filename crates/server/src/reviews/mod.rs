//! Reviews of finished games: asked for by anybody who may see the game, made once for all who ask, in their turn and
//! only as long as somebody waits, and then kept.

mod follow;
mod keep;
mod order;
mod running;
pub(crate) mod schedule;
mod slices;
mod subject;
mod work;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use igroteka_protocol::{Error, ErrorCode, GameId, ReviewId, ReviewState};
use igroteka_review::{Options, Plan, ReviewError, Task};

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::thinking::Sharer;

pub(crate) use follow::{Follower, Following};
pub(crate) use keep::{is_current, kept, kept_of, update_of};
pub(crate) use running::{Cursor, Running};
use subject::seat_names;
pub(crate) use subject::{Subject, house_bot, imported};

/// How many reviews may be under way at once.
const MOST: usize = 50;

/// How many of them may have been asked for from one address: guests are free, and a school class shares one.
const MOST_OF_AN_ADDRESS: usize = 10;

/// When somebody who was refused should try again, in seconds.
const RETRY_AFTER: u32 = 5;

/// The reviews that are under way, and those that have just failed.
#[derive(Default)]
pub(crate) struct Reviews {
    running: Mutex<HashMap<ReviewId, Arc<Running>>>,
}

impl Reviews {
    fn running(&self) -> MutexGuard<'_, HashMap<ReviewId, Arc<Running>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A review that is under way.
    pub fn get(&self, id: ReviewId) -> Option<Arc<Running>> {
        self.running().get(&id).cloned()
    }

    /// The review of a game, if it is under way.
    pub fn of(&self, game: GameId) -> Option<Arc<Running>> {
        self.running().values().find(|running| running.subject.played == Some(game)).cloned()
    }

    /// Begins a review, or joins that of the same game.
    pub async fn begin(
        app: &Arc<App>,
        id: ReviewId,
        sharer: Sharer,
        subject: Subject,
    ) -> ApiResult<Arc<Running>> {
        app.reviews.check_room(sharer)?;
        let options = Options { effort: app.config.review_effort, ..Options::default() };
        let (cancel, record) = (options.cancel.clone(), subject.record.clone());
        let plan = tokio::task::spawn_blocking(move || Plan::new(&record, &options));
        let plan = plan.await.map_err(|_| broken())?.map_err(refused)?;
        if !plan.tasks().iter().any(|task| matches!(task, Task::Decision(_))) {
            return Err(ApiError::bad_request("nobody decided anything in this game"));
        }
        let running =
            Arc::new(Running::new(id, subject, sharer, cancel, plan.tasks().len(), app.clock.now()));
        {
            let mut all = app.reviews.running();
            let same = |other: &&Arc<Running>| {
                running.subject.played.is_some() && other.subject.played == running.subject.played
            };
            match all.values().find(same) {
                Some(other) if other.state() != ReviewState::Failed => return Ok(other.clone()),
                _ => {}
            }
            check_room(&all, sharer)?;
            all.insert(id, running.clone());
        }
        tokio::spawn(work::supervise(app.clone(), running.clone(), plan));
        Ok(running)
    }

    fn check_room(&self, sharer: Sharer) -> ApiResult<()> {
        check_room(&self.running(), sharer)
    }

    /// Forgets a review that is done.
    fn forget(&self, id: ReviewId) {
        self.running().remove(&id);
    }

    /// Ends those that nobody waits for, until the service ends.
    pub async fn keep_tidy(app: Arc<App>) {
        let mut shutdown = app.shutdown.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(app.config.timer) => {}
                _ = shutdown.changed() => break,
            }
            let now = app.clock.now();
            app.reviews.running().retain(|_, running| {
                let wanted = running.is_wanted(now);
                if !wanted {
                    running.stop();
                }
                wanted
            });
        }
        for running in app.reviews.running().values() {
            running.stop();
        }
    }
}

/// Refuses a review beyond the limits: each person has one under way, and each address a few.
fn check_room(all: &HashMap<ReviewId, Arc<Running>>, sharer: Sharer) -> ApiResult<()> {
    let under_way = || all.values().filter(|running| running.state() != ReviewState::Failed);
    let from_there = || under_way().filter(|running| running.sharer.is_same_address(sharer));
    let reason = if under_way().any(|running| running.sharer.is_same(sharer)) {
        "another review of yours is under way"
    } else if from_there().count() >= MOST_OF_AN_ADDRESS {
        "too many games are being reviewed for your address"
    } else if under_way().count() >= MOST {
        "too many games are being reviewed"
    } else {
        return Ok(());
    };
    Err(ApiError(Error {
        code: ErrorCode::TooMany,
        message: format!("{reason}: try again in {RETRY_AFTER} s"),
        retry_after: Some(RETRY_AFTER),
    }))
}

fn refused(error: ReviewError) -> ApiError {
    match error {
        ReviewError::Refused(refusal) => refusal.into(),
        ReviewError::Cancelled => broken(),
    }
}

fn broken() -> ApiError {
    ApiError::new(ErrorCode::Unavailable, "this game could not be reviewed")
}
