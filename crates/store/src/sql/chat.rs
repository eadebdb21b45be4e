//! The chats of tables.

use igroteka_protocol::{PersonId, TableId};

use crate::session::{Row, Session, Value, bounded};
use crate::{ChatEntry, StoreError};

/// How many lines a table's chat keeps.
const KEPT: i64 = 200;

pub(crate) async fn say(
    session: &mut Session<'_>,
    table: TableId,
    person: PersonId,
    text: &str,
    at: i64,
) -> Result<u64, StoreError> {
    let head = session
        .one(
            "INSERT INTO chat_heads (table_key, n) SELECT key, 1 FROM tables WHERE id = $1
             ON CONFLICT (table_key) DO UPDATE SET n = chat_heads.n + 1 RETURNING table_key, n",
            &[Value::from(&table.to_string())],
        )
        .await?
        .ok_or(StoreError::Missing("table"))?;
    let (key, n) = (head.int(0)?, head.int(1)?);
    session
        .run(
            "INSERT INTO chat (table_key, n, at, person, text) VALUES ($1, $2, $3, $4, $5)",
            &[key.into(), n.into(), at.into(), Value::from(&person.to_string()), text.into()],
        )
        .await?;
    session
        .run("DELETE FROM chat WHERE table_key = $1 AND n <= $2", &[key.into(), (n - KEPT).into()])
        .await?;
    Ok(n as u64)
}

fn read(row: &Row) -> Result<ChatEntry, sqlx::Error> {
    Ok(ChatEntry { n: row.count(0)?, at: row.int(1)?, person: row.id(2)?, text: row.text(3)? })
}

pub(crate) async fn lines(
    session: &mut Session<'_>,
    table: TableId,
    after: u64,
    most: u32,
) -> Result<Vec<ChatEntry>, StoreError> {
    let rows = session
        .all(
            "SELECT n, at, person, text FROM chat
             WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND n > $2 ORDER BY n DESC LIMIT $3",
            &[Value::from(&table.to_string()), bounded(after).into(), i64::from(most).into()],
        )
        .await?;
    Ok(rows.iter().rev().map(read).collect::<Result<_, _>>()?)
}

pub(crate) async fn lines_of(
    session: &mut Session<'_>,
    person: PersonId,
) -> Result<Vec<(TableId, ChatEntry)>, StoreError> {
    let rows = session
        .all(
            "SELECT n, at, person, text, tables.id FROM chat JOIN tables ON tables.key = chat.table_key
             WHERE person = $1 ORDER BY at, chat.table_key, n",
            &[Value::from(&person.to_string())],
        )
        .await?;
    let lines = rows.iter().map(|row| Ok((row.id(4)?, read(row)?)));
    Ok(lines.collect::<Result<_, sqlx::Error>>()?)
}
