//! The folder of a training: one training with one set of options, and one process at a time.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a training does not go on.
#[derive(Debug, Error)]
pub enum TrainError {
    /// A file cannot be read or written.
    #[error("{}: {error}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file is not what its name says.
    #[error("{} is not what it should be, or is damaged", .0.display())]
    Invalid(PathBuf),
    /// The folder belongs to a training with other options.
    #[error("{} holds another training ({found}; not {wanted}): give its options or another folder", folder.display())]
    Another {
        /// The folder.
        folder: PathBuf,
        /// What it holds.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// There are files in the folder, but no training.
    #[error("{} is not empty and holds no training: give another folder", .0.display())]
    Foreign(PathBuf),
    /// Somebody else is at it.
    #[error("{} is in use by another training", .0.display())]
    Busy(PathBuf),
}

const LOCK: &str = "lock";
const OPTIONS: &str = "options.txt";

/// A folder that is kept from others until it is dropped.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Opens the folder of the training with these options; an empty one becomes its folder.
    pub fn open(path: &Path, options: &str) -> Result<Folder, TrainError> {
        fs::create_dir_all(path).map_err(at(path))?;
        let mut names = fs::read_dir(path).map_err(at(path))?.filter_map(Result::ok);
        let strangers = names.any(|entry| entry.file_name() != LOCK);
        let found = path.join(OPTIONS);
        if strangers && !found.exists() {
            return Err(TrainError::Foreign(path.to_owned()));
        }
        let folder = Folder { path: path.to_owned(), _lock: lock(path)? };
        match folder.read(OPTIONS)? {
            None => folder.keep(OPTIONS, options.as_bytes())?,
            Some(found) if found == options.as_bytes() => {}
            Some(found) => {
                return Err(TrainError::Another {
                    folder: path.to_owned(),
                    found: String::from_utf8_lossy(&found).into_owned(),
                    wanted: options.to_owned(),
                });
            }
        }
        Ok(folder)
    }

    pub fn join(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// The bytes of a file; `None` if it is not there.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, TrainError> {
        let path = self.join(name);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(at(&path)(error)),
        }
    }

    /// Writes a file whole or not at all.
    pub fn keep(&self, name: &str, bytes: &[u8]) -> Result<(), TrainError> {
        let (fresh, path) = (self.join(&format!("{name}.new")), self.join(name));
        fs::write(&fresh, bytes).map_err(at(&fresh))?;
        fs::rename(fresh, &path).map_err(at(&path))
    }
}

fn lock(folder: &Path) -> Result<File, TrainError> {
    let path = folder.join(LOCK);
    let file = File::create(&path).map_err(at(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(TrainError::Busy(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(at(&path)(error)),
    }
}

/// A number by which different weights are told apart in a training's options.
pub(crate) fn sum_of(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0, |sum: u32, byte| sum.wrapping_mul(16_777_619) ^ u32::from(*byte))
}

pub(crate) fn at(file: &Path) -> impl FnOnce(io::Error) -> TrainError {
    move |error| TrainError::File { file: file.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_belongs_to_one_training() {
        let path = std::env::temp_dir().join(format!("igroteka-training-folder-{}", std::process::id()));
        let folder = Folder::open(&path, "seed 1").expect("an empty folder");
        assert!(matches!(Folder::open(&path, "seed 1"), Err(TrainError::Busy(_))));
        drop(folder);
        assert!(matches!(Folder::open(&path, "seed 2"), Err(TrainError::Another { .. })));
        Folder::open(&path, "seed 1").expect("the same training");
        fs::remove_file(path.join(OPTIONS)).expect("the options are there");
        fs::write(path.join("letters"), "").expect("the folder can be written");
        assert!(matches!(Folder::open(&path, "seed 1"), Err(TrainError::Foreign(_))));
        fs::remove_dir_all(path).expect("the folder can be removed");
    }
}
