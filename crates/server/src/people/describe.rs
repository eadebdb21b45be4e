//! People as they appear on the wire.

use igroteka_protocol::{Me, PersonId, PersonKind, PersonRef, Rating};
use igroteka_store::{Person, RatingRow, Role};

use crate::App;
use crate::error::ApiResult;
use crate::http::identity::Identity;

/// The public role of a person; a companion on the same screen is shown as a guest.
pub fn person_kind(role: Role) -> PersonKind {
    match role {
        Role::Guest | Role::Companion => PersonKind::Guest,
        Role::Account => PersonKind::Account,
        Role::Bot => PersonKind::Bot,
    }
}

/// A person as others see them.
pub fn person_ref(person: &Person) -> PersonRef {
    PersonRef { id: person.id, name: person.name.clone(), kind: person_kind(person.role) }
}

/// The client itself.
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

/// The ratings of a person.
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
