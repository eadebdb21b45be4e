//! Guests: a name is enough.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use igroteka_protocol::{ErrorCode, Me, NewGuest, PersonId, Rename, Scope};
use igroteka_store::{Person, Role, Token};

use super::describe::me;
use super::name::clean_name;
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::{
    COOKIE_SECONDS, Identity, SetCookies, Via, cookie_in, has_old_cookie, new_token, set_cookie, unauthorized,
};
use crate::http::json::Body;
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, NotAllowed, Overload, Unknown, Unreadable};

/// Become a guest.
///
/// Answers with a cookie that is the guest from now on.
#[utoipa::path(post, path = "/api/me", operation_id = "become_guest",
    tag = "people", request_body = NewGuest, responses(
    (status = 201, description = "You are somebody now; the cookie comes with it.", body = Me),
    Unreadable, Unknown, NotAllowed, InTheWay, Overload,
))]
pub async fn create(
    State(app): State<Arc<App>>,
    client: Client,
    known: Option<Identity>,
    Body(guest): Body<NewGuest>,
) -> ApiResult<Response> {
    if known.is_some() {
        return Err(ApiError::new(ErrorCode::Conflict, "you are somebody already: sign out first"));
    }
    let name = clean_name(&guest.name)?;
    app.charge(Class::Guest, client.0, None)?;
    let now = app.clock.now();
    let person = Person {
        id: PersonId(app.entropy.id()),
        role: Role::Guest,
        name,
        login: None,
        password: None,
        owner: None,
        created_at: now,
        seen_at: now,
    };
    app.store.add_person(&person).await?;
    let (identity, cookie) = let_in(&app, person).await?;
    Ok((StatusCode::CREATED, cookie, Json(me(&app, &identity).await?)).into_response())
}

/// Who you are.
///
/// A cookie that has lived more than half its life gets a whole one again.
#[utoipa::path(get, path = "/api/me", operation_id = "me", tag = "people", responses(
    (status = 200, description = "You.", body = Me), Unknown, Overload,
))]
pub async fn show(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    headers: HeaderMap,
) -> ApiResult<Response> {
    app.charge(Class::Read, client.0, Some(identity.person.id))?;
    let cookie = renewed_cookie(&app, &identity, &headers).await?;
    Ok((cookie, Json(me(&app, &identity).await?)).into_response())
}

/// A renewed cookie, if more than half of its lifetime is over, or if it gets another name.
async fn renewed_cookie(
    app: &App,
    identity: &Identity,
    headers: &HeaderMap,
) -> ApiResult<Option<SetCookies>> {
    let now = app.clock.now();
    let Some(cookie) = cookie_in(headers).filter(|_| identity.via == Via::Cookie) else { return Ok(None) };
    let Some((token, _)) = app.store.token(&identity.token, now).await? else { return Ok(None) };
    let life = COOKIE_SECONDS * 1000;
    let is_old = token.expires_at.is_some_and(|end| end - now <= life / 2);
    if !is_old && !has_old_cookie(app, headers) {
        return Ok(None);
    }
    if is_old {
        app.store.prolong_token(&identity.token, now + life).await?;
    }
    Ok(Some(set_cookie(app, &cookie)))
}

/// Take another name.
#[utoipa::path(patch, path = "/api/me", operation_id = "rename",
    tag = "people", request_body = Rename, responses(
    (status = 200, description = "You, with the new name.", body = Me),
    Unreadable, Unknown, NotAllowed, Overload,
))]
pub async fn rename(
    State(app): State<Arc<App>>,
    client: Client,
    mut identity: Identity,
    Body(rename): Body<Rename>,
) -> ApiResult<Json<Me>> {
    identity.require(Scope::Full)?;
    app.charge(Class::Create, client.0, Some(identity.person.id))?;
    let name = clean_name(&rename.name)?;
    identity.person = change(&app, identity.person.id, |person| {
        person.name = name;
        Ok(())
    })
    .await?;
    Ok(Json(me(&app, &identity).await?))
}

/// Changes a person, starting from what the store has now.
pub async fn change(
    app: &App,
    id: PersonId,
    edit: impl FnOnce(&mut Person) -> ApiResult<()>,
) -> ApiResult<Person> {
    let _alone = app.people.changing(id).await;
    let mut person = app.store.person(id).await?.ok_or_else(unauthorized)?;
    edit(&mut person)?;
    app.store.change_person(&person).await?;
    app.forget_person(id);
    app.rooms.refresh_people(app, &[id]).await;
    Ok(person)
}

/// Gives a browser a token of its own.
pub async fn let_in(app: &App, person: Person) -> ApiResult<(Identity, SetCookies)> {
    let now = app.clock.now();
    let (token, hash) = new_token(app);
    let expires_at = Some(now + COOKIE_SECONDS * 1000);
    let kept = Token { hash, person: person.id, scope: Scope::Full, created_at: now, expires_at };
    app.store.add_token(&kept).await?;
    let identity = Identity { person, scope: Scope::Full, token: hash, via: Via::Cookie };
    Ok((identity, set_cookie(app, &token)))
}
