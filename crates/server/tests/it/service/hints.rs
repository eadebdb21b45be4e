//! Hints: who may take one, what it costs, and that nobody else learns of it more than its number.

use serde_json::{Value, json};

use crate::service::harness::{Guest, TestServer, patient, restarted, served, two_at_a_table, until};

/// A guest against a house bot, the game begun.
async fn against_a_bot(server: &TestServer, new: Value) -> (Guest, String) {
    let one = server.guest("Olya").await;
    let table = one.post("/api/tables", new).await;
    let id = table["id"].as_str().unwrap().to_owned();
    one.table(&id).act(json!({"kind": "start"})).await;
    (one, id)
}

fn quoridor(options: &Value) -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    json!({"game": "quoridor", "setup": {"start": 1}, "seats": seats, "options": options})
}

async fn hint(player: &Guest, table: &str, body: Value) -> Value {
    player.post(&format!("/api/tables/{table}/hint"), body).await
}

async fn refused(player: &Guest, table: &str, body: Value) -> (u16, String) {
    player.refused(&format!("/api/tables/{table}/hint"), body).await
}

fn hints(state: &Value) -> &Value {
    &state["now"]["game"]["hints"]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_the_same_however_often_it_is_asked_for_and_counts_once() {
    let (server, time, folder) = served(patient()).await;
    let (one, table) = against_a_bot(&server, quoridor(&json!({}))).await;
    let state = one.table(&table).state().await;
    assert_eq!((&state["now"]["may_hint"], hints(&state)), (&json!(true), &json!([0, 0])));
    let (first, second) =
        tokio::join!(hint(&one, &table, json!({})), hint(&one, &table, json!({"seat": 1, "reasons": true})));
    assert_eq!((&first["move"], &first["value"]), (&second["move"], &second["value"]), "asked at once");
    assert_eq!((&first["seq"], &first["reasons"]), (&json!(0), &json!([])));
    let value = first["value"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&value), "{first}");
    let why = second["reasons"][0].clone();
    assert!(why["key"].as_str().unwrap().starts_with("quoridor-"), "{second}");
    assert!(why["figures"].as_object().unwrap().values().all(Value::is_i64), "{second}");
    assert_eq!(hint(&one, &table, json!({"reasons": true})).await, second);
    let state = one.table(&table).state().await;
    assert_eq!(hints(&state), &json!([1, 0]));
    let logged = |state: &Value| {
        let log = state["log"].as_array().unwrap().iter();
        log.filter(|event| event["kind"] == "hint").map(|event| event["seat"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(logged(&state), [json!(1)]);
    // What was thought is forgotten with the process; what was counted is not.
    let server = restarted(server, patient(), &time, &folder).await;
    let one = one.at(server.client());
    hint(&one, &table, json!({})).await;
    assert_eq!(logged(&one.table(&table).state().await), [json!(1)]);
    // It can be played, and the next decision is another one.
    let played = first["move"].as_str().unwrap();
    assert_eq!(one.table(&table).play(0, played).await.0, 200);
    until(&one, &table, |state| state["now"]["game"]["turn"] == 1).await;
    assert_ne!(hint(&one, &table, json!({})).await["seq"], 0);
    one.table(&table).act(json!({"kind": "resign"})).await;
    let state = one.table(&table).state().await;
    assert_eq!((hints(&state), &state["now"]["game"]["outcome"]["hints"]), (&json!([2, 0]), &json!([2, 0])));
    assert_eq!(one.get("/api/me/games").await[0]["outcome"]["hints"], json!([2, 0]));
    assert_eq!(refused(&one, &table, json!({})).await, (409, "game_over".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_given_where_the_host_says_so_or_nobody_else_plays() {
    let (server, _time, _folder) = served(patient()).await;
    let may = async |new: Value, expected: bool| {
        let (one, table) = against_a_bot(&server, new.clone()).await;
        let state = one.table(&table).state().await;
        assert_eq!(state["now"]["may_hint"], expected, "{new}");
        let answer = one.ask("POST", &format!("/api/tables/{table}/hint"), Some(&json!({}))).await;
        assert_eq!(answer.0, if expected { 200 } else { 403 }, "{new}: {}", answer.1);
    };
    may(quoridor(&json!({"hints": false})), false).await;
    may(quoridor(&json!({"rated": true})), false).await;
    let beside = json!([{"kind": "me"}, {"kind": "here", "name": "Petro"}]);
    may(json!({"game": "quoridor", "setup": {"start": 1}, "seats": beside}), true).await;
    let both = quoridor(&json!({"hints": true, "rated": true}));
    assert_eq!(
        server.guest("Olya").await.refused("/api/tables", both).await,
        (400, "bad_request".to_owned())
    );

    // Two people have hints only if the host wants it so.
    for (options, allowed) in [(json!({}), false), (json!({"hints": true}), true)] {
        let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": options});
        let (one, two, table) = two_at_a_table(&server, new).await;
        let expected = if allowed { 200 } else { 403 };
        assert_eq!(one.ask("POST", &format!("/api/tables/{table}/hint"), Some(&json!({}))).await.0, expected);
        // It is not Petro's turn, nor may he ask for Olya, nor anybody else.
        assert_eq!(refused(&two, &table, json!({"seat": 1})).await, (403, "forbidden".to_owned()));
        if allowed {
            assert_eq!(refused(&two, &table, json!({})).await, (409, "not_your_turn".to_owned()));
        }
        let stranger = server.guest("Lesya").await;
        assert_eq!(refused(&stranger, &table, json!({})).await, (404, "not_found".to_owned()));
        let link = one.table(&table).state().await["links"]["watch"].as_str().unwrap().to_owned();
        let watched = stranger.get(&format!("/api/tables/{table}?link={link}")).await;
        assert_eq!(hints(&watched), &json!([u8::from(allowed), 0]), "everybody may know the number");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_knows_no_more_than_its_seat_and_reaches_nobody_else() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "metro", "setup": {"start": 1}, "options": {"hints": true}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let mut socket = two.socket().await.unwrap();
    socket.watch(&table).await;
    let found = hint(&one, &table, json!({"reasons": true})).await;
    let legal = one.table(&table).state().await["now"]["game"]["legal"].clone();
    assert!(legal.as_array().unwrap().contains(&found["move"]), "{found}");
    // What Petro is told is that there was one.
    let update = socket.next_of("update").await;
    let told = &update["events"];
    assert_eq!(told[0]["kind"], "hint");
    assert_eq!(told[0].as_object().unwrap().len(), 4, "seq, at, kind and seat: {told}");
    assert!(!update.to_string().contains(found["move"].as_str().unwrap()), "{update}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_holds_several_hands_names_the_one_that_wants_a_hint() {
    let (server, _time, _folder) = served(patient()).await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Petro"}]);
    let new = json!({"game": "metro", "setup": {"start": 2}, "seats": seats});
    let (one, table) = against_a_bot(&server, new).await;
    assert_eq!(refused(&one, &table, json!({})).await, (400, "bad_request".to_owned()));
    assert_eq!(refused(&one, &table, json!({"seat": 1})).await, (409, "not_your_turn".to_owned()));
    assert_eq!(refused(&one, &table, json!({"seat": 9})).await, (403, "forbidden".to_owned()));
    assert_eq!(refused(&one, &table, json!({"seat": 0})).await, (403, "forbidden".to_owned()));
    assert_eq!(refused(&one, &table, json!({"seat": 2, "level": 5})).await, (400, "bad_request".to_owned()));
    hint(&one, &table, json!({"seat": 2})).await;
    assert_eq!(hints(&one.table(&table).state().await), &json!([0, 1]));
    // Nothing is decided while the game rests, or before it begins.
    one.table(&table).act(json!({"kind": "pause"})).await;
    assert_eq!(refused(&one, &table, json!({"seat": 2})).await, (409, "not_now".to_owned()));
    let waiting = one.post("/api/tables", json!({"game": "nardy"})).await;
    let waiting = waiting["id"].as_str().unwrap();
    assert_eq!(refused(&one, waiting, json!({})).await, (409, "not_now".to_owned()));
    assert_eq!(refused(&one, &"0".repeat(26), json!({})).await, (404, "not_found".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn house_bots_let_moves_be_taken_back_but_not_at_rated_tables() {
    let (server, _time, _folder) = served(patient()).await;
    for (rated, expected) in [(false, 200), (true, 409)] {
        let (one, table) = against_a_bot(&server, quoridor(&json!({"rated": rated}))).await;
        assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
        let answered = until(&one, &table, |state| state["now"]["game"]["turn"] == 1).await;
        assert_eq!(answered["now"]["game"]["seq"], 2);
        let takeback = json!({"kind": "takeback"});
        let path = format!("/api/tables/{table}/actions");
        let (status, answer) = one.ask("POST", &path, Some(&takeback)).await;
        assert_eq!(status, expected, "rated {rated}: {answer}");
        let state = one.table(&table).state().await;
        let lines = state["record"].as_array().unwrap().len();
        assert_eq!(lines, if rated { 2 } else { 3 }, "{}", state["record"]);
    }
    // What hidden hands have shown is never taken back.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let new = json!({"game": "roads", "setup": {"players": 2, "start": 1}, "seats": seats});
    let (one, table) = against_a_bot(&server, new).await;
    let state = until(&one, &table, |state| state["now"]["game"]["turn"] == 1).await;
    let text = state["now"]["game"]["legal"][0].as_str().unwrap();
    assert_eq!(one.table(&table).play(state["now"]["game"]["seq"].as_u64().unwrap(), text).await.0, 200);
    let (status, _) = one.table(&table).act_refused(json!({"kind": "takeback"})).await;
    assert_eq!(status, 409);
    server.stop().await;
}
