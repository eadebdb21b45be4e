//! How fast the store is on this machine: `cargo run --release -p igroteka-store --example speed`.
//!
//! Appends a second when 200 tables append in parallel, each waiting for its own acknowledgement, first alone and
//! then while eight readers read logs without a pause; then the time to
//! open a data folder with 100 000 finished games, and to ask what the lobby asks. `-- appends` measures only the
//! first, `-- finished` only the second, `-- postgres://…` the first in an empty PostgreSQL database.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::{
    Append, Database, GameStart, NewTable, Store, StoreError, TableChange, TableFilter, TableStatus, open,
};

const TABLES: u128 = 200;
/// How many entries a game has.
const LENGTH: u64 = 80;
const SECONDS: u64 = 10;
const FINISHED: u128 = 100_000;
/// As long as a move with its clocks.
const MOVE: &str = r#"{"t":"move","seat":0,"action":"e3h","clock":[183422,179880],"ms":1432,"by":"person"}"#;

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let part = std::env::args().nth(1);
    if let Some(address) = part.as_ref().filter(|part| part.starts_with("postgres:")) {
        return appends(&Database::Postgres(address.clone()), 0).await;
    }
    let folder = tempfile::tempdir_in(target_folder()).expect("a temporary folder beside the program");
    if part.as_deref() != Some("finished") {
        appends(&Database::Folder(folder.path().join("appends")), 0).await?;
        appends(&Database::Folder(folder.path().join("mixed")), 8).await?;
    }
    if part.as_deref() != Some("appends") {
        finished(folder.path().join("finished")).await?;
    }
    Ok(())
}

/// A real disk, which a temporary folder of the system may not be.
fn target_folder() -> PathBuf {
    let program = std::env::current_exe().expect("a program knows where it is");
    program.parent().map_or_else(|| PathBuf::from("."), Path::to_owned)
}

fn new_table(id: u128) -> NewTable {
    NewTable {
        id: mixed(id),
        game: "quoridor".to_string(),
        at: 1,
        entries: vec![MOVE.to_string()],
        change: change(TableStatus::Playing, id),
    }
}

/// Ids are random bits; these are as scattered, and known again.
fn mixed(id: u128) -> TableId {
    TableId(id.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
}

fn change(status: TableStatus, id: u128) -> TableChange {
    let people = vec![PersonId(id % 1000), PersonId(id % 997)];
    TableChange { status, listed: status == TableStatus::Waiting, summary: MOVE.repeat(3), people }
}

fn moves(table: TableId, expect: u64, entries: usize) -> Append {
    Append {
        table,
        expect,
        at: expect as i64,
        entries: vec![MOVE.to_string(); entries],
        change: None,
        started: None,
        ended: None,
    }
}

async fn appends(database: &Database, readers: u128) -> Result<(), StoreError> {
    let store = open(database).await?;
    for id in 1..=TABLES {
        store.create_table(new_table(id)).await?;
    }
    let began = Instant::now();
    let enough = Arc::new(AtomicBool::new(false));
    let readers: Vec<_> = (0..readers)
        .map(|reader| {
            let (store, enough) = (store.clone(), enough.clone());
            tokio::spawn(async move {
                let mut reads = 0_u32;
                while !enough.load(Ordering::Relaxed) {
                    let table = mixed(1 + (reader + u128::from(reads)) % TABLES);
                    store.log(table, 0, 1000).await.expect("a log");
                    reads += 1;
                }
                reads
            })
        })
        .collect();
    let tasks: Vec<_> = (1..=TABLES)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move {
                let (mut waits, mut table, mut head) = (Vec::new(), id, 1);
                while began.elapsed() < Duration::from_secs(SECONDS) {
                    let asked = Instant::now();
                    store.append(moves(mixed(table), head, 1)).await.expect("an append");
                    waits.push(asked.elapsed());
                    head += 1;
                    if head == LENGTH {
                        (table, head) = (table + TABLES, 1);
                        store.create_table(new_table(table)).await.expect("the next table");
                    }
                }
                waits
            })
        })
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("a table plays on"));
    }
    let seconds = began.elapsed().as_secs_f64();
    enough.store(true, Ordering::Relaxed);
    let mut reads = 0;
    for reader in readers {
        reads += reader.await.expect("a reader");
    }
    if let Database::Folder(folder) = database {
        let wal = folder.join("igroteka.db-wal").metadata().map_or(0, |wal| wal.len());
        println!("the WAL has {} MB", wal / 1_000_000);
    }
    println!("meanwhile {:.0} whole logs read a second", f64::from(reads) / seconds);
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "{TABLES} tables in parallel: {:.0} appends per second, waiting {:.1} ms (half), {:.1} ms (99 of 100)",
        waits.len() as f64 / seconds,
        at(0.5),
        at(0.99)
    );
    let began = Instant::now();
    let mut alone = 0;
    let mut head = 1;
    store.create_table(new_table(0)).await?;
    while began.elapsed() < Duration::from_secs(2) {
        store.append(moves(mixed(0), head, 1)).await?;
        head += 1;
        alone += 1;
    }
    println!("one table alone: {:.0} appends per second", f64::from(alone) / began.elapsed().as_secs_f64());
    store.close().await;
    Ok(())
}

async fn finished(folder: PathBuf) -> Result<(), StoreError> {
    let database = Database::Folder(folder);
    let store = open(&database).await?;
    let began = Instant::now();
    for first in (1..=FINISHED).step_by(500) {
        let games: Vec<_> = (first..first + 500)
            .map(|id| {
                let store: Arc<dyn Store> = store.clone();
                tokio::spawn(async move { finish_one(&store, id).await })
            })
            .collect();
        for game in games {
            game.await.expect("a game")?;
        }
    }
    for id in FINISHED + 1..=FINISHED + 300 {
        let mut table = new_table(id);
        table.change =
            change(if id.is_multiple_of(3) { TableStatus::Waiting } else { TableStatus::Playing }, id);
        store.create_table(table).await?;
    }
    println!("{FINISHED} finished games written in {:.1} s", began.elapsed().as_secs_f64());
    store.close().await;

    let began = Instant::now();
    let store = open(&database).await?;
    println!("opened with them in {:.1} ms", milliseconds(began));
    for (name, filter) in [
        ("those in the lobby", TableFilter::Listed),
        ("those waiting", TableFilter::Status(TableStatus::Waiting)),
        ("those playing", TableFilter::Status(TableStatus::Playing)),
        ("those over and idle", TableFilter::IdleSince(TableStatus::Over, i64::MAX)),
        ("those of a person", TableFilter::Of(PersonId(7))),
    ] {
        for _ in 0..2 {
            let began = Instant::now();
            let found = store.tables(filter.clone(), 200).await?.len();
            println!("{name}: {found} in {:.2} ms", milliseconds(began));
        }
    }
    let began = Instant::now();
    let found = store.games_of(PersonId(7), i64::MAX, 50).await?.len();
    println!("games of a person: {found} in {:.2} ms", milliseconds(began));
    let began = Instant::now();
    let found = store.log(mixed(FINISHED / 2), 0, 1000).await?.len();
    println!("a whole log: {found} entries in {:.2} ms", milliseconds(began));
    let began = Instant::now();
    let found = store.uncounted(100).await?.len();
    println!("uncounted games: {found} in {:.2} ms", milliseconds(began));
    store.close().await;
    Ok(())
}

async fn finish_one(store: &Arc<dyn Store>, id: u128) -> Result<(), StoreError> {
    let seats = vec![Some(PersonId(id % 1000)), Some(PersonId(id % 997))];
    store.create_table(new_table(id)).await?;
    let mut whole = moves(mixed(id), 1, LENGTH as usize - 1);
    whole.at = id as i64;
    whole.started =
        Some(GameStart { game: GameId(mixed(id).0), first_seq: 1, seats, rated: id.is_multiple_of(4) });
    whole.ended = Some((GameId(mixed(id).0), "won".to_string()));
    let status = if id.is_multiple_of(10) { TableStatus::Over } else { TableStatus::Closed };
    whole.change = Some(change(status, id));
    store.append(whole).await
}

fn milliseconds(began: Instant) -> f64 {
    began.elapsed().as_secs_f64() * 1000.0
}
