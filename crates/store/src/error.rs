//! Errors of the store.

use std::sync::Arc;

use thiserror::Error;

/// Why the store did not do what was asked. Nothing was changed, unless it is [`StoreError::Unknown`].
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// A lost race: the head of the log is not the expected one.
    #[error("the table's log has {head} entries by now")]
    Conflict {
        /// The head that was found.
        head: u64,
    },
    /// There is no such table, person or game.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// The login, id or token exists already.
    #[error("this {0} is taken")]
    Taken(&'static str),
    /// The request is invalid.
    #[error("{0}")]
    Invalid(&'static str),
    /// The data was written by a newer program.
    #[error("the data has schema version {found}, this program knows {known}: use a newer igroteka")]
    Newer {
        /// The version found.
        found: i64,
        /// The newest known here.
        known: i64,
    },
    /// Another process uses the data folder.
    #[error("another igroteka uses the data folder {0}")]
    InUse(String),
    /// The data folder or database cannot be used.
    #[error("{0}")]
    Unusable(String),
    /// A table's log is not what was written.
    #[error("the log of table {table} is damaged: {flaw}")]
    Damaged {
        /// The table, by its id.
        table: String,
        /// What does not fit.
        flaw: String,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database failed or did not answer in the commit, which may have succeeded, or still succeed. No client of a
    /// database can rule that out; the caller reads again what there is.
    #[error("the database failed in a commit, whose outcome is not known: {0}")]
    Unknown(Arc<sqlx::Error>),
}

impl StoreError {
    /// Whether the store itself failed, whatever the request was.
    pub fn is_outage(&self) -> bool {
        match self {
            StoreError::Unusable(_) | StoreError::Unknown(_) => true,
            StoreError::Database(error) => !is_request_fault(error),
            _ => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

/// Whether a statement failed because of its own data: only that request fails.
pub(crate) fn is_request_fault(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => {
            if !matches!(error.kind(), sqlx::error::ErrorKind::Other) {
                return true;
            }
            let code = error.code().unwrap_or_default();
            if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
                // SQLITE_TOOBIG and SQLITE_MISMATCH.
                matches!(&*code, "18" | "20")
            } else {
                // Data exceptions, broken constraints, limits of the program.
                ["22", "23", "54"].iter().any(|class| code.starts_with(class))
            }
        }
        sqlx::Error::Encode(_) | sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => true,
        _ => false,
    }
}

/// Whether SQLite found its own file damaged.
pub(crate) fn is_malformed_file(error: &sqlx::Error) -> bool {
    /// The last byte of `SQLITE_CORRUPT` and its finer codes.
    const CORRUPT: i32 = 11;
    let sqlx::Error::Database(error) = error else { return false };
    error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some()
        && error.code().is_some_and(|code| code.parse::<i32>().is_ok_and(|code| code & 0xff == CORRUPT))
}

/// Whether a retry of the same transaction may succeed: a lost race inside the database, or a connection
/// that was gone before anything was committed. Whoever waited in vain once does not wait again.
pub(crate) fn is_retryable(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => {
            // Serialization failure, deadlock; we were silent for too long; the server takes no writes any more, was shut
            // down or is starting.
            error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().is_some()
                && matches!(
                    &*error.code().unwrap_or_default(),
                    "40001" | "40P01" | "25P03" | "25006" | "57P01" | "57P02" | "57P03"
                )
        }
        sqlx::Error::Io(error) => error.kind() != std::io::ErrorKind::TimedOut,
        _ => false,
    }
}
