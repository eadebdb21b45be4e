//! What can go wrong.

use thiserror::Error;

/// Why the store did not do what was asked. Nothing was changed.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else appended first: the log's head is not the one expected.
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
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
}
