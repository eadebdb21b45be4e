//! The handlers for reviews.

use std::sync::Arc;

use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use igroteka_protocol::{GameId, ImportedReview, PersonId, ReviewId, ReviewUpdate};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::guard::MOST_IMPORT;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, ApiQuery, Body};
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, NoSuch, NotAllowed, Overload, Unknown, Unreadable};
use crate::http::tables::games;
use crate::reviews::{Cursor, Reviews, Running, Subject, imported, is_current, kept, kept_of, update_of};
use crate::rooms::Access;
use crate::thinking::Sharer;

/// Everything about reviews, but for their stream.
pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    let import = OpenApiRouter::new().routes(routes!(import)).layer(DefaultBodyLimit::max(MOST_IMPORT));
    OpenApiRouter::new()
        .routes(routes!(look, ask))
        .routes(routes!(show))
        .routes(routes!(record))
        .merge(import)
}

/// The review of a finished game, if somebody has asked for it.
#[utoipa::path(get, path = "/api/games/{id}/review", operation_id = "game_review", tag = "reviews", params(
    ("id" = GameId, Path, description = "The game"), Access,
), responses(
    (status = 200, description = "What is known of it.", body = ReviewUpdate),
    Unreadable, Unknown, NoSuch, Overload,
))]
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(access): ApiQuery<Access>,
) -> ApiResult<Json<ReviewUpdate>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Read, client.0, person)?;
    games::visible(&app, person, id, &access).await?;
    if let Some(running) = app.reviews.of(id) {
        return Ok(Json(so_far(&app, &running, person)));
    }
    let row = kept_of(&app, id).await?.ok_or_else(|| ApiError::not_found("review"))?;
    Ok(Json(update_of(&app, &row, person).await?))
}

/// Asks for the review of a finished game, or joins whoever has.
///
/// It is made as long as somebody reads its stream, follows it on a socket, or has looked at it within the last 15
/// seconds.
#[utoipa::path(post, path = "/api/games/{id}/review", operation_id = "review_game", tag = "reviews", params(
    ("id" = GameId, Path, description = "The game"), Access,
), responses(
    (status = 200, description = "What is known of it.", body = ReviewUpdate),
    Unreadable, Unknown, NotAllowed, NoSuch, InTheWay, Overload,
))]
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(access): ApiQuery<Access>,
) -> ApiResult<Json<ReviewUpdate>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Review, client.0, person)?;
    let row = games::visible(&app, person, id, &access).await?;
    if let Some(running) = app.reviews.of(id) {
        return Ok(Json(so_far(&app, &running, person)));
    }
    let older = kept_of(&app, id).await?;
    if let Some(kept) = older.as_ref().filter(|kept| is_current(kept)) {
        return Ok(Json(update_of(&app, kept, person).await?));
    }
    let work = {
        let (app, row) = (app.clone(), row.clone());
        async move { games::finished(&app, &row).await }
    };
    let record = app.pool.run(Sharer::of(client.0, person), work).await?;
    let subject = Subject::of_game(&app, &row, record).await?;
    let review = older.map_or_else(|| ReviewId(app.entropy.id()), |older| older.id);
    let running = Reviews::begin(&app, review, Sharer::of(client.0, person), subject).await?;
    Ok(Json(so_far(&app, &running, person)))
}

/// Asks for the review of an imported game: a record, finished or not, or one game of a `.mat` file.
#[utoipa::path(post, path = "/api/reviews", operation_id = "review_record",
    tag = "reviews", request_body = ImportedReview, responses(
    (status = 200, description = "What is known of it.", body = ReviewUpdate),
    Unreadable, Unknown, NotAllowed, InTheWay, Overload,
))]
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    Body(request): Body<ImportedReview>,
) -> ApiResult<Json<ReviewUpdate>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Review, client.0, person)?;
    let now = app.clock.now();
    // A whole match is played through to read it.
    let work = async move { imported(&request, person, now) };
    let subject = app.pool.run(Sharer::of(client.0, person), work).await?;
    let id = ReviewId(app.entropy.id());
    let running = Reviews::begin(&app, id, Sharer::of(client.0, person), subject).await?;
    Ok(Json(so_far(&app, &running, person)))
}

/// A review. Its id is a link: whoever knows it may look.
#[utoipa::path(get, path = "/api/reviews/{id}", operation_id = "review", tag = "reviews", params(
    ("id" = ReviewId, Path, description = "The review"),
), responses(
    (status = 200, description = "What is known of it.", body = ReviewUpdate), Unknown, NoSuch, Overload,
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<ReviewId>,
) -> ApiResult<Json<ReviewUpdate>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Read, client.0, person)?;
    if let Some(running) = app.reviews.get(id) {
        return Ok(Json(so_far(&app, &running, person)));
    }
    let row = kept(&app, id).await?.ok_or_else(|| ApiError::not_found("review"))?;
    Ok(Json(update_of(&app, &row, person).await?))
}

/// The record that a review is about.
#[utoipa::path(get, path = "/api/reviews/{id}/record", operation_id = "review_record_text", tag = "reviews", params(
    ("id" = ReviewId, Path, description = "The review"),
), responses(
    (status = 200, description = "The record.", body = String, content_type = "text/plain"),
    Unknown, NoSuch, Overload,
))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<ReviewId>,
) -> ApiResult<Response> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Study, client.0, person)?;
    let (game, record) = if let Some(running) = app.reviews.get(id) {
        (running.subject.played, Some(running.subject.record.to_string()))
    } else {
        let row = kept(&app, id).await?.ok_or_else(|| ApiError::not_found("review"))?;
        (row.game, row.record)
    };
    let text = match (game, record) {
        (Some(game), _) => {
            let work = {
                let app = app.clone();
                async move { Ok(games::whole_record(&app, game).await?.to_string()) }
            };
            app.pool.run(Sharer::of(client.0, person), work).await?
        }
        (None, record) => record.unwrap_or_default(),
    };
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

fn so_far(app: &App, running: &Running, person: Option<PersonId>) -> ReviewUpdate {
    running.look(app.clock.now());
    running.update(&mut Cursor::default(), person)
}
