//! Ratings, and which games are counted in them.

use igroteka_protocol::PersonId;

use super::people;
use crate::session::{Row, Session, Value};
use crate::{RatingRow, RatingUpdate, StoreError};

fn read(row: &Row) -> Result<RatingRow, sqlx::Error> {
    Ok(RatingRow {
        subject: row.text(0)?,
        pool: row.text(1)?,
        rating: row.float(2)?,
        deviation: row.float(3)?,
        volatility: row.float(4)?,
        games: u32::try_from(row.int(5)?).unwrap_or(u32::MAX),
    })
}

pub(crate) async fn of(session: &mut Session<'_>, subject: &str) -> Result<Vec<RatingRow>, StoreError> {
    let rows = session
        .all(
            "SELECT subject, pool, rating, deviation, volatility, games FROM ratings
             WHERE subject = $1 ORDER BY pool",
            &[subject.into()],
        )
        .await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

pub(crate) async fn best(
    session: &mut Session<'_>,
    pool: &str,
    most: u32,
) -> Result<Vec<RatingRow>, StoreError> {
    let rows = session
        .all(
            "SELECT subject, pool, rating, deviation, volatility, games FROM ratings
             WHERE pool = $1 ORDER BY rating DESC, subject LIMIT $2",
            &[pool.into(), i64::from(most).into()],
        )
        .await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

pub(crate) async fn count(session: &mut Session<'_>, update: &RatingUpdate) -> Result<(), StoreError> {
    let game = update.game.to_string();
    let marked = session
        .run(
            "UPDATE games SET counted = true, result = COALESCE($2, result)
             WHERE id = $1 AND rated AND NOT counted AND ended_at IS NOT NULL",
            &[Value::from(&game), Value::MaybeText(update.result.as_deref())],
        )
        .await?;
    if marked == 0 {
        let known = session.one("SELECT 1 FROM games WHERE id = $1", &[Value::from(&game)]).await?;
        return Err(known.map_or(StoreError::Missing("game"), |_| StoreError::Conflict { head: 0 }));
    }
    for row in &update.rows {
        // A person who was removed since the ratings were read gets none.
        if let Ok(person) = row.subject.parse::<PersonId>()
            && people::one(session, person).await?.is_none()
        {
            return Err(StoreError::Conflict { head: 0 });
        }
        let sql = if row.games == 1 {
            "INSERT INTO ratings (subject, pool, rating, deviation, volatility, games)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
        } else {
            "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6
             WHERE subject = $1 AND pool = $2 AND games = $6 - 1"
        };
        let written = session
            .run(
                sql,
                &[
                    Value::from(&row.subject),
                    Value::from(&row.pool),
                    Value::Float(row.rating),
                    Value::Float(row.deviation),
                    Value::Float(row.volatility),
                    i64::from(row.games).into(),
                ],
            )
            .await?;
        if written == 0 {
            return Err(StoreError::Conflict { head: 0 });
        }
    }
    Ok(())
}
