//! Removes people and their personal data.

use igroteka_protocol::PersonId;

use crate::StoreError;
use crate::session::{Session, Value};

/// How many guests are removed in one transaction. It is small so that other writes do not wait long.
pub(crate) const GUESTS_AT_ONCE: u32 = 200;

/// Removes a person, their bots and companions, and all their personal data.
pub(crate) async fn remove(session: &mut Session<'_>, id: PersonId) -> Result<(), StoreError> {
    let root = id.to_string();
    let ids = session
        .all(
            "WITH RECURSIVE gone (id) AS (
                 SELECT id FROM people WHERE id = $1
                 UNION SELECT people.id FROM people JOIN gone ON people.owner = gone.id
             ) SELECT id FROM gone",
            &[Value::from(&root)],
        )
        .await?;
    if ids.is_empty() {
        return Err(StoreError::Missing("person"));
    }
    for row in ids {
        let id = row.text(0)?;
        let quoted = format!("\"{id}\"");
        let person = Value::from(&id);
        session.run("DELETE FROM ratings WHERE subject = $1", &[person]).await?;
        session.run("DELETE FROM chat WHERE person = $1", &[person]).await?;
        session.run("DELETE FROM table_people WHERE person = $1", &[person]).await?;
        session
            .run(
                "UPDATE games SET seats = replace(seats, $2, 'null')
                 WHERE key IN (SELECT game_key FROM game_people WHERE person = $1)",
                &[person, Value::from(&quoted)],
            )
            .await?;
        session.run("DELETE FROM game_people WHERE person = $1", &[person]).await?;
    }
    // Tokens, mistakes, reviews of imported records, bots and companions are removed by the foreign keys.
    session.run("DELETE FROM people WHERE id = $1", &[Value::from(&root)]).await?;
    Ok(())
}

/// Guests with neither a game nor a seat, who own nobody with one either.
macro_rules! select_idle_guests {
    ($rest:literal) => {
        concat!(
            "SELECT seen_at, id FROM people AS guest
             WHERE role = 0 AND seen_at < $1
             AND NOT EXISTS (SELECT 1 FROM game_people WHERE person = guest.id)
             AND NOT EXISTS (SELECT 1 FROM table_people WHERE person = guest.id)
             AND NOT EXISTS (SELECT 1 FROM people AS other JOIN game_people ON person = other.id
                             WHERE other.owner = guest.id)
             AND NOT EXISTS (SELECT 1 FROM people AS other JOIN table_people ON person = other.id
                             WHERE other.owner = guest.id) ",
            $rest
        )
    };
}

/// The last visit and the id of a guest. Guests are read in this order.
pub(crate) type GuestPlace = (i64, PersonId);

/// Idle guests not seen since then, in order, after this position. Runs on a reader, because it may scan many rows.
pub(crate) async fn idle_guests(
    session: &mut Session<'_>,
    before: i64,
    after: Option<GuestPlace>,
) -> Result<Vec<GuestPlace>, StoreError> {
    let (seen_at, id) = after.map_or((i64::MIN, String::new()), |(seen_at, id)| (seen_at, id.to_string()));
    let rows = session
        .all(
            select_idle_guests!("AND (seen_at, id) > ($2, $3) ORDER BY seen_at, id LIMIT $4"),
            &[before.into(), seen_at.into(), Value::from(&id), i64::from(GUESTS_AT_ONCE).into()],
        )
        .await?;
    let guests = rows.iter().map(|row| Ok((row.int(0)?, row.id(1)?)));
    Ok(guests.collect::<Result<_, sqlx::Error>>()?)
}

/// Removes the guests who are still idle, and returns how many.
pub(crate) async fn remove_idle(
    session: &mut Session<'_>,
    before: i64,
    guests: &[PersonId],
) -> Result<u64, StoreError> {
    let mut removed = 0;
    for guest in guests {
        // They may have come back or taken a seat since they were found.
        let id = guest.to_string();
        let sql = select_idle_guests!("AND id = $2");
        if session.one(sql, &[before.into(), Value::from(&id)]).await?.is_some() {
            remove(session, *guest).await?;
            removed += 1;
        }
    }
    Ok(removed)
}
