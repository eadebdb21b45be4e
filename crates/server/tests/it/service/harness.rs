//! Services over stores of their own, and tables to play at.

use std::sync::Arc;
use std::time::{Duration, Instant};

pub use igroteka_client::testing::{PATIENCE, TestClock, TestServer};
pub use igroteka_client::{Guest, Socket};
use igroteka_server::{Clock, Config, Entropy, Service, SystemEntropy};
use igroteka_store::{Database, Store};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Settings for tests: no limits, quick bots, and a clock that is put forward means that time passes.
pub fn quick() -> Config {
    let silence = Duration::from_hours(24 * 365);
    Config { limits: false, bot_delay: Duration::from_millis(1), silence, gap: silence, ..Config::default() }
}

/// Settings for tests in which nobody counts as away, however slowly they run.
pub fn patient() -> Config {
    Config { grace: Duration::from_hours(24), ..quick() }
}

/// The same, and what is old is looked for all the time.
pub fn tidy() -> Config {
    Config { sweep: Duration::from_millis(50), ..patient() }
}

/// A store in a folder of its own.
pub async fn sqlite() -> (Arc<dyn Store>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
    (store, folder)
}

/// A service over a store.
pub async fn start(config: Config, store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> TestServer {
    start_with(config, store, clock, Arc::new(SystemEntropy)).await
}

/// A service over a store, with randomness of the test's own.
pub async fn start_with(
    config: Config,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
) -> TestServer {
    TestServer::run(Service::new(config, store, clock, entropy)).await
}

/// Two guests at a table of this game, the first game begun.
pub async fn two_at_a_table(server: &TestServer, new_table: Value) -> (Guest, Guest, String) {
    let (one, two) = (server.guest("Olya").await, server.guest("Petro").await);
    let table = one.post("/api/tables", new_table).await;
    let id = table["id"].as_str().unwrap().to_owned();
    two.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
    one.table(&id).act(json!({"kind": "start"})).await;
    (one, two, id)
}

/// Looks at a table until it is as wanted.
pub async fn until(player: &Guest, table: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let state = player.table(table).state().await;
        if wanted(&state) {
            return state;
        }
        assert!(began.elapsed() < PATIENCE, "it never came to be: {state}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A service over a store of its own, with the clock that the test puts forward.
pub async fn served(config: Config) -> (TestServer, Arc<TestClock>, TempDir) {
    let (store, folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    (start(config, store, time.clone()).await, time, folder)
}

/// The service once more, over the same folder.
pub async fn restarted(
    server: TestServer,
    config: Config,
    time: &Arc<TestClock>,
    folder: &TempDir,
) -> TestServer {
    server.stop().await;
    let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
    start(config, store, time.clone()).await
}
