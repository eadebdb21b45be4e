//! People as the wire shows them.

use igroteka_protocol::{Me, PersonId, PersonKind, PersonRef, Rating};
use igroteka_store::{Person, RatingRow, Role};

use crate::App;
use crate::error::ApiResult;
use crate::http::identity::Identity;

/// What somebody is to others; who sits beside another on the same screen is a guest like any other.
pub fn person_kind(role: Role) -> PersonKind {
    match role {
        Role::Guest | Role::Companion => PersonKind::Guest,
        Role::Account => PersonKind::Account,
        Role::Bot => PersonKind::Bot,
    }
}

/// Somebody, as others see them.
pub fn person_ref(person: &Person) -> PersonRef {
    PersonRef { id: person.id, name: person.name.clone(), kind: person_kind(person.role) }
}

/// Whoever asks, as they see themselves.
pub async fn me(app: &App, identity: &Identity) -> ApiResult<Me> {
    let person = &identity.person;
    Ok(Me {
        id: person.id,
        name: person.name.clone(),
        kind: person_kind(person.role),
        login: person.login.clone(),
        scope: identity.scope,
        ratings: ratings(app, person.id).await?,
    })
}

/// Somebody's ratings.
pub async fn ratings(app: &App, person: PersonId) -> ApiResult<Vec<Rating>> {
    Ok(app.store.ratings(&person.to_string()).await?.iter().map(rating).collect())
}

/// One rating; the store's pool is the game and who plays it, `quoridor/2`.
pub fn rating(row: &RatingRow) -> Rating {
    let (game, pool) = row.pool.split_once('/').unwrap_or((&row.pool, ""));
    Rating {
        game: game.to_owned(),
        pool: pool.to_owned(),
        rating: row.rating,
        deviation: row.deviation,
        games: row.games,
    }
}
