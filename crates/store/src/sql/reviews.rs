//! Reviews that are kept.

use igroteka_protocol::{GameId, PersonId, ReviewId};

use super::{mistakes, people};
use crate::session::{Row, Session, Value};
use crate::{MistakeRow, ReviewRow, StoreError};

/// How many reviews of imported records are kept for one person, and for everybody without a name together.
const MOST_OF_PERSON: i64 = 200;
const MOST_OF_NOBODY: i64 = 1000;

/// The columns that [`read`] expects; every query of reviews starts with this.
macro_rules! select_reviews {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, kind, engine, person, seat, created_at, used_at, record, review FROM reviews ",
            $rest
        )
    };
}

fn read(row: &Row) -> Result<ReviewRow, sqlx::Error> {
    Ok(ReviewRow {
        id: row.id(0)?,
        game: row.maybe_id(1)?,
        kind: row.text(2)?,
        engine: row.text(3)?,
        person: row.maybe_id(4)?,
        seat: row.maybe_int(5)?.and_then(|seat| u8::try_from(seat).ok()),
        created_at: row.int(6)?,
        used_at: row.int(7)?,
        record: row.maybe_text(8)?,
        review: row.text(9)?,
    })
}

/// Keeps a review with the mistakes found in it. One of the same game takes the place of the older one and its id; the
/// mistakes of the older one stay as they are.
pub(crate) async fn keep(
    session: &mut Session<'_>,
    review: &ReviewRow,
    mistakes: &[MistakeRow],
) -> Result<(), StoreError> {
    if let Some(person) = review.person {
        people::require(session, person).await?;
    }
    let game = review.game.map(|game| game.to_string());
    let replaced = session
        .run(
            "UPDATE reviews SET engine = $2, created_at = $3, used_at = $4, review = $5 WHERE game = $1",
            &[
                Value::MaybeText(game.as_deref()),
                Value::from(&review.engine),
                review.created_at.into(),
                review.used_at.into(),
                Value::from(&review.review),
            ],
        )
        .await?;
    if replaced > 0 {
        return Ok(());
    }
    session
        .run(
            "INSERT INTO reviews (id, game, kind, engine, person, seat, created_at, used_at, record, review)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            &[
                Value::from(&review.id.to_string()),
                Value::MaybeText(game.as_deref()),
                Value::from(&review.kind),
                Value::from(&review.engine),
                Value::MaybeText(review.person.map(|person| person.to_string()).as_deref()),
                Value::MaybeInt(review.seat.map(i64::from)),
                review.created_at.into(),
                review.used_at.into(),
                Value::MaybeText(review.record.as_deref()),
                Value::from(&review.review),
            ],
        )
        .await?;
    if game.is_none() {
        drop_old(session, review.person).await?;
    }
    mistakes::add(session, mistakes).await
}

/// Drops what is beyond the most, the longest unused first.
async fn drop_old(session: &mut Session<'_>, person: Option<PersonId>) -> Result<(), StoreError> {
    let Some(person) = person else {
        session
            .run(
                "DELETE FROM reviews WHERE id IN (
                     SELECT id FROM reviews WHERE game IS NULL AND person IS NULL
                     ORDER BY used_at DESC, id LIMIT 1000000 OFFSET $1
                 )",
                &[MOST_OF_NOBODY.into()],
            )
            .await?;
        return Ok(());
    };
    session
        .run(
            "DELETE FROM reviews WHERE id IN (
                 SELECT id FROM reviews WHERE game IS NULL AND person = $1
                 ORDER BY used_at DESC, id LIMIT 1000000 OFFSET $2
             )",
            &[Value::from(&person.to_string()), MOST_OF_PERSON.into()],
        )
        .await?;
    Ok(())
}

pub(crate) async fn one(session: &mut Session<'_>, id: ReviewId) -> Result<Option<ReviewRow>, StoreError> {
    let row = session.one(select_reviews!("WHERE id = $1"), &[Value::from(&id.to_string())]).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(crate) async fn of_game(
    session: &mut Session<'_>,
    game: GameId,
) -> Result<Option<ReviewRow>, StoreError> {
    let row = session.one(select_reviews!("WHERE game = $1"), &[Value::from(&game.to_string())]).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

/// The reviews of records that somebody imported, the oldest first.
pub(crate) async fn of_person(
    session: &mut Session<'_>,
    person: PersonId,
) -> Result<Vec<ReviewRow>, StoreError> {
    let sql = select_reviews!("WHERE game IS NULL AND person = $1 ORDER BY created_at, id");
    let rows = session.all(sql, &[Value::from(&person.to_string())]).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

pub(crate) async fn used(session: &mut Session<'_>, id: ReviewId, at: i64) -> Result<(), StoreError> {
    session
        .run("UPDATE reviews SET used_at = $2 WHERE id = $1", &[Value::from(&id.to_string()), at.into()])
        .await?;
    Ok(())
}

/// Removes reviews of imported records that nobody has looked at since then, and returns how many.
pub(crate) async fn remove_unused(session: &mut Session<'_>, before: i64) -> Result<u64, StoreError> {
    Ok(session.run("DELETE FROM reviews WHERE game IS NULL AND used_at < $1", &[before.into()]).await?)
}
