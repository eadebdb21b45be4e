//! Ratings from the table to `/api/me`: which games change them, and that each does it once.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::service::harness::{Guest, PATIENCE, TestServer, patient, restarted, served, until};

/// Somebody with an account.
async fn account(server: &TestServer, name: &str) -> Guest {
    let player = server.guest(name).await;
    register(&player, name).await;
    player
}

async fn register(player: &Guest, name: &str) {
    player
        .post("/api/me/register", json!({"login": name.to_lowercase(), "password": "a long password"}))
        .await;
}

fn rated(seats: &Value) -> Value {
    json!({"game": "quoridor", "setup": {"start": 1}, "seats": seats, "options": {"rated": true}})
}

/// A rated game against the house bot, given up at once.
async fn lose_to_the_house(player: &Guest) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let table = player.post("/api/tables", rated(&seats)).await["id"].as_str().unwrap().to_owned();
    player.table(&table).act(json!({"kind": "start"})).await;
    player.table(&table).act(json!({"kind": "resign"})).await;
}

/// Two at a rated table whose first game is not begun yet.
async fn two_rated(one: &Guest, two: &Guest) -> String {
    let table = one.post("/api/tables", rated(&json!([{"kind": "me"}, {"kind": "open"}]))).await;
    let id = table["id"].as_str().unwrap().to_owned();
    two.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
    id
}

/// The rating once so many games have been counted for it.
async fn rating_after(player: &Guest, games: u64) -> f64 {
    let began = Instant::now();
    loop {
        let me = player.get("/api/me").await;
        let counted = me["ratings"][0]["games"].as_u64().unwrap_or(0);
        assert!(counted <= games, "a game too many counts: {me}");
        if counted == games {
            assert_eq!(
                (&me["ratings"][0]["game"], &me["ratings"][0]["pool"]),
                (&json!("quoridor"), &json!("2"))
            );
            return me["ratings"][0]["rating"].as_f64().unwrap();
        }
        assert!(began.elapsed() < PATIENCE, "never counted: {me}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Whether somebody's last game was begun as a rated one.
async fn last_was_rated(player: &Guest) -> bool {
    player.get("/api/me/export").await["games"][0]["rated"].as_bool().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_house_bot_changes_an_accounts_rating_once_also_after_a_restart() {
    let (server, time, folder) = served(patient()).await;
    let ann = account(&server, "Ann").await;
    assert_eq!(ann.get("/api/me").await["ratings"], json!([]));
    lose_to_the_house(&ann).await;
    let first = rating_after(&ann, 1).await;
    assert!(first < 1500.0, "who loses from the start goes down: {first}");
    // One's own list tells against whom, and what the game did to the rating.
    let games = ann.get("/api/me/games").await;
    assert_eq!((&games[0]["levels"], &games[0]["players"]), (&json!([0, 1]), &json!(["Ann", ""])));
    assert_eq!(games[0]["rating"].as_f64().map(f64::to_bits), Some(first.to_bits()));
    let server = restarted(server, patient(), &time, &folder).await;
    let ann = ann.at(server.client());
    assert_eq!(rating_after(&ann, 1).await.to_bits(), first.to_bits());
    // Games are counted in the order of their ends: with the second the first would have been counted again.
    lose_to_the_house(&ann).await;
    assert!(rating_after(&ann, 2).await < first);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_accounts_win_and_lose_as_much_and_one_device_rates_nobody() {
    let (server, _time, _folder) = served(patient()).await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let table = two_rated(&ann, &bob).await;
    ann.table(&table).act(json!({"kind": "start"})).await;
    bob.table(&table).act(json!({"kind": "resign"})).await;
    let (won, lost) = (rating_after(&ann, 1).await, rating_after(&bob, 1).await);
    assert!((won + lost - 3000.0).abs() < 0.001, "equal before: {won} {lost}");

    let beside = rated(&json!([{"kind": "me"}, {"kind": "here", "name": "Grandma"}]));
    let table = ann.post("/api/tables", beside).await["id"].as_str().unwrap().to_owned();
    ann.table(&table).act(json!({"kind": "start"})).await;
    assert!(!last_was_rated(&ann).await, "who moves for both");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_play_unrated() {
    let (server, _time, _folder) = served(patient()).await;
    let (ann, guest) = (account(&server, "Ann").await, server.guest("Bob").await);
    lose_to_the_house(&guest).await;
    assert!(!last_was_rated(&guest).await);
    let table = two_rated(&ann, &guest).await;
    ann.table(&table).act(json!({"kind": "start"})).await;
    ann.table(&table).act(json!({"kind": "resign"})).await;
    assert!(!last_was_rated(&ann).await);
    lose_to_the_house(&ann).await;
    rating_after(&ann, 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_registers_after_sitting_down_counts_as_an_account() {
    let (server, _time, _folder) = served(patient()).await;
    let (ann, bob) = (account(&server, "Ann").await, server.guest("Bob").await);
    let table = two_rated(&ann, &bob).await;
    register(&bob, "Bob").await;
    assert_eq!(ann.table(&table).state().await["now"]["seats"][1]["who"]["kind"], "account");
    ann.table(&table).act(json!({"kind": "start"})).await;
    ann.table(&table).act(json!({"kind": "resign"})).await;
    rating_after(&ann, 1).await;
    assert!(rating_after(&bob, 1).await > 1500.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_a_substitute_played_on_is_rated_for_nobody() {
    let (server, _time, _folder) = served(patient()).await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let table = two_rated(&ann, &bob).await;
    ann.table(&table).act(json!({"kind": "start"})).await;
    bob.table(&table).act(json!({"kind": "leave"})).await;
    let bot = json!({"kind": "absent", "seat": 2, "choice": {"kind": "bot", "level": 1}});
    ann.table(&table).act(bot).await;
    ann.table(&table).act(json!({"kind": "resign"})).await;
    for player in [&ann, &bob] {
        lose_to_the_house(player).await;
        rating_after(player, 1).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_and_is_not_waited_for_has_lost_a_rated_game() {
    let (server, _time, _folder) = served(patient()).await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let table = two_rated(&ann, &bob).await;
    ann.table(&table).act(json!({"kind": "start"})).await;
    bob.table(&table).act(json!({"kind": "leave"})).await;
    ann.table(&table).act(json!({"kind": "absent", "seat": 2, "choice": {"kind": "end"}})).await;
    assert!(rating_after(&ann, 1).await > 1500.0);
    assert!(rating_after(&bob, 1).await < 1500.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_abandoned_is_rated_for_nobody() {
    let (server, time, _folder) = served(crate::service::harness::tidy()).await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let table = two_rated(&ann, &bob).await;
    ann.table(&table).act(json!({"kind": "start"})).await;
    time.pass(31 * 86_400_000);
    until(&ann, &table, |state| state["now"]["status"] == "closed").await;
    for player in [&ann, &bob] {
        lose_to_the_house(player).await;
        rating_after(player, 1).await;
    }
    server.stop().await;
}
