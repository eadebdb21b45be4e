//! Two players meet in many games.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, ensure};
use clap::Args;
use igroteka_catalog::arena::{Ending, Estimate, Meeting, Pair, elo};
use igroteka_catalog::{Kind, Player, kind};
use igroteka_game::Record;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Value, json};

/// Who plays whom.
#[derive(Args)]
pub struct Arena {
    /// The game's id
    #[arg(long)]
    game: String,
    /// The setup as a JSON object, such as '{"preset":"four"}'
    #[arg(long, default_value = "{}", value_name = "JSON")]
    setup: String,
    /// The player to measure, which takes every seat in turn
    first: Player,
    /// The player on all other seats
    second: Player,
    /// The number of games, rounded up so that the first player takes every seat equally often with the same luck
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Let level 1 make this many opening moves, the same in all games of a meeting; for deterministic players
    #[arg(long, default_value_t = 0, value_name = "MOVES")]
    opening: u32,
    /// The number of games to play at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// The seed of the first meeting; each further meeting adds one
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the record of every game to this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Arena {
    /// Plays, and tells who is stronger.
    pub fn run(&self) -> anyhow::Result<()> {
        let kind = kind(&self.game)?;
        let setup: Value = serde_json::from_str(&self.setup).context("--setup takes a JSON object")?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        let players = kind.new_game(&setup)?.players();
        let meetings = self.games.div_ceil(u64::from(players));
        ensure!(self.seed.checked_add(meetings).is_some(), "--seed is too large");
        let endings = self.meetings(kind, &setup, meetings)?;
        let summary = Summary::of(&endings);
        if self.json {
            println!("{}", summary.json(self));
        } else {
            summary.print(self);
        }
        Ok(())
    }

    fn meetings(&self, kind: &dyn Kind, setup: &Value, meetings: u64) -> anyhow::Result<Vec<Vec<Ending>>> {
        let bar = ProgressBar::new(meetings).with_style(
            ProgressStyle::with_template("{bar:30} {pos}/{len} meetings, {eta} left, {msg}")
                .expect("the template is well-formed"),
        );
        let so_far = Mutex::new(Vec::new());
        let pair = Pair { first: self.first.clone(), second: self.second.clone(), opening: self.opening };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(usize::from(self.threads)).build()?;
        let one = |number: u64| -> anyhow::Result<Vec<Ending>> {
            let seed = self.seed + number;
            let meeting = kind.meet(setup, &pair, seed)?;
            if let Some(folder) = &self.records {
                write_records(folder, seed, &meeting)?;
            }
            let mut shares = so_far.lock().expect("nobody panics with the shares");
            shares.push(meeting.mean(|ending| ending.share));
            let estimate = Estimate::of(&shares);
            bar.set_message(format!(
                "{} {:.1} % ± {:.1}",
                self.first,
                100.0 * estimate.mean,
                100.0 * estimate.margin
            ));
            bar.inc(1);
            Ok(meeting.results)
        };
        let endings = pool.install(|| (0..meetings).into_par_iter().map(one).collect());
        bar.finish_and_clear();
        endings
    }
}

fn write_records(folder: &Path, seed: u64, meeting: &Meeting<Record>) -> anyhow::Result<()> {
    for (number, record) in meeting.games.iter().enumerate() {
        let file = folder.join(format!("{seed}-{}.record", number + 1));
        fs::write(&file, record.to_string()).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

/// The results of all games. The games of one meeting share their chance, so a meeting is one sample.
struct Summary {
    games: usize,
    share: Estimate,
    /// Without the games that nobody won alone.
    decided: f64,
    points: Estimate,
    own: f64,
    other: f64,
    by_seat: Vec<f64>,
    /// The share of all games that whoever began won alone, that whoever is next won alone, and so on.
    by_place: Vec<f64>,
}

impl Summary {
    fn of(meetings: &[Vec<Ending>]) -> Summary {
        let mean = |endings: &[Ending], of: &dyn Fn(&Ending) -> f64| {
            endings.iter().map(of).sum::<f64>() / endings.len() as f64
        };
        let sampled = |of: &dyn Fn(&Ending) -> f64| {
            let samples: Vec<f64> = meetings.iter().map(|endings| mean(endings, of)).collect();
            Estimate::of(&samples)
        };
        let all: Vec<Ending> = meetings.iter().flatten().copied().collect();
        let decided: Vec<Ending> = all.iter().filter(|ending| ending.is_decided()).copied().collect();
        let seats = meetings.first().map_or(0, Vec::len);
        let of_seat = |seat: usize| {
            let endings: Vec<Ending> = meetings.iter().map(|endings| endings[seat]).collect();
            mean(&endings, &|ending| ending.share)
        };
        Summary {
            games: all.len(),
            share: sampled(&|ending| ending.share),
            decided: mean(&decided, &|ending| ending.share),
            points: sampled(&|ending| ending.own - ending.other),
            own: mean(&all, &|ending| ending.own),
            other: mean(&all, &|ending| ending.other),
            by_seat: (0..seats).map(of_seat).collect(),
            by_place: (0..seats as u8)
                .map(|place| mean(&all, &|ending| f64::from(u8::from(ending.won_in_place == Some(place)))))
                .collect(),
        }
    }

    fn print(&self, arena: &Arena) {
        let Summary { games, share, points, .. } = self;
        let percent = |share: f64| 100.0 * share;
        println!(
            "{} against {}, {games} games of {}: {:.1} % ± {:.1} ({:.1} % of the decided ones)",
            arena.first,
            arena.second,
            arena.game,
            percent(share.mean),
            percent(share.margin),
            percent(self.decided)
        );
        println!("Elo {:+.0} ({:+.0} to {:+.0})", elo(share.mean), elo(share.low()), elo(share.high()));
        println!(
            "points {:.3} against {:.3}: {:+.3} ± {:.3} a game",
            self.own, self.other, points.mean, points.margin
        );
        let seats: Vec<String> =
            self.by_seat.iter().map(|share| format!("{:.1} %", percent(*share))).collect();
        println!("by seat: {}", seats.join(", "));
        let decided: f64 = self.by_place.iter().sum();
        if decided > 0.0 {
            let places: Vec<String> = (self.by_place.iter())
                .map(|share| format!("{:.1} % ({:.1} %)", percent(*share), percent(share / decided)))
                .collect();
            println!(
                "won by who began, by who was next…, of all games (of those won alone): {}",
                places.join(", ")
            );
        }
    }

    fn json(&self, arena: &Arena) -> Value {
        let estimate = |estimate: Estimate| json!({"mean": estimate.mean, "low": estimate.low(), "high": estimate.high()});
        json!({
            "game": arena.game,
            "first": arena.first.to_string(),
            "second": arena.second.to_string(),
            "games": self.games,
            "share": estimate(self.share),
            "decided": self.decided,
            "elo": {"mean": elo(self.share.mean), "low": elo(self.share.low()), "high": elo(self.share.high())},
            "points": {"first": self.own, "second": self.other, "difference": estimate(self.points)},
            "by_seat": self.by_seat,
            "by_place": self.by_place,
        })
    }
}
