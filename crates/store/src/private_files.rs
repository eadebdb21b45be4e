//! Files and folders for their owner alone, as each system knows them.

pub(crate) use self::system::{file_options, make_folder, sync_folder};

#[cfg(unix)]
mod system {
    use std::fs::{DirBuilder, File, OpenOptions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
    use std::path::Path;

    /// Makes a folder with everything above it, unless it exists.
    pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)
    }

    /// How a file is opened that only its owner may read, should it have to be made.
    pub(crate) fn file_options() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.mode(0o600);
        options
    }

    /// Makes sure that the names in a folder survive a cut of the power.
    pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }
}

/// On Windows the rights come from the folder above, and a person's own folders are closed to others.
#[cfg(not(unix))]
mod system {
    use std::fs::{OpenOptions, create_dir_all};
    use std::io;
    use std::path::Path;

    pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
        create_dir_all(folder)
    }

    pub(crate) fn file_options() -> OpenOptions {
        OpenOptions::new()
    }

    /// NTFS keeps a journal of names; a folder cannot be opened to be synced.
    #[allow(clippy::unnecessary_wraps, reason = "it can fail on other systems")]
    pub(crate) fn sync_folder(_folder: &Path) -> io::Result<()> {
        Ok(())
    }
}
