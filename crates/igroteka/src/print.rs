//! Sheets to print.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::error::Error;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use igroteka_print::{BadOption, Choice, Options, Plan, games, print};

/// What is printed, and where it goes.
#[derive(Args)]
pub struct Print {
    /// The game's id, as `igroteka games` lists it
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    /// Print all games, each to a file of its own; the output is then a folder
    #[arg(long, conflicts_with = "game")]
    all: bool,
    /// The PDF file, or - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    choices: Choices,
}

/// The choices that were made, by name.
struct Choices(Vec<(&'static str, String)>);

impl Print {
    /// Writes the sheets.
    pub fn run(&self) -> anyhow::Result<()> {
        let Some(game) = &self.game else { return self.print_all() };
        write(&self.output, &print(&Plan::new(&self.choices.options(game)?)?))
    }

    fn print_all(&self) -> anyhow::Result<()> {
        // Everything is checked before anything is written.
        let plans = games().map(|game| Plan::new(&self.choices.options(game.id)?.only_for(game)));
        let plans = plans.collect::<Result<Vec<_>, _>>()?;
        fs::create_dir_all(&self.output)
            .with_context(|| format!("{} cannot be made a folder", self.output.display()))?;
        for plan in plans {
            write(&self.output.join(format!("{}.pdf", plan.game.id)), &print(&plan))?;
        }
        Ok(())
    }
}

impl Choices {
    fn options(&self, game: &str) -> Result<Options, BadOption> {
        self.0.iter().try_fold(Options::for_game(game), |options, (name, value)| options.with(name, value))
    }
}

impl Args for Choices {
    fn augment_args(command: Command) -> Command {
        command.args(Choice::all().into_iter().map(|choice| {
            let help = format!("{} [default: {}]", capitalised(&choice.describe()), choice.default());
            Arg::new(choice.name).long(choice.name).value_name(choice.name.to_uppercase()).help(help)
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Choices::augment_args(command)
    }
}

impl FromArgMatches for Choices {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Choices, Error> {
        let given = |choice: &Choice| Some((choice.name, matches.get_one::<String>(choice.name)?.clone()));
        Ok(Choices(Choice::all().into_iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Choices::from_arg_matches(matches)?;
        Ok(())
    }
}

/// A game's id at the beginning stays as it is.
fn capitalised(text: &str) -> String {
    if text.split(':').next().is_some_and(|first| games().any(|game| first.starts_with(game.id))) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn write(file: &Path, pdf: &[u8]) -> anyhow::Result<()> {
    if file == Path::new("-") {
        return io::stdout().lock().write_all(pdf).context("standard output was closed");
    }
    fs::write(file, pdf).with_context(|| format!("{} cannot be written", file.display()))
}
