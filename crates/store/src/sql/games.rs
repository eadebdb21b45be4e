//! The index of games.

use igroteka_protocol::{GameId, PersonId};

use crate::session::{Row, Session, Value};
use crate::{GameRow, StoreError};

/// The columns that [`read`] expects; every query of rows starts with this.
macro_rules! select_rows {
    ($rest:literal) => {
        concat!(
            "SELECT games.id, tables.id, game, first_seq, seats, rated, games.started_at, ended_at, result
             FROM games JOIN tables ON tables.key = games.table_key ",
            $rest
        )
    };
}

fn read(row: &Row) -> Result<GameRow, sqlx::Error> {
    Ok(GameRow {
        id: row.id(0)?,
        table: row.id(1)?,
        game: row.text(2)?,
        first_seq: row.count(3)?,
        seats: serde_json::from_str(&row.text(4)?).map_err(|error| sqlx::Error::Decode(error.into()))?,
        rated: row.bool(5)?,
        started_at: row.int(6)?,
        ended_at: row.maybe_int(7)?,
        result: row.maybe_text(8)?,
    })
}

pub(crate) async fn one(session: &mut Session<'_>, id: GameId) -> Result<Option<GameRow>, StoreError> {
    let row = session.one(select_rows!("WHERE games.id = $1"), &[Value::from(&id.to_string())]).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(crate) async fn of(
    session: &mut Session<'_>,
    person: PersonId,
    before: i64,
    most: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let rows = session
        .all(
            select_rows!(
                "JOIN game_people ON game_people.game_key = games.key
                 WHERE game_people.person = $1 AND game_people.started_at < $2
                 ORDER BY game_people.started_at DESC, game_people.game_key DESC LIMIT $3"
            ),
            &[Value::from(&person.to_string()), before.into(), i64::from(most).into()],
        )
        .await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

pub(crate) async fn uncounted(session: &mut Session<'_>, most: u32) -> Result<Vec<GameRow>, StoreError> {
    let rows = session
        .all(
            select_rows!(
                "WHERE rated AND NOT counted AND ended_at IS NOT NULL ORDER BY ended_at, games.key LIMIT $1"
            ),
            &[i64::from(most).into()],
        )
        .await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}
