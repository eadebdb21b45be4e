//! SQLite in a data folder.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::StoreError;
use crate::data_folder::{database_file, lock, make_database_file};
use crate::schema::{self, Content};
use crate::session::Session;

/// How many read at the same time.
const READERS: u32 = 4;

pub(crate) struct Opened {
    pub readers: SqlitePool,
    /// A pool of one: a failed connection is replaced.
    pub writer: SqlitePool,
    pub lock: File,
}

pub(crate) async fn open(folder: &Path) -> Result<Opened, StoreError> {
    let lock = lock(folder)?;
    // SQLite would take a relative name that begins with `file:` for an address.
    let folder = folder
        .canonicalize()
        .map_err(|error| StoreError::Unusable(format!("{} cannot be used: {error}", folder.display())))?;
    let file = database_file(&folder);
    if file.exists() {
        check(&file).await?;
    }
    make_database_file(&folder)?;
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .pragma("cache_size", "-16384")
        .pragma("wal_autocheckpoint", "4000")
        // After a long read has kept the WAL from being used again, it shrinks back to this.
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging();
    let writer = pool(1).connect_with(options).await?;
    let mut connection = writer.acquire().await?;
    schema::SQLITE
        .run_direct(None, &mut *connection, false)
        .await
        .map_err(|error| schema::refused(error, &schema::SQLITE))?;
    drop(connection);
    let readers = pool(READERS).connect_lazy_with(read_only(&file));
    Ok(Opened { readers, writer, lock })
}

fn pool(most: u32) -> SqlitePoolOptions {
    // A connection to a file does not go stale.
    SqlitePoolOptions::new()
        .max_connections(most)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
}

/// How a database file is only read.
pub(crate) fn read_only(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}

/// Refuses a file that is not ours or that a newer program wrote, without touching it.
async fn check(file: &Path) -> Result<(), StoreError> {
    let mut connection = read_only(file).connect().await.map_err(|error| unreadable(file, &error))?;
    let content = look(&mut connection, file).await;
    connection.close().await.ok();
    match content? {
        Content::Nothing | Content::Ours => Ok(()),
        Content::SomethingElse => Err(not_ours(file)),
    }
}

/// What a database file holds.
pub(crate) async fn look(connection: &mut SqliteConnection, file: &Path) -> Result<Content, StoreError> {
    match schema::look(&mut Session::Sqlite(connection), &schema::SQLITE).await {
        Err(StoreError::Database(error)) => Err(unreadable(file, &error)),
        content => content,
    }
}

pub(crate) fn unreadable(file: &Path, error: &sqlx::Error) -> StoreError {
    StoreError::Unusable(format!("{} cannot be read: {error}", file.display()))
}

pub(crate) fn not_ours(file: &Path) -> StoreError {
    StoreError::Unusable(format!("{} is a database, but not igroteka's", file.display()))
}
