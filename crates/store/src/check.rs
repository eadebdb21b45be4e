//! Checks everything that is stored: the log of every table and, of SQLite, the file.

use std::fs::File;
use std::path::Path;

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::restore::refuse_wal;
use crate::schema::{Content, has_hashes};
use crate::session::Session;
use crate::sql::logs;
use crate::sqlite::{existing_database, look, not_ours, read_only, unreadable};
use crate::{Database, StoreError, postgres};

/// How many damaged tables or flaws a refusal names.
const NAMED: usize = 5;

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries of their logs could be read, up to the damage.
    pub entries: u64,
    /// How many entries are from before there were hashes: changes to them are not noticed.
    pub without_hash: u64,
    /// The tables whose logs are not what was written.
    pub damaged: Vec<DamagedTable>,
    /// What is wrong with the database file as such.
    pub file: Vec<String>,
}

/// A table whose log is not what was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedTable {
    /// Its id, or its number in the database if that is all that is known.
    pub table: String,
    /// What is wrong, as the end of a sentence.
    pub flaw: String,
}

/// What becomes of a copy with damaged tables. A damaged file is refused in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamagedTables {
    /// It is refused.
    Refuse,
    /// It is made, for the sake of the other tables.
    Keep,
}

impl CheckReport {
    /// Whether nothing is damaged.
    pub fn is_sound(&self) -> bool {
        self.damaged.is_empty() && self.file.is_empty()
    }

    pub(crate) fn add(&mut self, table: String, flaw: impl Into<String>) {
        self.damaged.push(DamagedTable { table, flaw: flaw.into() });
    }

    /// Refuses what is damaged in this file.
    pub(crate) fn must_be_sound(&self, file: &Path, damaged: DamagedTables) -> Result<(), StoreError> {
        let flaws = if !self.file.is_empty() {
            self.file[..self.file.len().min(NAMED)].join("; ")
        } else if self.damaged.is_empty() || damaged == DamagedTables::Keep {
            return Ok(());
        } else {
            let named = self.damaged.iter().take(NAMED);
            let mut flaws: Vec<_> =
                named.map(|each| format!("table {}: {}", each.table, each.flaw)).collect();
            if let Some(more @ 1..) = self.damaged.len().checked_sub(NAMED) {
                flaws.push(format!("and {more} more"));
            }
            flaws.join("; ")
        };
        Err(StoreError::Unusable(format!("{} is damaged: {flaws}", file.display())))
    }
}

/// Checks a store, also while a service uses it. Nothing is changed or migrated.
pub fn check_store(database: &Database) -> BoxFuture<'_, Result<CheckReport, StoreError>> {
    Box::pin(async move {
        match database {
            Database::Folder(folder) => {
                let file = existing_database(folder)?;
                check_sqlite(&read_only(&file), &file).await
            }
            Database::Postgres(url) | Database::Pooled { direct: url, .. } => {
                let mut connection = postgres::connect_to_read(url).await?;
                let report = check_logs(&mut Session::Postgres(&mut connection, None)).await;
                connection.close().await.ok();
                report
            }
        }
    })
}

/// Checks a copy that [`crate::backup_folder`] made.
pub fn check_file(file: &Path) -> BoxFuture<'_, Result<CheckReport, StoreError>> {
    Box::pin(async move {
        File::open(file)
            .map_err(|error| StoreError::Unusable(format!("{} cannot be read: {error}", file.display())))?;
        refuse_wal(file)?;
        check_sqlite(&read_only(file).immutable(true), file).await
    })
}

/// Checks a database of SQLite. Errors name this file, of which it may be a copy.
pub(crate) async fn check_sqlite(
    options: &SqliteConnectOptions,
    file: &Path,
) -> Result<CheckReport, StoreError> {
    let mut connection = options.connect().await.map_err(|error| unreadable(file, &error))?;
    let report = check_connection(&mut connection, file).await;
    connection.close().await.ok();
    report
}

async fn check_connection(connection: &mut SqliteConnection, file: &Path) -> Result<CheckReport, StoreError> {
    match look(connection, file).await? {
        Content::Ours => {}
        Content::Nothing => {
            return Err(StoreError::Unusable(format!("there is no data in {}", file.display())));
        }
        Content::SomethingElse => return Err(not_ours(file)),
    }
    let flaws: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_all(&mut *connection)
        .await
        .map_err(|error| unreadable(file, &error))?;
    let flaws = if flaws == ["ok"] { Vec::new() } else { flaws };
    match check_logs(&mut Session::Sqlite(connection)).await {
        Ok(report) => Ok(CheckReport { file: flaws, ..report }),
        // The file is too damaged to read it all.
        Err(error) if !flaws.is_empty() => {
            let file = flaws.into_iter().chain([error.to_string()]).collect();
            Ok(CheckReport { file, ..CheckReport::default() })
        }
        Err(error) => Err(error),
    }
}

async fn check_logs(session: &mut Session<'_>) -> Result<CheckReport, StoreError> {
    let has_hashes = has_hashes(session).await?;
    let mut report = CheckReport::default();
    logs::check(session, has_hashes, &mut report).await?;
    Ok(report)
}
