//! Nardy matches as `.mat` files, which most backgammon programs exchange.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Subcommand;
use igroteka_catalog::read_mat;
use igroteka_game::{Game, Record};
use igroteka_nardy::{Position, mat};

use crate::input::read;

/// What to do with a `.mat` file.
#[derive(Subcommand)]
pub enum Mat {
    /// Write the records of a match's games, in order, as one .mat file on standard output
    Export {
        /// The record files
        #[arg(required = true)]
        records: Vec<PathBuf>,
    },
    /// Read a .mat file and write its games as game-1.record and so on
    Import {
        /// The .mat file
        file: PathBuf,
        /// The folder to write the records to
        #[arg(long, default_value = ".")]
        into: PathBuf,
    },
}

/// Header lines with the players' names.
const SEATS: [&str; 2] = ["seat.1", "seat.2"];

impl Mat {
    /// Does what was asked.
    pub fn run(&self) -> anyhow::Result<()> {
        match self {
            Mat::Export { records } => export(records),
            Mat::Import { file, into } => import(file, into),
        }
    }
}

fn export(files: &[PathBuf]) -> anyhow::Result<()> {
    let mut names = ["seat 1".to_owned(), "seat 2".to_owned()];
    let mut games: Vec<Game<Position>> = Vec::new();
    for file in files {
        let about = || file.display().to_string();
        let record = Record::read(&read(file)?).with_context(about)?;
        games.push(record.replay::<Position>().with_context(about)?);
        for (name, note) in names.iter_mut().zip(SEATS) {
            if let Some(given) = record.notes.get(note) {
                name.clone_from(given);
            }
        }
    }
    let text = mat::write([&names[0], &names[1]], &games)?;
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

fn import(file: &Path, into: &Path) -> anyhow::Result<()> {
    let records = read_mat(&read(file)?).with_context(|| file.display().to_string())?;
    fs::create_dir_all(into).with_context(|| into.display().to_string())?;
    for (index, record) in records.iter().enumerate() {
        let path = into.join(format!("game-{}.record", index + 1));
        ensure!(!path.exists(), "{} is there already", path.display());
        fs::write(&path, record.to_string()).with_context(|| path.display().to_string())?;
        println!("{}", path.display());
    }
    Ok(())
}
