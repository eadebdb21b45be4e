//! The choice of database.
//!
//! What other crates call to open one returns a boxed future: a plain `async fn` and all of sqlx below it would be
//! compiled once more in each of them.

use std::path::PathBuf;
use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::{SqlStore, Store, StoreError};

/// Where the data is stored.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// SQLite in a data folder.
    Folder(PathBuf),
    /// PostgreSQL, by its address: `postgres://…`. It may name several servers, of which one is the primary.
    Postgres(String),
    /// PostgreSQL behind a pooler that passes each transaction to another connection, so that nobody can listen there.
    Pooled {
        /// The pooler's address.
        pooler: String,
        /// The address of what is behind it.
        direct: String,
    },
}

/// Opens the store, and brings its schema up to date.
pub fn open(database: &Database) -> BoxFuture<'_, Result<Arc<dyn Store>, StoreError>> {
    Box::pin(async move {
        Ok(match database {
            Database::Folder(folder) => Arc::new(SqlStore::open_folder(folder).await?) as Arc<dyn Store>,
            Database::Postgres(url) => Arc::new(SqlStore::connect_postgres(url, None).await?),
            Database::Pooled { pooler, direct } => {
                Arc::new(SqlStore::connect_postgres(pooler, Some(direct)).await?)
            }
        })
    })
}

/// Opens the store for a few changes, even while a service uses it. Does not create a missing data folder.
pub fn open_beside(database: &Database) -> BoxFuture<'_, Result<Arc<dyn Store>, StoreError>> {
    Box::pin(async move {
        match database {
            Database::Folder(folder) => {
                Ok(Arc::new(SqlStore::open_folder_beside(folder).await?) as Arc<dyn Store>)
            }
            Database::Postgres(_) | Database::Pooled { .. } => open(database).await,
        }
    })
}
