//! Data export and account removal.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use igroteka_protocol::{GameId, Mistake, PersonId, Rating, Removal, ReviewId, Scope, TableId};
use igroteka_store::{GameRow, Person, PersonExport, ReviewRow, Role, Token};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::describe::rating;
use super::login::check_own_password;
use super::mistakes::task;
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::{Identity, clear_cookie, unauthorized};
use crate::http::json::Body;
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, NoSuch, NotAllowed, Overload, Unknown, Unreadable};

/// Everything that is kept about one person. Of passwords and tokens only hashes are kept; they are left out.
#[derive(Serialize, ToSchema)]
pub struct Export {
    /// The person.
    person: ExportedPerson,
    /// Their bots, and those who play beside them.
    owned: Vec<ExportedPerson>,
    /// Where they are signed in.
    sessions: Vec<ExportedToken>,
    /// Their games.
    games: Vec<ExportedGame>,
    /// Their ratings.
    ratings: Vec<Rating>,
    /// What they said.
    chat: Vec<ExportedLine>,
    /// The reviews of records that they imported.
    reviews: Vec<ExportedReview>,
    /// Their mistakes that come back as tasks.
    mistakes: Vec<Mistake>,
}

#[derive(Serialize, ToSchema)]
struct ExportedPerson {
    id: PersonId,
    role: &'static str,
    name: String,
    login: Option<String>,
    has_password: bool,
    created_at: i64,
    seen_at: i64,
}

#[derive(Serialize, ToSchema)]
struct ExportedToken {
    scope: Scope,
    created_at: i64,
    expires_at: Option<i64>,
}

#[derive(Serialize, ToSchema)]
struct ExportedGame {
    id: GameId,
    table: TableId,
    game: String,
    seats: Vec<u8>,
    rated: bool,
    started_at: i64,
    ended_at: Option<i64>,
    result: Option<String>,
}

#[derive(Serialize, ToSchema)]
struct ExportedLine {
    table: TableId,
    at: i64,
    text: String,
}

#[derive(Serialize, ToSchema)]
struct ExportedReview {
    id: ReviewId,
    game: String,
    seat: Option<u8>,
    created_at: i64,
    record: String,
    #[schema(value_type = Object)]
    review: Box<RawValue>,
}

/// Everything kept about you.
#[utoipa::path(get, path = "/api/me/export", operation_id = "export", tag = "people", responses(
    (status = 200, description = "All of it.", body = Export), Unknown, NotAllowed, Overload,
))]
pub async fn export(State(app): State<Arc<App>>, client: Client, identity: Identity) -> ApiResult<Response> {
    identity.require(Scope::Full)?;
    app.charge(Class::Create, client.0, Some(identity.person.id))?;
    let export = Export::from(app.store.export_person(identity.person.id).await?);
    let name = "attachment; filename=\"igroteka.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(export)).into_response())
}

/// Leave for good.
///
/// Removes you, your bots, your ratings and what you said. The games stay, with nobody on your seat. An account gives
/// its password.
#[utoipa::path(delete, path = "/api/me", operation_id = "leave_for_good",
    tag = "people", request_body = Option<Removal>, responses(
    (status = 204, description = "You are forgotten."),
    Unreadable, Unknown, NotAllowed, NoSuch, InTheWay, Overload,
))]
pub async fn remove(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    removal: Option<Body<Removal>>,
) -> ApiResult<Response> {
    identity.require(Scope::Full)?;
    let id = identity.person.id;
    app.charge(Class::SignIn, client.0, Some(id))?;
    let person = app.store.person(id).await?.ok_or_else(unauthorized)?;
    if person.role == Role::Account {
        let password = removal.and_then(|Body(removal)| removal.password);
        let password = password.ok_or_else(|| ApiError::forbidden("leaving needs the account's password"))?;
        check_own_password(&app, client, &identity, password).await?;
    }
    let alone = app.people.changing(id).await;
    let mut gone: Vec<PersonId> = app.store.owned(id).await?.iter().map(|person| person.id).collect();
    gone.push(id);
    app.store.remove_person(id).await?;
    app.forget_person(id);
    drop(alone);
    app.rooms.refresh_people(&app, &gone).await;
    Ok((StatusCode::NO_CONTENT, clear_cookie(&app)).into_response())
}

impl From<PersonExport> for Export {
    fn from(export: PersonExport) -> Export {
        let id = export.person.id;
        Export {
            person: export.person.into(),
            owned: export.owned.into_iter().map(ExportedPerson::from).collect(),
            sessions: export.tokens.into_iter().map(ExportedToken::from).collect(),
            games: export.games.into_iter().map(|game| ExportedGame::new(id, game)).collect(),
            ratings: export.ratings.iter().map(rating).collect(),
            chat: export
                .chat
                .into_iter()
                .map(|(table, line)| ExportedLine { table, at: line.at, text: line.text })
                .collect(),
            reviews: export.reviews.into_iter().map(ExportedReview::from).collect(),
            mistakes: export.mistakes.into_iter().map(task).collect(),
        }
    }
}

impl From<Person> for ExportedPerson {
    fn from(person: Person) -> ExportedPerson {
        ExportedPerson {
            id: person.id,
            role: match person.role {
                Role::Guest => "guest",
                Role::Account => "account",
                Role::Bot => "bot",
                Role::Companion => "companion",
            },
            name: person.name,
            login: person.login,
            has_password: person.password.is_some(),
            created_at: person.created_at,
            seen_at: person.seen_at,
        }
    }
}

impl From<Token> for ExportedToken {
    fn from(token: Token) -> ExportedToken {
        ExportedToken { scope: token.scope, created_at: token.created_at, expires_at: token.expires_at }
    }
}

impl From<ReviewRow> for ExportedReview {
    fn from(row: ReviewRow) -> ExportedReview {
        ExportedReview {
            id: row.id,
            game: row.kind,
            seat: row.seat,
            created_at: row.created_at,
            record: row.record.unwrap_or_default(),
            review: RawValue::from_string(row.review).unwrap_or_else(|_| RawValue::NULL.to_owned()),
        }
    }
}

impl ExportedGame {
    fn new(person: PersonId, game: GameRow) -> ExportedGame {
        let own =
            |(place, who): (usize, &Option<PersonId>)| (*who == Some(person)).then_some(place as u8 + 1);
        ExportedGame {
            id: game.id,
            table: game.table,
            game: game.game,
            seats: game.seats.iter().enumerate().filter_map(own).collect(),
            rated: game.rated,
            started_at: game.started_at,
            ended_at: game.ended_at,
            result: game.result,
        }
    }
}
