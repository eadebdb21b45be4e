//! Tables whose games begin from a position of the host's.

use igroteka_catalog::{Verdict, verify};
use serde_json::{Value, json};

use crate::service::harness::{Guest, patient, restarted, served, two_at_a_table, until};

/// White bears the last two checkers off.
const RACE: &str = "white 1 / 6:1 2:1 off:13 / 6:2 off:13 / cube 1 / 1 plays 62";

const METRO: &str = "lay 2 / ?9, 0-1 3-4 5-6 7-9 ?5 / 0 0 / - / - / -";

fn game(state: &Value) -> &Value {
    &state["now"]["game"]
}

async fn resigned(player: &Guest, table: &str) -> String {
    player.table(table).act(json!({"kind": "resign"})).await;
    let state = player.table(table).state().await;
    game(&state)["id"].as_str().unwrap().to_owned()
}

/// Whatever was dealt, the record says so, and the commitment holds it to that.
async fn is_verified(player: &Guest, game: &str) -> Option<String> {
    let record = player.record(game).await;
    let report = verify(&record);
    assert!(matches!(report.verdict, Verdict::Right), "{:?}", report.verdict);
    let mut forged = record.clone();
    if let Some(position) = &mut forged.position {
        *position = position.replace("off:13 / cube", "off:12 1:1 / cube").replace("0 0 /", "0 0  /");
        assert!(!matches!(verify(&forged).verdict, Verdict::Right), "another position is no longer right");
    }
    record.position
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_begins_from_the_position_and_none_is_rated() {
    let (server, time, folder) = served(patient()).await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Petro"}]);
    let new = |position: &str, options: Value| json!({"game": "nardy", "setup": {"cube": false}, "position": position, "seats": seats, "options": options});
    let one = server.guest("Olya").await;
    let state = one.post("/api/tables", new(RACE, json!({}))).await;
    assert_eq!((&state["from_position"], &state["position"]), (&json!(true), &json!(RACE)));
    let table = state["id"].as_str().unwrap().to_owned();
    // What is agreed stays so: the position belongs to this setup, and is not rated.
    for change in [
        json!({"kind": "change", "setup": {"preset": "international", "cube": false}}),
        json!({"kind": "change", "options": {"rated": true}}),
    ] {
        let (status, code) = one.table(&table).act_refused(change.clone()).await;
        assert!(
            matches!((status, code.as_str()), (409, "not_now") | (400, "bad_request")),
            "{change}: {code}"
        );
    }
    one.table(&table).act(json!({"kind": "change", "options": {"chat": false}})).await;
    one.table(&table).act(json!({"kind": "start"})).await;
    let state = one.table(&table).state().await;
    assert_eq!(game(&state)["turn"], 1);
    assert_eq!(game(&state)["view"]["position"], RACE);
    one.table(&table).act(json!({"kind": "move", "seq": 0, "move": "6/off 2/off", "seat": 1})).await;
    let state = one.table(&table).state().await;
    assert_eq!(game(&state)["outcome"]["winners"], json!([1]));
    let first = game(&state)["id"].as_str().unwrap().to_owned();
    assert_eq!(is_verified(&one, &first).await.as_deref(), Some(RACE));
    // Once more from the same place, after the log was read again too.
    one.table(&table).act(json!({"kind": "rematch"})).await;
    let server = restarted(server, patient(), &time, &folder).await;
    let one = one.at(server.client());
    let state = one.table(&table).state().await;
    assert_eq!((&game(&state)["number"], &game(&state)["view"]["position"]), (&json!(2), &json!(RACE)));
    let studied = one.get(&format!("/api/games/{first}/steps")).await;
    assert_eq!(studied["steps"][0]["view"]["position"], RACE);
    assert_eq!(
        one.refused("/api/tables", new(RACE, json!({"rated": true}))).await,
        (400, "bad_request".to_owned())
    );
    assert_eq!(one.get("/api/me/tables").await[0]["from_position"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_first_game_of_a_match_begins_there() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({
        "game": "quoridor", "setup": {"size": 5, "start": 1, "fences": 3}, "position": "c4 a5 / 2 3 / a1h / 1",
        "options": {"match_to": 2},
    });
    let (one, two, table) = two_at_a_table(&server, new).await;
    let seen = async |player: &Guest| game(&player.table(&table).state().await)["view"].clone();
    let begun = seen(&one).await;
    assert_eq!(one.table(&table).play(0, "c5").await.0, 200);
    for player in [&one, &two] {
        player.table(&table).act(json!({"kind": "rematch"})).await;
    }
    assert_ne!(seen(&one).await, begun, "the second game of the match begins as usual");
    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["match"]["points"], json!([1, 0]));
    resigned(&two, &table).await;
    for player in [&one, &two] {
        player.table(&table).act(json!({"kind": "rematch"})).await;
    }
    assert_eq!(seen(&one).await, begun, "the next match begins there again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_left_to_the_lot_are_dealt_for_each_game_and_stay_hidden() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "metro", "position": METRO});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let hand = async |player: &Guest| {
        let state = player.table(&table).state().await;
        assert_eq!((&state["from_position"], state.get("position")), (&json!(true), None));
        let seat = state["now"]["you"]["seat"].as_u64().unwrap() as usize;
        game(&state)["view"]["seats"][seat - 1]["hand"].as_array().unwrap().clone()
    };
    let mut dealt = Vec::new();
    for _ in 0..2 {
        let (first, second) = (hand(&one).await, hand(&two).await);
        assert_eq!((first.len(), second.len()), (9, 9));
        assert!(first.iter().all(|tile| !second.contains(tile)), "{first:?} {second:?}");
        for tile in ["0-1", "3-4", "5-6", "7-9"] {
            assert!(second.contains(&json!(tile)), "{second:?}");
        }
        // Neither the state, nor the record, nor the steps of the running game tell one the other's tiles.
        let id = game(&one.table(&table).state().await)["id"].as_str().unwrap().to_owned();
        let record = one.record(&id).await;
        assert_eq!(record.position, None);
        let steps = one.get(&format!("/api/games/{id}/steps")).await;
        let told = format!("{}{steps}", one.table(&table).state().await);
        for tile in &second {
            assert!(!told.contains(&format!("{tile}")), "{tile} in {told}");
        }
        assert_eq!(resigned(&one, &table).await, id);
        let position = is_verified(&two, &id).await.expect("the game began from a position");
        assert!(position.starts_with("lay 2 / ") && !position.contains('?'), "{position}");
        for player in [&one, &two] {
            player.table(&table).act(json!({"kind": "rematch"})).await;
        }
        dealt.push(position);
    }
    assert_ne!(dealt[0], dealt[1], "each game has a deal of its own");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn house_bots_play_on_from_a_position_by_what_they_see() {
    let (server, _time, _folder) = served(patient()).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 2}]);
    let one = server.guest("Olya").await;
    let new = json!({"game": "metro", "position": METRO, "seats": seats});
    let table = one.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    one.table(&table).act(json!({"kind": "start"})).await;
    let acted = |state: &Value| game(state)["seq"].as_u64().unwrap() > 0 && game(state)["turn"] == 1;
    until(&one, &table, acted).await;
    let hint = one.post(&format!("/api/tables/{table}/hint"), json!({})).await;
    assert!(hint["move"].is_string(), "{hint}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_that_cannot_be_are_refused_and_nothing_is_kept() {
    let (server, _time, _folder) = served(patient()).await;
    let one = server.guest("Olya").await;
    let huge = "?9 ".repeat(10_000);
    for (game, position, status, code) in [
        ("quoridor", "", 400, "bad_request"),
        ("quoridor", "nonsense", 400, "bad_request"),
        ("quoridor", "e1 e9 / ?10 10 / - / 1", 400, "bad_request"),
        ("quoridor", "e9 e8 / 10 10 / - / over", 409, "game_over"),
        ("nardy", "white 1 / ?15 / ?15 / cube 1 / 1 plays 31", 400, "bad_request"),
        ("metro", "lay 2 / ?9, ?200 / 0 0 / - / - / -", 400, "bad_request"),
        ("metro", &huge, 400, "bad_request"),
    ] {
        let refused = one.refused("/api/tables", json!({"game": game, "position": position})).await;
        let shown: String = position.chars().take(60).collect();
        assert_eq!(refused, (status, code.to_owned()), "{game} {shown}");
    }
    assert_eq!(one.get("/api/me/tables").await, json!([]));
    server.stop().await;
}
