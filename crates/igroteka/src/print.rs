//! Sheets to print.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use igroteka_print::{Game, Options, Plan, print};

/// What is printed, and where it goes.
#[derive(Args)]
pub struct Print {
    /// The game's id: roads, quoridor, sudoku, metro or nardy
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    /// Print all five games, each to a file of its own; the output is then a folder
    #[arg(long, conflicts_with = "game")]
    all: bool,
    /// The PDF file, or - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The parts to print, separated by commas [default: all]
    #[arg(long)]
    parts: Option<String>,
    /// The paper: a4, a3 or letter [default: a4]
    #[arg(long)]
    paper: Option<String>,
    /// The language: en, ru or uk [default: en]
    #[arg(long)]
    lang: Option<String>,
    /// Card backs for printing on both sides, flipped on the long or short edge, or none [default: long]
    #[arg(long)]
    back: Option<String>,
    /// The ink: full or saver [default: full]
    #[arg(long)]
    ink: Option<String>,
    /// The number of sheets per board, one or four [default: one]
    #[arg(long)]
    board: Option<String>,
    /// roads: the number of players, 2 to 6 [default: 2]
    #[arg(long)]
    players: Option<String>,
    /// roads: cards per player, 20 to 50 [default: 24]
    #[arg(long)]
    cards: Option<String>,
    /// roads: variant 1, 2 or 3; the first has a deck of its own [default: 2]
    #[arg(long)]
    variant: Option<String>,
    /// roads: the lanes, two or mixed [default: two]
    #[arg(long)]
    lanes: Option<String>,
    /// roads: the side of a card in millimetres, 25 to 90 [default: 50]
    #[arg(long)]
    size: Option<String>,
}

impl Print {
    /// Writes the sheets.
    pub fn run(&self) -> anyhow::Result<()> {
        let Some(game) = &self.game else { return self.print_all() };
        let options = Options { game: game.clone(), ..self.options() };
        write(&self.output, &print(&Plan::new(&options)?))
    }

    fn print_all(&self) -> anyhow::Result<()> {
        // Everything is looked at before anything is written.
        let plans = Game::ALL
            .map(|game| Plan::new(&Options { game: game.id().to_owned(), ..self.options() }.only_for(game)));
        let plans = plans.into_iter().collect::<Result<Vec<_>, _>>()?;
        fs::create_dir_all(&self.output)
            .with_context(|| format!("{} cannot be made a folder", self.output.display()))?;
        for plan in plans {
            write(&self.output.join(format!("{}.pdf", plan.game.id())), &print(&plan))?;
        }
        Ok(())
    }

    fn options(&self) -> Options {
        Options {
            game: String::new(),
            players: self.players.clone(),
            cards: self.cards.clone(),
            variant: self.variant.clone(),
            lanes: self.lanes.clone(),
            size: self.size.clone(),
            board: self.board.clone(),
            paper: self.paper.clone(),
            lang: self.lang.clone(),
            back: self.back.clone(),
            ink: self.ink.clone(),
            parts: self.parts.clone(),
        }
    }
}

fn write(file: &Path, pdf: &[u8]) -> anyhow::Result<()> {
    if file == Path::new("-") {
        return io::stdout().lock().write_all(pdf).context("standard output was closed");
    }
    fs::write(file, pdf).with_context(|| format!("{} cannot be written", file.display()))
}
