//! Tables at which nothing happens any more.

use igroteka_catalog::{Verdict, verify};
use serde_json::{Value, json};

use crate::service::harness::{patient, restarted, served, tidy, two_at_a_table, until};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

fn closed(state: &Value) -> bool {
    state["now"]["status"] == "closed"
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_move_for_a_month_ends_as_abandoned_and_shows_its_secret() {
    let (server, time, _folder) = served(tidy()).await;
    let new = json!({"game": "nardy", "setup": {"start": 1, "white": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let before = one.table(&table).state().await["now"]["game"].clone();
    time.pass(29 * DAY);
    let text = before["legal"][0].as_str().unwrap();
    assert_eq!(one.table(&table).play(before["seq"].as_u64().unwrap(), text).await.0, 200, "it still runs");
    // The month begins again with all that somebody does.
    time.pass(29 * DAY);
    two.table(&table).act(json!({"kind": "pause"})).await;
    time.pass(31 * DAY);
    let state = until(&one, &table, closed).await;

    let log = state["log"].as_array().unwrap();
    let ended = log.iter().find(|entry| entry["kind"] == "ended").unwrap();
    assert_eq!(ended["outcome"], json!({"winners": [], "scores": [], "reason": "abandoned"}));
    let id = before["id"].as_str().unwrap();
    let record = one.record(id).await;
    let report = verify(&record);
    assert_eq!(report.verdict, Verdict::Unfinished, "{report:?}");
    assert_eq!(report.commitment.as_deref(), before["chance"]["commitment"].as_str());
    assert!(report.chance_events >= 2, "both throws follow from the secret: {report:?}");
    assert_eq!(record.notes.get("chance.secret").map(String::as_str), ended["secret"].as_str());
    assert_eq!(one.table(&table).act_refused(json!({"kind": "rematch"})).await, (409, "not_now".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_in_vain_is_closed_after_a_day() {
    let (server, time, _folder) = served(tidy()).await;
    let olya = server.guest("Olya").await;
    let table = olya.post("/api/tables", json!({"game": "quoridor", "options": {"public": true}})).await;
    let id = table["id"].as_str().unwrap();
    time.pass(DAY - HOUR);
    // One that is younger stays.
    let other =
        olya.post("/api/tables", json!({"game": "quoridor"})).await["id"].as_str().unwrap().to_owned();
    time.pass(2 * HOUR);
    until(&olya, id, closed).await;
    assert_eq!(olya.table(&other).state().await["now"]["status"], "waiting");
    assert_eq!(olya.get("/api/tables").await, json!([]), "nor does it stand in the lobby");
    let own = olya.get("/api/me/tables").await;
    assert_eq!(own.as_array().unwrap().len(), 1, "{own}");
    let petro = server.guest("Petro").await;
    let joining = json!({"link": table["links"]["play"]});
    assert_eq!(petro.refused(&format!("/api/tables/{id}/join"), joining).await, (409, "not_now".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_is_closed_after_an_hour_unless_somebody_is_there() {
    let (server, time, _folder) = served(tidy()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, _two, watched) = two_at_a_table(&server, new.clone()).await;
    let (three, _four, empty) = two_at_a_table(&server, new).await;
    let mut socket = one.socket().await.unwrap();
    socket.watch(&watched).await;
    one.table(&watched).act(json!({"kind": "resign"})).await;
    three.table(&empty).act(json!({"kind": "resign"})).await;
    time.pass(HOUR + 60_000);
    until(&three, &empty, closed).await;
    assert_eq!(one.table(&watched).state().await["now"]["status"], "over");
    socket.close().await;
    until(&one, &watched, closed).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_grew_old_while_the_service_was_down_is_closed_too() {
    let (server, time, folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let id = olya.post("/api/tables", json!({"game": "quoridor"})).await["id"].as_str().unwrap().to_owned();
    time.pass(2 * DAY);
    let server = restarted(server, tidy(), &time, &folder).await;
    until(&olya.at(server.client()), &id, closed).await;
    server.stop().await;
}
