//! A load generator: many concurrent matches, or many idle sockets.
//!
//! It shares the machine with the server it measures, so it is light: one thread, and of each message only what it
//! needs to answer. It talks to this computer only.

mod address;
mod fill;
mod idle;
mod matches;
mod memory;
mod message;
mod pace;
mod player;
mod report;
mod seat;
mod tally;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, ensure};
use clap::Args;
use igroteka_catalog::kind;
use serde_json::Value;

use matches::Plan;

/// Open files other than the sockets: standard streams, the event queue, connections for requests.
const OTHER_FILES: u64 = 64;

/// How a server is to be measured.
#[derive(Args)]
pub struct Load {
    /// The service on this computer; start it with --no-limits. Repeat it for several nodes: neighbours at a table then
    /// use different ones
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: Vec<String>,
    /// The number of concurrent matches, each with a guest and a socket for every seat
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    matches: u32,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How long to play before measuring, in seconds
    #[arg(long, default_value_t = 1.5)]
    warm_up: f64,
    /// The game's id
    #[arg(long, default_value = "quoridor")]
    game: String,
    /// The setup as a JSON object; the default makes games long
    #[arg(long, value_name = "JSON")]
    setup: Option<String>,
    /// Limit all matches together to this many moves per second
    #[arg(long, value_name = "MOVES")]
    rate: Option<f64>,
    /// Play nothing; open this many sockets and keep them open
    #[arg(long, value_name = "SOCKETS", conflicts_with_all = ["rate", "setup"],
          value_parser = clap::value_parser!(u32).range(1..=100_000))]
    idle: Option<u32>,
    /// With --idle: sockets that are lost come back as a browser does, at the next node
    #[arg(long, requires = "idle")]
    reconnect: bool,
    /// The id of the service's process, to report its memory use
    #[arg(long)]
    pid: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Measure nothing; copy the finished game of a closed table in a data folder this many times
    #[arg(long, value_name = "GAMES", requires = "data", value_parser = clap::value_parser!(u32).range(1..=1_000_000),
          conflicts_with_all = ["url", "matches", "seconds", "warm_up", "game", "setup", "rate", "idle", "reconnect", "pid", "json"])]
    fill: Option<u32>,
    /// The data folder to fill
    #[arg(long, value_name = "FOLDER", requires = "fill")]
    data: Option<PathBuf>,
}

impl Load {
    /// Measures, and prints what was found.
    pub fn run(&self) -> anyhow::Result<()> {
        // One thread: a second one would only take processor time from the server.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        if let (Some(games), Some(folder)) = (self.fill, &self.data) {
            return runtime.block_on(fill::fill(folder, games));
        }
        let (seconds, warm_up) = (duration("--seconds", self.seconds)?, duration("--warm-up", self.warm_up)?);
        ensure!(self.rate.is_none_or(|rate| (0.1..=1e6).contains(&rate)), "--rate takes 0.1 to 1000000");
        let servers = self.url.iter().map(|url| address::find(url)).collect::<anyhow::Result<Vec<_>>>()?;
        let plan = Plan {
            game: self.game.clone(),
            setup: self.setup()?,
            matches: self.matches,
            rate: self.rate,
            warm_up,
            seconds,
        };
        let sockets = match self.idle {
            Some(sockets) => sockets,
            None => self.matches * u32::from(kind(&self.game)?.new_game(&plan.setup)?.players()),
        };
        allow_files(u64::from(sockets) + OTHER_FILES)?;
        let report = match self.idle {
            Some(sockets) => {
                runtime.block_on(idle::hold(&servers, sockets, seconds, self.reconnect, self.pid))?
            }
            None => runtime.block_on(matches::play(&servers, &plan, self.pid))?,
        };
        report.print(self.json)
    }

    /// The setup that was asked for, or one under which the matches mostly move.
    fn setup(&self) -> anyhow::Result<Value> {
        let text = match (&self.setup, self.game.as_str()) {
            (Some(text), _) => text,
            (None, "quoridor") => player::WALKING_SETUP,
            (None, _) => "{}",
        };
        serde_json::from_str(text).context("--setup takes a JSON object")
    }
}

fn duration(name: &str, seconds: f64) -> anyhow::Result<Duration> {
    ensure!((0.0..=3600.0).contains(&seconds), "{name} takes a number up to 3600");
    Ok(Duration::from_secs_f64(seconds))
}

fn allow_files(needed: u64) -> anyhow::Result<()> {
    let allowed = rlimit::increase_nofile_limit(needed).context("the limit of open files cannot be read")?;
    ensure!(
        allowed >= needed,
        "this needs {needed} open files and the system allows {allowed}: see `ulimit -Hn`"
    );
    Ok(())
}
