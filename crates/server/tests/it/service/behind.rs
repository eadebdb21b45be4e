//! Two services over one PostgreSQL: one that is behind catches up before it says no, and shows nothing old for long.

use serde_json::{Value, json};

use crate::service::ground::Ground;
use crate::service::harness::{Guest, two_at_a_table};

/// Which of the grounds has two services.
const TWO_SERVICES: usize = 2;

fn quoridor() -> Value {
    json!({"game": "quoridor", "setup": {"start": 1}, "options": {"public": true}})
}

/// Two who play, each at a service of their own that knows the table as it begins.
async fn apart(ground: &Ground) -> (Guest, Guest, String) {
    let (one, two, table) = two_at_a_table(ground.server(0), quoridor()).await;
    let two = two.at(ground.server(1).client());
    two.table(&table).state().await;
    (one, two, table)
}

fn code(answer: &(u16, Value)) -> &str {
    answer.1["error"]["code"].as_str().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_legal_move_is_refused_by_a_service_that_is_behind() {
    let ground = Ground::new(TWO_SERVICES).await;
    let (one, two, table) = apart(&ground).await;
    // Each service learns of the other's move only when it is asked for the next.
    for (seq, text) in (0..).zip(["e2", "e8", "e3", "e7", "e4", "e6"]) {
        let player = if seq % 2 == 0 { &one } else { &two };
        let answer = player.table(&table).play(seq, text).await;
        assert_eq!(answer.0, 200, "{text}: {}", answer.1);
    }
    one.table(&table).act(json!({"kind": "takeback"})).await;
    two.table(&table).act(json!({"kind": "takeback"})).await;
    one.table(&table).act(json!({"kind": "offer_draw"})).await;
    two.table(&table).act(json!({"kind": "offer_draw"})).await;
    one.table(&table).act(json!({"kind": "rematch"})).await;
    two.table(&table).act(json!({"kind": "rematch"})).await;
    assert_eq!(two.table(&table).play(0, "e8").await.0, 200, "the second game begins with seat 2");
    ground.replay(&[(one, table)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_refused_for_the_right_reason_by_a_service_that_is_behind() {
    let ground = Ground::new(TWO_SERVICES).await;
    let (one, two, table) = apart(&ground).await;
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    assert_eq!(code(&two.table(&table).play(1, "e2").await), "illegal_move");
    assert_eq!(two.table(&table).play(1, "e8").await.0, 200);
    assert_eq!(code(&one.table(&table).play(0, "d1").await), "stale", "and not that it is the other's turn");
    assert_eq!(one.table(&table).play(2, "e3").await.0, 200);
    two.table(&table).act(json!({"kind": "resign"})).await;
    let answer = one.table(&table).play(4, "e4").await;
    assert_eq!((answer.0, code(&answer)), (409, "game_over"));
    ground.replay(&[(one, table)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_taken_and_left_elsewhere_are_known() {
    let ground = Ground::new(TWO_SERVICES).await;
    let host = ground.server(0).guest("Olya").await;
    let table = host.post("/api/tables", quoridor()).await;
    let id = table["id"].as_str().unwrap();
    let there = host.at(ground.server(1).client());
    there.table(id).state().await;
    let (petro, lesya) = (ground.server(0).guest("Petro").await, ground.server(1).guest("Lesya").await);
    let join = format!("/api/tables/{id}/join");
    petro.post(&join, json!({})).await;
    assert_eq!(lesya.refused(&join, json!({})).await, (409, "conflict".to_owned()), "no seat is free");
    petro.table(id).act(json!({"kind": "leave"})).await;
    lesya.post(&join, json!({})).await;
    // The host begins where neither of the seats was taken.
    assert_eq!(host.table(id).state().await["now"]["seats"][1]["who"]["name"], "Lesya");
    host.table(id).act(json!({"kind": "start"})).await;
    let state = there.table(id).state().await;
    assert_eq!((&state["now"]["status"], &state["now"]["game"]["turn"]), (&json!("playing"), &json!(1)));
    lesya.table(id).act(json!({"kind": "say", "text": "hello"})).await;
    assert_eq!(host.table(id).state().await["chat"][0]["text"], "hello");
    ground.replay(&[(host, id.to_owned())]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_at_one_service_shows_what_the_other_has_accepted() {
    let ground = Ground::new(TWO_SERVICES).await;
    let (one, two, table) = apart(&ground).await;
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    assert_eq!(two.table(&table).state().await["record"], json!(["1 e2"]));
    assert_eq!(two.table(&table).play(1, "e8").await.0, 200);
    let mut socket = one.socket().await.unwrap();
    assert_eq!(socket.watch(&table).await["record"], json!(["1 e2", "2 e8"]));
    ground.replay(&[(one, table)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_at_one_service_is_sent_what_happens_at_the_other() {
    let ground = Ground::new(TWO_SERVICES).await;
    let (one, two, table) = apart(&ground).await;
    let mut socket = two.socket().await.unwrap();
    socket.watch(&table).await;
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    let update = socket.next_of("update").await;
    assert_eq!((&update["events"][0]["line"], &update["now"]["game"]["turn"]), (&json!("1 e2"), &json!(2)));
    ground.replay(&[(one, table)]).await;
}
