//! What one identity may hold open and send, and for how long.

use igroteka_server::Config;
use serde_json::json;

use crate::service::harness::{PATIENCE, patient, served};

#[tokio::test(flavor = "multi_thread")]
async fn one_identity_holds_only_so_many_streams_and_sockets() {
    let (server, time, _folder) = served(Config { limits: true, ..patient() }).await;
    let (olya, petro) = (server.guest("Olya").await, server.guest("Petro").await);
    let events = "/api/stream/events";
    let mut streams = Vec::new();
    for _ in 0..99 {
        // They are not opened too quickly, only too many.
        time.pass(2_000);
        streams.push(olya.stream(events).await);
        assert_eq!(streams.last().unwrap().status, 200);
    }
    time.pass(2_000);
    let socket = olya.socket().await.unwrap();
    time.pass(2_000);
    let refused = olya.stream(events).await;
    assert_eq!(refused.status, 429);
    let (_, problem) = olya.ask("GET", events, None).await;
    assert_eq!(problem["error"]["code"], "too_many");
    assert_eq!(petro.stream(events).await.status, 200);
    // Whoever closes one may open another.
    socket.close().await;
    let began = std::time::Instant::now();
    while olya.stream(events).await.status == 429 {
        time.pass(2_000);
        assert!(began.elapsed() < PATIENCE, "the place is never free again");
    }
    drop(streams);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_costs_nothing_else_is_counted_too() {
    let (server, _time, _folder) = served(Config { limits: true, ..patient() }).await;
    for (message, refusal) in [(json!({"want": "ping"}), "too_many"), (json!({"want": "?"}), "bad_request")] {
        let olya = server.guest("Olya").await;
        let mut socket = olya.socket().await.unwrap();
        for _ in 0..600 {
            socket.send_json(message.clone()).await;
        }
        // One in a hundred milliseconds is free again, which is far slower than they are read.
        let mut answers = Vec::new();
        for _ in 0..600 {
            let answer = socket.next().await.unwrap();
            answers.push(answer["error"]["code"].as_str().unwrap_or("pong").to_owned());
        }
        let normal = if refusal == "too_many" { "pong" } else { refusal };
        assert!(answers[..300].iter().all(|answer| answer == normal), "{answers:?}");
        assert!(answers[300..].iter().any(|answer| answer == "too_many"), "{answers:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_streams_of_who_is_gone_end() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let table = olya.post("/api/tables", json!({"game": "metro"})).await;
    let table = format!("/api/tables/{}/stream", table["id"].as_str().unwrap());
    let mut streams = [olya.stream("/api/stream/events").await, olya.stream(&table).await];
    assert_eq!(olya.ask("DELETE", "/api/me", None).await.0, 204);
    for stream in &mut streams {
        let end = async { while stream.next_line().await.unwrap().is_some() {} };
        tokio::time::timeout(PATIENCE, end).await.expect("it ends");
    }
    server.stop().await;
}
