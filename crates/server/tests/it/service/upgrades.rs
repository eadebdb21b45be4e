//! Nodes of two versions over one PostgreSQL, and a node that ends while people play.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use igroteka_store::Append;
use serde_json::{Value, json};

use crate::service::ground::Ground;
use crate::service::harness::{Guest, PATIENCE, TestServer, two_at_a_table};

/// Which of the grounds has two services.
const TWO_SERVICES: usize = 2;

fn quoridor() -> Value {
    json!({"game": "quoridor", "setup": {"start": 1, "ply_limit": 0, "repetition": false}, "options": {"public": true}})
}

/// What a program of the next version appends to a table's log.
async fn append_something_new(ground: &Ground, table: &str) {
    let store = igroteka_store::open(&ground.database).await.unwrap();
    let table = table.parse().unwrap();
    let expect = store.heads(&[table]).await.unwrap()[0].head;
    let entries = vec![json!({"kind": "prophecy", "of": "rain"}).to_string()];
    let (change, started, ended) = (None, None, None);
    let at = store.log(table, expect - 1, 1).await.unwrap()[0].at;
    store.append(Append { table, expect, at, entries, change, started, ended }).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_of_a_newer_version_closes_its_table_alone() {
    let ground = Ground::new(TWO_SERVICES).await;
    let (one, two, table) = two_at_a_table(ground.server(0), quoridor()).await;
    let (three, four, other) = two_at_a_table(ground.server(0), quoridor()).await;
    let mut socket = one.socket().await.unwrap();
    socket.watch(&table).await;
    socket.watch(&other).await;
    append_something_new(&ground, &table).await;

    // Whoever watches is told, and the socket stays: the other table goes on.
    let lost = socket.next_of("lost").await;
    assert_eq!((&lost["table"], &lost["error"]["code"]), (&json!(table), &json!("newer_version")));
    let refusal = (503, "newer_version".to_owned());
    let id = one.get("/api/me/games").await[0]["id"].as_str().unwrap().to_owned();
    for player in [&one, &two.at(ground.server(1).client())] {
        assert_eq!(
            player.refused(&format!("/api/tables/{table}/moves/0"), json!({"move": "e2"})).await,
            refusal
        );
        assert_eq!(player.table(&table).act_refused(json!({"kind": "say", "text": "hello"})).await, refusal);
        assert_eq!(player.table(&table).act_refused(json!({"kind": "resign"})).await, refusal);
        for path in [
            format!("/api/tables/{table}"),
            format!("/api/games/{id}/steps"),
            format!("/api/games/{id}/record"),
        ] {
            let (status, answer) = player.ask("GET", &path, None).await;
            assert_eq!((status, &answer["error"]["code"]), (503, &json!("newer_version")), "{path}");
            assert!(answer["error"]["retry_after"].is_u64(), "{answer}");
        }
        // The lists of tables and games go on without it.
        assert_eq!(player.get("/api/me/tables").await.as_array().unwrap().len(), 1);
        player.get("/api/tables").await;
    }
    let answer = socket.ask(json!({"want": "watch", "table": table})).await;
    assert_eq!(answer["error"]["code"], "newer_version");

    // Both nodes follow the other table as ever.
    let four = four.at(ground.server(1).client());
    for (seq, (player, text)) in [(&three, "e2"), (&four, "e8"), (&three, "e3")].into_iter().enumerate() {
        assert_eq!(player.table(&other).play(seq as u64, text).await.0, 200);
        assert_eq!(socket.next_of("update").await["table"], json!(other));
    }
    socket.close().await;
    for server in ground.servers {
        server.stop().await;
    }
}

/// Makes moves at one node until it says goodbye, then at the other; nothing may be refused.
async fn play_on(
    guest: Guest,
    table: String,
    servers: [igroteka_client::Client; 2],
    stop: Arc<AtomicBool>,
    made: Arc<AtomicU64>,
) -> (u64, usize) {
    let (mut seq, mut at, mut goodbyes) = (0, 0, 0);
    let mut socket = guest.at(servers[0].clone()).socket().await.unwrap();
    while !(stop.load(Ordering::SeqCst) && at == 1) || seq % 4 != 0 {
        let (seat, text) = [(1, "e2"), (2, "e8"), (1, "e1"), (2, "e9")][seq as usize % 4];
        let action = json!({"kind": "move", "seq": seq, "move": text, "seat": seat});
        let id = socket.send_json(json!({"want": "do", "table": table, "action": action})).await;
        // Until the answer: if the socket closes first, the same move is sent again at the other node.
        let answered = loop {
            let Some(message) = socket.next().await else { break false };
            if message["kind"] == "goodbye" {
                let wait = message["reconnect_ms"].as_u64();
                assert!(wait.is_some_and(|wait| wait <= 2_000), "at node {at}, move {seq}: {message}");
                goodbyes += 1;
            }
            if message["id"] == id {
                assert_eq!(message["kind"], "ok", "{message}");
                break true;
            }
        };
        seq += u64::from(answered);
        made.fetch_add(u64::from(answered), Ordering::SeqCst);
        if at == 0 && (goodbyes > 0 || !answered) {
            at = 1;
            socket = guest.at(servers[1].clone()).socket().await.unwrap();
        }
        assert!(seq < 10_000, "it never ends");
    }
    (seq, goodbyes)
}

/// Waits until so many moves were acknowledged in all.
async fn until_made(made: &AtomicU64, wanted: u64) {
    let began = Instant::now();
    while made.load(Ordering::SeqCst) < wanted {
        assert!(began.elapsed() < PATIENCE, "{} of {wanted} moves were made", made.load(Ordering::SeqCst));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_ends_while_people_play_loses_and_refuses_no_move() {
    let mut ground = Ground::new(TWO_SERVICES).await;
    let (stop, made) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut players = Vec::new();
    let mut tables = Vec::new();
    for name in ["Olya", "Petro", "Lesya"] {
        let guest = ground.server(0).guest(name).await;
        let mut new = quoridor();
        new["seats"] = json!([{"kind": "me"}, {"kind": "here", "name": "Grandma"}]);
        let id = guest.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
        guest.table(&id).act(json!({"kind": "start"})).await;
        let servers = [0, 1].map(|number| ground.server(number).client());
        players.push(tokio::spawn(play_on(guest.clone(), id.clone(), servers, stop.clone(), made.clone())));
        tables.push((guest.at(ground.server(1).client()), id));
    }
    until_made(&made, 30).await;
    let ending: TestServer = ground.servers.remove(0);
    ending.stop().await;
    // For a while it goes on at the other node.
    let before = made.load(Ordering::SeqCst);
    until_made(&made, before + 30).await;
    stop.store(true, Ordering::SeqCst);
    for (player, (guest, id)) in players.into_iter().zip(&tables) {
        let (moves, goodbyes) = tokio::time::timeout(PATIENCE, player).await.expect("it ends").unwrap();
        assert_eq!(goodbyes, 1, "the client was told to move");
        let record = guest.table(id).state().await["record"].as_array().unwrap().len() as u64;
        assert_eq!(record, moves, "each acknowledged move is there once");
    }
    ground.replay(&tables).await;
}
