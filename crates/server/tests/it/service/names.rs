//! Names at a table: they stay with those who left their seats, and go with those who leave for good.

use serde_json::{Value, json};

use crate::service::harness::{Guest, patient, restarted, served, tidy, two_at_a_table, until};

/// The name with which a seat was taken, as the log tells it.
fn joined(state: &Value, seat: u8) -> Vec<&str> {
    let log = state["log"].as_array().unwrap().iter();
    log.filter(|entry| entry["kind"] == "joined" && entry["seat"] == seat)
        .map(|entry| entry["who"]["name"].as_str().unwrap())
        .collect()
}

async fn leave_for_good(player: &Guest) {
    assert_eq!(player.ask("DELETE", "/api/me", None).await.0, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_the_table_is_still_named_in_its_log_after_a_restart() {
    let (server, time, folder) = served(patient()).await;
    let (host, guest, other) =
        (server.guest("Olya").await, server.guest("Petro").await, server.guest("Lesya").await);
    let table = host.post("/api/tables", json!({"game": "quoridor"})).await;
    let id = table["id"].as_str().unwrap();
    for player in [&guest, &other] {
        player.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
        player.table(id).act(json!({"kind": "leave"})).await;
    }
    assert_eq!(joined(&host.table(id).state().await, 2), ["Petro", "Lesya"]);
    let server = restarted(server, patient(), &time, &folder).await;
    assert_eq!(joined(&host.at(server.client()).table(id).state().await, 2), ["Petro", "Lesya"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_who_leaves_for_good_goes_at_once_from_a_table_that_others_look_at() {
    let (server, time, folder) = served(patient()).await;
    let (host, guest, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    let game = host.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    let mut socket = host.socket().await.unwrap();
    assert_eq!(socket.watch(&table).await["now"]["seats"][1]["who"]["name"], "Petro");
    leave_for_good(&guest).await;
    // Whoever looks is told; the first such message was about their own coming.
    while socket.next_of("presence").await["seats"][1]["who"]["name"] != "" {}
    let state = host.table(&table).state().await;
    assert!(!state.to_string().contains("Petro"), "{state}");
    assert!(!host.record(&game).await.to_string().contains("Petro"));
    let server = restarted(server, patient(), &time, &folder).await;
    let state = host.at(server.client()).table(&table).state().await;
    assert!(!state.to_string().contains("Petro"), "{state}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_beside_a_player_and_their_bots_are_forgotten_with_them() {
    let (server, _time, _folder) = served(patient()).await;
    let (olya, petro) = (server.guest("Olya").await, server.guest("Petro").await);
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Grandma"}]);
    let new = json!({"game": "quoridor", "seats": seats, "options": {"public": true}});
    let table = olya.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    assert_eq!(petro.table(&table).state().await["now"]["seats"][1]["who"]["name"], "Grandma");
    leave_for_good(&olya).await;
    let state = petro.table(&table).state().await.to_string();
    assert!(!state.contains("Grandma") && !state.contains("Olya"), "{state}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_name_shows_at_the_tables_one_sits_at() {
    let (server, _time, _folder) = served(patient()).await;
    let (host, guest, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    guest.ask("PATCH", "/api/me", Some(&json!({"name": "Petryk"}))).await;
    assert_eq!(host.table(&table).state().await["now"]["seats"][1]["who"]["name"], "Petryk");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_whom_another_process_removed_is_forgotten_at_the_next_sweep() {
    let folder = tempfile::tempdir().unwrap();
    let database = igroteka_store::Database::Folder(folder.path().join("data"));
    let store = igroteka_store::open(&database).await.unwrap();
    let time = std::sync::Arc::new(crate::service::harness::TestClock::default());
    let server = crate::service::harness::start(tidy(), store, time).await;
    let (host, guest, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    let petro = guest.get("/api/me").await["id"].as_str().unwrap().parse().unwrap();
    // Somebody looks, so that the table stays in memory.
    let mut socket = host.socket().await.unwrap();
    socket.watch(&table).await;
    let beside = igroteka_store::open_beside(&database).await.unwrap();
    beside.remove_person(petro).await.unwrap();
    beside.close().await;
    until(&host, &table, |state| state["now"]["seats"][1]["who"]["name"] == "").await;
    server.stop().await;
}
