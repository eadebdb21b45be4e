//! The network's part of a mover's time: measured by the service's own pings, and given back up to a quota.

use std::sync::Arc;
use std::time::Duration;

use igroteka_client::Message;
use igroteka_client::testing::PATIENCE;
use igroteka_server::Config;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::service::harness::{
    Guest, Socket, TestClock, TestServer, patient, restarted, sqlite, start, two_at_a_table,
};

/// A clock that stands still, so that only the time that a test lets pass is used.
const NOW: i64 = 1_800_000_000_000;

/// What each player has at first.
const INITIAL: i64 = 60_000;

/// How late a client answers that wants lag: less than what a move gives back at most.
const DELAY: Duration = Duration::from_millis(300);

/// Two who play quoridor with a clock without increments.
struct Playing {
    server: TestServer,
    time: Arc<TestClock>,
    folder: tempfile::TempDir,
    one: Guest,
    two: Guest,
    table: String,
}

async fn playing(config: Config) -> Playing {
    let (store, folder) = sqlite().await;
    let time = Arc::new(TestClock::stopped_at(NOW));
    let server = start(config, store, time.clone()).await;
    let clock = json!({"kind": "fischer", "initial_seconds": INITIAL / 1000, "increment_seconds": 0});
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    Playing { server, time, folder, one, two, table }
}

impl Playing {
    async fn left(&self) -> i64 {
        left(&self.one, &self.table).await
    }

    /// Both move: the first one through the socket, a second after it could, the other one at once. Gives back how
    /// much of that second the first player still has.
    async fn round(&self, socket: &mut Socket, seq: u64, moves: [&str; 2]) -> i64 {
        let before = self.left().await;
        self.time.pass(1_000);
        let action = json!({"kind": "move", "seq": seq, "move": moves[0]});
        let answer = socket.ask(json!({"want": "do", "table": self.table, "action": action})).await;
        assert_eq!(answer["kind"], "ok", "{answer}");
        assert_eq!(self.two.table(&self.table).play(seq + 1, moves[1]).await.0, 200);
        1_000 - (before - self.left().await)
    }
}

async fn left(player: &Guest, table: &str) -> i64 {
    let state = player.table(table).state().await;
    state["now"]["game"]["clock"]["left_ms"][0].as_i64().unwrap()
}

/// Waits for the first ping and answers it after some more time. Gives back what the ping carried.
async fn answer_a_ping(socket: &mut Socket, delay: Duration) -> Vec<u8> {
    let first = async {
        loop {
            if let Message::Ping(payload) = socket.next_message().await.expect("the socket stays open") {
                return payload.to_vec();
            }
        }
    };
    let payload = timeout(PATIENCE, first).await.expect("a ping comes");
    sleep(delay).await;
    // The library's own answer goes out with the next message.
    assert_eq!(socket.ask(json!({"want": "ping"})).await["kind"], "pong");
    payload
}

async fn pong(socket: &mut Socket, payload: &[u8]) {
    socket.send_message(Message::Pong(payload.to_vec().into())).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_pongs_give_nothing_back() {
    let table = playing(patient()).await;
    let mut socket = table.one.socket().await.unwrap();
    // Before the first ping, and in every form that an answer might have.
    for late in [400, 500, 60_000] {
        pong(&mut socket, &(NOW - late).to_be_bytes()).await;
    }
    for payload in [&[][..], &[0; 16], &[0xff; 125]] {
        pong(&mut socket, payload).await;
    }
    assert_eq!(table.round(&mut socket, 0, ["e2", "e8"]).await, 0);
    table.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pong_counts_once() {
    let table = playing(patient()).await;
    let mut socket = table.one.socket().await.unwrap();
    let payload = answer_a_ping(&mut socket, Duration::ZERO).await;
    let measured = table.round(&mut socket, 0, ["e2", "e8"]).await;
    sleep(DELAY).await;
    for _ in 0..20 {
        pong(&mut socket, &payload).await;
    }
    assert_eq!(table.round(&mut socket, 2, ["e3", "e7"]).await, measured);
    table.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lag_is_given_back_until_the_quota_of_the_game_is_used_up() {
    let config = Config { lag_quota: Duration::from_millis(700), ..patient() };
    let table = playing(config.clone()).await;
    let mut socket = table.one.socket().await.unwrap();
    answer_a_ping(&mut socket, DELAY).await;
    let mut given_back = Vec::new();
    for (seq, moves) in [(0, ["e2", "e8"]), (2, ["e3", "e7"]), (4, ["d3", "d7"]), (6, ["c3", "c7"])] {
        given_back.push(table.round(&mut socket, seq, moves).await);
    }
    assert!((300..=500).contains(&given_back[0]), "{given_back:?}");
    assert_eq!((given_back.iter().sum::<i64>(), given_back[3]), (700, 0), "{given_back:?}");
    // After a restart the log says the same, and the quota is still used up.
    let Playing { server, time, folder, one, two, table } = table;
    let server = restarted(server, config, &time, &folder).await;
    let (one, two) = (one.at(server.client()), two.at(server.client()));
    assert_eq!(left(&one, &table).await, INITIAL - 4_000 + 700);
    let again = Playing { server, time, folder, one, two, table };
    let mut socket = again.one.socket().await.unwrap();
    answer_a_ping(&mut socket, DELAY).await;
    assert_eq!(again.round(&mut socket, 8, ["b3", "b7"]).await, 0);
    again.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_too_many_pongs_is_cut_off() {
    let table = playing(Config { limits: true, ..patient() }).await;
    let mut socket = table.one.socket().await.unwrap();
    for _ in 0..2_000 {
        // The service may hang up meanwhile.
        if socket.send_message(Message::Pong(vec![0; 16].into())).await.is_err() {
            break;
        }
    }
    let mut last = Value::Null;
    while let Some(message) = socket.next().await {
        last = message;
    }
    assert!(last.is_null() || last["reason"] == "too many messages", "{last}");
    table.server.stop().await;
}
