//! Tables.

use igroteka_protocol::TableId;

use super::appends::{json_text, status_number, write};
use crate::plan::Plan;
use crate::session::{Row, Session, Sql, Value};
use crate::{NewTable, StoreError, TableFilter, TableHead, TableRow, TableStatus};

pub(crate) async fn create(session: &mut Session<'_>, table: &NewTable) -> Result<(), StoreError> {
    let row = session
        .one(
            "INSERT INTO tables (id, game, status, listed, head, updated_at) VALUES ($1, $2, $3, $4, 0, $5)
             ON CONFLICT DO NOTHING RETURNING key",
            &[
                Value::from(&table.id.to_string()),
                Value::from(&table.game),
                status_number(table.change.status).into(),
                Value::Bool(table.change.listed),
                table.at.into(),
            ],
        )
        .await?;
    let key = row.ok_or(StoreError::Taken("table"))?.int(0)?;
    write(session, &Plan::of_new(key, table)).await?;
    Ok(())
}

/// The columns that [`read`] expects; every query of rows starts with this.
macro_rules! select_rows {
    ($rest:literal) => {
        concat!(
            "SELECT tables.id, game, status, listed, head, updated_at, summary
             FROM tables JOIN summaries ON summaries.table_key = tables.key ",
            $rest
        )
    };
}

fn read(row: &Row) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.id(0)?,
        game: row.text(1)?,
        status: match row.int(2)? {
            0 => TableStatus::Waiting,
            1 => TableStatus::Playing,
            2 => TableStatus::Over,
            _ => TableStatus::Closed,
        },
        listed: row.bool(3)?,
        head: row.count(4)?,
        updated_at: row.int(5)?,
        summary: row.text(6)?,
    })
}

pub(crate) async fn heads(session: &mut Session<'_>, ids: &[TableId]) -> Result<Vec<TableHead>, StoreError> {
    const HEADS: Sql = Sql {
        sqlite: "SELECT id, head, coalesce(n, 0) FROM tables LEFT JOIN chat_heads ON table_key = key
             WHERE id IN (SELECT value FROM json_each($1))",
        postgres: "SELECT id, head, coalesce(n, 0) FROM tables LEFT JOIN chat_heads ON table_key = key
             WHERE id IN (SELECT json_array_elements_text(CAST($1 AS json)))",
    };
    let rows = session.all(HEADS, &[Value::from(&json_text(ids))]).await?;
    let head = |row: &Row| Ok(TableHead { id: row.id(0)?, head: row.count(1)?, chat: row.count(2)? });
    Ok(rows.iter().map(head).collect::<Result<_, sqlx::Error>>()?)
}

pub(crate) async fn one(session: &mut Session<'_>, id: TableId) -> Result<Option<TableRow>, StoreError> {
    let row = session.one(select_rows!("WHERE tables.id = $1"), &[Value::from(&id.to_string())]).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(crate) async fn some(
    session: &mut Session<'_>,
    filter: &TableFilter,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let most = Value::Int(i64::from(most));
    let rows = match filter {
        TableFilter::Listed => {
            session.all(select_rows!("WHERE listed ORDER BY tables.key DESC LIMIT $1"), &[most]).await?
        }
        TableFilter::Status(status) => {
            let sql = select_rows!("WHERE status = $1 ORDER BY updated_at, tables.key LIMIT $2");
            session.all(sql, &[status_number(*status).into(), most]).await?
        }
        TableFilter::IdleSince(status, since) => {
            let sql = select_rows!(
                "WHERE status = $1 AND updated_at < $2 ORDER BY updated_at, tables.key LIMIT $3"
            );
            session.all(sql, &[status_number(*status).into(), (*since).into(), most]).await?
        }
        TableFilter::ActiveSince(status, since) => {
            let sql = select_rows!(
                "WHERE status = $1 AND updated_at >= $2 ORDER BY updated_at, tables.key LIMIT $3"
            );
            session.all(sql, &[status_number(*status).into(), (*since).into(), most]).await?
        }
        TableFilter::Of(person) => {
            let sql = select_rows!(
                "JOIN table_people ON table_people.table_key = tables.key
                 WHERE person = $1 ORDER BY updated_at DESC, tables.key DESC LIMIT $2"
            );
            session.all(sql, &[Value::from(&person.to_string()), most]).await?
        }
    };
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}
