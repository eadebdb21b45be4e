//! Training of quoridor's net for two players.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use igroteka_bots::learn::{Panel, draw};
use igroteka_bots::quoridor::train::{Course, FitParams, Plan, Stage, WEIGHTS, session};

use super::bar::bar;
use super::stop::Stop;

/// How quoridor's net learns. The same options give the same weights.
#[derive(Args)]
pub struct Quoridor {
    /// The folder for the games, the weights and the learning curve
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Weights of an earlier training run, used to evaluate positions while games are played
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The folder of an earlier training run whose games are learned from as well; repeat for several
    #[arg(long, value_name = "FOLDER")]
    also: Vec<PathBuf>,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games to play; can be raised later
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of positions to search per move
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    nodes: u64,
    /// Play something other than the best move once in this many moves, so that games differ
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=1000))]
    surprise: u32,
    /// The number of passes over all positions
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// The initial learning rate; it decreases towards the end
    #[arg(long, default_value_t = FitParams::default().rate)]
    rate: f32,
    /// Continue from the weights of --from instead of from scratch
    #[arg(long, requires = "from")]
    onward: bool,
}

impl Quoridor {
    pub fn run(&self) -> anyhow::Result<()> {
        ensure!(self.seed.checked_add(self.games).is_some(), "--seed is too large");
        ensure!((0.0..=1.0).contains(&self.rate), "--rate is a number from 0 to 1");
        let stop = Stop::by_ctrl_c()?;
        let plan = Plan {
            games: self.games,
            course: Course { nodes: self.nodes, surprise: self.surprise },
            from: self.from.clone(),
            also: self.also.clone(),
            fit: FitParams { rounds: self.rounds, rate: self.rate, ..FitParams::default() },
            onward: self.onward,
            seed: self.seed,
        };
        let (mut progress, mut played) = (None, 0);
        let (mut learned, mut aside) = (Vec::new(), Vec::new());
        let through = session(&self.folder, &plan, |stage| {
            let bar = progress.get_or_insert_with(|| {
                let Stage::Games { games, .. } = stage else { return bar("games", 0, self.games) };
                bar("games", games, self.games)
            });
            match stage {
                Stage::Games { games, positions } => {
                    played = games;
                    bar.set_position(games);
                    bar.set_message(format!("{positions} positions"));
                }
                Stage::Round(round) => {
                    bar.set_message(format!("round {} of {}", round.round, self.rounds));
                    learned.push(round.learned);
                    aside.push(round.aside);
                }
            }
            !stop.is_asked()
        })?;
        if let Some(bar) = progress {
            bar.finish_and_clear();
        }
        if !through {
            println!("{played} of {} games. The same command goes on from here.", self.games);
            return Ok(());
        }
        let panel = Panel {
            title: "Error of the net, relative entropy per position",
            across: ("rounds", 1.0),
            lines: vec![("learnt from", &learned), ("kept aside", &aside)],
        };
        let file = self.folder.join("curve.svg");
        fs::write(&file, draw(&[panel])).with_context(|| file.display().to_string())?;
        println!("{played} games: {}", self.folder.join(WEIGHTS).display());
        Ok(())
    }
}
