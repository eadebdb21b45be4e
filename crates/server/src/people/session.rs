//! Signing in and out.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use igroteka_protocol::{Credentials, ErrorCode, Me, PersonId};

use super::describe::me;
use super::guest::let_in;
use super::name::clean_login;
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::{Identity, Via, clear_cookie};
use crate::http::json::Body;
use crate::http::rate_limits::{Class, Key};
use crate::http::refusals::{NotAllowed, Overload, Unknown, Unreadable};

/// The most sessions of one account; the oldest ends when one more begins.
const MOST_SESSIONS: usize = 50;

/// Who you are, if anybody.
///
/// Unlike `GET /api/me` this is no error for a browser that nobody has played on.
#[utoipa::path(get, path = "/api/session", operation_id = "session", tag = "people", responses(
    (status = 200, description = "You, or null.", body = Option<Me>), Unknown, Overload,
))]
pub async fn look(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
) -> ApiResult<Json<Option<Me>>> {
    app.charge(Class::Read, client.0, identity.as_ref().map(|identity| identity.person.id))?;
    Ok(Json(match identity {
        Some(identity) => Some(me(&app, &identity).await?),
        None => None,
    }))
}

/// Sign in.
///
/// Answers with a cookie. A guest that this browser was before stays a guest, with its tables, and is left behind.
#[utoipa::path(post, path = "/api/session", operation_id = "sign_in",
    tag = "people", request_body = Credentials, responses(
    (status = 200, description = "You are signed in; the cookie comes with it.", body = Me),
    Unreadable, Unknown, NotAllowed, Overload,
))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    client: Client,
    before: Option<Identity>,
    Body(credentials): Body<Credentials>,
) -> ApiResult<Response> {
    if before.as_ref().is_some_and(|identity| identity.via == Via::Bearer) {
        return Err(ApiError::forbidden("a bearer token is signed in already"));
    }
    // A malformed login is treated like an unknown one.
    let login = clean_login(&credentials.login).unwrap_or_default();
    let password = if credentials.password.len() <= 1000 { credentials.password } else { String::new() };
    app.charge(Class::SignIn, client.0, None)?;
    app.rate_limits.take(Class::SignIn, login_key(&login), app.clock.now()).map_err(ApiError::too_many)?;
    let person = app.store.person_by_login(&login).await?;
    let hash = person.as_ref().and_then(|person| person.password.clone());
    let right = app.people.passwords.verify(client.0, password, hash.clone()).await?;
    let Some(person) = person.filter(|_| right) else { return Err(wrong()) };
    let _alone = app.people.changing(person.id).await;
    // If the password changes at this moment, either that ends this session too, or it is refused here.
    let Some(person) = app.store.person(person.id).await?.filter(|person| person.password == hash) else {
        return Err(wrong());
    };
    end_oldest_sessions(&app, person.id).await?;
    let (identity, cookie) = let_in(&app, person).await?;
    // The browser replaces its old cookie now, and nobody else has it.
    if let Some(before) = before {
        app.store.remove_token(&before.token).await?;
        app.forget_person(before.person.id);
    }
    Ok((cookie, Json(me(&app, &identity).await?)).into_response())
}

/// Sign out.
///
/// A guest without a password cannot come back.
#[utoipa::path(delete, path = "/api/session", operation_id = "sign_out", tag = "people", responses(
    (status = 204, description = "You are nobody now."), Unknown, NotAllowed, Overload,
))]
pub async fn sign_out(State(app): State<Arc<App>>, identity: Option<Identity>) -> ApiResult<Response> {
    if let Some(identity) = identity {
        if identity.via == Via::Bearer {
            return Err(ApiError::forbidden("a bearer token ends when its owner removes the bot"));
        }
        app.store.remove_token(&identity.token).await?;
        app.forget_person(identity.person.id);
    }
    Ok((StatusCode::NO_CONTENT, clear_cookie(&app)).into_response())
}

fn wrong() -> ApiError {
    ApiError::new(ErrorCode::Unauthorized, "login or password is wrong")
}

/// Ends the oldest sessions to make room for one more.
async fn end_oldest_sessions(app: &App, person: PersonId) -> ApiResult<()> {
    let sessions = app.store.tokens(person).await?;
    let surplus = (sessions.len() + 1).saturating_sub(MOST_SESSIONS);
    for oldest in &sessions[..surplus] {
        app.store.remove_token(&oldest.hash).await?;
        app.forget_person(person);
    }
    Ok(())
}

/// Attempts at one login are counted together, wherever they come from.
fn login_key(login: &str) -> Key {
    let mut hasher = DefaultHasher::new();
    login.hash(&mut hasher);
    Key::Login(hasher.finish())
}
