//! What the service cannot help – a machine that sleeps, a store that takes nothing – costs nobody time.

use std::time::Duration;

use igroteka_server::Config;
use igroteka_store::testing::FaultInjector;
use serde_json::{Value, json};

use crate::service::harness::{Guest, PATIENCE, patient, quick, restarted, served, two_at_a_table, until};

const MINUTE: i64 = 60_000;

/// A clock that is put forward by a minute means that the machine slept.
fn sleepy(config: Config) -> Config {
    Config { silence: Duration::from_secs(10), ..config }
}

fn with_clock(seconds: u32) -> Value {
    let clock = json!({"kind": "fischer", "initial_seconds": seconds, "increment_seconds": 0});
    json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock}})
}

/// What the seats have left, in milliseconds.
fn left(state: &Value) -> Vec<i64> {
    let left = state["now"]["game"]["clock"]["left_ms"].as_array().unwrap();
    left.iter().map(|left| left.as_i64().unwrap()).collect()
}

/// Lets everything happen that is due.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(1500)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_that_sleeps_takes_nobodys_time() {
    let (server, time, folder) = served(sleepy(patient())).await;
    let (one, two, table) = two_at_a_table(&server, with_clock(120)).await;
    let mut watching = two.socket().await.unwrap();
    watching.watch(&table).await;
    let before = one.table(&table).state().await["now"]["at"].as_i64().unwrap();
    time.pass(600 * MINUTE);
    a_moment().await;
    let state = one.table(&table).state().await;
    assert_eq!((&state["now"]["status"], &state["record"]), (&json!("playing"), &json!([])));
    assert!(left(&state)[0] > 100_000, "{:?}", left(&state));
    // Whoever watches sees the clocks as they stand, without asking.
    let told = watching.next_of("update").await;
    assert!(told["now"]["at"].as_i64().unwrap() >= before + 600 * MINUTE, "{told}");
    assert_eq!(told["events"], json!([]));
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    // It is as true after a restart, and counted once.
    let server = restarted(server, sleepy(patient()), &time, &folder).await;
    let state = one.at(server.client()).table(&table).state().await;
    assert!(left(&state).iter().all(|left| (100_000..=120_000).contains(left)), "{:?}", left(&state));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_passes_while_the_service_is_up_counts() {
    let (server, time, _folder) = served(sleepy(patient())).await;
    let (one, _two, table) = two_at_a_table(&server, with_clock(60)).await;
    for _ in 0..7 {
        time.pass(9_000);
        one.table(&table).state().await;
    }
    let state = until(&one, &table, |state| state["now"]["status"] == "over").await;
    assert_eq!(state["record"], json!(["1 timeout", "1 resign"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_counts_as_away_and_no_table_as_idle_because_the_machine_slept() {
    let config = Config { sweep: Duration::from_millis(50), ..sleepy(quick()) };
    let (server, time, _folder) = served(config).await;
    let (one, two, table) = two_at_a_table(&server, json!({"game": "quoridor"})).await;
    let waiting = one.post("/api/tables", json!({"game": "metro"})).await;
    let waiting = waiting["id"].as_str().unwrap();
    // Longer than a waiting table may be idle.
    time.pass(48 * 60 * MINUTE);
    a_moment().await;
    let state = two.table(&table).state().await;
    assert!(state["now"]["seats"].as_array().unwrap().iter().all(|seat| seat.get("absence").is_none()));
    assert_eq!(one.table(waiting).state().await["now"]["status"], "waiting");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn s4_the_time_for_an_answer_does_not_run_while_the_machine_sleeps() {
    let (server, time, _folder) = served(sleepy(patient())).await;
    let setup = json!({"preset": "table", "start": 1, "check_seconds": 20});
    let (one, two, table) = two_at_a_table(&server, json!({"game": "sudoku", "setup": setup})).await;
    let game = one.table(&table).state().await["now"]["game"].clone();
    let square = game["legal"][0].as_str().unwrap();
    assert_eq!(one.table(&table).play(game["seq"].as_u64().unwrap(), square).await.0, 200);
    time.pass(60 * MINUTE);
    a_moment().await;
    let game = two.table(&table).state().await["now"]["game"].clone();
    assert_eq!(game["turn"], 2, "the check still waits for its answer");
    assert_eq!(two.table(&table).play(game["seq"].as_u64().unwrap(), "ok").await.0, 200);
    server.stop().await;
}

/// Refused moves, seen by the mover.
async fn refused(player: &Guest, table: &str, seq: u64, text: &str) {
    let (status, answer) = player.table(table).play(seq, text).await;
    assert_eq!((status, answer["error"]["code"].as_str()), (503, Some("unavailable")), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_refuses_takes_nobodys_time() {
    let (server, time, folder) = served(patient()).await;
    let (one, two, table) = two_at_a_table(&server, with_clock(120)).await;
    let (three, _four, quiet) = two_at_a_table(&server, with_clock(120)).await;
    let mut disk = FaultInjector::of(&folder.path().join("data")).await;
    disk.refuse().await;
    refused(&one, &table, 0, "e2").await;
    for _ in 0..3 {
        time.pass(5 * MINUTE);
        a_moment().await;
    }
    refused(&one, &table, 0, "e2").await;
    disk.accept().await;
    disk.end().await;
    a_moment().await;
    // Not at the table where somebody tried to move, and not where nobody did.
    for (player, table) in [(&one, &table), (&three, &quiet)] {
        let state = player.table(table).state().await;
        assert_eq!((&state["now"]["status"], &state["record"]), (&json!("playing"), &json!([])));
        assert!(left(&state)[0] > 100_000, "{:?}", left(&state));
    }
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    let server = restarted(server, patient(), &time, &folder).await;
    let state = two.at(server.client()).table(&table).state().await;
    assert!(left(&state).iter().all(|left| (100_000..=120_000).contains(left)), "{:?}", left(&state));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_makes_a_move_wait_takes_nobodys_time() {
    let (server, time, folder) = served(patient()).await;
    let (one, two, table) = two_at_a_table(&server, with_clock(120)).await;
    let (three, _four, other) = two_at_a_table(&server, with_clock(120)).await;
    let mut disk = FaultInjector::of(&folder.path().join("data")).await;
    disk.hold().await;
    let moving = tokio::spawn({
        let (one, table) = (one.clone(), table.clone());
        async move { one.table(&table).play(0, "e2").await.0 }
    });
    // Nobody is shown a table while it waits for the store.
    let waiting = two.table(&table);
    while tokio::time::timeout(Duration::from_millis(300), waiting.state()).await.is_ok() {}
    a_moment().await;
    time.pass(10 * MINUTE);
    a_moment().await;
    disk.let_go().await;
    disk.end().await;
    assert_eq!(moving.await.unwrap(), 200);
    a_moment().await;
    // The opponent could not know of the move, and those at another table could not have made one.
    for (player, table, record) in [(&two, &table, json!(["1 e2"])), (&three, &other, json!([]))] {
        let state = player.table(table).state().await;
        assert_eq!((&state["now"]["status"], &state["record"]), (&json!("playing"), &record));
        assert!(left(&state).iter().all(|left| *left > 100_000), "{:?}", left(&state));
    }
    server.stop().await;
}

/// Asks `/readyz` until it answers so.
async fn ready(player: &Guest, wanted: u16) {
    let began = std::time::Instant::now();
    while player.ask("GET", "/readyz", None).await.0 != wanted {
        assert!(began.elapsed() < PATIENCE, "it never answered {wanted}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_takes_no_writes_is_not_ready() {
    let (server, _time, folder) = served(patient()).await;
    let player = server.guest("Olya").await;
    ready(&player, 200).await;
    let mut disk = FaultInjector::of(&folder.path().join("data")).await;
    disk.refuse().await;
    ready(&player, 503).await;
    disk.accept().await;
    ready(&player, 200).await;
    disk.hold().await;
    ready(&player, 503).await;
    disk.let_go().await;
    ready(&player, 200).await;
    disk.end().await;
    server.stop().await;
}
