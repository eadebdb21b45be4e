//! Several nodes over one PostgreSQL serve games while one of them, or the database, breaks; then the history of
//! everything that was asked, answered and shown is checked. docs/RELIABILITY.md says what is promised.

mod fault;
mod nodes;
mod observer;
mod planted;
mod proxy;
mod severed;

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use igroteka_game::conformance::is_full;
use igroteka_game::{Source, Stream};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::play::checker::{Limits, Report, check};
use crate::play::game::{play, read_back};
use crate::play::history::{Line, What};
use crate::play::tables::{Plan, World, against_bot};
use fault::Fault;
use nodes::{GRACE, Nodes};

/// How many nodes there are.
const NODES: usize = 3;

/// The time of the players whom nobody ever sees, in milliseconds.
const ASLEEP: i64 = 5_000;

/// How much is done.
#[derive(Clone, Copy)]
struct Extent {
    faults: usize,
    /// How many tables are played at once.
    tables: usize,
    /// The longest that something stays broken.
    longest: Duration,
    /// How long all is well before the first fault, and after each.
    quiet: Duration,
    /// How long the last games may take to end.
    ending: Duration,
    limits: Limits,
}

/// What is promised. A machine that does much else at the same time gets more.
const fn limits(patience: u32) -> Limits {
    Limits {
        clocks: 100,
        node: Duration::from_secs(5).saturating_mul(patience),
        database: Duration::from_secs(15).saturating_mul(patience),
        grace: GRACE,
    }
}

/// `FAULTS` says how many; then the promised times must be kept exactly.
fn extent() -> Extent {
    let (secs, given) = (Duration::from_secs, number("FAULTS"));
    let ending = Duration::from_mins(1);
    let faults = given.map_or(if is_full() { 30 } else { 3 }, |faults| faults as usize);
    if given.is_some() || is_full() {
        let limits = limits(if given.is_some() { 1 } else { 3 });
        Extent { faults, tables: 16, longest: secs(20), quiet: secs(4), ending, limits }
    } else {
        Extent { faults, tables: 12, longest: secs(5), quiet: secs(2), ending, limits: limits(3) }
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_notices_what_breaks() {
    let extent = extent();
    let seed =
        number("FAULTS_SEED").unwrap_or_else(|| getrandom::u64().expect("the system gives random numbers"));
    println!("FAULTS_SEED={seed}");
    let mut chance = Stream::new(seed);
    let more = (Fault::ALL.len()..extent.faults).map(|_| *chance.pick(&Fault::ALL));
    let more: Vec<Fault> = more.collect();
    let faults = Fault::ALL.into_iter().take(extent.faults).chain(more).collect();
    let ran = run(&extent, faults, chance, None).await;
    println!("{:#?}", ran.report);
    assert!(ran.report.violations.is_empty() && ran.wrong.is_empty(), "{:#?}", ran.wrong);
}

/// What a run has shown.
struct Ran {
    report: Report,
    /// What else was wrong: broken players, nodes and records.
    wrong: Vec<String>,
}

/// Plays through these faults, waits until all games are over, and reads them back from every node.
async fn run(extent: &Extent, faults: Vec<Fault>, mut chance: Stream, planted: Option<&'static str>) -> Ran {
    let mut nodes = Nodes::start(NODES, planted).await;
    let world = World::around(nodes.addresses(), Duration::from_millis(60));
    let observer =
        tokio::spawn(observer::observe(world.clone(), nodes.addresses(), Stream::new(chance.bits())));
    let (over, started) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut tables = JoinSet::new();
    for _ in 0..extent.tables {
        tables.spawn(keep_playing(world.clone(), over.clone(), started.clone(), chance.bits()));
    }
    sleep(extent.quiet * 2).await;
    for fault in faults {
        fault.happen(&mut nodes, extent.longest, &mut chance, &world.history).await;
        sleep(extent.quiet).await;
    }
    over.store(true, Ordering::Relaxed);
    world.hurry();
    let mut wrong = Vec::new();
    let ending = async {
        while let Some(table) = tables.join_next().await {
            wrong.extend(table.err().map(|error| format!("a player could not go on: {error}")));
        }
    };
    if timeout(extent.ending, ending).await.is_err() {
        wrong.push("games did not end".to_owned());
    }
    tables.shutdown().await;
    if planted.is_none() {
        // Clocks must run out that nobody looks at.
        sleep(Duration::from_millis(ASLEEP as u64) + extent.quiet).await;
    }
    observer.abort();
    for (number, address) in nodes.addresses().iter().enumerate() {
        let address = address.borrow().expect("all nodes serve");
        wrong.extend(read_back(&world, number, address).await);
    }
    for (number, node) in nodes.all.iter().enumerate() {
        let log = node.log();
        wrong.extend(log.lines().filter(|line| line.contains("panicked")).map(ToOwned::to_owned));
        note_thoughts(&world, number, &log);
    }
    let mut lines = world.history.lines();
    lines.sort_by_key(|line| line.at);
    println!("{} tables, {} lines of history", started.load(Ordering::Relaxed), lines.len());
    keep(planted.unwrap_or("faults"), &lines);
    Ran { report: check(world.history.began_at(), &lines, extent.limits), wrong }
}

/// Writes the history to a file, for whoever wants to know what led to a violation.
fn keep(name: &str, lines: &[Line]) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.history"));
    let mut file = BufWriter::new(File::create(&path).expect("the folder for tests can be written"));
    for line in lines {
        writeln!(file, "{:.3} {:?}", line.at.as_secs_f64(), line.what).expect("there is room");
    }
    println!("{}", path.display());
}

/// Plays one game after the other.
async fn keep_playing(world: World, over: Arc<AtomicBool>, started: Arc<AtomicUsize>, seed: u64) {
    let (mut chance, plans) = (Stream::new(seed), plans());
    while !over.load(Ordering::Relaxed) {
        let number = started.fetch_add(1, Ordering::Relaxed);
        let plan = plans[number % plans.len()].clone();
        let sleeps = plan.sleeps;
        play(world.clone(), number, plan, chance.bits()).await;
        if let Some(time) = sleeps {
            sleep(Duration::from_millis(time as u64)).await;
        }
    }
}

/// Games with clocks and bots, live and with people who act at the same time; and one whose player never comes.
fn plans() -> Vec<Plan> {
    let short = json!({"kind": "fischer", "initial_seconds": 30, "increment_seconds": 1});
    let per_move = json!({"kind": "per_move", "seconds": 30});
    let asleep = json!({"kind": "per_move", "seconds": ASLEEP / 1000});
    let small = json!({"preset": "small"});
    let tables = vec![
        json!({"game": "quoridor", "setup": small, "options": {"clock": short}}),
        json!({"game": "metro", "setup": {"players": 3}, "options": {"clock": per_move}}),
        json!({"game": "nardy", "seats": against_bot(), "options": {"clock": per_move}}),
        json!({"game": "sudoku", "setup": {"preset": "children"}, "options": {"clock": short}}),
        json!({"game": "quoridor", "setup": small, "seats": against_bot(), "options": {"clock": per_move}}),
        json!({"game": "roads", "setup": {"preset": "pile"}, "options": {"clock": per_move}}),
        json!({"game": "nardy", "options": {"hand_throw": true, "clock": per_move}}),
    ];
    let mut plans: Vec<Plan> = tables.into_iter().map(Plan::of).collect();
    let table = json!({"game": "quoridor", "setup": {"preset": "small", "start": 2},
        "seats": against_bot(), "options": {"clock": asleep}});
    plans.push(Plan { table, sleeps: Some(ASLEEP) });
    plans
}

/// Reads from a node's log when house bots thought.
fn note_thoughts(world: &World, node: usize, log: &str) {
    for line in log.lines().filter(|line| line.contains("a house bot thinks")) {
        let line: Value = serde_json::from_str(line).expect("lines of the log are JSON");
        let fields = &line["fields"];
        let at = fields["at"].as_i64().unwrap_or_default() - world.history.began_at();
        let decision = format!("{} {} {}", fields["game"], fields["seat"], fields["opened"]);
        let at = Duration::from_millis(u64::try_from(at).unwrap_or(0));
        world.history.note_at(at, What::Thought { node, decision });
    }
}
