//! A PostgreSQL with a standby under the service: when one is lost, the other goes on, and so do the games.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use igroteka_client::Guest;
use igroteka_client::testing::PATIENCE;
use igroteka_store::testing::Postgres;
use serde_json::{Value, json};
use tokio::task::{JoinHandle, block_in_place};
use tokio::time::sleep;

use crate::serve::server::{Server, folder, igroteka};

/// How long nobody may be able to play once there is a primary.
const GOES_ON_WITHIN: Duration = Duration::from_secs(15);

/// How long the database is away in this test, at least.
const AWAY: Duration = Duration::from_secs(5);

const TABLES: u64 = 4;

/// Two at one screen, with a clock.
fn new_table() -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Petro"}]);
    let clock = json!({"kind": "fischer", "initial_seconds": 3600, "increment_seconds": 0});
    json!({"game": "quoridor", "setup": {"start": 1}, "seats": seats, "options": {"clock": clock}})
}

async fn guest(server: &Server, name: &str) -> Guest {
    let client = server.client();
    let made =
        client.request("POST", "/api/me").json(&json!({"name": name})).send().await.expect("an answer");
    Guest::new(client, made.cookie().expect("a session"))
}

async fn begin_table(guest: &Guest) -> String {
    let made = guest.post("/api/tables", new_table()).await;
    let table = made["id"].as_str().expect("an id").to_owned();
    guest.table(&table).act(json!({"kind": "start"})).await;
    table
}

/// Waits for the state of a table, through every failure.
async fn state(guest: &Guest, table: &str) -> Value {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let (status, state) = guest.ask("GET", &format!("/api/tables/{table}"), None).await;
        if status == 200 {
            return state;
        }
        assert!(status == 503 && Instant::now() < deadline, "{status} {state}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Plays at random until it is told to stop, and checks each record against what was acknowledged.
async fn play(guest: Guest, number: u64, stop: Arc<AtomicBool>, acknowledged: Arc<AtomicU64>) {
    while !stop.load(Ordering::SeqCst) {
        let table = begin_table_patiently(&guest).await;
        let mut told: Vec<(u64, String)> = Vec::new();
        let over = loop {
            let state = state(&guest, &table).await;
            let game = &state["now"]["game"];
            if state["now"]["status"] != "playing" || stop.load(Ordering::SeqCst) {
                break state;
            }
            let seq = game["seq"].as_u64().expect("a place in the record");
            let legal = game["legal"].as_array().expect("it is their turn");
            let text = legal[((seq * 7 + number) % legal.len() as u64) as usize].as_str().expect("a move");
            let path = format!("/api/tables/{table}/moves/{seq}");
            let body = json!({"move": text, "seat": game["turn"]});
            let (status, answer) = guest.ask("POST", &path, Some(&body)).await;
            match status {
                200 => {
                    acknowledged.fetch_add(1, Ordering::SeqCst);
                    told.push((seq, text.to_owned()));
                }
                // It is not known, or was not stored, or an earlier one was: the record tells.
                503 | 409 => {}
                _ => panic!("{text} at {seq}: {status} {answer}"),
            }
        };
        let record = over["record"].as_array().expect("a record");
        for (seq, text) in told {
            let line = record[seq as usize].as_str().expect("a line");
            assert_eq!(
                line.split_once(' ').expect("a seat and a move").1,
                text,
                "line {seq} was acknowledged"
            );
        }
    }
}

/// A table may be refused while the database is away.
async fn begin_table_patiently(guest: &Guest) -> String {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let (status, made) = guest.ask("POST", "/api/tables", Some(&new_table())).await;
        if status == 201 {
            let table = made["id"].as_str().expect("an id").to_owned();
            let start = format!("/api/tables/{table}/actions");
            // It may have been stored although the answer was that nobody knows.
            while state(guest, &table).await["now"]["status"] != "playing" {
                guest.ask("POST", &start, Some(&json!({"kind": "start"}))).await;
                assert!(Instant::now() < deadline, "the game does not begin");
            }
            return table;
        }
        assert!(status == 503 && Instant::now() < deadline, "{status} {made}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Players at tables of their own.
struct Players {
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicU64>,
    tasks: Vec<JoinHandle<()>>,
}

impl Players {
    async fn start(server: &Server) -> Players {
        let mut players = Players { stop: Arc::default(), acknowledged: Arc::default(), tasks: Vec::new() };
        for number in 0..TABLES {
            let guest = guest(server, &format!("player {number}")).await;
            let (stop, acknowledged) = (players.stop.clone(), players.acknowledged.clone());
            players.tasks.push(tokio::spawn(play(guest, number, stop, acknowledged)));
        }
        players
    }

    fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::SeqCst)
    }

    async fn acknowledge(&self, more: u64) {
        let (goal, deadline) = (self.acknowledged() + more, Instant::now() + PATIENCE);
        while self.acknowledged() < goal {
            assert!(Instant::now() < deadline, "nobody can play");
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Every player stops; one that saw something wrong ends the test.
    async fn stop(self) {
        self.stop.store(true, Ordering::SeqCst);
        for task in self.tasks {
            task.await.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()));
        }
    }
}

/// Waits until the service says that it is ready, or that it is not.
fn until_ready(server: &Server, ready: bool) {
    let wanted = if ready { 200 } else { 503 };
    let deadline = Instant::now() + PATIENCE;
    loop {
        let status = block_in_place(|| server.get("/readyz")).expect("an answer").status;
        if status == wanted {
            return;
        }
        assert!(Instant::now() < deadline, "/readyz says {status}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// What the first seat has left on its clock, in milliseconds.
fn left(state: &Value) -> i64 {
    state["now"]["game"]["clock"]["left_ms"][0].as_i64().expect("a clock")
}

#[tokio::test(flavor = "multi_thread")]
async fn players_go_on_when_a_standby_takes_over_and_when_it_restarts() {
    let mut first = Postgres::start();
    let mut second = first.start_standby();
    let url = first.new_database_of(&[&first, &second]);
    let data = folder();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--no-limits", "--database", url.as_str()];
    let server = Server::start_by(igroteka(&arguments), data.path());
    let waiting = guest(&server, "Olya").await;
    let quiet = begin_table(&waiting).await;
    let players = Players::start(&server).await;
    players.acknowledge(100).await;

    let (before, began) = (left(&state(&waiting, &quiet).await), Instant::now());
    first.kill();
    until_ready(&server, false);
    sleep(AWAY.saturating_sub(began.elapsed())).await;
    block_in_place(|| second.promote());
    let promoted = Instant::now();
    let acknowledged = players.acknowledged();
    players.acknowledge(1).await;
    let took = promoted.elapsed();
    println!(
        "{:.2} s from the promotion to the next move, {acknowledged} moves before it",
        took.as_secs_f64()
    );
    assert!(took < GOES_ON_WITHIN, "{took:?}");
    until_ready(&server, true);
    let (lost, away) = (before - left(&state(&waiting, &quiet).await), began.elapsed());
    println!("a clock lost {lost} ms of {} ms", away.as_millis());
    assert!(Duration::from_millis(lost.unsigned_abs()) < away / 2, "nobody could play for most of the time");
    players.acknowledge(100).await;

    let crashed = Instant::now();
    block_in_place(|| second.crash_and_restart());
    let restarted = crashed.elapsed().as_secs_f64();
    players.acknowledge(1).await;
    println!(
        "{:.2} s from a crash to the next move, {restarted:.2} s of them PostgreSQL's",
        crashed.elapsed().as_secs_f64()
    );
    players.acknowledge(100).await;
    players.stop().await;
    server.signal("TERM");
    let (status, _, log) = server.end();
    assert!(status.success() && !log.contains("panicked"), "{log}");
    assert!(log.contains("the database's primary is lost"), "{log}");
}
