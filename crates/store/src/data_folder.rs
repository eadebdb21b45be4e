//! The data folder: what lies in it, and that one process has it.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use crate::StoreError;

const DATABASE: &str = "igroteka.db";
const LOCK: &str = "igroteka.lock";

pub(crate) fn database_file(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// Makes the folder, for its owner alone, if it does not exist, and takes its lock. The lock lasts as long as the
/// file is open, so that it ends with the process however that ends.
pub(crate) fn lock(folder: &Path) -> Result<File, StoreError> {
    let unusable = |error: io::Error| {
        StoreError::Unusable(format!("the data folder {} cannot be used: {error}", folder.display()))
    };
    DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(unusable)?;
    let lock = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .mode(0o600)
        .open(folder.join(LOCK))
        .map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.display().to_string())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Makes an empty database file, for its owner alone: SQLite gives the files beside it the same rights.
pub(crate) fn make_database_file(folder: &Path) -> Result<(), StoreError> {
    let file = database_file(folder);
    let made = OpenOptions::new().create(true).truncate(false).write(true).mode(0o600).open(&file);
    made.and_then(|_| sync_folder(folder))
        .map_err(|error| StoreError::Unusable(format!("{} cannot be made: {error}", file.display())))
}

/// Makes sure that the names in a folder survive a cut of the power.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// The folder that a file is in.
pub(crate) fn parent(file: &Path) -> &Path {
    match file.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}
