//! Copies a data folder's database while a server writes to it.

use std::path::Path;

use futures_util::future::BoxFuture;
use sqlx::{ConnectOptions, Connection};
use tempfile::NamedTempFile;

use crate::StoreError;
use crate::check::{DamagedTables, check_sqlite};
use crate::data_folder::parent;
use crate::private_files::sync_folder;
use crate::schema::Content;
use crate::sqlite::{existing_database, look, no_data, not_ours, read_only, unreadable};

/// Writes a consistent copy of a data folder's database to a file that does not exist yet. A server may go on writing
/// meanwhile, in this or another process; the copy is everything committed up to one moment. The file has its name
/// only once it is whole and on disk. A copy with damaged tables is refused unless they are allowed.
pub fn backup_folder<'a>(
    folder: &'a Path,
    file: &'a Path,
    damaged: DamagedTables,
) -> BoxFuture<'a, Result<(), StoreError>> {
    Box::pin(backup(folder, file, damaged))
}

async fn backup(folder: &Path, file: &Path, damaged: DamagedTables) -> Result<(), StoreError> {
    let database = existing_database(folder)?;
    let unusable = |error: &dyn std::fmt::Display| {
        StoreError::Unusable(format!("the copy {} cannot be written: {error}", file.display()))
    };
    if file.symlink_metadata().is_ok() {
        return Err(unusable(&"it exists already"));
    }
    let target = parent(file).canonicalize().map_err(|error| unusable(&error))?;
    // Readable by its owner only: it contains password hashes.
    let copy =
        NamedTempFile::with_prefix_in(".igroteka-backup-", &target).map_err(|error| unusable(&error))?;
    let path = copy.path().to_str().ok_or_else(|| unusable(&"its folder's name is not UTF-8"))?;

    let mut connection =
        read_only(&database).connect().await.map_err(|error| unreadable(&database, &error))?;
    let newer = match look(&mut connection, &database).await {
        Ok(Content::Ours) => false,
        // A newer schema can be copied too, though not checked.
        Err(StoreError::Newer { .. }) => true,
        Ok(Content::Nothing) => return Err(no_data(folder)),
        Ok(Content::SomethingElse) => return Err(not_ours(&database)),
        Err(error) => return Err(error),
    };
    sqlx::query("VACUUM INTO $1")
        .bind(path)
        .execute(&mut connection)
        .await
        .map_err(|error| unusable(&error))?;
    connection.close().await.ok();
    if !newer {
        // The copy and not the original: what was read wrongly on the way is found as well.
        let options = read_only(copy.path()).immutable(true);
        check_sqlite(&options, &database).await?.must_be_sound(&database, damaged)?;
    }

    copy.as_file().sync_all().map_err(|error| unusable(&error))?;
    copy.persist_noclobber(file).map_err(|error| unusable(&error.error))?;
    sync_folder(&target).map_err(|error| unusable(&error))
}
