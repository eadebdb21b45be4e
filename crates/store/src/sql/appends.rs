//! Appends to the logs of many tables at once.

use std::collections::HashMap;
use std::sync::LazyLock;

use igroteka_protocol::TableId;
use serde_json::{Value as Json, json};

use crate::chain::EntryHash;
use crate::plan::{Found, Plan, PlannedEnd, PlannedEntry, PlannedHead, PlannedStart};
use crate::session::{Session, Sql, Value, bounded, over_list};
use crate::{Append, StoreError, TableChange, TableStatus};

/// The result of a group of appends.
pub(crate) enum Appended {
    /// The result of each append; those with `Ok` are written.
    Verdicts(Vec<Result<(), StoreError>>),
    /// One of them ends a game that is not running, so the whole group must be rolled back.
    UnknownGame,
}

/// Appends in their order. After an error or [`Appended::UnknownGame`] the caller rolls back.
pub(crate) async fn append(session: &mut Session<'_>, appends: &[&Append]) -> Result<Appended, sqlx::Error> {
    let found = find(session, appends).await?;
    let (plan, verdicts) = Plan::of(&found, appends);
    Ok(if write(session, &plan).await? { Appended::Verdicts(verdicts) } else { Appended::UnknownGame })
}

/// Finds the tables. PostgreSQL locks them against other processes, always in the same order to avoid deadlocks. SQLite
/// has only one writer.
async fn find(
    session: &mut Session<'_>,
    appends: &[&Append],
) -> Result<HashMap<TableId, Found>, sqlx::Error> {
    const FIND: Sql = Sql {
        sqlite: "SELECT id, key, head, hash FROM tables WHERE id IN (SELECT value FROM json_each($1))",
        postgres: "SELECT id, key, head, hash FROM tables
            WHERE id IN (SELECT json_array_elements_text(CAST($1 AS json)))
            ORDER BY id FOR NO KEY UPDATE",
    };
    let ids = json_text(appends.iter().map(|append| append.table));
    let rows = session.all(FIND, &[Value::from(&ids)]).await?;
    rows.iter()
        .map(|row| {
            let hash = row.maybe_bytes(3)?.map(|hash| hash.as_slice().try_into());
            let hash = hash.transpose().map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
            Ok((row.id(0)?, Found { key: row.int(1)?, head: row.count(2)?, hash }))
        })
        .collect()
}

/// Writes a plan; `false` if it ends a game that is not running.
pub(crate) async fn write(session: &mut Session<'_>, plan: &Plan<'_>) -> Result<bool, sqlx::Error> {
    write_entries(session, &plan.entries).await?;
    if !plan.heads.is_empty() {
        let heads = json_text(plan.heads.iter().map(|PlannedHead { table_key, head, at, hash }| {
            json!([table_key, head, at, hash.as_ref().map(hexadecimal)])
        }));
        session.run(WRITE_HEADS, &[Value::from(&heads)]).await?;
    }
    write_changes(session, &plan.changes).await?;
    write_started(session, &plan.started).await?;
    write_ended(session, &plan.ended).await
}

/// `OR FAIL`, here and below: without it SQLite writes a statement journal, to undo a statement that fails half-way.
/// We do not need it, because a group that fails is rolled back as a whole.
const WRITE_HEADS: Sql = Sql {
    sqlite: "UPDATE OR FAIL tables SET head = new.head, updated_at = new.at, hash = new.hash
        FROM (SELECT value->>0 AS key, value->>1 AS head, value->>2 AS at, unhex(value->>3) AS hash
              FROM json_each($1)) AS new
        WHERE tables.key = new.key",
    postgres: "UPDATE tables SET head = new.head, updated_at = new.at, hash = new.hash
        FROM (SELECT CAST(value->>0 AS BIGINT) AS key, CAST(value->>1 AS BIGINT) AS head,
                     CAST(value->>2 AS BIGINT) AS at, decode(value->>3, 'hex') AS hash
              FROM json_array_elements(CAST($1 AS json)) AS each(value)) AS new
        WHERE tables.key = new.key",
};

/// Entries per statement, the largest number that fits first. Binding them costs half of what a JSON list costs, and a
/// few fixed numbers keep the statements prepared. Each number is half of the one before, so that a group needs few of
/// them: every statement is a round trip to the database's thread.
static INSERTS: LazyLock<[Insert; 8]> = LazyLock::new(|| [128, 64, 32, 16, 8, 4, 2, 1].map(Insert::of));

struct Insert {
    rows: usize,
    sqlite: String,
    postgres: String,
}

impl Insert {
    fn of(rows: usize) -> Insert {
        let text = |verb: &str, row: &dyn Fn(usize) -> String| {
            let rows: Vec<String> = (0..rows).map(row).collect();
            format!("{verb} INTO entries (table_key, seq, at, body, hash) VALUES {}", rows.join(", "))
        };
        Insert {
            rows,
            // Numbered parameters have names, and SQLite searches all of them for each one.
            sqlite: text("INSERT OR FAIL", &|_| "(?, ?, ?, ?, ?)".to_string()),
            postgres: text("INSERT", &|row| {
                let first = 5 * row + 1;
                format!("(${first}, ${}, ${}, ${}, ${})", first + 1, first + 2, first + 3, first + 4)
            }),
        }
    }
}

async fn write_entries(
    session: &mut Session<'_>,
    mut entries: &[PlannedEntry<'_>],
) -> Result<(), sqlx::Error> {
    for insert in &*INSERTS {
        let sql = Sql { sqlite: &insert.sqlite, postgres: &insert.postgres };
        while let Some((chunk, rest)) = entries.split_at_checked(insert.rows) {
            let values: Vec<Value<'_>> = chunk
                .iter()
                .flat_map(|entry| {
                    [
                        Value::Int(entry.table_key),
                        Value::Int(bounded(entry.seq)),
                        Value::Int(entry.at),
                        Value::Text(entry.body),
                        Value::Bytes(&entry.hash),
                    ]
                })
                .collect();
            session.run(sql, &values).await?;
            entries = rest;
        }
    }
    Ok(())
}

async fn write_changes(
    session: &mut Session<'_>,
    changes: &[(i64, &TableChange)],
) -> Result<(), sqlx::Error> {
    const WRITE_ROWS: Sql = over_list!(
        "UPDATE tables SET status = new.status, listed = new.listed
         FROM (SELECT CAST(value->>0 AS BIGINT) AS key, CAST(value->>1 AS BIGINT) AS status,
                      CAST(value->>2 AS BOOLEAN) AS listed FROM",
        rows,
        ") AS new WHERE tables.key = new.key"
    );
    const WRITE_SUMMARIES: Sql = over_list!(
        "INSERT INTO summaries (table_key, summary)
         SELECT CAST(value->>0 AS BIGINT), value->>3 FROM",
        rows,
        "WHERE true ON CONFLICT (table_key) DO UPDATE SET summary = excluded.summary"
    );
    const EMPTY_SEATS: Sql = over_list!(
        "DELETE FROM table_people WHERE table_key IN (SELECT CAST(value->>0 AS BIGINT) FROM",
        rows,
        ")"
    );
    const FILL_SEATS: Sql = over_list!(
        "INSERT INTO table_people (table_key, person)
         SELECT CAST(value->>0 AS BIGINT), value->>1 FROM",
        rows,
        "WHERE true ON CONFLICT DO NOTHING"
    );
    if changes.is_empty() {
        return Ok(());
    }
    let rows = json_text(
        changes
            .iter()
            .map(|(key, change)| json!([key, status_number(change.status), change.listed, change.summary])),
    );
    session.run(WRITE_ROWS, &[Value::from(&rows)]).await?;
    session.run(WRITE_SUMMARIES, &[Value::from(&rows)]).await?;
    session.run(EMPTY_SEATS, &[Value::from(&rows)]).await?;
    let seats: Vec<Json> = changes
        .iter()
        .filter(|(_, change)| change.status != TableStatus::Closed)
        .flat_map(|(key, change)| change.people.iter().map(move |person| json!([key, person])))
        .collect();
    if !seats.is_empty() {
        session.run(FILL_SEATS, &[Value::from(&json_text(seats))]).await?;
    }
    Ok(())
}

async fn write_started(session: &mut Session<'_>, started: &[PlannedStart<'_>]) -> Result<(), sqlx::Error> {
    const WRITE_GAMES: Sql = over_list!(
        "INSERT INTO games (id, table_key, first_seq, seats, rated, counted, started_at)
         SELECT value->>0, CAST(value->>1 AS BIGINT), CAST(value->>2 AS BIGINT), value->>3,
                CAST(value->>4 AS BOOLEAN), false, CAST(value->>5 AS BIGINT) FROM",
        rows,
        "WHERE true"
    );
    const WRITE_PLAYERS: Sql = over_list!(
        "INSERT INTO game_people (person, started_at, game_key)
         SELECT player.person, player.at, games.key
         FROM (SELECT value->>0 AS game, value->>1 AS person, CAST(value->>2 AS BIGINT) AS at FROM",
        rows,
        ") AS player JOIN games ON games.id = player.game WHERE true ON CONFLICT DO NOTHING"
    );
    if started.is_empty() {
        return Ok(());
    }
    let games = json_text(started.iter().map(|PlannedStart { table_key, at, start }| {
        let seats = json_text(&start.seats);
        json!([start.game, table_key, bounded(start.first_seq), seats, start.rated, at])
    }));
    session.run(WRITE_GAMES, &[Value::from(&games)]).await?;
    let players: Vec<Json> = started
        .iter()
        .flat_map(|PlannedStart { at, start, .. }| {
            start.seats.iter().flatten().map(move |person| json!([start.game, person, at]))
        })
        .collect();
    if !players.is_empty() {
        session.run(WRITE_PLAYERS, &[Value::from(&json_text(players))]).await?;
    }
    Ok(())
}

async fn write_ended(session: &mut Session<'_>, ended: &[PlannedEnd<'_>]) -> Result<bool, sqlx::Error> {
    const WRITE_ENDS: Sql = over_list!(
        "UPDATE games SET ended_at = done.at, result = done.result
         FROM (SELECT value->>0 AS id, CAST(value->>1 AS BIGINT) AS table_key, CAST(value->>2 AS BIGINT) AS at,
                      value->>3 AS result FROM",
        rows,
        ") AS done
         WHERE games.id = done.id AND games.table_key = done.table_key AND games.ended_at IS NULL"
    );
    if ended.is_empty() {
        return Ok(true);
    }
    let ends = json_text(
        ended.iter().map(|PlannedEnd { table_key, at, game, result }| json!([game, table_key, at, result])),
    );
    Ok(session.run(WRITE_ENDS, &[Value::from(&ends)]).await? == ended.len() as u64)
}

pub(crate) fn status_number(status: TableStatus) -> i64 {
    match status {
        TableStatus::Waiting => 0,
        TableStatus::Playing => 1,
        TableStatus::Over => 2,
        TableStatus::Closed => 3,
    }
}

/// A hash in JSON.
fn hexadecimal(hash: &EntryHash) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = |byte: &u8| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]];
    hash.iter().flat_map(digits).map(char::from).collect()
}

/// A JSON list as a parameter.
pub(crate) fn json_text<T: serde::Serialize>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<T> = items.into_iter().collect();
    serde_json::to_string(&items).expect("texts, numbers and ids are always JSON")
}
