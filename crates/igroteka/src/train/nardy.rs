//! Training of nardy's nets.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueEnum};
use igroteka_bots::learn::{Panel, draw};
use igroteka_bots::nardy::train::{AVERAGE, Pieces, Run};
use igroteka_nardy::BearOff;

use super::bar::bar;
use super::stop::Stop;

/// How nardy's nets learn. The same options give the same weights.
#[derive(Args)]
pub struct Nardy {
    /// The rule for bearing off
    #[arg(long, value_enum)]
    rule: Rule,
    /// The folder for the weights, the learning curve and the state needed to resume
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Start from these weights instead of from scratch
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games to learn from while they are played, in steps of 2,000 [default: 200000, or 0 with --from]
    #[arg(long, value_parser = clap::value_parser!(u32).range(..=100_000_000))]
    games: Option<u32>,
    /// The number of positions then evaluated one roll ahead and learned from, in steps of 6,000; can be raised later
    #[arg(long, default_value_t = 6_000_000, value_parser = clap::value_parser!(u32).range(..=1_000_000_000))]
    labels: u32,
    /// Evaluate the better plays of every roll and learn mainly how they differ, not only the play that is made
    #[arg(long)]
    choices: bool,
    /// Train a separate net for each kind of contact; all start from the existing one
    #[arg(long)]
    kinds: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Rule {
    Standard,
    Even,
    Exact,
}

impl Nardy {
    pub fn run(&self) -> anyhow::Result<()> {
        let stop = Stop::by_ctrl_c()?;
        let run = self.plan();
        let all = u64::from(run.games + run.labels);
        let (mut progress, mut done, mut failed) = (None, 0, None);
        run.go(|now| {
            done = now.figures.len() as u64;
            let bar = progress.get_or_insert_with(|| bar("pieces", done, all));
            bar.set_position(done);
            if let Some(figure) = now.figures.last() {
                let what = if done <= u64::from(run.games) {
                    "positions per game"
                } else if run.choices {
                    "points lost per throw"
                } else {
                    "points off"
                };
                bar.set_message(format!("{figure:.4} {what}"));
            }
            failed = self.picture(&run, now.figures).err();
            failed.is_none() && !stop.is_asked()
        })?;
        if let Some(bar) = progress {
            bar.finish_and_clear();
        }
        failed.map_or(Ok(()), Err)?;
        let weights = self.folder.join(AVERAGE);
        println!("{done} of {} pieces: {}", all.max(done), weights.display());
        if done < all {
            println!("The same command goes on from here.");
        }
        Ok(())
    }

    fn plan(&self) -> Run {
        let pieces = Pieces::default();
        let games = self.games.unwrap_or(if self.from.is_some() { 0 } else { 200_000 });
        Run {
            folder: self.folder.clone(),
            bear_off: match self.rule {
                Rule::Standard => BearOff::Standard,
                Rule::Even => BearOff::Even,
                Rule::Exact => BearOff::Exact,
            },
            from: self.from.clone(),
            seed: self.seed,
            games: games.div_ceil(pieces.games),
            labels: self.labels.div_ceil(pieces.labels),
            choices: self.choices,
            kinds: self.kinds,
            pieces,
        }
    }

    fn picture(&self, run: &Run, figures: &[f32]) -> anyhow::Result<()> {
        let (games, labels) = figures.split_at(figures.len().min(run.games as usize));
        let panels = [
            Panel {
                title: "Length of a game in positions",
                across: ("thousand games", f64::from(run.pieces.games) / 1e3),
                lines: vec![("", games)],
            },
            Panel {
                title: if run.choices {
                    "What choosing by static evaluation loses against looking one throw ahead, in points per throw"
                } else {
                    "Error of the static evaluation against looking one throw ahead, in points"
                },
                across: ("thousand positions evaluated one throw ahead", f64::from(run.pieces.labels) / 1e3),
                lines: vec![("", labels)],
            },
        ];
        let file = self.folder.join("curve.svg");
        fs::write(&file, draw(&panels)).with_context(|| file.display().to_string())
    }
}
