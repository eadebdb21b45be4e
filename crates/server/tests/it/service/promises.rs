//! Small promises that are easily broken: who may sit down, who is there, what a no means.

use std::time::Duration;

use igroteka_server::Config;
use serde_json::{Value, json};

use crate::service::harness::{patient, quick, served, two_at_a_table, until};

#[tokio::test(flavor = "multi_thread")]
async fn the_spectators_link_is_for_watching_only() {
    let (server, _time, _folder) = served(patient()).await;
    let (host, watcher) = (server.guest("Olya").await, server.guest("Petro").await);
    let table = host.post("/api/tables", json!({"game": "quoridor"})).await;
    let id = table["id"].as_str().unwrap();
    let join = format!("/api/tables/{id}/join");
    let refused = watcher.refused(&join, json!({"link": table["links"]["watch"]})).await;
    assert_eq!(refused, (403, "forbidden".to_owned()));
    assert_eq!(host.table(id).state().await["now"]["seats"][1]["who"], Value::Null);
    watcher.post(&join, json!({"link": table["links"]["play"]})).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_that_was_declined_is_no_longer_on_offer() {
    let (server, _time, _folder) = served(patient()).await;
    let (olya, petro, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    olya.table(&table).act(json!({"kind": "offer_draw"})).await;
    petro.table(&table).act(json!({"kind": "decline_draw"})).await;
    assert_eq!(
        petro.table(&table).act_refused(json!({"kind": "offer_draw"})).await,
        (409, "not_now".to_owned())
    );
    olya.table(&table).play(0, "e2").await;
    assert_eq!(
        petro.table(&table).act_refused(json!({"kind": "offer_draw"})).await,
        (409, "not_now".to_owned())
    );
    assert!(olya.table(&table).state().await["now"]["game"].get("outcome").is_none(), "the game goes on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_is_there_whether_they_watch_or_not() {
    let (server, time, _folder) = served(Config { grace: Duration::from_mins(1), ..quick() }).await;
    let (olya, petro, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    let absent = |state: &Value, seat: usize| state["now"]["seats"][seat].get("absence").is_some();
    time.pass(61_000);
    until(&petro, &table, |state| absent(state, 0)).await;
    assert_eq!(olya.table(&table).play(0, "e2").await.0, 200);
    assert!(!absent(&petro.table(&table).state().await, 0), "a move brings its player back");
    time.pass(30_000);
    assert_eq!(petro.table(&table).play(1, "e8").await.0, 200);
    time.pass(31_000);
    until(&petro, &table, |state| absent(state, 0)).await;
    assert!(!absent(&petro.table(&table).state().await, 1), "the grace of who has played begins anew");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_played_a_game_may_look_at_it_after_leaving_the_table() {
    let (server, _time, _folder) = served(patient()).await;
    let (olya, petro, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    let game = olya.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    petro.table(&table).act(json!({"kind": "resign"})).await;
    petro.table(&table).act(json!({"kind": "leave"})).await;
    assert_eq!(petro.record(&game).await.events, ["2 resign"]);
    let stranger = server.guest("Lesya").await;
    assert_eq!(stranger.ask("GET", &format!("/api/games/{game}/record"), None).await.0, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_takeback_undoes_anothers_resignation() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let invited = json!({"kind": "invited"});
    let seats = json!([{"kind": "me"}, invited, invited, invited]);
    let setup = json!({"preset": "four", "start": 1});
    let table = olya.post("/api/tables", json!({"game": "quoridor", "setup": setup, "seats": seats})).await;
    let id = table["id"].as_str().unwrap();
    let mut others = Vec::new();
    for name in ["Petro", "Ira", "Lesya"] {
        let player = server.guest(name).await;
        player.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
        others.push(player);
    }
    olya.table(id).act(json!({"kind": "start"})).await;
    let legal = olya.table(id).state().await["now"]["game"]["legal"][0].as_str().unwrap().to_owned();
    assert_eq!(olya.table(id).play(0, &legal).await.0, 200);
    others[1].table(id).act(json!({"kind": "resign"})).await;
    let before = olya.table(id).state().await["record"].clone();
    assert_eq!(olya.table(id).act_refused(json!({"kind": "takeback"})).await, (409, "not_now".to_owned()));
    // What was played since can be taken back.
    let game = others[0].table(id).state().await["now"]["game"].clone();
    let legal = game["legal"][0].as_str().unwrap();
    assert_eq!(others[0].table(id).play(game["seq"].as_u64().unwrap(), legal).await.0, 200);
    for player in [&others[0], &olya, &others[2]] {
        player.table(id).act(json!({"kind": "takeback"})).await;
    }
    let after = olya.table(id).state().await;
    assert_eq!(after["record"].as_array().unwrap().len(), before.as_array().unwrap().len() + 2);
    assert_eq!(after["now"]["game"]["turn"], 2);
    server.stop().await;
}
