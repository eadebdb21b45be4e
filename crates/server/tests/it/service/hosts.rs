//! What a host may do about others: send them away, take their word, switch the chat off.

use serde_json::{Value, json};

use crate::service::harness::{Guest, patient, restarted, served, two_at_a_table};

fn forbidden() -> (u16, String) {
    (403, "forbidden".to_owned())
}

fn not_now() -> (u16, String) {
    (409, "not_now".to_owned())
}

async fn say(player: &Guest, table: &str, text: &str) {
    player.table(table).act(json!({"kind": "say", "text": text})).await;
}

fn chat(state: &Value) -> Vec<&str> {
    state["chat"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_sent_away_does_not_come_back() {
    let (server, time, folder) = served(patient()).await;
    let (host, guest, other) =
        (server.guest("Olya").await, server.guest("Petro").await, server.guest("Lesya").await);
    let table = host.post("/api/tables", json!({"game": "quoridor", "options": {"public": true}})).await;
    let (id, link) = (table["id"].as_str().unwrap(), table["links"]["play"].clone());
    let join = format!("/api/tables/{id}/join");
    guest.post(&join, json!({"link": link})).await;
    let kick = json!({"kind": "kick", "seat": 2});
    assert_eq!(guest.table(id).act_refused(json!({"kind": "kick", "seat": 1})).await, forbidden());
    assert_eq!(other.table(id).act_refused(kick.clone()).await, forbidden());
    host.table(id).act(kick.clone()).await;
    assert_eq!(host.table(id).act_refused(kick).await, not_now(), "nobody sits there any more");
    assert_eq!(host.table(id).state().await["now"]["seats"][1]["who"], Value::Null);

    assert_eq!(guest.refused(&join, json!({"link": link})).await, forbidden());
    assert_eq!(guest.refused(&join, json!({"link": link, "seat": 2})).await, forbidden());
    assert_eq!(guest.table(id).act_refused(json!({"kind": "say", "text": "hey"})).await, forbidden());
    let server = restarted(server, patient(), &time, &folder).await;
    assert_eq!(
        guest.at(server.client()).refused(&join, json!({"link": link})).await,
        forbidden(),
        "it is in the log"
    );
    other.at(server.client()).post(&join, json!({})).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn during_a_game_nobody_is_sent_away() {
    let (server, _time, _folder) = served(patient()).await;
    let (host, guest, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    let kick = json!({"kind": "kick", "seat": 2});
    assert_eq!(host.table(&table).act_refused(kick.clone()).await, not_now());
    host.table(&table).act(json!({"kind": "resign"})).await;
    host.table(&table).act(kick).await;
    assert_eq!(
        guest.table(&table).act_refused(json!({"kind": "rematch"})).await.0,
        404,
        "they are strangers now"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_frees_the_seat_beside_them_is_not_sent_away_too() {
    let (server, _time, _folder) = served(patient()).await;
    let (host, guest) = (server.guest("Olya").await, server.guest("Petro").await);
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Grandma"}]);
    let table = host.post("/api/tables", json!({"game": "quoridor", "seats": seats})).await;
    let (id, link) = (table["id"].as_str().unwrap(), table["links"]["play"].clone());
    host.table(id).act(json!({"kind": "kick", "seat": 2})).await;
    guest.post(&format!("/api/tables/{id}/join"), json!({"link": link})).await;
    host.table(id).act(json!({"kind": "leave"})).await;
    host.post(&format!("/api/tables/{id}/join"), json!({"link": link})).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_cannot_speak_but_plays_and_reads_on() {
    let (server, time, folder) = served(patient()).await;
    let (host, guest, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    let petro = guest.get("/api/me").await["id"].clone();
    let mute = |muted: bool| json!({"kind": "mute", "person": petro, "muted": muted});
    say(&guest, &table, "before").await;
    assert_eq!(guest.table(&table).act_refused(mute(true)).await, forbidden(), "only the host");
    host.table(&table).act(mute(true)).await;
    assert_eq!(host.table(&table).act_refused(mute(true)).await, not_now(), "it is so already");
    let word = json!({"kind": "say", "text": "hey"});
    assert_eq!(guest.table(&table).act_refused(word.clone()).await, forbidden());

    say(&host, &table, "meanwhile").await;
    assert_eq!(
        chat(&guest.table(&table).state().await),
        ["before", "meanwhile"],
        "what was said stays, and is read"
    );
    assert_eq!(host.table(&table).play(0, "e2").await.0, 200);
    assert_eq!(guest.table(&table).play(1, "e8").await.0, 200);
    let server = restarted(server, patient(), &time, &folder).await;
    let (host, guest) = (host.at(server.client()), guest.at(server.client()));
    assert_eq!(guest.table(&table).act_refused(word).await, forbidden(), "it is in the log");
    host.table(&table).act(mute(false)).await;
    say(&guest, &table, "again").await;
    assert_eq!(chat(&host.table(&table).state().await), ["before", "meanwhile", "again"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_that_is_switched_off_is_so_for_everybody() {
    let (server, _time, _folder) = served(patient()).await;
    let (host, guest, table) =
        two_at_a_table(&server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    say(&guest, &table, "before").await;
    let switch = |on: bool| json!({"kind": "set_chat", "on": on});
    assert_eq!(guest.table(&table).act_refused(switch(false)).await, forbidden());
    host.table(&table).act(switch(false)).await;
    for player in [&host, &guest] {
        assert_eq!(player.table(&table).act_refused(json!({"kind": "say", "text": "hey"})).await, not_now());
    }
    assert_eq!(host.table(&table).play(0, "e2").await.0, 200);
    host.table(&table).act(switch(true)).await;
    say(&guest, &table, "again").await;
    assert_eq!(chat(&host.table(&table).state().await), ["before", "again"]);

    let quiet = json!({"game": "quoridor", "options": {"chat": false}});
    let (host, _guest, table) = two_at_a_table(&server, quiet).await;
    assert_eq!(
        host.table(&table).act_refused(json!({"kind": "say", "text": "hey"})).await,
        not_now(),
        "agreed so"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_cannot_silence_or_send_away_themselves() {
    let (server, _time, _folder) = served(patient()).await;
    let host = server.guest("Olya").await;
    let table = host.post("/api/tables", json!({"game": "quoridor"})).await;
    let (id, olya) = (table["id"].as_str().unwrap(), host.get("/api/me").await["id"].clone());
    for action in [json!({"kind": "kick", "seat": 1}), json!({"kind": "mute", "person": olya, "muted": true})]
    {
        assert_eq!(host.table(id).act_refused(action).await, (400, "bad_request".to_owned()));
    }
    assert_eq!(
        host.table(id).act_refused(json!({"kind": "kick", "seat": 7})).await,
        (404, "not_found".to_owned())
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_table_on_or_closes_it() {
    let (server, time, folder) = served(patient()).await;
    let (host, guest) = (server.guest("Olya").await, server.guest("Petro").await);
    let new = json!({"game": "quoridor", "options": {"public": true}});
    let table = host.post("/api/tables", new.clone()).await;
    let id = table["id"].as_str().unwrap();
    let join = format!("/api/tables/{id}/join");
    guest.post(&join, json!({})).await;
    host.table(id).act(json!({"kind": "leave"})).await;
    assert_eq!(host.table(id).act_refused(json!({"kind": "start"})).await, forbidden());
    let server = restarted(server, patient(), &time, &folder).await;
    let (host, guest) = (host.at(server.client()), guest.at(server.client()));
    let state = guest.table(id).state().await;
    assert_eq!((&state["host"]["name"], &state["now"]["you"]["host"]), (&json!("Petro"), &json!(true)));
    host.post(&join, json!({})).await;
    guest.table(id).act(json!({"kind": "start"})).await;
    // In the middle of a game too: whoever stays can send the other away afterwards.
    guest.table(id).act(json!({"kind": "leave"})).await;
    assert_eq!(host.table(id).state().await["now"]["you"]["host"], true);

    // Nobody else is there: the table does not wait in the lobby for ever.
    let table = guest.post("/api/tables", new).await;
    let id = table["id"].as_str().unwrap();
    guest.table(id).act(json!({"kind": "leave"})).await;
    assert_eq!(host.table(id).state().await["now"]["status"], "closed");
    assert_eq!(host.get("/api/tables").await, json!([]));
    server.stop().await;
}
