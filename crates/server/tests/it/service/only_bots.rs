//! Games of house bots: whose turn it is to think, and when nobody needs their thoughts any more.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use igroteka_server::Config;
use serde_json::{Value, json};

use crate::service::harness::{Guest, TestServer, patient, served, tidy, until};

const MINUTE: i64 = 60_000;

/// A quoridor table of two house bots, begun.
async fn bots(host: &Guest, level: u8) -> String {
    let bot = json!({"kind": "bot", "level": level});
    let new =
        json!({"game": "quoridor", "setup": {"start": 1}, "seats": [bot, bot], "options": {"public": true}});
    let id = host.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    host.table(&id).act(json!({"kind": "start"})).await;
    id
}

/// Settings under which house bots think for longer than any test runs.
fn slow_bots() -> Config {
    Config { bot_delay: Duration::from_hours(1), ..tidy() }
}

fn closed_for(state: &Value) -> Option<&Value> {
    let log = state["log"].as_array().unwrap();
    log.iter().find(|entry| entry["kind"] == "closed").map(|entry| &entry["reason"])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_bots_that_nobody_watches_ends_after_ten_minutes_and_says_why() {
    let (server, time, _folder) = served(slow_bots()).await;
    let olya = server.guest("Olya").await;
    let (alone, watched) = (bots(&olya, 1).await, bots(&olya, 1).await);
    let mut socket = server.guest("Petro").await.socket().await.unwrap();
    socket.watch(&watched).await;
    // The time begins when it is first seen that nobody is there.
    tokio::time::sleep(Duration::from_millis(300)).await;
    time.pass(9 * MINUTE);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let own = olya.get("/api/me/tables").await;
    assert_eq!(own.as_array().unwrap().len(), 2, "{own}");
    time.pass(2 * MINUTE);
    // Looking at the table itself would count as watching.
    let began = Instant::now();
    while olya.get("/api/me/tables").await.as_array().unwrap().len() == 2 {
        assert!(began.elapsed() < Duration::from_mins(1), "it goes on for ever");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let state = olya.table(&alone).state().await;
    assert_eq!(state["now"]["status"], "closed");
    assert_eq!(closed_for(&state), Some(&json!("only_bots")));
    assert_eq!(olya.table(&watched).state().await["now"]["status"], "playing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_a_person_in_it_goes_on_without_them() {
    let (server, time, _folder) = served(slow_bots()).await;
    let olya = server.guest("Olya").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "seats": seats});
    let id = olya.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    olya.table(&id).act(json!({"kind": "start"})).await;
    for _ in 0..3 {
        time.pass(9 * MINUTE);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(olya.table(&id).state().await["now"]["status"], "playing");
    server.stop().await;
}

/// How long a bot of level 1 takes to answer somebody, the worst of a few moves.
async fn slowest_answer(server: &TestServer) -> Duration {
    let stranger = server.guest("Lesya").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "seats": seats});
    let id = stranger.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    stranger.table(&id).act(json!({"kind": "start"})).await;
    let mut slowest = Duration::ZERO;
    for _ in 0..4 {
        let mine = |state: &Value| state["now"]["game"]["turn"] == 1;
        let state = until(&stranger, &id, mine).await;
        let game = &state["now"]["game"];
        let text = game["legal"][0].as_str().unwrap();
        let began = Instant::now();
        assert_eq!(stranger.table(&id).play(game["seq"].as_u64().unwrap(), text).await.0, 200);
        until(&stranger, &id, mine).await;
        slowest = slowest.max(began.elapsed());
    }
    slowest
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_with_many_tables_of_bots_do_not_delay_a_strangers_bot() {
    let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let (server, _time, _folder) = served(Config { tables_each: 1_000, ..patient() }).await;
    for name in ["Petro", "Taras", "Ivan", "Marko"] {
        let guest = server.guest(name).await;
        for _ in 0..(8 * processors) {
            bots(&guest, 5).await;
        }
    }
    // Each of them thinks for a quarter of a second: in the order of their coming a move would wait eight seconds.
    let slowest = slowest_answer(&server).await;
    assert!(slowest < Duration::from_secs(4), "{slowest:?}");
    server.stop().await;
}
