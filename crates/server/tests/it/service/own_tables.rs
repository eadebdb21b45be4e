//! The list of somebody's own tables: who sits there, and who is to act.

use igroteka_store::testing::FaultInjector;
use serde_json::{Value, json};

use crate::service::harness::{Guest, patient, restarted, served, two_at_a_table};

/// The only table of somebody's.
async fn only(player: &Guest) -> Value {
    let rows = player.get("/api/me/tables").await;
    assert_eq!(rows.as_array().unwrap().len(), 1, "{rows}");
    rows[0].clone()
}

/// Seat by seat: the name, whether it is the reader's, whether it is to act.
fn seats(row: &Value) -> Vec<(&str, bool, bool)> {
    let says = |seat: &Value, what: &str| seat[what].as_bool().unwrap();
    let rows = row["seats"].as_array().unwrap().iter();
    rows.map(|seat| (seat["who"]["name"].as_str().unwrap(), says(seat, "yours"), says(seat, "to_act")))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_player_reads_whose_turn_it_is() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let (first, second) = (only(&one).await, only(&two).await);
    assert_eq!(seats(&first), [("Olya", true, true), ("Petro", false, false)]);
    assert_eq!(seats(&second), [("Olya", false, true), ("Petro", true, false)]);
    assert_eq!((&first["your_turn"], &second["your_turn"]), (&json!(true), &json!(false)));

    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    assert_eq!(seats(&only(&one).await), [("Olya", true, false), ("Petro", false, true)]);
    assert_eq!(only(&two).await["your_turn"], json!(true));

    // Nobody is to act while the game rests, nor after it.
    one.table(&table).act(json!({"kind": "pause"})).await;
    two.table(&table).act(json!({"kind": "pause"})).await;
    let resting = only(&two).await;
    assert_eq!(seats(&resting), [("Olya", false, false), ("Petro", true, false)]);
    assert_eq!((&resting["status"], &resting["your_turn"]), (&json!("paused"), &json!(false)));
    two.table(&table).act(json!({"kind": "resume"})).await;
    two.table(&table).act(json!({"kind": "resign"})).await;
    assert_eq!(seats(&only(&two).await), [("Olya", false, false), ("Petro", true, false)]);
    // Others see neither seats nor turns.
    let open = one.post("/api/tables", json!({"game": "metro", "options": {"public": true}})).await;
    let listed = two.get("/api/tables").await;
    assert_eq!((&listed[0]["id"], listed[0].get("seats")), (&open["id"], None));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn s4_all_who_may_answer_a_check_are_to_act() {
    let (server, _time, _folder) = served(patient()).await;
    let one = server.guest("Olya").await;
    let plan = json!([{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}]);
    let setup = json!({"preset": "table", "start": 1, "players": 3});
    let table = one.post("/api/tables", json!({"game": "sudoku", "setup": setup, "seats": plan})).await;
    let id = table["id"].as_str().unwrap();
    let (two, three) = (server.guest("Petro").await, server.guest("Ira").await);
    for player in [&two, &three] {
        player.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
    }
    one.table(id).act(json!({"kind": "start"})).await;
    let game = one.table(id).state().await["now"]["game"].clone();
    let square = game["legal"][0].as_str().unwrap();
    assert_eq!(one.table(id).play(game["seq"].as_u64().unwrap(), square).await.0, 200);
    let row = only(&two).await;
    assert_eq!(seats(&row), [("Olya", false, false), ("Petro", true, true), ("Ira", false, true)]);
    assert_eq!(row["your_turn"], json!(true));
    assert_eq!(only(&three).await["your_turn"], json!(true));
    let seq = two.table(id).state().await["now"]["game"]["seq"].as_u64().unwrap();
    assert_eq!(two.table(id).play(seq, "ok").await.0, 200);
    assert_eq!(
        seats(&only(&two).await),
        [("Olya", false, false), ("Petro", true, false), ("Ira", false, true)]
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_at_the_list_sees_turns_pass() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let mut looking = two.socket().await.unwrap();
    looking.send_json(json!({"want": "lobby", "on": true})).await;
    assert_eq!(looking.next_of("lobby").await["own"][0]["your_turn"], json!(false));
    one.table(&table).play(0, "e2").await;
    let row = looking.next_of("lobby").await["own"][0].clone();
    assert_eq!(seats(&row), [("Olya", false, false), ("Petro", true, true)]);
    two.table(&table).play(1, "e8").await;
    assert_eq!(looking.next_of("lobby").await["own"][0]["your_turn"], json!(false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_follow_how_many_tables_wait() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let mut following = two.socket().await.unwrap();
    following.send_json(json!({"want": "turns", "on": true})).await;
    assert_eq!(following.next_of("turns").await, json!({"kind": "turns", "waiting": 0, "mistakes": 0}));
    one.table(&table).play(0, "e2").await;
    assert_eq!(following.next_of("turns").await["waiting"], json!(1));
    two.table(&table).play(1, "e8").await;
    assert_eq!(following.next_of("turns").await["waiting"], json!(0));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_mail_tells_its_deadline() {
    let (server, _time, _folder) = served(patient()).await;
    let clock = json!({"kind": "days", "days": 2});
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock}});
    let (one, _two, table) = two_at_a_table(&server, new).await;
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    let row = only(&one).await;
    let two_days = 2 * 24 * 60 * 60 * 1000;
    assert_eq!(row["deadline"].as_i64().unwrap(), row["updated_at"].as_i64().unwrap() + two_days);
    one.table(&table).act(json!({"kind": "resign"})).await;
    assert_eq!(only(&one).await.get("deadline"), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_bot_that_plays_on_for_somebody_acts_in_their_place() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    two.table(&table).act(json!({"kind": "leave"})).await;
    let choice = json!({"kind": "absent", "seat": 2, "choice": {"kind": "bot", "level": 3}});
    one.table(&table).act(choice).await;
    let row = only(&two).await;
    assert_eq!((&row["seats"][1]["who"]["name"], &row["seats"][1]["bot"]), (&json!("Petro"), &json!(3)));
    assert_eq!(row["seats"][1]["yours"], json!(false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_hides_no_other() {
    let (server, time, folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let mut tables = Vec::new();
    for game in ["quoridor", "metro", "roads"] {
        let new = json!({"game": game, "options": {"public": true}});
        tables.push(olya.post("/api/tables", new).await["id"].as_str().unwrap().to_owned());
    }
    let mut hand = FaultInjector::of(&folder.path().join("data")).await;
    hand.damage(&tables[0]).await;
    hand.damage_row(&tables[1]).await;
    hand.end().await;
    let server = restarted(server, patient(), &time, &folder).await;
    let olya = olya.at(server.client());
    let (status, answer) = olya.ask("GET", &format!("/api/tables/{}", tables[0]), None).await;
    assert_eq!((status, &answer["error"]["message"]), (503, &json!("this table's log is damaged")));
    for list in ["/api/me/tables", "/api/tables"] {
        let rows = olya.get(list).await;
        let mut ids: Vec<&str> =
            rows.as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap()).collect();
        ids.sort_unstable();
        let mut readable = [tables[0].as_str(), tables[2].as_str()];
        readable.sort_unstable();
        assert_eq!(ids, readable, "{list}");
    }
    // Another table goes on.
    olya.table(&tables[2]).act(json!({"kind": "close"})).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g2_a_game_under_unknown_rules_is_refused_and_the_others_go_on_under_theirs() {
    let (server, time, folder) = served(patient()).await;
    let new = || json!({"game": "quoridor", "setup": {"start": 1}});
    let (newer, _, refused) = two_at_a_table(&server, new()).await;
    let (one, two, table) = two_at_a_table(&server, new()).await;
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    let mut hand = FaultInjector::of(&folder.path().join("data")).await;
    hand.replace(&refused, "\"rules\":1,", "\"rules\":7,").await;
    // As the log was before it named a version.
    hand.replace(&table, "\"rules\":1,", "").await;
    hand.end().await;
    let server = restarted(server, patient(), &time, &folder).await;
    let (newer, one, two) = (newer.at(server.client()), one.at(server.client()), two.at(server.client()));

    let (status, answer) = newer.ask("GET", &format!("/api/tables/{refused}"), None).await;
    assert_eq!((status, &answer["error"]["code"]), (400, &json!("unknown_rules")), "{answer}");
    let message = "the game is played under version 7 of its rules, and this program knows only 1";
    assert_eq!(answer["error"]["message"], message);

    assert_eq!(two.table(&table).play(1, "e8").await.0, 200);
    one.table(&table).act(json!({"kind": "resign"})).await;
    let game = one.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    assert_eq!(one.record(&game).await.rules, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_memory_is_shown_without_reading_its_log_and_as_after_a_restart() {
    let (server, time, folder) = served(patient()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    one.table(&table).play(0, "e2").await;
    one.table(&table).act(json!({"kind": "pause"})).await;
    two.table(&table).act(json!({"kind": "pause"})).await;
    let log = one.table(&table).state().await["log"].clone();
    let server = restarted(server, patient(), &time, &folder).await;
    let one = one.at(server.client());
    assert_eq!(one.table(&table).state().await["log"], log);
    let kinds: Vec<&str> =
        log.as_array().unwrap().iter().map(|entry| entry["kind"].as_str().unwrap()).collect();
    let expected = ["created", "joined", "prepared", "started", "pause_asked", "pause_asked", "paused"];
    assert_eq!(kinds, expected);
    let mut hand = FaultInjector::of(&folder.path().join("data")).await;
    hand.damage(&table).await;
    hand.end().await;
    assert_eq!(one.table(&table).state().await["log"], log);
    server.stop().await;
}
