//! Training of the evaluation of roads' variant 3.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use igroteka_bots::roads::train::{Plan, WEIGHTS, train};

use super::bar::bar;
use super::stop::Stop;

/// How roads' evaluation learns. The same options give the same weights.
#[derive(Args)]
pub struct Roads {
    /// The folder for the weights
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// The preset to play
    #[arg(long, value_enum, default_value = "pile")]
    preset: Preset,
    /// The number of games to learn from
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(4..=100_000_000))]
    games: u64,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The presets of variant 3.
#[derive(Clone, Copy, ValueEnum)]
enum Preset {
    Pile,
    PileLanes,
}

impl Roads {
    pub fn run(&self) -> anyhow::Result<()> {
        let stop = Stop::by_ctrl_c()?;
        let preset = match self.preset {
            Preset::Pile => "pile",
            Preset::PileLanes => "pile-lanes",
        };
        let bar = bar("games", 0, self.games);
        let through = train(&self.folder, Plan { preset, games: self.games, seed: self.seed }, |games| {
            bar.set_position(games);
            !stop.is_asked()
        })?;
        bar.finish_and_clear();
        if through {
            println!("{} games: {}", self.games, self.folder.join(WEIGHTS).display());
        } else {
            println!("Stopped. The same command starts again.");
        }
        Ok(())
    }
}
