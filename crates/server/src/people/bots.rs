//! Programs that play for somebody, each with a token of its own.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use igroteka_protocol::{BotCreated, NamedToken, NewBot, PersonId, Scope};
use igroteka_store::{Person, Role, Token};

use super::name::clean_name;
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::{Identity, new_token};
use crate::http::json::{ApiPath, Body};
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, NoSuch, NotAllowed, Overload, Unknown, Unreadable};

/// The most bots of one person.
const MOST_BOTS: usize = 20;

/// Your bots.
#[utoipa::path(get, path = "/api/me/bots", operation_id = "my_bots", tag = "bots", responses(
    (status = 200, description = "All of them, without their tokens.", body = Vec<NamedToken>),
    Unknown, NotAllowed, Overload,
))]
pub async fn list(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
) -> ApiResult<Json<Vec<NamedToken>>> {
    identity.require(Scope::Full)?;
    app.charge(Class::Read, client.0, Some(identity.person.id))?;
    let mut list = Vec::new();
    for bot in bots_of(&app, identity.person.id).await? {
        for token in app.store.tokens(bot.id).await? {
            let (name, scope, created_at) = (bot.name.clone(), token.scope, token.created_at);
            list.push(NamedToken { id: bot.id, name, scope, created_at });
        }
    }
    list.sort_by_key(|bot| (bot.created_at, bot.id));
    Ok(Json(list))
}

/// Make a bot.
///
/// Its token is shown this once.
#[utoipa::path(post, path = "/api/me/bots", operation_id = "create_bot",
    tag = "bots", request_body = NewBot, responses(
    (status = 201, description = "The bot with its token.", body = BotCreated),
    Unreadable, Unknown, NotAllowed, InTheWay, Overload,
))]
pub async fn create(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    Body(bot): Body<NewBot>,
) -> ApiResult<(StatusCode, Json<BotCreated>)> {
    identity.require(Scope::Full)?;
    let name = clean_name(&bot.name)?;
    let scope = bot.scope.unwrap_or(Scope::Play);
    if scope == Scope::Full {
        return Err(ApiError::bad_request("a bot may be given `read` or `play`"));
    }
    let owner = identity.person.id;
    app.charge(Class::Create, client.0, Some(owner))?;
    let _alone = app.people.changing(owner).await;
    if bots_of(&app, owner).await?.len() >= MOST_BOTS {
        return Err(ApiError::not_now(format!("nobody has more than {MOST_BOTS} bots")));
    }
    let now = app.clock.now();
    let id = PersonId(app.entropy.id());
    let person = Person {
        id,
        role: Role::Bot,
        name: name.clone(),
        login: None,
        password: None,
        owner: Some(owner),
        created_at: now,
        seen_at: now,
    };
    app.store.add_person(&person).await?;
    let (token, hash) = new_token(&app);
    let kept = Token { hash, person: id, scope, created_at: now, expires_at: None };
    app.store.add_token(&kept).await?;
    Ok((StatusCode::CREATED, Json(BotCreated { id, name, token })))
}

/// Remove a bot.
///
/// Its token ends, its games stay.
#[utoipa::path(delete, path = "/api/me/bots/{id}", operation_id = "remove_bot", tag = "bots",
    params(("id" = PersonId, Path, description = "Which bot.")),
    responses((status = 204, description = "It is gone."), Unknown, NotAllowed, NoSuch, Overload),
)]
pub async fn remove(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiPath(id): ApiPath<PersonId>,
) -> ApiResult<StatusCode> {
    identity.require(Scope::Full)?;
    app.charge(Class::Create, client.0, Some(identity.person.id))?;
    if !bots_of(&app, identity.person.id).await?.iter().any(|bot| bot.id == id) {
        return Err(ApiError::not_found("bot"));
    }
    app.store.remove_person(id).await?;
    app.forget_person(id);
    app.rooms.refresh_people(&app, &[id]).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn bots_of(app: &App, owner: PersonId) -> ApiResult<Vec<Person>> {
    let everybody = app.store.owned(owner).await?;
    Ok(everybody.into_iter().filter(|person| person.role == Role::Bot).collect())
}
