//! Restores a copy.

use std::fs::File;
use std::io;
use std::path::Path;

use futures_util::future::BoxFuture;
use sqlx::{ConnectOptions, Connection};
use tempfile::NamedTempFile;

use crate::StoreError;
use crate::data_folder::{database_file, lock};
use crate::private_files::sync_folder;
use crate::schema::Content;
use crate::sqlite::{look, not_ours, read_only, unreadable};

/// Puts a copy that [`crate::backup_folder`] made into a data folder without data. It is checked first – whole, ours,
/// not newer than this program – and appears in the folder all at once.
pub fn restore_folder<'a>(file: &'a Path, folder: &'a Path) -> BoxFuture<'a, Result<(), StoreError>> {
    Box::pin(restore(file, folder))
}

async fn restore(file: &Path, folder: &Path) -> Result<(), StoreError> {
    let unreadable_file =
        |error: &io::Error| StoreError::Unusable(format!("{} cannot be read: {error}", file.display()));
    let unusable = |error: &dyn std::fmt::Display| {
        StoreError::Unusable(format!("the data folder {} cannot be used: {error}", folder.display()))
    };
    let mut source = File::open(file).map_err(|error| unreadable_file(&error))?;
    if has_wal(file) {
        return Err(StoreError::Unusable(format!(
            "{} is a database in use, with a part of it in a second file: make a copy with `igroteka backup`",
            file.display()
        )));
    }
    let lock = lock(folder)?;
    let folder = folder.canonicalize().map_err(|error| unusable(&error))?;
    let database = database_file(&folder);
    if database.symlink_metadata().is_ok() || has_wal(&database) {
        return Err(unusable(&"it has data already; restore into an empty one"));
    }
    let mut copy =
        NamedTempFile::with_prefix_in(".igroteka-restore-", &folder).map_err(|error| unusable(&error))?;
    io::copy(&mut source, &mut copy).map_err(|error| unusable(&error))?;
    copy.as_file().sync_all().map_err(|error| unusable(&error))?;
    check(copy.path(), file).await?;
    copy.persist_noclobber(&database).map_err(|error| unusable(&error.error))?;
    sync_folder(&folder).map_err(|error| unusable(&error))?;
    drop(lock);
    Ok(())
}

fn has_wal(database: &Path) -> bool {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    Path::new(&name).metadata().is_ok_and(|wal| wal.len() > 0)
}

/// Checks the copy. Errors name the file that it was copied from.
async fn check(copy: &Path, file: &Path) -> Result<(), StoreError> {
    // No other process uses the copy, and no files may be left beside it.
    let options = read_only(copy).immutable(true);
    let mut connection = options.connect().await.map_err(|error| unreadable(file, &error))?;
    match look(&mut connection, file).await? {
        Content::Ours => {}
        Content::Nothing => {
            return Err(StoreError::Unusable(format!("there is no data in {}", file.display())));
        }
        Content::SomethingElse => return Err(not_ours(file)),
    }
    let flaws: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_all(&mut connection)
        .await
        .map_err(|error| unreadable(file, &error))?;
    connection.close().await.ok();
    if flaws != ["ok"] {
        return Err(StoreError::Unusable(format!("{} is damaged: {}", file.display(), flaws.join("; "))));
    }
    Ok(())
}
