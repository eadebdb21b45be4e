//! What time does: clocks, silence, absence.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::service::harness::{TestClock, quick, sqlite, start, two_at_a_table, until};

#[tokio::test(flavor = "multi_thread")]
async fn g7_a_timeout_loses_or_makes_a_move_as_agreed() {
    let (store, _folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    let server = start(quick(), store, time.clone()).await;
    let clock = json!({"kind": "per_move", "seconds": 30});
    for (rule, record) in [("lose", json!(["1 timeout", "1 resign"])), ("move", Value::Null)] {
        let new =
            json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock, "timeout": rule}});
        let (one, _two, table) = two_at_a_table(&server, new).await;
        time.pass(29_000);
        assert_eq!(one.table(&table).state().await["record"], json!([]));
        time.pass(2_000);
        let state = until(&one, &table, |state| state["record"][0] == "1 timeout").await;
        if rule == "lose" {
            assert_eq!(state["record"], record);
            let outcome =
                json!({"winners": [2], "scores": [0, 1], "reason": "resignation", "lost_on_time": [1]});
            assert_eq!(state["now"]["game"]["outcome"], outcome);
            assert_eq!(one.get("/api/me/games").await[0]["outcome"], outcome);
        } else {
            assert!(state["record"][1].as_str().unwrap().starts_with("! pick "), "{}", state["record"]);
            assert_eq!(state["now"]["game"]["turn"], 2);
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn s4_silence_is_ok_after_the_time_for_a_check_while_game_clocks_stand_still() {
    let (store, _folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    let server = start(quick(), store, time.clone()).await;
    let new = json!({
        "game": "sudoku",
        "setup": {"preset": "table", "start": 1, "check_seconds": 20},
        "options": {"clock": {"kind": "fischer", "initial_seconds": 60, "increment_seconds": 0}},
    });
    let (one, two, table) = two_at_a_table(&server, new).await;
    let state = one.table(&table).state().await;
    let square = state["now"]["game"]["legal"][0].as_str().unwrap().to_owned();
    assert_eq!(one.table(&table).play(state["now"]["game"]["seq"].as_u64().unwrap(), &square).await.0, 200);
    let waiting = two.table(&table).state().await["now"]["game"].clone();
    assert_eq!((&waiting["turn"], &waiting["clock"]["running"]), (&json!(2), &json!([])));
    time.pass(15_000);
    let later = two.table(&table).state().await["now"]["game"].clone();
    assert_eq!(later["clock"]["left_ms"][1], waiting["clock"]["left_ms"][1]);
    time.pass(6_000);
    let state = until(&one, &table, |state| state["now"]["game"]["seq"] != later["seq"]).await;
    let record: Vec<&str> =
        state["record"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    assert!(record.windows(2).any(|pair| pair == ["2 timeout", "2 ok"]), "{record:?}");
    assert_eq!(state["now"]["game"].get("outcome"), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn s5_silence_accepts_a_claim_that_no_square_is_left() {
    let (store, _folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    let server = start(quick(), store, time.clone()).await;
    let new = json!({"game": "sudoku", "setup": {"preset": "table", "start": 1, "check_seconds": 20}});
    let (one, _two, table) = two_at_a_table(&server, new).await;
    let seq = one.table(&table).state().await["now"]["game"]["seq"].as_u64().unwrap();
    assert_eq!(one.table(&table).play(seq, "stuck").await.0, 200);
    time.pass(21_000);
    let state = until(&one, &table, |state| state["now"]["status"] == "over").await;
    let record: Vec<&str> =
        state["record"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    assert!(record.windows(2).any(|pair| pair == ["2 timeout", "2 accept"]), "{record:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_grace_time_the_opponent_decides_about_a_player_who_is_away() {
    let (store, _folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    let server = start(quick(), store, time.clone()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let mut socket = two.socket().await.unwrap();
    socket.watch(&table).await;
    let end = json!({"kind": "absent", "seat": 1, "choice": {"kind": "end"}});
    assert_eq!(two.table(&table).act_refused(end.clone()).await, (409, "not_now".to_owned()));
    time.pass(61_000);
    until(&two, &table, |state| state["now"]["seats"][0]["absence"]["may_choose"] == true).await;
    // Coming back ends the absence.
    let mut back = one.socket().await.unwrap();
    back.watch(&table).await;
    until(&two, &table, |state| state["now"]["seats"][0].get("absence").is_none()).await;
    back.close().await;
    until(&two, &table, |state| state["now"]["seats"][0]["present"] == false).await;
    time.pass(61_000);
    until(&two, &table, |state| state["now"]["seats"][0]["absence"]["may_choose"] == true).await;
    two.table(&table).act(json!({"kind": "absent", "seat": 1, "choice": {"kind": "bot", "level": 2}})).await;
    let state = until(&two, &table, |state| state["now"]["game"]["turn"] == 2).await;
    assert_eq!(state["now"]["seats"][0]["bot"], 2);
    assert_eq!(one.table(&table).play(0, "e2").await.0, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_costs_nobody_time() {
    let (store, folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    let server = start(quick(), store, time.clone()).await;
    let clock = json!({"kind": "per_move", "seconds": 3600});
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock}});
    let (one, _two, table) = two_at_a_table(&server, new).await;
    time.pass(1_000_000);
    let left = |state: &Value| state["now"]["game"]["clock"]["left_ms"][0].as_u64().unwrap();
    let before = left(&one.table(&table).state().await);
    assert!(before <= 2_600_000, "{before}");
    server.stop().await;
    // Down for two hours: longer than the whole clock.
    time.pass(7_200_000);
    let database = igroteka_store::Database::Folder(folder.path().join("data"));
    let store = igroteka_store::open(&database).await.unwrap();
    let server = start(quick(), store, time.clone()).await;
    let state = one.at(server.client()).table(&table).state().await;
    assert_eq!(state["record"], json!([]));
    // A test machine may be slow, but not by a minute.
    assert!(left(&state).abs_diff(before) < 60_000, "{before} became {}", left(&state));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g7_a_move_made_for_a_player_has_its_increment() {
    let (store, _folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    let server = start(quick(), store, time.clone()).await;
    let clock = json!({"kind": "fischer", "initial_seconds": 30, "increment_seconds": 20});
    let options = json!({"clock": clock, "timeout": "move"});
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": options});
    let (one, _two, table) = two_at_a_table(&server, new).await;
    time.pass(31_000);
    let state = until(&one, &table, |state| state["now"]["game"]["turn"] == 2).await;
    assert!(state["record"][1].as_str().unwrap().starts_with("! pick "), "{}", state["record"]);
    // Nothing was left, and the next decision has what each decision has.
    assert_eq!(state["now"]["game"]["clock"]["left_ms"][0], 20_000);
    server.stop().await;
}
