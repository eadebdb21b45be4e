//! The public card of a person.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use igroteka_protocol::{PersonCard, PersonId};

use super::describe::{person_ref, ratings};
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::json::ApiPath;
use crate::http::rate_limits::Class;
use crate::http::refusals::{NoSuch, Overload};

/// Somebody's name and ratings.
#[utoipa::path(get, path = "/api/people/{id}", operation_id = "person", tag = "people",
    params(("id" = PersonId, Path, description = "Who.")),
    responses((status = 200, description = "Their card.", body = PersonCard), NoSuch, Overload),
)]
pub async fn show(
    State(app): State<Arc<App>>,
    client: Client,
    ApiPath(id): ApiPath<PersonId>,
) -> ApiResult<Json<PersonCard>> {
    app.charge(Class::Read, client.0, None)?;
    let person = app.store.person(id).await?.ok_or_else(|| ApiError::not_found("person"))?;
    Ok(Json(PersonCard { person: person_ref(&person), ratings: ratings(&app, id).await? }))
}
