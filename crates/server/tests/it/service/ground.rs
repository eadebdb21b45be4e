//! Where races are run: one service over SQLite, one over PostgreSQL, and two over one PostgreSQL.

use std::sync::{Arc, Mutex, Weak};

use igroteka_store::testing::Postgres;
use igroteka_store::{Database, Entry};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::{Barrier, Semaphore, SemaphorePermit};

use crate::service::harness::{Guest, TestClock, TestServer, patient, start};

/// PostgreSQL lets in a hundred connections, and each service may hold nine.
static POSTGRES_ROOM: Semaphore = Semaphore::const_new(2);

/// Tests that run at the same time share one PostgreSQL; the last to let go ends it.
static POSTGRES: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());

/// A PostgreSQL that is used for a while.
pub type Loan = (Arc<Postgres>, SemaphorePermit<'static>);

/// An empty database, and what must be kept while it is used.
pub async fn database() -> (String, Loan) {
    let permit = POSTGRES_ROOM.acquire().await.unwrap();
    let made = tokio::task::spawn_blocking(|| {
        let postgres = postgres();
        (postgres.new_database(), postgres)
    });
    let (url, postgres) = made.await.unwrap();
    (url, (postgres, permit))
}

fn postgres() -> Arc<Postgres> {
    let mut shared = POSTGRES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    shared.upgrade().unwrap_or_else(|| {
        let started = Arc::new(Postgres::start());
        *shared = Arc::downgrade(&started);
        started
    })
}

/// One or two services over one store.
pub struct Ground {
    pub name: &'static str,
    pub servers: Vec<TestServer>,
    pub time: Arc<TestClock>,
    pub database: Database,
    _postgres: Option<Loan>,
    _folder: TempDir,
}

impl Ground {
    /// The three grounds, by number.
    pub const COUNT: usize = 3;

    /// One of the grounds.
    pub async fn new(number: usize) -> Ground {
        let folder = tempfile::tempdir().unwrap();
        let (name, services) =
            [("SQLite", 1), ("PostgreSQL", 1), ("two services over one PostgreSQL", 2)][number];
        let (database, postgres) = if number == 0 {
            (Database::Folder(folder.path().join("data")), None)
        } else {
            let (url, loan) = database().await;
            (Database::Postgres(url), Some(loan))
        };
        let time = Arc::new(TestClock::default());
        let mut servers = Vec::new();
        for _ in 0..services {
            let store = igroteka_store::open(&database).await.unwrap();
            servers.push(start(patient(), store, time.clone()).await);
        }
        Ground { name, servers, time, database, _postgres: postgres, _folder: folder }
    }

    /// The service that a client of this number talks to.
    pub fn server(&self, number: usize) -> &TestServer {
        &self.servers[number % self.servers.len()]
    }

    /// Ends the services and folds each log afresh: what was shown last is what the log says, and nothing is in it
    /// twice. Gives the states and the logs.
    pub async fn replay(self, tables: &[(Guest, String)]) -> Vec<(Value, Vec<Value>)> {
        let mut shown = Vec::new();
        for (player, table) in tables {
            let mut newest = Value::Null;
            for server in &self.servers {
                let state = player.at(server.client()).table(table).state().await;
                if state["now"]["seq"].as_u64() > newest["now"]["seq"].as_u64() {
                    newest = state;
                }
            }
            shown.push(newest);
        }
        for server in self.servers {
            server.stop().await;
        }
        let store = igroteka_store::open(&self.database).await.unwrap();
        let mut logs = Vec::new();
        for (_, table) in tables {
            let log = store.log(table.parse().unwrap(), 0, 1000).await.unwrap();
            let numbers: Vec<u64> = log.iter().map(|entry| entry.seq).collect();
            assert_eq!(numbers, (1..=log.len() as u64).collect::<Vec<_>>(), "{}", self.name);
            let read = |entry: &Entry| serde_json::from_str(&entry.body).unwrap();
            logs.push(log.iter().map(read).collect::<Vec<Value>>());
        }
        let fresh = start(patient(), store, self.time.clone()).await;
        let mut replayed = Vec::new();
        for (((player, table), shown), log) in tables.iter().zip(shown).zip(logs) {
            let state = player.at(fresh.client()).table(table).state().await;
            assert_eq!(lasting(&state), lasting(&shown), "{}", self.name);
            replayed.push((state, log));
        }
        fresh.stop().await;
        replayed
    }
}

/// A state without what depends on when and through which service one looks.
fn lasting(state: &Value) -> Value {
    let mut state = state.clone();
    let now = state["now"].as_object_mut().unwrap();
    now.remove("at");
    for seat in now["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("present");
    }
    if let Some(game) = now.get_mut("game").and_then(Value::as_object_mut) {
        game.remove("clock");
    }
    state
}

/// A request to a table: who, where below the table, what.
pub type Wish = (Guest, String, Value);

/// A move.
pub fn a_move(player: &Guest, table: &str, seq: u64, text: &str) -> Wish {
    (player.clone(), format!("/api/tables/{table}/moves/{seq}"), json!({"move": text}))
}

/// Anything else.
pub fn an_action(player: &Guest, table: &str, kind: &str) -> Wish {
    (player.clone(), format!("/api/tables/{table}/actions"), json!({"kind": kind}))
}

/// Sends all of them at the same moment; the answers in the same order.
pub async fn at_once(wishes: Vec<Wish>) -> Vec<(u16, Value)> {
    let barrier = Arc::new(Barrier::new(wishes.len()));
    let sent = wishes.into_iter().map(|(player, path, body)| {
        let barrier = barrier.clone();
        tokio::spawn(async move {
            // The connection is open before the start.
            player.ask("GET", "/api/me", None).await;
            barrier.wait().await;
            player.ask("POST", &path, Some(&body)).await
        })
    });
    let mut answers = Vec::new();
    for answer in sent.collect::<Vec<_>>() {
        answers.push(answer.await.unwrap());
    }
    answers
}

/// The code of a refusal, which must be a clear one: 409 with a sentence.
pub fn refusal((status, answer): &(u16, Value)) -> &str {
    assert_eq!(*status, 409, "{answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() > 10), "{answer}");
    answer["error"]["code"].as_str().unwrap()
}
