//! Files and folders that only their owner can access, on each system.

pub(crate) use self::system::{file_options, make_folder, sync_folder};

#[cfg(unix)]
mod system {
    use std::fs::{DirBuilder, File, OpenOptions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
    use std::path::Path;

    /// Creates a folder and its parents, unless it exists.
    pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)
    }

    /// Options for opening a file that only its owner may read if it is created.
    pub(crate) fn file_options() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.mode(0o600);
        options
    }

    /// Syncs a folder, so that the names in it survive a power failure.
    pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }
}

/// On Windows permissions are inherited from the parent folder, and other users cannot access a person's own folders.
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
