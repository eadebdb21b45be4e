//! Nardy with dice that wait for their player's hand.

use serde_json::{Value, json};

use crate::service::harness::{Guest, patient, served, two_at_a_table, until};

/// Seat 1 begins and throws its own dice.
fn by_hand() -> Value {
    json!({"game": "nardy", "setup": {"start": 1, "white": 1}, "options": {"hand_throw": true}})
}

fn record(state: &Value) -> Vec<String> {
    state["record"].as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect()
}

/// Makes the one move there is to make, or the first of several.
async fn first_legal(player: &Guest, table: &str) -> String {
    let game = player.table(table).state().await["now"]["game"].clone();
    let text = game["legal"][0].as_str().unwrap().to_owned();
    let (status, answer) = player.table(table).play(game["seq"].as_u64().unwrap(), &text).await;
    assert_eq!(status, 200, "{text}: {answer}");
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_wait_for_their_players_throw() {
    let (server, _time, _folder) = served(patient()).await;
    let (one, two, table) = two_at_a_table(&server, by_hand()).await;
    let before = one.table(&table).state().await;
    assert_eq!(before["now"]["game"]["legal"], json!(["throw"]), "{}", before["record"]);
    assert_eq!(
        two.table(&table).state().await["now"]["game"].get("legal"),
        None,
        "the other cannot throw them"
    );
    let seq = before["now"]["game"]["seq"].as_u64().unwrap();
    let (status, answer) = two.table(&table).play(seq, "throw").await;
    assert_eq!((status, answer["error"]["code"].as_str()), (409, Some("not_your_turn")));
    let (status, _) = one.table(&table).play(seq, "24/23").await;
    assert!((400..500).contains(&status), "nothing is played before the throw");

    assert_eq!(one.table(&table).play(seq, "throw").await.0, 200);
    // The answer may have been lost: the same throw again is the same throw.
    assert_eq!(one.table(&table).play(seq, "throw").await.0, 200);
    let thrown = record(&one.table(&table).state().await);
    assert_eq!(thrown.len() as u64, seq + 1, "{thrown:?}");
    assert!(thrown.last().unwrap().starts_with("! throw "), "{thrown:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_by_consent_until_the_next_throw_and_not_after_it() {
    let (server, _time, _folder) = served(patient()).await;
    let (one, two, table) = two_at_a_table(&server, by_hand()).await;
    assert_eq!(first_legal(&one, &table).await, "throw");
    let thrown = record(&one.table(&table).state().await);
    first_legal(&one, &table).await;
    assert_eq!(two.table(&table).state().await["now"]["game"]["legal"], json!(["throw"]));

    one.table(&table).act(json!({"kind": "takeback"})).await;
    assert_eq!(
        record(&one.table(&table).state().await).len(),
        thrown.len() + 1,
        "not without the other's word"
    );
    two.table(&table).act(json!({"kind": "takeback"})).await;
    let state = one.table(&table).state().await;
    assert_eq!(record(&state).last().map(String::as_str), Some("takeback 1"));
    assert_eq!(state["now"]["game"]["turn"], 1);
    let legal = state["now"]["game"]["legal"].as_array().unwrap();
    assert!(!legal.is_empty() && !legal.contains(&json!("throw")), "the dice stay as they fell: {legal:?}");

    first_legal(&one, &table).await;
    assert_eq!(first_legal(&two, &table).await, "throw");
    let (status, _) = one.table(&table).act_refused(json!({"kind": "takeback"})).await;
    assert_eq!(status, 409, "nobody moves again knowing the next throw");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_throw_is_an_answer_to_who_asks_to_take_a_move_back() {
    let (server, _time, _folder) = served(patient()).await;
    let (one, two, table) = two_at_a_table(&server, by_hand()).await;
    first_legal(&one, &table).await;
    first_legal(&one, &table).await;
    one.table(&table).act(json!({"kind": "takeback"})).await;
    // The other throws instead of answering: that is an answer.
    assert_eq!(first_legal(&two, &table).await, "throw");
    assert_eq!(two.table(&table).state().await["now"]["game"]["offers"].get("takeback"), None);
    let (status, _) = two.table(&table).act_refused(json!({"kind": "takeback"})).await;
    assert_eq!(status, 409);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g7_a_time_out_throws_the_dice_that_wait_and_then_does_what_was_agreed() {
    let (server, time, _folder) = served(patient()).await;
    let mut new = by_hand();
    new["options"]["clock"] = json!({"kind": "per_move", "seconds": 30});
    let (one, _two, table) = two_at_a_table(&server, new).await;
    time.pass(31_000);
    let state = until(&one, &table, |state| state["now"]["status"] == "over").await;
    let record = record(&state);
    assert!(record[0].starts_with("! throw "), "{record:?}");
    assert_eq!(record[1..], ["1 timeout", "1 resign"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_nardy_is_thrown_by_hand() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let new = json!({"game": "metro", "options": {"hand_throw": true}});
    assert_eq!(olya.refused("/api/tables", new).await, (400, "bad_request".to_owned()));
    server.stop().await;
}
