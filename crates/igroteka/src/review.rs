//! `igroteka review`: where games were won and lost, and how much of it was luck.

mod page;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use igroteka_game::{Game, Record};
use igroteka_nardy::{Position as Nardy, mat};
use igroteka_review::{
    Effort, Language, MatchReview, Options, Plan, Progress, Review as GameReview, Words, comments, threads,
};
use indicatif::{ProgressBar, ProgressStyle};

use crate::input::read;

/// What to review.
#[derive(Args)]
pub struct Review {
    /// Records, or .mat files with whole matches; several are the games of one match, in order. - is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Look at this many positions per decision; the figures are then the same on every computer
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    nodes: Option<u64>,
    /// Look at every decision for this many milliseconds
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time: Option<u64>,
    /// How many decisions to look at at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// The language of the reasons
    #[arg(long, default_value = "en")]
    language: Code,
    /// Write the game with the review as comments: a record, or a .mat file if the name ends so
    #[arg(long, value_name = "FILE")]
    annotated: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Code {
    En,
    Ru,
    Uk,
}

impl From<Code> for Language {
    fn from(code: Code) -> Language {
        match code {
            Code::En => Language::English,
            Code::Ru => Language::Russian,
            Code::Uk => Language::Ukrainian,
        }
    }
}

impl Review {
    /// Does what was asked.
    pub fn run(&self) -> anyhow::Result<()> {
        let mut records = Vec::new();
        for file in &self.files {
            records.extend(read_games(file)?);
        }
        let words = Words::new(self.language.into());
        // Refused before the work, not after it.
        let annotated = self.annotated.as_deref().map(|file| Annotated::of(file, &records)).transpose()?;
        let review = self.review(&records)?;
        if let Some(annotated) = annotated {
            annotated.write(&review, &words)?;
        }
        let mut out = io::stdout().lock();
        if self.json {
            let written = if let [only] = &review.games[..] {
                serde_json::to_string(only)?
            } else {
                serde_json::to_string(&review)?
            };
            writeln!(out, "{written}")?;
        } else {
            page::write(&mut out, &review, &words)?;
        }
        Ok(())
    }

    fn review(&self, records: &[Record]) -> anyhow::Result<MatchReview> {
        let effort = match (self.nodes, self.time) {
            (Some(nodes), _) => Effort::Positions(nodes),
            (None, Some(time)) => Effort::Time(Duration::from_millis(time)),
            (None, None) => Effort::Usual,
        };
        let options = Options { effort, ..Options::default() };
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len}, {eta} left{msg}")
            .expect("the template is well-formed");
        let bar = ProgressBar::new(0).with_style(style);
        let games = carry_out(records, &options, self.threads.into(), &bar)?;
        bar.finish_and_clear();
        Ok(games.into())
    }
}

/// Reviews one game after another. All of them are one task to the bar, so that it says when the last is done.
fn carry_out(
    records: &[Record],
    options: &Options,
    threads: usize,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<GameReview>> {
    let about = |number: usize| format!("game {}", number + 1);
    let plan = |(number, record)| Plan::new(record, options).with_context(|| about(number));
    let plans = records.iter().enumerate().map(plan).collect::<Result<Vec<_>, _>>()?;
    bar.set_length(plans.iter().map(|plan| plan.tasks().len() as u64).sum());
    let mut games = Vec::new();
    for (number, plan) in plans.into_iter().enumerate() {
        if records.len() > 1 {
            bar.set_message(format!(", game {} of {}", number + 1, records.len()));
        }
        let before = bar.position();
        let progress = |progress: Progress| bar.set_position(before + progress.done as u64);
        games.push(threads::carry_out(plan, threads, &progress).with_context(|| about(number))?);
    }
    Ok(games)
}

/// Where the annotated game goes, and how.
enum Annotated<'a> {
    Record(&'a Path, &'a Record),
    Mat(&'a Path, Vec<Game<Nardy>>),
}

impl<'a> Annotated<'a> {
    fn of(file: &'a Path, records: &'a [Record]) -> anyhow::Result<Annotated<'a>> {
        if file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("mat")) {
            let games = records.iter().map(Record::replay::<Nardy>).collect::<Result<Vec<_>, _>>()?;
            // What the format cannot say is refused here.
            mat::write(["", ""], &games)?;
            return Ok(Annotated::Mat(file, games));
        }
        ensure!(records.len() == 1, "several games are annotated as one .mat file: --annotated match.mat");
        Ok(Annotated::Record(file, &records[0]))
    }

    fn write(&self, review: &MatchReview, words: &Words) -> anyhow::Result<()> {
        let (file, text) = match self {
            Annotated::Record(file, record) => {
                (file, igroteka_review::annotated_record(record, &review.games[0], words))
            }
            Annotated::Mat(file, games) => (file, annotated_mat(games, review, words)?),
        };
        fs::write(file, text).with_context(|| file.display().to_string())
    }
}

/// A .mat file that begins with the review as comments; programs that read such files skip them.
fn annotated_mat(games: &[Game<Nardy>], review: &MatchReview, words: &Words) -> anyhow::Result<String> {
    let names: Vec<&str> =
        review.seats.iter().map(|seat| seat.name.as_deref().unwrap_or_default()).chain(["", ""]).collect();
    let mut text = String::new();
    for (number, (game, review)) in games.iter().zip(&review.games).enumerate() {
        for (seq, comment) in comments(review, words) {
            let event = game.events().get(seq).map(ToString::to_string).unwrap_or_default();
            let place = format!("; Game {}, event {}, {event}: ", number + 1, seq + 1);
            text.extend([place.as_str(), comment.as_str(), "\n"]);
        }
    }
    Ok(text + &mat::write([names[0], names[1]], games)?)
}

/// The games of a record or of a .mat file.
fn read_games(file: &Path) -> anyhow::Result<Vec<Record>> {
    let about = || file.display().to_string();
    igroteka_catalog::read_games(&read(file)?).with_context(about)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_about_the_whole_match() {
        let files = ["small", "two"]
            .map(|name| format!("{}/../quoridor/tests/golden/{name}.record", env!("CARGO_MANIFEST_DIR")));
        let records = files.map(|file| read_games(Path::new(&file)).expect("the file is a record").remove(0));
        let options = Options { effort: Effort::Positions(20), ..Options::default() };
        let tasks = |record: &Record| Plan::new(record, &options).expect("it replays").tasks().len() as u64;
        let [first, second] = [tasks(&records[0]), tasks(&records[1])];
        assert!(first > 0 && second > 0);
        let bar = ProgressBar::hidden();
        carry_out(&records[..1], &options, 1, &bar).expect("it can be reviewed");
        assert_eq!((bar.position(), bar.length()), (first, Some(first)));
        let bar = ProgressBar::hidden();
        carry_out(&records, &options, 2, &bar).expect("both can be reviewed");
        assert_eq!((bar.position(), bar.length()), (first + second, Some(first + second)));
    }
}
