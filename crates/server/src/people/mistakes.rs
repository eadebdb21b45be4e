//! Your mistakes as tasks, which come back until they are solved.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use igroteka_protocol::{Attempt, Mistake, MistakeId, Mistakes, PersonId, Scope};
use igroteka_store::MistakeRow;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, Body};
use crate::http::rate_limits::Class;
use crate::http::refusals::{NoSuch, NotAllowed, Overload, Unknown, Unreadable};
use crate::reviews::schedule::{Next, after};

/// How many tasks are told at once.
const MOST_TASKS: u32 = 20;

/// Your mistakes that are due.
#[utoipa::path(get, path = "/api/me/mistakes", operation_id = "my_mistakes", tag = "reviews", responses(
    (status = 200, description = "At most 20 of them.", body = Mistakes), Unknown, Overload,
))]
pub async fn list(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
) -> ApiResult<Json<Mistakes>> {
    let person = identity.person.id;
    app.charge(Class::Read, client.0, Some(person))?;
    mistakes(&app, person).await
}

/// Says whether a mistake was solved: it comes back after 1, 3, 7 and 21 days, or in ten minutes if it was not.
#[utoipa::path(post, path = "/api/me/mistakes/{id}", operation_id = "answer_mistake",
    tag = "reviews", request_body = Attempt, params(("id" = MistakeId, Path, description = "The task")), responses(
    (status = 200, description = "Those that are due now.", body = Mistakes),
    Unreadable, Unknown, NotAllowed, NoSuch, Overload,
))]
pub async fn answer(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiPath(id): ApiPath<MistakeId>,
    Body(attempt): Body<Attempt>,
) -> ApiResult<Json<Mistakes>> {
    identity.require(Scope::Play)?;
    let person = identity.person.id;
    app.charge(Class::Act, client.0, Some(person))?;
    let found = app.store.mistake(person, id).await?.ok_or_else(|| ApiError::not_found("mistake"))?;
    match after(found.step, attempt.solved, app.clock.now()) {
        Next::Again { step, due_at } => app.store.postpone_mistake(person, id, step, due_at).await?,
        Next::Done => app.store.remove_mistake(person, id).await?,
    }
    app.wake_lobby_of(person);
    mistakes(&app, person).await
}

/// Never shows a mistake again.
#[utoipa::path(delete, path = "/api/me/mistakes/{id}", operation_id = "drop_mistake",
    tag = "reviews", params(("id" = MistakeId, Path, description = "The task")), responses(
    (status = 200, description = "Those that are due now.", body = Mistakes),
    Unknown, NotAllowed, NoSuch, Overload,
))]
pub async fn remove(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiPath(id): ApiPath<MistakeId>,
) -> ApiResult<Json<Mistakes>> {
    identity.require(Scope::Play)?;
    let person = identity.person.id;
    app.charge(Class::Act, client.0, Some(person))?;
    app.store.mistake(person, id).await?.ok_or_else(|| ApiError::not_found("mistake"))?;
    app.store.remove_mistake(person, id).await?;
    app.wake_lobby_of(person);
    mistakes(&app, person).await
}

async fn mistakes(app: &App, person: PersonId) -> ApiResult<Json<Mistakes>> {
    let now = app.clock.now();
    let count = app.store.count_mistakes(person, now).await?;
    let tasks = app.store.due_mistakes(person, now, MOST_TASKS).await?;
    let tasks = tasks.into_iter().map(task).collect();
    Ok(Json(Mistakes { due: count.due, waiting: count.waiting, next_at: count.next_at, tasks }))
}

/// A mistake as its person is told of it.
pub(super) fn task(row: MistakeRow) -> Mistake {
    Mistake {
        id: row.id,
        review: row.review,
        game: row.kind,
        seq: row.seq,
        seat: row.seat,
        played: row.played,
        best: row.best,
        loss: row.loss,
        unit: row.unit,
        grade: row.grade,
        at: row.at,
        step: row.step,
    }
}
