//! People.

use igroteka_protocol::PersonId;

use super::appends::json_text;
use crate::session::{Row, Session, Sql, Value};
use crate::{Person, Role, StoreError};

fn role_number(role: Role) -> i64 {
    match role {
        Role::Guest => 0,
        Role::Account => 1,
        Role::Bot => 2,
        Role::Companion => 3,
    }
}

/// The columns that [`read`] expects; every query of people starts with this.
macro_rules! select_people {
    ($rest:literal) => {
        concat!(
            "SELECT people.id, role, name, login, password, owner, people.created_at, seen_at FROM people ",
            $rest
        )
    };
}

/// How many columns [`read`] takes. Further columns of a query come after these.
pub(crate) const COLUMNS: usize = 8;

pub(crate) fn read(row: &Row) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: row.id(0)?,
        role: match row.int(1)? {
            0 => Role::Guest,
            1 => Role::Account,
            2 => Role::Bot,
            _ => Role::Companion,
        },
        name: row.text(2)?,
        login: row.maybe_text(3)?,
        password: row.maybe_text(4)?,
        owner: row.maybe_id(5)?,
        created_at: row.int(6)?,
        seen_at: row.int(7)?,
    })
}

fn read_all(rows: &[Row]) -> Result<Vec<Person>, StoreError> {
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

async fn exists(session: &mut Session<'_>, id: PersonId) -> Result<bool, StoreError> {
    Ok(session.one("SELECT 1 FROM people WHERE id = $1", &[Value::from(&id.to_string())]).await?.is_some())
}

/// Fails unless there is such a person.
pub(crate) async fn require(session: &mut Session<'_>, id: PersonId) -> Result<(), StoreError> {
    if exists(session, id).await? { Ok(()) } else { Err(StoreError::Missing("person")) }
}

pub(crate) async fn add(session: &mut Session<'_>, person: &Person) -> Result<(), StoreError> {
    if let Some(owner) = person.owner {
        require(session, owner).await?;
    }
    let added = session
        .run(
            "INSERT INTO people (id, role, name, login, password, owner, created_at, seen_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            &[
                Value::from(&person.id.to_string()),
                role_number(person.role).into(),
                Value::from(&person.name),
                Value::MaybeText(small(person.login.as_deref()).as_deref()),
                Value::MaybeText(person.password.as_deref()),
                Value::MaybeText(person.owner.map(|owner| owner.to_string()).as_deref()),
                person.created_at.into(),
                person.seen_at.into(),
            ],
        )
        .await?;
    if added == 1 {
        Ok(())
    } else if exists(session, person.id).await? {
        Err(StoreError::Taken("person"))
    } else {
        Err(StoreError::Taken("login"))
    }
}

pub(crate) async fn change(session: &mut Session<'_>, person: &Person) -> Result<(), StoreError> {
    let changed = session
        .run(
            "UPDATE people SET role = $2, name = $3, login = $4, password = $5, seen_at = $6 WHERE id = $1",
            &[
                Value::from(&person.id.to_string()),
                role_number(person.role).into(),
                Value::from(&person.name),
                Value::MaybeText(small(person.login.as_deref()).as_deref()),
                Value::MaybeText(person.password.as_deref()),
                person.seen_at.into(),
            ],
        )
        .await;
    match changed {
        Ok(0) => Err(StoreError::Missing("person")),
        Ok(_) => Ok(()),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Taken("login")),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn seen(session: &mut Session<'_>, id: PersonId, at: i64) -> Result<(), StoreError> {
    session
        .run("UPDATE people SET seen_at = $2 WHERE id = $1", &[Value::from(&id.to_string()), at.into()])
        .await?;
    Ok(())
}

/// Logins are case-insensitive.
fn small(login: Option<&str>) -> Option<String> {
    login.map(str::to_lowercase)
}

pub(crate) async fn one(session: &mut Session<'_>, id: PersonId) -> Result<Option<Person>, StoreError> {
    let row = session.one(select_people!("WHERE id = $1"), &[Value::from(&id.to_string())]).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(crate) async fn some(session: &mut Session<'_>, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
    const SOME: Sql = Sql {
        sqlite: select_people!("WHERE id IN (SELECT value FROM json_each($1))"),
        postgres: select_people!("WHERE id IN (SELECT json_array_elements_text(CAST($1 AS json)))"),
    };
    read_all(&session.all(SOME, &[Value::from(&json_text(ids))]).await?)
}

pub(crate) async fn by_login(session: &mut Session<'_>, login: &str) -> Result<Option<Person>, StoreError> {
    let row = session.one(select_people!("WHERE login = $1"), &[Value::from(&login.to_lowercase())]).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(crate) async fn list(
    session: &mut Session<'_>,
    guests: bool,
    after: &str,
    most: u32,
) -> Result<Vec<Person>, StoreError> {
    // Without an id, start after all people of that name: `~` is greater than any digit of an id.
    let (name, id) = after.split_once('\n').unwrap_or((after, "~"));
    let rows = session
        .all(
            select_people!(
                "WHERE (role = 1 OR ($1 AND role = 0)) AND (name, id) > ($2, $3) ORDER BY name, id LIMIT $4"
            ),
            &[Value::Bool(guests), name.into(), id.into(), i64::from(most).into()],
        )
        .await?;
    read_all(&rows)
}

pub(crate) async fn owned(session: &mut Session<'_>, owner: PersonId) -> Result<Vec<Person>, StoreError> {
    let sql = select_people!("WHERE owner = $1 ORDER BY created_at, id");
    read_all(&session.all(sql, &[Value::from(&owner.to_string())]).await?)
}
