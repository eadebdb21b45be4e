//! A game rests when everybody agrees, and then nothing in it goes on.

use serde_json::{Value, json};

use crate::service::harness::{patient, served, two_at_a_table, until};

fn left(state: &Value) -> Value {
    state["now"]["game"]["clock"]["left_ms"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_rests_once_both_agree_and_no_clock_runs_meanwhile() {
    let (server, time, _folder) = served(patient()).await;
    let clock = json!({"kind": "fischer", "initial_seconds": 60, "increment_seconds": 0});
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock}});
    let (one, two, table) = two_at_a_table(&server, new).await;

    one.table(&table).act(json!({"kind": "pause"})).await;
    let state = two.table(&table).state().await;
    assert_eq!(
        (&state["now"]["status"], &state["now"]["game"]["offers"]["pause"]),
        (&json!("playing"), &json!([1]))
    );
    assert_eq!(one.table(&table).act_refused(json!({"kind": "pause"})).await, (409, "not_now".to_owned()));
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200, "one alone stops nothing");
    // Who plays on has not agreed, and nobody rests by surprise later.
    assert_eq!(two.table(&table).state().await["now"]["game"]["offers"].get("pause"), None);
    one.table(&table).act(json!({"kind": "pause"})).await;
    assert_eq!(one.table(&table).act_refused(json!({"kind": "resume"})).await, (409, "not_now".to_owned()));

    two.table(&table).act(json!({"kind": "pause"})).await;
    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["status"], "paused");
    assert_eq!(state["now"]["game"]["clock"]["running"], json!([]));
    // A day is longer than anybody's clock.
    time.pass(86_400_000);
    for (player, action) in [
        (&two, json!({"kind": "move", "seq": 1, "move": "e8"})),
        (&two, json!({"kind": "resign"})),
        (&one, json!({"kind": "takeback"})),
        (&one, json!({"kind": "offer_draw"})),
        (&one, json!({"kind": "pause"})),
    ] {
        assert_eq!(
            player.table(&table).act_refused(action.clone()).await,
            (409, "not_now".to_owned()),
            "{action}"
        );
    }
    let later = two.table(&table).state().await;
    assert_eq!((&later["record"], left(&later)), (&json!(["1 e2"]), left(&state)));
    assert_eq!(later["now"]["game"].get("legal"), None, "nothing can be played now");

    one.table(&table).act(json!({"kind": "resume"})).await;
    let state = two.table(&table).state().await;
    assert_eq!(
        (&state["now"]["status"], &state["now"]["game"]["clock"]["running"]),
        (&json!("playing"), &json!([2]))
    );
    assert_eq!(two.table(&table).play(1, "e8").await.0, 200);
    // It runs again: time that passes now is taken.
    time.pass(61_000);
    until(&two, &table, |state| state["record"][2] == "1 timeout").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_lasts_through_a_restart() {
    let (server, time, folder) = served(patient()).await;
    let clock = json!({"kind": "per_move", "seconds": 30});
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    for player in [&one, &two] {
        player.table(&table).act(json!({"kind": "pause"})).await;
    }
    let server = crate::service::harness::restarted(server, patient(), &time, &folder).await;
    time.pass(3_600_000);
    let state = one.at(server.client()).table(&table).state().await;
    assert_eq!((&state["now"]["status"], &state["record"]), (&json!("paused"), &json!([])));
    two.at(server.client()).table(&table).act(json!({"kind": "resume"})).await;
    assert_eq!(one.at(server.client()).table(&table).play(0, "e2").await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn s4_the_time_for_a_check_does_not_run_while_the_game_rests() {
    let (server, time, _folder) = served(patient()).await;
    let setup = json!({"preset": "table", "start": 1, "check_seconds": 20});
    let (one, two, table) = two_at_a_table(&server, json!({"game": "sudoku", "setup": setup})).await;
    let game = one.table(&table).state().await["now"]["game"].clone();
    let square = game["legal"][0].as_str().unwrap();
    assert_eq!(one.table(&table).play(game["seq"].as_u64().unwrap(), square).await.0, 200);
    for player in [&one, &two] {
        player.table(&table).act(json!({"kind": "pause"})).await;
    }
    time.pass(60_000);
    one.table(&table).act(json!({"kind": "resume"})).await;
    let game = two.table(&table).state().await["now"]["game"].clone();
    let seq = game["seq"].as_u64().unwrap();
    assert_eq!(two.table(&table).play(seq, "ok").await.0, 200, "silence during a pause is no answer");
    let record = two.table(&table).state().await["record"].clone();
    assert!(!record.as_array().unwrap().contains(&json!("2 timeout")), "{record}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_against_the_house_bot_one_word_is_enough() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "seats": seats});
    let table = olya.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    olya.table(&table).act(json!({"kind": "start"})).await;
    olya.table(&table).act(json!({"kind": "pause"})).await;
    assert_eq!(olya.table(&table).state().await["now"]["status"], "paused");
    server.stop().await;
}
