//! Tokens, by their hashes.

use igroteka_protocol::PersonId;

use super::people;
use crate::session::{Row, Session, Value};
use crate::{Person, Scope, StoreError, Token, TokenHash};

fn scope_number(scope: Scope) -> i64 {
    match scope {
        Scope::Read => 0,
        Scope::Play => 1,
        Scope::Full => 2,
    }
}

/// Reads a token from the columns that begin at `first`. An unknown scope is the smallest.
fn read(row: &Row, first: usize) -> Result<Token, sqlx::Error> {
    Ok(Token {
        hash: row
            .bytes(first)?
            .try_into()
            .map_err(|_| sqlx::Error::Decode("a token's hash has not 32 bytes".into()))?,
        person: row.id(first + 1)?,
        scope: match row.int(first + 2)? {
            2 => Scope::Full,
            1 => Scope::Play,
            _ => Scope::Read,
        },
        created_at: row.int(first + 3)?,
        expires_at: row.maybe_int(first + 4)?,
    })
}

pub(crate) async fn add(session: &mut Session<'_>, token: &Token) -> Result<(), StoreError> {
    people::require(session, token.person).await?;
    let person = token.person.to_string();
    // Each sign-in removes the person's expired tokens, so that they do not pile up.
    session
        .run(
            "DELETE FROM tokens WHERE person = $1 AND expires_at <= $2",
            &[Value::from(&person), token.created_at.into()],
        )
        .await?;
    let added = session
        .run(
            "INSERT INTO tokens (hash, person, scope, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
            &[
                Value::Bytes(&token.hash),
                Value::from(&person),
                scope_number(token.scope).into(),
                token.created_at.into(),
                Value::MaybeInt(token.expires_at),
            ],
        )
        .await?;
    if added == 1 { Ok(()) } else { Err(StoreError::Taken("token")) }
}

pub(crate) async fn find(
    session: &mut Session<'_>,
    hash: &TokenHash,
    now: i64,
) -> Result<Option<(Token, Person)>, StoreError> {
    let row = session
        .one(
            "SELECT people.id, role, name, login, password, owner, people.created_at, seen_at,
                    hash, person, scope, tokens.created_at, expires_at
             FROM tokens JOIN people ON people.id = tokens.person
             WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)",
            &[Value::Bytes(hash), now.into()],
        )
        .await?;
    Ok(row
        .map(|row| Ok::<_, sqlx::Error>((read(&row, people::COLUMNS)?, people::read(&row)?)))
        .transpose()?)
}

pub(crate) async fn of(session: &mut Session<'_>, person: PersonId) -> Result<Vec<Token>, StoreError> {
    let rows = session
        .all(
            "SELECT hash, person, scope, created_at, expires_at FROM tokens WHERE person = $1
             ORDER BY created_at, hash",
            &[Value::from(&person.to_string())],
        )
        .await?;
    Ok(rows.iter().map(|row| read(row, 0)).collect::<Result<_, _>>()?)
}

pub(crate) async fn prolong(
    session: &mut Session<'_>,
    hash: &TokenHash,
    until: i64,
) -> Result<(), StoreError> {
    session
        .run(
            "UPDATE tokens SET expires_at = $2 WHERE hash = $1 AND expires_at < $2",
            &[Value::Bytes(hash), until.into()],
        )
        .await?;
    Ok(())
}

pub(crate) async fn remove(session: &mut Session<'_>, hash: &TokenHash) -> Result<(), StoreError> {
    session.run("DELETE FROM tokens WHERE hash = $1", &[Value::Bytes(hash)]).await?;
    Ok(())
}

pub(crate) async fn remove_all(
    session: &mut Session<'_>,
    person: PersonId,
    but: Option<&TokenHash>,
) -> Result<(), StoreError> {
    // No hash is empty, so an empty one keeps no token.
    let spared: &[u8] = but.map_or(&[], |hash| hash);
    session
        .run(
            "DELETE FROM tokens WHERE person = $1 AND hash <> $2",
            &[Value::from(&person.to_string()), Value::Bytes(spared)],
        )
        .await?;
    Ok(())
}
