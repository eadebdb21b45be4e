//! A house bot that plays on for somebody, and the player who comes back.

use serde_json::json;

use crate::service::harness::{patient, quick, served, two_at_a_table, until};
use std::time::Duration;

fn not_now() -> (u16, String) {
    (409, "not_now".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_takes_their_seat_over_from_the_bot() {
    // So slow that the bot has not moved when its seat is taken over.
    let config = igroteka_server::Config { bot_delay: Duration::from_secs(2), ..patient() };
    let (server, _time, _folder) = served(config).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let take_over = json!({"kind": "take_over"});
    assert_eq!(one.table(&table).act_refused(take_over.clone()).await, not_now(), "no bot plays");
    one.table(&table).act(json!({"kind": "leave"})).await;
    let bot = json!({"kind": "absent", "seat": 1, "choice": {"kind": "bot", "level": 1}});
    two.table(&table).act(bot).await;
    let state = one.table(&table).state().await;
    assert_eq!((&state["now"]["seats"][0]["bot"], &state["now"]["you"]["seats"]), (&json!(1), &json!([1])));
    assert_eq!(state["now"]["game"].get("legal"), None, "the bot moves");
    assert_eq!(one.table(&table).play(0, "e2").await.0, 403);
    assert_eq!(two.table(&table).act_refused(take_over.clone()).await, not_now(), "not for others");
    one.table(&table).act(take_over).await;
    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["seats"][0]["bot"], json!(null));
    assert!(state["now"]["game"]["legal"].as_array().is_some_and(|legal| !legal.is_empty()));
    // The bot had begun to think: its move does not count any more.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(one.table(&table).state().await["record"], json!([]));
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_one_screen_a_single_seat_is_taken_over() {
    let (server, _time, _folder) = served(quick()).await;
    let (host, guest) = (server.guest("Olya").await, server.guest("Petro").await);
    let seats =
        json!([{"kind": "me"}, {"kind": "here", "name": "Grandma"}, {"kind": "open"}, {"kind": "open"}]);
    let new = json!({"game": "quoridor", "setup": {"players": 4, "start": 3}, "seats": seats});
    let table = host.post("/api/tables", new).await;
    let id = table["id"].as_str().unwrap();
    let other = server.guest("Lesya").await;
    for player in [&guest, &other] {
        player.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
    }
    host.table(id).act(json!({"kind": "start"})).await;
    host.table(id).act(json!({"kind": "leave"})).await;
    for seat in [1, 2] {
        let bot = json!({"kind": "absent", "seat": seat, "choice": {"kind": "bot", "level": 1}});
        guest.table(id).act(bot).await;
    }
    host.table(id).act(json!({"kind": "take_over", "seat": 2})).await;
    let state =
        until(&host, id, |state| state["now"]["seats"][1]["bot"].is_null()).await["now"]["seats"].clone();
    assert_eq!((&state[0]["bot"], &state[1]["bot"]), (&json!(1), &json!(null)));
    host.table(id).act(json!({"kind": "take_over"})).await;
    assert_eq!(host.table(id).state().await["now"]["seats"][0]["bot"], json!(null));
    server.stop().await;
}
