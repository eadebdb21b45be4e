//! What must be true of a history. Pure: it reads what was noted, and nothing else. docs/RELIABILITY.md says in words
//! what is checked here.

mod clocks;
mod moves;
mod nodes;
mod progress;
#[cfg(test)]
mod tests;
mod thoughts;
mod views;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use igroteka_protocol::{ErrorCode, TableId};

use crate::play::history::{Act, Broken, Final, Line, Move, Seated, What};

/// What is promised, as far as it is a number.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// By how much nodes may differ about a clock, in milliseconds.
    pub clocks: i64,
    /// The longest that a game may stand still after a fault.
    pub node: Duration,
    pub database: Duration,
    /// How long somebody must be away to be called absent.
    pub grace: Duration,
}

impl Limits {
    fn stand_still(&self, broken: Broken) -> Duration {
        match broken {
            Broken::Node => self.node,
            Broken::Database => self.database,
        }
    }
}

/// Something that must not be.
#[derive(Clone, Debug, PartialEq)]
pub enum Violation {
    /// A move was acknowledged and is not in the log, or not where it was made.
    Lost { seated: Seated, wanted: Move },
    /// A move is in the log that its player did not make, or made once and finds twice.
    Unasked { seated: Seated, line: String },
    /// The only one to act was refused.
    Refused { seated: Seated, wanted: Move, code: ErrorCode },
    /// Words were acknowledged and are not in the chat.
    WordsLost { seated: Seated, text: String },
    /// Somebody looked, and did not find what had been acknowledged before.
    Stale { seated: Seated, acknowledged: u64, stands: u64 },
    /// An entry was shown that does not follow on the one before.
    OutOfOrder { seated: Seated, after: u64, seq: u64 },
    /// What was shown is not what the log says.
    Changed { seated: Seated, seq: u64 },
    /// A game has not ended.
    NotEnded { table: TableId, node: usize },
    /// A table was not read at the end.
    NotRead { table: TableId },
    /// Two nodes do not show the same at the end.
    NodesDiffer { seated: Seated, nodes: (usize, usize), about: &'static str },
    /// Two nodes show clocks that are too far apart, by so many milliseconds.
    ClocksDiffer { table: TableId, nodes: (usize, usize), by: i64 },
    /// Somebody was called absent who was there.
    FalseAbsence { seated: Seated, at: Duration },
    /// Somebody lost on time who always answered at once, or before the time was over.
    FalseTimeout { seated: Seated },
    /// A game stood still for too long.
    StoodStill { table: TableId, from: Duration, time: Duration, during: String },
    /// Without a fault a house bot thought more than once about a decision.
    ThoughtTwice { decision: String, at: Duration },
}

/// What a history shows.
#[derive(Debug, Default)]
pub struct Report {
    pub violations: Vec<Violation>,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// How many entries were shown.
    pub shown: usize,
    /// The most by which nodes differed about a clock, in milliseconds, and in how many comparisons.
    pub clocks: (i64, usize),
    /// The longest that a game stood still, by fault.
    pub stood_still: BTreeMap<String, Duration>,
    /// How often house bots thought, and about how many decisions.
    pub thoughts: (usize, usize),
}

/// A history, sorted for the checks.
struct Sorted<'a> {
    /// When it began, by the service's clock.
    began_at: i64,
    limits: Limits,
    lines: &'a [Line],
    players: BTreeMap<Seated, Vec<(Duration, &'a Act)>>,
    finals: BTreeMap<Seated, Vec<&'a Final>>,
    faults: Vec<FaultSpan<'a>>,
    /// The tables to which nobody comes, and how much time their players have.
    sleep: BTreeMap<TableId, i64>,
}

/// A fault, from its beginning to its end.
struct FaultSpan<'a> {
    name: &'a str,
    broken: Broken,
    from: Duration,
    to: Duration,
}

/// How long the consequences of a fault may last once it is healed.
const AFTERMATH: Duration = Duration::from_secs(15);

impl<'a> Sorted<'a> {
    fn of(began_at: i64, lines: &'a [Line], limits: Limits) -> Sorted<'a> {
        let mut sorted = Sorted {
            began_at,
            limits,
            lines,
            players: BTreeMap::new(),
            finals: BTreeMap::new(),
            faults: Vec::new(),
            sleep: BTreeMap::new(),
        };
        for line in lines {
            match &line.what {
                What::Player(seated, act) => {
                    sorted.players.entry(*seated).or_default().push((line.at, act));
                }
                What::Final(shown) => sorted.finals.entry(shown.seated).or_default().push(shown),
                What::Fault { name, broken } => {
                    sorted.faults.push(FaultSpan { name, broken: *broken, from: line.at, to: Duration::MAX });
                }
                What::Healed => {
                    if let Some(fault) = sorted.faults.last_mut() {
                        fault.to = line.at;
                    }
                }
                What::Sleeps { table, time } => {
                    sorted.sleep.insert(*table, *time);
                }
                What::Clocks(_) | What::Thought { .. } => {}
            }
        }
        sorted
    }

    /// All tables at which somebody played or slept.
    fn tables(&self) -> BTreeSet<TableId> {
        self.players.keys().map(|seated| seated.table).chain(self.sleep.keys().copied()).collect()
    }

    /// A time of the service's clock.
    fn time(&self, at: i64) -> Duration {
        Duration::from_millis(u64::try_from(at - self.began_at).unwrap_or(0))
    }

    /// The last fault that may have to do with something between these times.
    fn fault_during(&self, from: Duration, to: Duration) -> Option<&FaultSpan<'a>> {
        self.faults.iter().rev().find(|fault| fault.from <= to && from <= fault.to.saturating_add(AFTERMATH))
    }
}

/// Checks a history that began at this time of the service's clock.
pub fn check(began_at: i64, lines: &[Line], limits: Limits) -> Report {
    let sorted = Sorted::of(began_at, lines, limits);
    let mut report = Report::default();
    moves::check(&sorted, &mut report);
    views::check(&sorted, &mut report);
    nodes::check(&sorted, &mut report);
    clocks::check(&sorted, &mut report);
    progress::check(&sorted, &mut report);
    thoughts::check(&sorted, &mut report);
    report
}
