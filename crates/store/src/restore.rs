//! Restores a copy.

use std::fs::File;
use std::io;
use std::path::Path;

use futures_util::future::BoxFuture;
use tempfile::NamedTempFile;

use crate::StoreError;
use crate::check::{DamagedTables, check_sqlite};
use crate::data_folder::{database_file, lock};
use crate::private_files::sync_folder;
use crate::sqlite::read_only;

/// Puts a copy that [`crate::backup_folder`] made into a data folder without data. It is checked first – whole, ours,
/// not newer than this program, without damaged tables unless they are allowed – and appears in the folder all at once.
pub fn restore_folder<'a>(
    file: &'a Path,
    folder: &'a Path,
    damaged: DamagedTables,
) -> BoxFuture<'a, Result<(), StoreError>> {
    Box::pin(restore(file, folder, damaged))
}

async fn restore(file: &Path, folder: &Path, damaged: DamagedTables) -> Result<(), StoreError> {
    let unreadable_file =
        |error: &io::Error| StoreError::Unusable(format!("{} cannot be read: {error}", file.display()));
    let unusable = |error: &dyn std::fmt::Display| {
        StoreError::Unusable(format!("the data folder {} cannot be used: {error}", folder.display()))
    };
    let mut source = File::open(file).map_err(|error| unreadable_file(&error))?;
    refuse_wal(file)?;
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
    // No other process uses the copy, and no files may be left beside it.
    let options = read_only(copy.path()).immutable(true);
    check_sqlite(&options, file).await?.must_be_sound(file, damaged)?;
    copy.persist_noclobber(&database).map_err(|error| unusable(&error.error))?;
    sync_folder(&folder).map_err(|error| unusable(&error))?;
    drop(lock);
    Ok(())
}

/// Refuses a file that is not all of a database.
pub(crate) fn refuse_wal(file: &Path) -> Result<(), StoreError> {
    if has_wal(file) {
        return Err(StoreError::Unusable(format!(
            "{} is a database in use, with a part of it in a second file: make a copy with `igroteka backup`",
            file.display()
        )));
    }
    Ok(())
}

fn has_wal(database: &Path) -> bool {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    Path::new(&name).metadata().is_ok_and(|wal| wal.len() > 0)
}
