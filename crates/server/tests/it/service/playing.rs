//! Tables from their beginning to their end.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::service::harness::{Guest, TestClock, quick, sqlite, start, two_at_a_table};

/// Quoridor for two, seat 1 begins, nothing else agreed.
fn quoridor() -> Value {
    json!({"game": "quoridor", "setup": {"start": 1}})
}

/// Plays by the first legal move of whoever is to act until the game is over.
pub async fn play_out(players: &[&Guest], table: &str) -> Value {
    for _ in 0..2000 {
        let mut acted = false;
        for player in players {
            let state = player.table(table).state().await;
            if state["now"]["status"] == "over" {
                return state;
            }
            let game = &state["now"]["game"];
            if let Some(legal) = game["legal"].as_array().filter(|legal| !legal.is_empty()) {
                let text = legal[legal.len() / 2].as_str().unwrap();
                let (status, answer) = player.table(table).play(game["seq"].as_u64().unwrap(), text).await;
                assert!(status == 200 || answer["error"]["code"] == "stale", "{text}: {answer}");
                acted = true;
            }
        }
        if !acted {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_with_the_house_bot_and_its_record_is_verified() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    for (game, setup) in [
        ("quoridor", json!({"preset": "small"})),
        ("nardy", json!({})),
        ("sudoku", json!({"preset": "children"})),
        ("sudoku", json!({"preset": "table", "side": "children"})),
        ("metro", json!({})),
        ("roads", json!({})),
        ("roads", json!({"preset": "pile"})),
    ] {
        let player = server.guest("Olya").await;
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
        let table = player.post("/api/tables", json!({"game": game, "setup": setup, "seats": seats})).await;
        let id = table["id"].as_str().unwrap();
        player.table(id).act(json!({"kind": "start"})).await;
        let state = play_out(&[&player], id).await;
        let game_id = state["now"]["game"]["id"].as_str().unwrap();
        let record = player.record(game_id).await;
        let report = igroteka_catalog::verify(&record);
        assert_eq!(report.verdict, igroteka_catalog::Verdict::Right, "{game}: {report:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_see_each_others_moves_and_a_reconnect_gets_exactly_what_it_missed() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let (one, two, table) = two_at_a_table(&server, quoridor()).await;
    let mut first = one.socket().await.unwrap();
    let mut second = two.socket().await.unwrap();
    let state = first.watch(&table).await;
    second.watch(&table).await;
    assert_eq!(state["now"]["game"]["turn"], 1);
    let seq = state["now"]["game"]["seq"].clone();
    let action = json!({"kind": "move", "seq": seq, "move": "e2"});
    let answer = first.ask(json!({"want": "do", "table": table, "action": action})).await;
    assert_eq!(answer["kind"], "ok");
    let update = second.next_of("update").await;
    assert_eq!(update["events"][0]["line"], "1 e2");
    assert_eq!(update["now"]["game"]["turn"], 2);
    assert!(update["now"]["game"]["legal"].as_array().unwrap().iter().any(|text| text == "e8"));
    let seen = update["now"]["seq"].as_u64().unwrap();
    second.close().await;

    two.table(&table).play(update["now"]["game"]["seq"].as_u64().unwrap(), "e8").await;
    let now = one.table(&table).state().await["now"].clone();
    one.table(&table).play(now["game"]["seq"].as_u64().unwrap(), "e3").await;

    let mut again = two.socket().await.unwrap();
    again.send_json(json!({"want": "watch", "table": table, "after": seen})).await;
    let missed = again.next_of("update").await;
    let lines: Vec<&Value> =
        missed["events"].as_array().unwrap().iter().map(|event| &event["line"]).collect();
    assert_eq!(lines, ["2 e8", "1 e3"]);
    assert_eq!(missed["events"][0]["seq"].as_u64(), Some(seen + 1));
    assert_eq!(missed["now"]["game"]["turn"], 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_repeated_without_harm_and_a_closed_decision_is_stale() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let (one, two, table) = two_at_a_table(&server, quoridor()).await;
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    let (status, answer) = one.table(&table).play(0, "d1").await;
    assert_eq!((status, answer["error"]["code"].as_str()), (409, Some("not_your_turn")));
    assert_eq!(two.table(&table).play(1, "e8").await.0, 200);
    let (status, answer) = one.table(&table).play(0, "e3").await;
    assert_eq!((status, answer["error"]["code"].as_str()), (409, Some("stale")));
    let (status, answer) = one.table(&table).play(2, "e9").await;
    assert_eq!((status, answer["error"]["code"].as_str()), (409, Some("illegal_move")));
    assert_eq!(one.table(&table).state().await["record"], json!(["1 e2", "2 e8"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeback_needs_the_opponents_consent() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let (one, two, table) = two_at_a_table(&server, quoridor()).await;
    one.table(&table).play(0, "e2").await;
    one.table(&table).act(json!({"kind": "takeback"})).await;
    assert_eq!(
        two.table(&table).state().await["now"]["game"]["offers"]["takeback"],
        json!({"by": 1, "agreed": [1]})
    );
    two.table(&table).act(json!({"kind": "decline_takeback"})).await;
    assert_eq!(one.table(&table).state().await["record"], json!(["1 e2"]));
    one.table(&table).act(json!({"kind": "takeback"})).await;
    two.table(&table).act(json!({"kind": "takeback"})).await;
    let state = one.table(&table).state().await;
    assert_eq!(state["record"], json!(["1 e2", "takeback 1"]));
    assert_eq!(state["now"]["game"]["turn"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_and_a_rematch_begins_with_the_other_seat() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let (one, two, table) = two_at_a_table(&server, quoridor()).await;
    one.table(&table).act(json!({"kind": "offer_draw"})).await;
    two.table(&table).act(json!({"kind": "decline_draw"})).await;
    assert_eq!(one.table(&table).state().await["now"]["game"]["offers"], json!({}));
    one.table(&table).play(0, "e2").await;
    two.table(&table).play(2, "e8").await;
    two.table(&table).act(json!({"kind": "offer_draw"})).await;
    one.table(&table).act(json!({"kind": "offer_draw"})).await;
    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["status"], "over");
    assert_eq!(state["now"]["game"]["outcome"]["winners"], json!([]));
    one.table(&table).act(json!({"kind": "rematch"})).await;
    assert_eq!(one.table(&table).state().await["now"]["status"], "over");
    two.table(&table).act(json!({"kind": "rematch"})).await;
    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["status"], "playing");
    assert_eq!((&state["now"]["game"]["turn"], &state["setup"]["start"]), (&json!(2), &json!(2)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart() {
    let (store, folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let (one, _two, table) = two_at_a_table(&server, quoridor()).await;
    one.table(&table).play(0, "e2").await;
    let before = one.table(&table).state().await;
    server.stop().await;
    let database = igroteka_store::Database::Folder(folder.path().join("data"));
    let store = igroteka_store::open(&database).await.unwrap();
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let after = one.at(server.client()).table(&table).state().await;
    assert_eq!(after["record"], before["record"]);
    assert_eq!(after["now"]["game"]["view"], before["now"]["game"]["view"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_describes_itself_to_programs_and_to_people() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let client = server.client();
    let get = async |path| client.request("GET", path).send().await.unwrap();
    let description: Value = get("/api/openapi.json").await.json().unwrap();
    let page = get("/api/docs").await;
    let page = page.text();
    let paths = description["paths"].as_object().unwrap();
    for path in ["/api/me", "/api/tables", "/api/tables/{id}/moves/{seq}", "/api/stream/events", "/api/live"]
    {
        assert!(paths.contains_key(path), "{path}");
        assert!(page.contains(&format!("<code>{path}</code>")), "{path}");
    }
    // Programs that are made from the description name their functions so.
    let operations = paths.values().flat_map(|path| path.as_object().unwrap().values());
    let mut names: Vec<&str> =
        operations.map(|operation| operation["operationId"].as_str().unwrap()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert!(all > 30 && names.len() == all, "each operation has a name of its own: {names:?}");
    assert!(get("/").await.text().contains("/api/docs"));
    server.stop().await;
}
