//! The data folder: its files, and the lock that keeps it to one process.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::private_files::{file_options, make_folder, sync_folder};

const DATABASE: &str = "igroteka.db";
const LOCK: &str = "igroteka.lock";

pub(crate) fn database_file(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// Creates the folder, accessible to its owner only, if it does not exist, and takes its lock. The lock is held while
/// the file is open, so it ends with the process in any case.
pub(crate) fn lock(folder: &Path) -> Result<File, StoreError> {
    let unusable = |error: io::Error| {
        StoreError::Unusable(format!("the data folder {} cannot be used: {error}", folder.display()))
    };
    make_folder(folder).map_err(unusable)?;
    let lock = open_or_make(&folder.join(LOCK)).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.display().to_string())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Creates an empty database file, accessible to its owner only. SQLite gives the files beside it the same
/// permissions.
pub(crate) fn make_database_file(folder: &Path) -> Result<(), StoreError> {
    let file = database_file(folder);
    let made = open_or_make(&file).and_then(|_| sync_folder(folder));
    made.map_err(|error| StoreError::Unusable(format!("{} cannot be made: {error}", file.display())))
}

fn open_or_make(file: &Path) -> io::Result<File> {
    file_options().create(true).truncate(false).write(true).open(file)
}

/// The folder that a file is in.
pub(crate) fn parent(file: &Path) -> &Path {
    match file.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}
