//! Contributions to a seed: promised, shown, and then part of what anybody can check.

use igroteka_catalog::{Obstacle, Part, Verdict, verify};
use igroteka_game::{Contribution, Record, proof};
use serde_json::{Value, json};

use crate::service::harness::{Guest, Socket, TestServer, patient, served, until};

/// What a seat adds in these tests.
const OLYAS: Contribution = Contribution([0x11; 32]);
const PETROS: Contribution = Contribution([0x22; 32]);

/// Two who both contribute, at a nardy table whose first game is in preparation.
async fn two_contributors(server: &TestServer) -> (Guest, Guest, String) {
    let (one, two) = (server.guest("Olya").await, server.guest("Petro").await);
    let table = one.post("/api/tables", json!({"game": "nardy", "contribute": true})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let joining = json!({"link": table["links"]["play"], "contribute": true});
    two.post(&format!("/api/tables/{id}/join"), joining).await;
    one.table(&id).act(json!({"kind": "start"})).await;
    (one, two, id)
}

fn promise(game: &str, value: &Contribution) -> Value {
    let commitment = proof::contribution_commitment(game, value).to_string();
    json!({"kind": "contribute", "step": "commit", "value": commitment})
}

fn reveal(value: &Contribution) -> Value {
    json!({"kind": "contribute", "step": "reveal", "value": value.to_string()})
}

fn game_of(state: &Value) -> String {
    state["now"]["game"]["id"].as_str().unwrap().to_owned()
}

fn refused(code: &str) -> (u16, String) {
    (if code == "bad_request" { 400 } else { 409 }, code.to_owned())
}

/// Does something over the socket.
async fn over(socket: &mut Socket, table: &str, action: Value) -> Value {
    socket.ask(json!({"want": "do", "table": table, "action": action})).await
}

/// The entries of a state's log of this kind.
fn entries<'a>(state: &'a Value, kind: &str) -> Vec<&'a Value> {
    state["log"].as_array().unwrap().iter().filter(|entry| entry["kind"] == kind).collect()
}

fn part(record: &Record, seat: usize) -> Part {
    verify(record).seats[seat - 1].part.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_two_have_promised_and_shown_is_in_the_seed_and_the_record_names_both() {
    let (server, _time, _folder) = served(patient()).await;
    let (one, two, table) = two_contributors(&server).await;
    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["status"], "preparing");
    let game = game_of(&state);
    let published = state["now"]["game"]["chance"]["commitment"].clone();

    // One over HTTP, the other over the socket.
    let mut socket = two.socket().await.unwrap();
    socket.watch(&table).await;
    one.table(&table).act(promise(&game, &OLYAS)).await;
    assert_eq!(
        one.table(&table).act_refused(reveal(&OLYAS)).await,
        refused("not_now"),
        "not all promises are out"
    );
    assert_eq!(over(&mut socket, &table, promise(&game, &PETROS)).await["kind"], "ok");
    assert_eq!(over(&mut socket, &table, reveal(&PETROS)).await["kind"], "ok");
    let state = two.table(&table).state().await;
    assert_eq!(state["now"]["status"], "preparing", "one has not shown theirs yet");
    one.table(&table).act(reveal(&OLYAS)).await;

    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["status"], "playing");
    let shown = state["now"]["game"]["chance"]["contributions"].as_array().unwrap();
    let shown: Vec<&Value> = shown.iter().map(|contribution| &contribution["value"]).collect();
    assert_eq!(shown, [&json!(OLYAS.to_string()), &json!(PETROS.to_string())]);
    one.table(&table).act(json!({"kind": "resign"})).await;

    let record = two.record(&game).await;
    let report = verify(&record);
    assert_eq!(report.verdict, Verdict::Right, "{report:?}");
    assert_eq!(report.commitment.as_deref(), published.as_str(), "what was published before holds");
    assert!(report.chance_events > 0, "nardy begins with a throw");
    for (seat, value) in [(1, OLYAS), (2, PETROS)] {
        let commitment = proof::contribution_commitment(&game, &value).to_string();
        assert_eq!(part(&record, seat), Part::Contributed { commitment, value: value.to_string() });
    }
    assert_eq!(record.notes.get("seat.1").map(String::as_str), Some("Olya"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_contributions_are_refused_clearly_and_change_nothing() {
    let (server, _time, _folder) = served(patient()).await;
    let (one, two, table) = two_contributors(&server).await;
    let game = game_of(&one.table(&table).state().await);
    let unreadable = json!({"kind": "contribute", "step": "commit", "value": "11"});
    assert_eq!(one.table(&table).act_refused(unreadable).await, refused("bad_request"));
    one.table(&table).act(promise(&game, &OLYAS)).await;
    assert_eq!(
        one.table(&table).act_refused(promise(&game, &PETROS)).await,
        refused("not_now"),
        "a second one"
    );
    // Who repeats another's promise could repeat what is shown as well, and would add nothing.
    assert_eq!(two.table(&table).act_refused(promise(&game, &OLYAS)).await, refused("conflict"));
    two.table(&table).act(promise(&game, &PETROS)).await;
    assert_eq!(
        two.table(&table).act_refused(promise(&game, &PETROS)).await,
        refused("not_now"),
        "promises are closed"
    );
    assert_eq!(
        two.table(&table).act_refused(reveal(&OLYAS)).await,
        refused("bad_request"),
        "another's bytes"
    );
    two.table(&table).act(reveal(&PETROS)).await;
    assert_eq!(two.table(&table).act_refused(reveal(&PETROS)).await, refused("not_now"), "shown already");
    assert_eq!(one.table(&table).state().await["now"]["status"], "preparing");
    one.table(&table).act(reveal(&OLYAS)).await;
    assert_eq!(one.table(&table).act_refused(reveal(&OLYAS)).await, refused("not_now"), "the game runs");
    one.table(&table).act(json!({"kind": "resign"})).await;
    assert_eq!(verify(&one.record(&game).await).verdict, Verdict::Right);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_did_not_say_so_cannot_contribute_and_who_keeps_silent_contributes_nothing() {
    let (server, time, _folder) = served(patient()).await;
    let (one, two) = (server.guest("Olya").await, server.guest("Petro").await);
    let table = one.post("/api/tables", json!({"game": "nardy"})).await;
    let id = table["id"].as_str().unwrap();
    let joining = json!({"link": table["links"]["play"], "contribute": true});
    two.post(&format!("/api/tables/{id}/join"), joining).await;
    one.table(id).act(json!({"kind": "start"})).await;
    let game = game_of(&one.table(id).state().await);
    assert_eq!(one.table(id).act_refused(promise(&game, &OLYAS)).await, (403, "forbidden".to_owned()));
    time.pass(11_000);
    let state = until(&one, id, |state| state["now"]["status"] == "playing").await;
    assert_eq!(state["now"]["game"]["id"], json!(game), "the game that was promised begins");
    assert_eq!(two.table(id).act_refused(promise(&game, &PETROS)).await, refused("not_now"), "too late");
    two.table(id).act(json!({"kind": "resign"})).await;
    let record = one.record(&game).await;
    assert_eq!(verify(&record).verdict, Verdict::Right);
    assert_eq!((part(&record, 1), part(&record, 2)), (Part::Nothing, Part::Nothing));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_kept_back_void_the_game_for_all_to_see_and_the_next_one_has_another_secret() {
    let (server, time, _folder) = served(patient()).await;
    let (one, two, table) = two_contributors(&server).await;
    let before = one.table(&table).state().await["now"]["game"].clone();
    let game = before["id"].as_str().unwrap();
    one.table(&table).act(promise(game, &OLYAS)).await;
    two.table(&table).act(promise(game, &PETROS)).await;
    one.table(&table).act(reveal(&OLYAS)).await;
    time.pass(11_000);
    let state = until(&two, &table, |state| state["now"]["status"] == "waiting").await;
    assert_eq!(two.table(&table).act_refused(reveal(&PETROS)).await, refused("not_now"), "too late");

    let voided = entries(&state, "voided");
    assert_eq!((voided.len(), &voided[0]["game"], &voided[0]["seats"]), (1, &before["id"], &json!([2])));
    let secret = voided[0]["secret"].as_str().unwrap().parse().unwrap();
    let agreed = igroteka_catalog::kind("nardy").unwrap().new_game(&state["setup"]).unwrap().record();
    let commitment = proof::commitment(game, proof::setup_hash(&agreed), &secret);
    assert_eq!(before["chance"]["commitment"], json!(commitment.to_string()), "it was this secret");

    one.table(&table).act(json!({"kind": "start"})).await;
    let after = one.table(&table).state().await["now"]["game"].clone();
    assert_eq!(after["number"], 1, "a game that never began is not counted");
    assert_ne!(after["id"], before["id"]);
    assert_ne!(after["chance"]["commitment"], before["chance"]["commitment"]);
    assert_eq!(after["chance"].get("secret"), None);
    let game = after["id"].as_str().unwrap();
    assert_eq!(
        one.table(&table).act_refused(reveal(&OLYAS)).await,
        refused("not_now"),
        "promised for another game"
    );
    for (player, value) in [(&one, OLYAS), (&two, PETROS)] {
        player.table(&table).act(promise(game, &value)).await;
    }
    for (player, value) in [(&one, OLYAS), (&two, PETROS)] {
        player.table(&table).act(reveal(&value)).await;
    }
    one.table(&table).act(json!({"kind": "resign"})).await;
    assert_eq!(verify(&one.record(game).await).verdict, Verdict::Right);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_void_game_does_not_cost_the_points_of_the_match() {
    let (server, time, _folder) = served(patient()).await;
    let (one, two) = (server.guest("Olya").await, server.guest("Petro").await);
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"match_to": 3}});
    let table = one.post("/api/tables", new).await;
    let id = table["id"].as_str().unwrap();
    let joining = json!({"link": table["links"]["play"], "contribute": true});
    two.post(&format!("/api/tables/{id}/join"), joining).await;
    one.table(id).act(json!({"kind": "start"})).await;
    time.pass(11_000);
    until(&one, id, |state| state["now"]["status"] == "playing").await;
    one.table(id).act(json!({"kind": "resign"})).await;
    one.table(id).act(json!({"kind": "rematch"})).await;
    two.table(id).act(json!({"kind": "rematch"})).await;
    two.table(id).act(promise(&game_of(&two.table(id).state().await), &PETROS)).await;
    time.pass(11_000);
    until(&one, id, |state| state["now"]["status"] == "waiting").await;
    one.table(id).act(json!({"kind": "start"})).await;
    time.pass(11_000);
    let state = until(&one, id, |state| state["now"]["status"] == "playing").await;
    assert_eq!(state["now"]["match"]["points"], json!([0, 1]));
    assert_eq!((&state["now"]["game"]["number"], &state["setup"]["start"]), (&json!(2), &json!(2)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_no_secret_in_its_record() {
    let (server, _time, _folder) = served(patient()).await;
    let (one, two, table) = two_contributors(&server).await;
    let game = game_of(&one.table(&table).state().await);
    for (player, value) in [(&one, OLYAS), (&two, PETROS)] {
        player.table(&table).act(promise(&game, &value)).await;
    }
    for (player, value) in [(&one, OLYAS), (&two, PETROS)] {
        player.table(&table).act(reveal(&value)).await;
    }
    let record = one.record(&game).await;
    assert_eq!(verify(&record).verdict, Verdict::Unchecked(Obstacle::NoSecret { over: false }));
    server.stop().await;
}
