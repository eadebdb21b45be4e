//! Training of metro's nets.

use std::path::PathBuf;

use clap::Args;
use igroteka_bots::metro::train::{Plan, train};

use super::bar::bar;
use super::stop::Stop;

/// How metro's nets learn. The same options give the same weights.
#[derive(Args)]
pub struct Metro {
    /// The folder for the weights
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// The number of players
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The number of games to learn from
    #[arg(long, default_value_t = 400_000, value_parser = clap::value_parser!(u64).range(40..=100_000_000))]
    games: u64,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Metro {
    pub fn run(&self) -> anyhow::Result<()> {
        let stop = Stop::by_ctrl_c()?;
        let plan = Plan { players: self.players, games: self.games, seed: self.seed };
        let bar = bar("games", 0, self.games);
        let through = train(&self.folder, plan, |games| {
            bar.set_position(games);
            !stop.is_asked()
        })?;
        bar.finish_and_clear();
        if through {
            println!("{} games: {}", self.games, self.folder.join(plan.weights_file()).display());
        } else {
            println!("Stopped. The same command starts again.");
        }
        Ok(())
    }
}
