//! The handlers that show tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use igroteka_protocol::{TableId, TableRow, TableState};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, ApiQuery};
use crate::http::rate_limits::Class;
use crate::http::refusals::{NoSuch, NotAllowed, Overload, Unknown, Unreadable};
use crate::rooms::Access;
use crate::table::Viewer;

/// The tables at which anybody may sit down, newest first.
#[utoipa::path(get, path = "/api/tables", operation_id = "open_tables", tag = "tables", responses(
    (status = 200, description = "At most 100.", body = Vec<TableRow>), Unknown, Overload,
))]
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
) -> ApiResult<Json<Vec<TableRow>>> {
    app.charge(Class::Read, client.0, identity.map(|identity| identity.person.id))?;
    Ok(Json(app.lobby.open(&app).await?))
}

/// Your tables that are not closed.
#[utoipa::path(get, path = "/api/me/tables", operation_id = "my_tables", tag = "tables", responses(
    (status = 200, description = "At most 100, the last touched first.", body = Vec<TableRow>), Unknown, Overload,
))]
pub(crate) async fn own(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
) -> ApiResult<Json<Vec<TableRow>>> {
    app.charge(Class::Read, client.0, Some(identity.person.id))?;
    Ok(Json(app.lobby.own(&app, identity.person.id).await?))
}

/// With which link and which eyes.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Look {
    /// The players' or the spectators' link, where the table asks for one.
    #[serde(default)]
    #[param(max_length = 64)]
    pub link: Option<String>,
    /// Which of several seats on this device to uncover for this one look; of a game that is over, any seat.
    #[serde(default)]
    #[param(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
}

/// A table as you may know it.
#[utoipa::path(get, path = "/api/tables/{id}", operation_id = "table", tag = "tables", params(
    ("id" = TableId, Path, description = "The table"), Look,
), responses(
    (status = 200, description = "The table.", body = TableState),
    Unreadable, Unknown, NotAllowed, NoSuch, Overload,
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<TableId>,
    ApiQuery(look): ApiQuery<Look>,
) -> ApiResult<Json<TableState>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Read, client.0, person)?;
    let room = app.rooms.get(&app, id).await?;
    room.up_to_date(&app).await?;
    let mut inner = room.inner.lock().await;
    Access { link: look.link }.check(&inner.table, person)?;
    // A program that looks again and again watches, too.
    inner.deserted = None;
    let uncovered = match look.seat {
        None => None,
        Some(number) => {
            let own = person.map(|person| inner.table.seats_of(person));
            let seat = inner.table.seat(number).filter(|seat| own.is_some_and(|own| own.contains(*seat)));
            Some(seat.ok_or_else(|| ApiError::forbidden(format!("seat {number} is not yours")))?)
        }
    };
    Ok(Json(room.state(&app, &inner, Viewer { person, uncovered }, 0).await?))
}
