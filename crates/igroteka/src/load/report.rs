//! The results, as text or JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

/// What was found.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Report {
    /// By playing.
    Matches(MatchesReport),
    /// By holding sockets.
    Idle(IdleReport),
}

/// What playing showed.
#[derive(Debug, Serialize)]
pub struct MatchesReport {
    /// The game.
    pub game: String,
    /// How many matches ran.
    pub matches: u32,
    /// The rate that was asked for.
    pub rate: Option<f64>,
    /// For how long it was measured.
    pub seconds: f64,
    /// Moves that reached the opponent.
    pub moves: usize,
    /// Moves per second.
    pub moves_per_s: f64,
    /// Half of the moves reached the opponent within this time.
    pub p50_ms: Option<f64>,
    /// 99 of 100 did.
    pub p99_ms: Option<f64>,
    /// All did.
    pub max_ms: Option<f64>,
    /// Matches in which no move arrived.
    pub stood_still: usize,
    /// What went wrong.
    pub errors: u64,
    /// In which words.
    pub reasons: BTreeMap<String, u64>,
    /// The server's memory.
    #[serde(rename = "memory_kib")]
    pub memory: Option<Memory>,
}

/// What holding sockets showed.
#[derive(Debug, Serialize)]
pub struct IdleReport {
    /// How many were opened.
    pub sockets: u32,
    /// For how long they were held.
    pub seconds: f64,
    /// How many of them no longer answered in the end.
    pub dropped: usize,
    /// How often one was lost and came back, if they were to.
    pub came_back: Option<usize>,
    /// The longest that one was away, in seconds.
    pub longest_away_s: Option<f64>,
    /// In which words.
    pub reasons: BTreeMap<String, u64>,
    /// The server's memory.
    #[serde(rename = "memory_kib")]
    pub memory: Option<Memory>,
}

/// The server's resident memory in KiB.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Memory {
    /// Before the first guest.
    pub before: u64,
    /// With all sockets open, before the first move.
    pub open: u64,
    /// In the end, with all sockets still open.
    pub after: u64,
    /// What one match or idle socket added before the first move.
    pub each_open: f64,
    /// What one added until the end.
    pub each: f64,
}

impl Memory {
    /// What so many matches or sockets did to it.
    pub fn of(before: u64, open: u64, after: u64, count: u32) -> Memory {
        let each = |kib: u64| (kib as f64 - before as f64) / f64::from(count);
        Memory { before, open, after, each_open: each(open), each: each(after) }
    }
}

impl Report {
    /// Prints it on standard output.
    pub fn print(&self, as_json: bool) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        if as_json {
            writeln!(out, "{}", serde_json::to_string(self)?)?;
            return Ok(());
        }
        let (memory, reasons, what) = match self {
            Report::Matches(report) => {
                report.write(&mut out)?;
                (report.memory, &report.reasons, "match")
            }
            Report::Idle(report) => {
                let IdleReport { sockets, seconds, dropped, .. } = report;
                writeln!(out, "{sockets} sockets held for {seconds:.0} s, {dropped} dropped")?;
                if let (Some(count), Some(longest)) = (report.came_back, report.longest_away_s) {
                    writeln!(out, "{count} came back, all within {longest:.1} s")?;
                }
                (report.memory, &report.reasons, "socket")
            }
        };
        if let Some(memory) = memory {
            let mib = |kib: u64| kib as f64 / 1024.0;
            writeln!(
                out,
                "the server's memory: {:.1} MiB before, {:.1} MiB with all open, {:.1} MiB in the end; {:.1} KiB a {what}, \
                 {:.1} KiB before the first move",
                mib(memory.before),
                mib(memory.open),
                mib(memory.after),
                memory.each,
                memory.each_open,
            )?;
        }
        for (reason, count) in reasons {
            writeln!(out, "{count} × {reason}")?;
        }
        Ok(())
    }
}

impl MatchesReport {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let MatchesReport { game, matches, seconds, moves_per_s, errors, stood_still, .. } = self;
        writeln!(
            out,
            "{game}, {matches} matches, {seconds:.1} s: {moves_per_s:.0} moves per second, {errors} errors"
        )?;
        if let (Some(p50), Some(p99), Some(max)) = (self.p50_ms, self.p99_ms, self.max_ms) {
            writeln!(
                out,
                "from sending to the opponent's receipt: p50 {p50:.2} ms, p99 {p99:.2} ms, longest {max:.2} ms"
            )?;
        }
        if *stood_still > 0 {
            writeln!(out, "{stood_still} matches stood still")?;
        }
        Ok(())
    }
}
