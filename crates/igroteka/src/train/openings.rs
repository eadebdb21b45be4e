//! Training of quoridor's first moves.

use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use igroteka_bots::quoridor::train::{self, BOOK};

use super::bar::bar;
use super::stop::Stop;

/// How quoridor's openings are tried. The same options give the same book.
#[derive(Args)]
pub struct Openings {
    /// The folder for the games and the book
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games to play; can be raised later
    #[arg(long, default_value_t = 3000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of positions to search per move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    nodes: u64,
}

impl Openings {
    pub fn run(&self) -> anyhow::Result<()> {
        ensure!(self.seed.checked_add(self.games).is_some(), "--seed is too large");
        let stop = Stop::by_ctrl_c()?;
        let plan = train::Openings { games: self.games, nodes: self.nodes, seed: self.seed };
        let (mut progress, mut played) = (None, 0);
        let through = train::openings(&self.folder, plan, |games| {
            progress.get_or_insert_with(|| bar("games", games, self.games)).set_position(games);
            played = games;
            !stop.is_asked()
        })?;
        if let Some(bar) = progress {
            bar.finish_and_clear();
        }
        if through {
            println!("{played} games: {}", self.folder.join(BOOK).display());
        } else {
            println!("{played} of {} games. The same command goes on from here.", self.games);
        }
        Ok(())
    }
}
