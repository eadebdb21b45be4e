//! SQLite in a data folder.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::StoreError;
use crate::data_folder::{database_file, lock, make_database_file};
use crate::schema::{self, Content};
use crate::session::Session;

/// The number of connections for reading.
const READERS: u32 = 4;

pub(crate) struct Opened {
    pub readers: SqlitePool,
    /// A pool of one connection, which replaces a failed one.
    pub writer: SqlitePool,
    /// The lock on the folder, if this store has it exclusively.
    pub lock: Option<File>,
}

pub(crate) async fn open(folder: &Path) -> Result<Opened, StoreError> {
    let lock = lock(folder)?;
    // SQLite would read a relative path that begins with `file:` as a URI.
    let folder = folder
        .canonicalize()
        .map_err(|error| StoreError::Unusable(format!("{} cannot be used: {error}", folder.display())))?;
    let file = database_file(&folder);
    if file.exists() {
        check(&file).await?;
    }
    make_database_file(&folder)?;
    let writer = pool(1).connect_with(read_and_write(&file)).await?;
    let mut connection = writer.acquire().await?;
    schema::SQLITE
        .run_direct(None, &mut *connection, false)
        .await
        .map_err(|error| schema::refused(error, &schema::SQLITE))?;
    drop(connection);
    let readers = pool(READERS).connect_lazy_with(read_only(&file));
    Ok(Opened { readers, writer, lock: Some(lock) })
}

/// Opens the database of a folder that another process uses. Creates nothing and does not migrate the schema.
pub(crate) async fn open_beside(folder: &Path) -> Result<Opened, StoreError> {
    let file = existing_database(folder)?;
    let mut connection = read_only(&file).connect().await.map_err(|error| unreadable(&file, &error))?;
    let current = match look(&mut connection, &file).await {
        Ok(Content::Ours) => {
            schema::must_be_current(&mut Session::Sqlite(&mut connection), &schema::SQLITE).await
        }
        Ok(Content::Nothing) => Err(no_data(folder)),
        Ok(Content::SomethingElse) => Err(not_ours(&file)),
        Err(error) => Err(error),
    };
    connection.close().await.ok();
    current?;
    let writer = pool(1).connect_with(read_and_write(&file)).await?;
    Ok(Opened { readers: pool(READERS).connect_lazy_with(read_only(&file)), writer, lock: None })
}

/// The database in a folder that is known to have one.
pub(crate) fn existing_database(folder: &Path) -> Result<PathBuf, StoreError> {
    let file = folder.canonicalize().map(|folder| database_file(&folder));
    file.ok().filter(|file| file.exists()).ok_or_else(|| no_data(folder))
}

fn read_and_write(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        // Lets a group read many rows without waiting for each one.
        .row_buffer_size(1024)
        .pragma("temp_store", "MEMORY")
        // Enough for the pages that a large group changes. The system's page cache has the rest.
        .pragma("cache_size", "-2048")
        .pragma("wal_autocheckpoint", "4000")
        // A long read can make the WAL grow; afterwards it is truncated to this size.
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging()
}

fn pool(most: u32) -> SqlitePoolOptions {
    // A connection to a file does not go stale.
    SqlitePoolOptions::new()
        .max_connections(most)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
}

/// Options for opening a database file read-only.
pub(crate) fn read_only(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}

/// Refuses a file that is not ours or that a newer program wrote, without changing it.
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

pub(crate) fn no_data(folder: &Path) -> StoreError {
    StoreError::Unusable(format!("there is no data in {}", folder.display()))
}

pub(crate) fn not_ours(file: &Path) -> StoreError {
    StoreError::Unusable(format!("{} is a database, but not igroteka's", file.display()))
}
