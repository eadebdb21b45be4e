//! The handlers for taking a seat and playing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use igroteka_protocol::{Action, Done, Hint, HintRequest, Joined, Joining, MoveBody, Scope, TableId};

use crate::App;
use crate::advice::Thinker;
use crate::error::ApiResult;
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, Body};
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, NoSuch, NotAllowed, Overload, Unknown, Unreadable};
use crate::rooms::{self, Access, act_detached, broken};
use crate::table::Actor;
use crate::thinking;

/// Sit down.
#[utoipa::path(post, path = "/api/tables/{id}/join", operation_id = "join_table",
    tag = "tables", request_body = Joining, params(
    ("id" = TableId, Path, description = "The table"),
), responses(
    (status = 200, description = "You sit there.", body = Joined),
    Unreadable, Unknown, NotAllowed, NoSuch, InTheWay, Overload,
))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiPath(id): ApiPath<TableId>,
    Body(joining): Body<Joining>,
) -> ApiResult<Json<Joined>> {
    identity.require(Scope::Play)?;
    let person = identity.person.id;
    app.charge(Class::Join, client.0, Some(person))?;
    let room = app.rooms.get(&app, id).await?;
    let access = Access { link: joining.link };
    let change = async move {
        room.change(&app, |transaction| {
            access.check(&transaction.table, Some(person))?;
            let linked = access.plays(&transaction.table);
            transaction.join(Actor { person, lag: 0 }, joining.seat, linked, joining.contribute)
        })
        .await
    };
    let (seat, seq) = tokio::spawn(change).await.map_err(|_| broken())??;
    Ok(Json(Joined { seat: seat.number(), seq }))
}

/// Make a move.
///
/// `seq` is the game's `seq` when your decision opened; the same move for the same decision may be sent again, and
/// counts once. A decision that has closed meanwhile is refused as `stale`.
#[utoipa::path(post, path = "/api/tables/{id}/moves/{seq}", operation_id = "move",
    tag = "tables", request_body = MoveBody, params(
    ("id" = TableId, Path, description = "The table"),
    ("seq" = u64, Path, description = "How many events the game had when your decision opened"),
), responses(
    (status = 200, description = "The move is made and stored.", body = Done),
    Unreadable, Unknown, NotAllowed, NoSuch, InTheWay, Overload,
))]
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiPath((id, seq)): ApiPath<(TableId, u64)>,
    Body(body): Body<MoveBody>,
) -> ApiResult<Json<Done>> {
    identity.require(Scope::Play)?;
    app.charge(Class::Act, client.0, Some(identity.person.id))?;
    let action = Action::Move { seq, action: body.action, seat: body.seat, game: body.game };
    let actor = Actor { person: identity.person.id, lag: 0 };
    Ok(Json(Done { seq: act_detached(&app, id, actor, action).await? }))
}

/// Take a hint for your own decision, where the table has hints (`may_hint`).
///
/// It is what the strongest house bot would do by what your seat knows. Asking again about the same decision gives the
/// same hint, and counts once; with `reasons` it says why.
#[utoipa::path(post, path = "/api/tables/{id}/hint", operation_id = "hint",
    tag = "tables", request_body = HintRequest, params(
    ("id" = TableId, Path, description = "The table"),
), responses(
    (status = 200, description = "The hint.", body = Hint),
    Unreadable, Unknown, NotAllowed, NoSuch, InTheWay, Overload,
))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiPath(id): ApiPath<TableId>,
    Body(request): Body<HintRequest>,
) -> ApiResult<Json<Hint>> {
    identity.require(Scope::Play)?;
    app.charge(Class::Advice, client.0, Some(identity.person.id))?;
    let thinker = Thinker::new(&app, thinking::Class::Hint, client.0, Some(identity.person.id));
    let actor = Actor { person: identity.person.id, lag: 0 };
    Ok(Json(rooms::hint(&app, id, actor, &thinker, &request).await?))
}

/// Do anything else at a table.
#[utoipa::path(post, path = "/api/tables/{id}/actions", operation_id = "act",
    tag = "tables", request_body = Action, params(
    ("id" = TableId, Path, description = "The table"),
), responses(
    (status = 200, description = "It is done and stored.", body = Done),
    Unreadable, Unknown, NotAllowed, NoSuch, InTheWay, Overload,
))]
pub(crate) async fn action(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiPath(id): ApiPath<TableId>,
    Body(action): Body<Action>,
) -> ApiResult<Json<Done>> {
    identity.require(Scope::Play)?;
    let class = if matches!(action, Action::Say { .. }) { Class::Chat } else { Class::Act };
    app.charge(class, client.0, Some(identity.person.id))?;
    let actor = Actor { person: identity.person.id, lag: 0 };
    Ok(Json(Done { seq: act_detached(&app, id, actor, action).await? }))
}
