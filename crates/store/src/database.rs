//! Which database, as the service was told.

use std::path::PathBuf;
use std::sync::Arc;

use crate::{SqlStore, Store, StoreError};

/// Where everything lasting is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// SQLite in a data folder.
    Folder(PathBuf),
    /// PostgreSQL, by its address: `postgres://…`.
    Postgres(String),
}

/// Opens the store, and brings its schema up to date.
pub async fn open(database: &Database) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match database {
        Database::Folder(folder) => Arc::new(SqlStore::open_folder(folder).await?),
        Database::Postgres(url) => Arc::new(SqlStore::connect_postgres(url).await?),
    })
}

/// Opens the store for a few changes, also while a service uses it. A data folder that does not exist is not made.
pub async fn open_beside(database: &Database) -> Result<Arc<dyn Store>, StoreError> {
    match database {
        Database::Folder(folder) => Ok(Arc::new(SqlStore::open_folder_beside(folder).await?)),
        Database::Postgres(_) => open(database).await,
    }
}
