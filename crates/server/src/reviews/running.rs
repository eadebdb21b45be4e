//! A review that is under way: what was found so far, and who waits for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use igroteka_catalog::Cancel;
use igroteka_protocol::{Error, PersonId, ReviewId, ReviewState, ReviewUpdate};
use igroteka_review::{CurvePoint, DecisionReview};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;

use super::Subject;
use super::keep::{named, own_seats};
use crate::thinking::Sharer;

/// A review that nobody has looked at for this long, and that nobody follows, is not wanted any more; in milliseconds.
const PATIENCE: i64 = 15_000;

/// A review that is under way.
pub(crate) struct Running {
    /// The review.
    pub id: ReviewId,
    /// What is reviewed.
    pub subject: Subject,
    /// Who asked for it first: the work is done in their turn.
    pub sharer: Sharer,
    /// How many tasks there are.
    all: usize,
    /// Ends the searches.
    pub cancel: Cancel,
    /// Becomes `true` when it is to end.
    stopped: watch::Sender<bool>,
    found: Mutex<Found>,
    /// Counts what was found, for those who follow.
    news: watch::Sender<()>,
}

struct Found {
    /// The id under which it is or will be kept.
    kept_as: ReviewId,
    state: ReviewState,
    done: usize,
    decisions: Vec<Value>,
    curve: Vec<Value>,
    review: Option<Value>,
    error: Option<Error>,
    followers: usize,
    looked_at: i64,
}

/// How much of what was found somebody has been told.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cursor {
    decisions: usize,
    curve: usize,
}

impl Running {
    pub fn new(
        id: ReviewId,
        subject: Subject,
        sharer: Sharer,
        cancel: Cancel,
        all: usize,
        now: i64,
    ) -> Running {
        let found = Found {
            kept_as: id,
            state: ReviewState::Waiting,
            done: 0,
            decisions: Vec::new(),
            curve: Vec::new(),
            review: None,
            error: None,
            followers: 0,
            looked_at: now,
        };
        Running {
            id,
            subject,
            sharer,
            all,
            cancel,
            stopped: watch::Sender::new(false),
            found: Mutex::new(found),
            news: watch::Sender::new(()),
        }
    }

    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is.
    pub fn state(&self) -> ReviewState {
        self.found().state
    }

    /// Notes that somebody looks at it now.
    pub fn look(&self, now: i64) {
        self.found().looked_at = now;
    }

    /// Somebody follows it from now on.
    pub fn follow(&self) -> watch::Receiver<()> {
        self.found().followers += 1;
        self.news.subscribe()
    }

    /// Somebody who followed it has gone, and may be back soon.
    pub fn unfollow(&self, now: i64) {
        let mut found = self.found();
        found.followers -= 1;
        found.looked_at = now;
    }

    /// Whether anybody still waits for it. One that has failed is kept for those who look again.
    pub fn is_wanted(&self, now: i64) -> bool {
        let found = self.found();
        let followed = found.followers > 0 && found.state != ReviewState::Failed;
        followed || now - found.looked_at < PATIENCE
    }

    /// Ends the work.
    pub fn stop(&self) {
        self.cancel.cancel();
        self.stopped.send_replace(true);
    }

    /// Wakes when the work is to end.
    pub fn stopped(&self) -> watch::Receiver<bool> {
        self.stopped.subscribe()
    }

    /// The first processor has been given to it.
    pub fn start(&self) {
        let mut found = self.found();
        if found.state == ReviewState::Waiting {
            found.state = ReviewState::Running;
            drop(found);
            self.news.send_replace(());
        }
    }

    /// Another task is done.
    pub fn add(&self, decision: Option<&DecisionReview>, point: Option<&CurvePoint>) {
        let mut found = self.found();
        found.done += 1;
        found.decisions.extend(decision.map(json));
        found.curve.extend(point.map(json));
        drop(found);
        self.news.send_replace(());
    }

    /// It is made and kept.
    pub fn finish(&self, id: ReviewId, review: Value) {
        let mut found = self.found();
        found.kept_as = id;
        found.state = ReviewState::Done;
        found.done = self.all;
        found.review = Some(review);
        drop(found);
        self.news.send_replace(());
    }

    /// There will be none.
    pub fn fail(&self, error: Error) {
        let mut found = self.found();
        found.state = ReviewState::Failed;
        found.error = Some(error);
        drop(found);
        self.news.send_replace(());
    }

    /// What has been found since somebody was told last; the cursor moves on.
    pub fn update(&self, cursor: &mut Cursor, person: Option<PersonId>) -> ReviewUpdate {
        let found = self.found();
        let is_done = found.state == ReviewState::Done;
        let new = |all: &[Value], told: usize| if is_done { Vec::new() } else { all[told..].to_vec() };
        let update = ReviewUpdate {
            id: found.kept_as,
            game: self.subject.record.game.clone(),
            played: self.subject.played,
            state: found.state,
            done: found.done as u32,
            all: self.all as u32,
            decisions: new(&found.decisions, cursor.decisions),
            curve: new(&found.curve, cursor.curve),
            review: found.review.as_ref().map(|review| named(review.clone(), &self.subject.names)),
            seats: own_seats(&self.subject.people, person),
            error: found.error.clone(),
        };
        *cursor = Cursor { decisions: found.decisions.len(), curve: found.curve.len() };
        update
    }
}

/// Ends the work when whoever does it breaks or is dropped.
pub(super) struct StopOnDrop(pub Arc<Running>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("findings can be written")
}
