//! Backup and restore of the data folder.

use std::path::PathBuf;

use clap::Args;
use igroteka_store::{DamagedTables, backup_folder, restore_folder};

use super::wait_for;
use crate::serve::Place;

/// What happens to damaged tables.
#[derive(Args)]
struct Damage {
    /// Keep damaged tables too, which nobody can play at, instead of refusing the whole copy
    #[arg(long)]
    keep_damaged: bool,
}

impl Damage {
    fn tables(&self) -> DamagedTables {
        if self.keep_damaged { DamagedTables::Keep } else { DamagedTables::Refuse }
    }
}

/// Copies a data folder.
#[derive(Args)]
pub struct Backup {
    /// The backup file; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    damage: Damage,
    #[command(flatten)]
    place: Place,
}

impl Backup {
    /// Writes the copy.
    pub fn run(&self) -> anyhow::Result<()> {
        let folder = self.place.only_folder()?;
        wait_for(Box::pin(async { Ok(backup_folder(&folder, &self.file, self.damage.tables()).await?) }))?;
        println!("{} now holds everything in {}", self.file.display(), folder.display());
        Ok(())
    }
}

/// Brings a copy back.
#[derive(Args)]
pub struct Restore {
    /// The backup file
    file: PathBuf,
    #[command(flatten)]
    damage: Damage,
    #[command(flatten)]
    place: Place,
}

impl Restore {
    /// Fills a data folder without data.
    pub fn run(&self) -> anyhow::Result<()> {
        let folder = self.place.only_folder()?;
        wait_for(Box::pin(async { Ok(restore_folder(&self.file, &folder, self.damage.tables()).await?) }))?;
        println!("{} now holds everything in {}", folder.display(), self.file.display());
        Ok(())
    }
}
