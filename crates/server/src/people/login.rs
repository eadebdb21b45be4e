//! An account: a guest with a login and a password.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use igroteka_protocol::{Credentials, ErrorCode, Me, PasswordChange, Scope};
use igroteka_store::{Person, Role};

use super::describe::me;
use super::guest::change;
use super::name::{check_password, clean_login};
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::{Identity, unauthorized};
use crate::http::json::Body;
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, NotAllowed, Overload, Unknown, Unreadable};

/// Become an account.
///
/// A login and a password let you in elsewhere too. Everything you have stays yours.
#[utoipa::path(post, path = "/api/me/register", operation_id = "register",
    tag = "people", request_body = Credentials, responses(
    (status = 200, description = "You are an account now.", body = Me),
    Unreadable, Unknown, NotAllowed, InTheWay, Overload,
))]
pub async fn register(
    State(app): State<Arc<App>>,
    client: Client,
    mut identity: Identity,
    Body(credentials): Body<Credentials>,
) -> ApiResult<Json<Me>> {
    identity.require(Scope::Full)?;
    if !app.config.registration {
        return Err(ApiError::forbidden("this service takes no new accounts"));
    }
    guests_only(&identity.person)?;
    let login = clean_login(&credentials.login)?;
    check_password(&credentials.password)?;
    app.charge(Class::SignIn, client.0, Some(identity.person.id))?;
    let hash = app.people.passwords.hash(client.0, credentials.password).await?;
    identity.person = change(&app, identity.person.id, |person| {
        guests_only(person)?;
        (person.role, person.login, person.password) = (Role::Account, Some(login), Some(hash));
        Ok(())
    })
    .await?;
    Ok(Json(me(&app, &identity).await?))
}

/// Change the password.
///
/// Whoever else is signed in to the account is signed out.
#[utoipa::path(put, path = "/api/me/password", operation_id = "change_password",
    tag = "people", request_body = PasswordChange, responses(
    (status = 204, description = "The new password holds; all other sessions have ended."),
    Unreadable, Unknown, NotAllowed, InTheWay, Overload,
))]
pub async fn change_password(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    Body(passwords): Body<PasswordChange>,
) -> ApiResult<StatusCode> {
    identity.require(Scope::Full)?;
    check_password(&passwords.new)?;
    let id = identity.person.id;
    app.charge(Class::SignIn, client.0, Some(id))?;
    let old_hash = check_own_password(&app, client, &identity, passwords.old).await?;
    let new_hash = app.people.passwords.hash(client.0, passwords.new).await?;
    change(&app, id, |person| {
        if person.password.as_ref() != Some(&old_hash) {
            return Err(ApiError::new(ErrorCode::Conflict, "the password was changed at this moment"));
        }
        person.password = Some(new_hash);
        Ok(())
    })
    .await?;
    app.store.remove_tokens(id, Some(&identity.token)).await?;
    app.forget_person(id);
    Ok(StatusCode::NO_CONTENT)
}

/// Checks the account's password, and returns the hash that it was compared with.
pub async fn check_own_password(
    app: &App,
    client: Client,
    identity: &Identity,
    password: String,
) -> ApiResult<String> {
    let person = app.store.person(identity.person.id).await?.ok_or_else(unauthorized)?;
    let Some(hash) = person.password else {
        return Err(ApiError::new(ErrorCode::Conflict, "only an account has a password"));
    };
    if app.people.passwords.verify(client.0, password, Some(hash.clone())).await? {
        Ok(hash)
    } else {
        Err(ApiError::forbidden("this is not the password"))
    }
}

fn guests_only(person: &Person) -> ApiResult<()> {
    match person.role {
        Role::Guest => Ok(()),
        Role::Account => Err(ApiError::new(ErrorCode::Conflict, "you have an account already")),
        Role::Bot | Role::Companion => Err(ApiError::forbidden("only a person can have an account")),
    }
}
