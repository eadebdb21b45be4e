//! What can be asked for from a shell.

use std::io::{self, BufWriter, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::{Args, CommandFactory, Parser, Subcommand};
use igroteka_catalog::{Effort, PlayoutReport, kind, kinds};
use igroteka_game::Seed;
use serde_json::{Value, json};

use crate::arena::Arena;
use crate::engine;
use crate::host::{Backup, Check, Health, Restore, User};
use crate::licenses;
use crate::load::Load;
use crate::mat::Mat;
use crate::print::Print;
use crate::review::Review;
use crate::serve::Serve;
use crate::shell::{Completions, Manual};
use crate::train::Train;
use crate::verify::Verify;

/// Five board games in one self-hosted program
///
/// Exact rules, dice that anyone can check, and an open protocol. Without a command it starts the service.
#[derive(Parser)]
#[command(name = "igroteka", version, max_term_width = 110, args_conflicts_with_subcommands = true)]
pub struct Command {
    #[command(subcommand)]
    topic: Option<Topic>,
    #[command(flatten)]
    serve: Serve,
}

#[derive(Subcommand)]
enum Topic {
    /// Run the service that people play on (the default)
    Serve(Box<Serve>),
    /// Back up the data folder to a file, even while the service runs
    Backup(Backup),
    /// Restore a backup into an empty data folder
    Restore(Restore),
    /// Check that nothing stored was damaged: the data folder, the database or a backup file
    ///
    /// Prints a line for every damaged table and a summary, and fails if anything is damaged. Works while the service
    /// runs, and changes nothing.
    Check(Check),
    /// List people, reset their passwords, remove them
    User(User),
    /// Check whether the service on this computer is ready
    Health(Health),
    /// List the games, their players and their presets
    Games {
        /// Print one JSON object, setup schemas included
        #[arg(long)]
        json: bool,
    },
    /// Speak the line protocol on standard input and output
    Engine,
    /// Load-test a service on this computer with matches or with idle sockets
    Load(Load),
    /// Play many games between two computer players and report which is stronger
    ///
    /// Players are level1 to level5, house (which looks one move ahead), random, and any that a game names itself, such
    /// as greedy. A player can have a budget per move: level5@200ms for time, level5@20000n for positions.
    Arena(Arena),
    /// Train a computer player by self-play; training can be stopped and resumed
    #[command(subcommand)]
    Train(Train),
    /// Count the leaves of the game tree
    Perft {
        #[command(flatten)]
        subject: Subject,
        /// The depth, in actions
        #[arg(long, default_value_t = 3)]
        depth: u32,
    },
    /// Convert nardy matches to and from .mat files
    #[command(subcommand)]
    Mat(Mat),
    /// Make a PDF of a game to print, cut out and play
    Print(Box<Print>),
    /// Review games: what every decision was worth, how lucky everybody was, and why
    ///
    /// Decisions are judged by what the player knew then. Losses are shares of a win, or normalised equity in nardy.
    Review(Review),
    /// Check that a game's dice, deals, draws and lots follow from the commitments made before it
    Verify(Verify),
    /// Play random games and report how many are played per second
    Playouts {
        #[command(flatten)]
        subject: Subject,
        /// How long to play, in seconds
        #[arg(long, default_value_t = 5.0, conflicts_with = "games")]
        seconds: f64,
        /// Play this many games per thread instead; the same seed gives the same games
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
        games: Option<u64>,
        /// The number of threads
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
        threads: u32,
        /// The seed of the first thread; each further thread adds one
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Print a script that completes commands and options in a shell
    Completions(Completions),
    /// Print the manual page
    Man(Manual),
    /// Print the notices and licences of what others wrote and the program carries
    Licenses,
}

#[derive(Args)]
struct Subject {
    /// The game's id
    game: String,
    /// The setup as a JSON object, such as '{"preset":"four"}'
    #[arg(long, default_value = "{}", value_name = "JSON")]
    setup: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Subject {
    fn setup(&self) -> anyhow::Result<Value> {
        serde_json::from_str(&self.setup).context("--setup takes a JSON object")
    }
}

impl Command {
    /// Does what was asked.
    pub fn run(self) -> anyhow::Result<()> {
        match self.topic {
            None => self.serve.run(),
            Some(Topic::Serve(serve)) => serve.run(),
            Some(Topic::Backup(backup)) => backup.run(),
            Some(Topic::Restore(restore)) => restore.run(),
            Some(Topic::Check(check)) => check.run(),
            Some(Topic::User(user)) => user.run(),
            Some(Topic::Health(health)) => health.run(),
            Some(Topic::Games { json }) => games(json),
            Some(Topic::Engine) => {
                let output = BufWriter::new(io::stdout().lock());
                engine::serve(io::stdin().lock(), output).context("standard output was closed")
            }
            Some(Topic::Load(load)) => load.run(),
            Some(Topic::Arena(arena)) => arena.run(),
            Some(Topic::Train(train)) => train.run(),
            Some(Topic::Mat(mat)) => mat.run(),
            Some(Topic::Print(print)) => print.run(),
            Some(Topic::Review(review)) => review.run(),
            Some(Topic::Verify(verify)) => verify.run(),
            Some(Topic::Licenses) => licenses::print(),
            Some(Topic::Perft { subject, depth }) => perft(&subject, depth),
            Some(Topic::Playouts { subject, seconds, games, threads, seed }) => {
                ensure!(seconds > 0.0 && seconds <= 3600.0, "--seconds takes a number up to 3600");
                let effort = games.map_or(Effort::Time(Duration::from_secs_f64(seconds)), Effort::Games);
                playouts(&subject, effort, threads, seed)
            }
            Some(Topic::Completions(completions)) => completions.run(Command::command()),
            Some(Topic::Man(manual)) => manual.run(Command::command()),
        }
    }
}

fn games(as_json: bool) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    if as_json {
        let games: Vec<Value> = kinds().iter().map(|kind| kind.describe()).collect();
        writeln!(out, "{}", json!({"games": games}))?;
        return Ok(());
    }
    writeln!(out, "{:<10} {:<14} presets", "game", "players")?;
    for kind in kinds() {
        let players: Vec<String> = kind.players().iter().map(u8::to_string).collect();
        writeln!(out, "{:<10} {:<14} {}", kind.id(), players.join(" "), kind.presets().join(" "))?;
    }
    Ok(())
}

fn perft(subject: &Subject, depth: u32) -> anyhow::Result<()> {
    let mut game = kind(&subject.game)?.new_game(&subject.setup()?)?;
    game.settle_lots();
    // A deal has too many outcomes to go through: one is drawn, always the same.
    if game.perft(1).is_err() {
        game.roll(Seed([0; 32]));
    }
    let began = Instant::now();
    let leaves = game.perft(depth)?;
    let seconds = began.elapsed().as_secs_f64();
    if subject.json {
        println!("{}", json!({"game": subject.game, "depth": depth, "leaves": leaves, "seconds": seconds}));
    } else {
        println!("{} depth {depth}: {leaves} leaves in {seconds:.2} s", subject.game);
    }
    Ok(())
}

fn playouts(subject: &Subject, effort: Effort, threads: u32, seed: u64) -> anyhow::Result<()> {
    let (kind, setup) = (kind(&subject.game)?, subject.setup()?);
    let reports: Vec<PlayoutReport> = std::thread::scope(|scope| {
        let play = |thread| kind.playouts(&setup, effort, seed.wrapping_add(thread));
        let running: Vec<_> =
            (0..u64::from(threads)).map(|thread| scope.spawn(move || play(thread))).collect();
        running
            .into_iter()
            .map(|thread| thread.join().expect("a playout does not panic"))
            .collect::<Result<_, _>>()
    })?;
    let per_second: f64 = reports.iter().map(PlayoutReport::playouts_per_second).sum();
    let games: u64 = reports.iter().map(|report| report.games).sum();
    let mean_length = reports.iter().map(|report| report.plies).sum::<u64>() as f64 / games as f64;
    if subject.json {
        println!(
            "{}",
            json!({"game": subject.game, "playouts_per_s": per_second, "mean_length": mean_length})
        );
    } else {
        println!(
            "{}: {per_second:.0} random games per second, {mean_length:.1} actions per game",
            subject.game
        );
    }
    Ok(())
}
