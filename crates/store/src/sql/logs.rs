//! The logs of tables, checked as they are read.

use igroteka_protocol::TableId;

use crate::chain::{Chain, EntryHash, Flaw, missing};
use crate::check::CheckReport;
use crate::error::is_malformed_file;
use crate::session::{Row, Session, Value, bounded};
use crate::{Entry, StoreError};

/// How many entries or tables a check reads at once.
const PAGE: u32 = 1000;

/// Whether the schema has a place for hashes.
#[derive(Clone, Copy)]
enum Hashes {
    Kept,
    None,
}

/// The entries after `after`, at most so many; [`StoreError::Damaged`] if they are not what was written.
pub(crate) async fn log(
    session: &mut Session<'_>,
    table: TableId,
    after: u64,
    most: u32,
) -> Result<Vec<Entry>, StoreError> {
    page(session, table, after, most, Hashes::Kept).await
}

async fn page(
    session: &mut Session<'_>,
    table: TableId,
    after: u64,
    most: u32,
    hashes: Hashes,
) -> Result<Vec<Entry>, StoreError> {
    // The entry `after` itself is read for its hash, and the table's row although there may be no entries.
    macro_rules! select {
        ($($column:literal),*) => {
            concat!(
                "SELECT head, seq, at, body", $(", ", $column,)* " FROM tables
                 LEFT JOIN entries ON entries.table_key = tables.key AND seq >= $2
                 WHERE id = $1 ORDER BY seq LIMIT $3"
            )
        };
    }
    let sql = match hashes {
        Hashes::Kept => select!("tables.hash", "entries.hash"),
        Hashes::None => select!(),
    };
    let id = table.to_string();
    let most_rows = i64::from(most) + i64::from(after > 0);
    let damaged = |flaw: Flaw| StoreError::Damaged { table: table.to_string(), flaw: flaw.0 };
    match session.all(sql, &[Value::from(&id), bounded(after).into(), most_rows.into()]).await {
        Ok(rows) => read(&rows, table, after, most, hashes).map_err(damaged),
        Err(error) if is_malformed_file(&error) => Err(damaged(error.into())),
        Err(error) => Err(error.into()),
    }
}

/// Reads and checks the rows of a page. A value that cannot be decoded is damage too.
fn read(rows: &[Row], table: TableId, after: u64, most: u32, hashes: Hashes) -> Result<Vec<Entry>, Flaw> {
    let hash_in = |row: &Row, column| match hashes {
        Hashes::Kept => row.maybe_bytes(column),
        Hashes::None => Ok(None),
    };
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let (head, head_hash) = (first.count(0)?, hash_in(first, 4)?);
    if after > head {
        return Ok(Vec::new());
    }
    let mut entries = Vec::with_capacity(rows.len());
    let mut rows = rows.iter();
    let mut chain = Chain::start(table);
    if after > 0 {
        let before = rows.next().expect("there is a first row");
        if before.maybe_int(1)? != Some(bounded(after)) {
            return Err(missing(after));
        }
        let hash = hash_in(before, 5)?.map(|hash| EntryHash::try_from(hash.as_slice()));
        let hash = hash.transpose().map_err(|_| Flaw(format!("entry {after} does not match its hash")))?;
        chain = Chain::after(table, after, hash);
    }
    for row in rows {
        if row.maybe_int(1)?.is_none() {
            break;
        }
        let entry = Entry { seq: row.count(1)?, at: row.int(2)?, body: row.text(3)? };
        if entry.seq > head {
            return Err(Flaw(format!("it should end with entry {head}, and there are more")));
        }
        chain.follow(&entry, hash_in(row, 5)?.as_deref())?;
        entries.push(entry);
    }
    if entries.len() < most as usize {
        chain.end(head, head_hash.as_deref())?;
    }
    Ok(entries)
}

/// Reads every log there is.
pub(crate) async fn check(
    session: &mut Session<'_>,
    has_hashes: bool,
    report: &mut CheckReport,
) -> Result<(), StoreError> {
    let hashes = if has_hashes { Hashes::Kept } else { Hashes::None };
    let mut after = 0;
    loop {
        let sql = "SELECT key, id FROM tables WHERE key > $1 ORDER BY key LIMIT $2";
        let rows = session.all(sql, &[after.into(), i64::from(PAGE).into()]).await?;
        for row in &rows {
            after = row.int(0)?;
            report.tables += 1;
            match row.id(1) {
                Ok(id) => check_one(session, id, hashes, report).await?,
                Err(_) => report.add(format!("number {after}"), "its id cannot be read"),
            }
        }
        if rows.len() < PAGE as usize {
            break;
        }
    }
    let sql = "SELECT DISTINCT table_key FROM entries
        WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.key = table_key)";
    for row in session.all(sql, &[]).await? {
        report.add(format!("number {}", row.int(0)?), "it is gone, and its entries are there");
    }
    let sql = if has_hashes {
        "SELECT count(*) FROM entries WHERE hash IS NULL"
    } else {
        "SELECT count(*) FROM entries"
    };
    report.without_hash = session.one(sql, &[]).await?.map_or(Ok(0), |row| row.count(0))?;
    Ok(())
}

async fn check_one(
    session: &mut Session<'_>,
    table: TableId,
    hashes: Hashes,
    report: &mut CheckReport,
) -> Result<(), StoreError> {
    let mut after = 0;
    loop {
        match page(session, table, after, PAGE, hashes).await {
            Ok(entries) => {
                after += entries.len() as u64;
                report.entries += entries.len() as u64;
                if entries.len() < PAGE as usize {
                    return Ok(());
                }
            }
            Err(StoreError::Damaged { table, flaw }) => {
                report.add(table, flaw);
                return Ok(());
            }
            Err(error) => return Err(error),
        }
    }
}
