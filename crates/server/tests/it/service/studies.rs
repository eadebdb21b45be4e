//! Games step by step: what was played at a table, and whatever somebody wants to look at.

use serde_json::{Value, json};

use crate::service::harness::{Guest, patient, served, two_at_a_table};

/// The steps of a game, with a query.
async fn steps(player: &Guest, game: &str, query: &str) -> Value {
    player.get(&format!("/api/games/{game}/steps{query}")).await
}

fn lines(studied: &Value) -> Vec<&Value> {
    studied["steps"].as_array().unwrap()[1..].iter().map(|step| &step["line"]).collect()
}

fn record(state: &Value) -> Vec<&Value> {
    state["record"].as_array().unwrap().iter().collect()
}

fn last_view(studied: &Value) -> &Value {
    &studied["steps"].as_array().unwrap().last().unwrap()["view"]
}

/// Metro, whose hands are hidden, with a tile laid by seat 1.
async fn metro() -> (crate::service::harness::TestServer, tempfile::TempDir, Guest, Guest, String) {
    let (server, _time, folder) = served(patient()).await;
    let (one, two, table) = two_at_a_table(&server, json!({"game": "metro", "setup": {"start": 1}})).await;
    let game = one.table(&table).state().await["now"]["game"].clone();
    let text = game["legal"][0].as_str().unwrap();
    assert_eq!(one.table(&table).play(game["seq"].as_u64().unwrap(), text).await.0, 200);
    (server, folder, one, two, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_shown_as_the_asker_has_seen_it_whatever_seat_they_name() {
    let (server, _folder, one, two, table) = metro().await;
    let mut shown = Vec::new();
    for player in [&one, &two] {
        let state = player.table(&table).state().await;
        let game = state["now"]["game"]["id"].as_str().unwrap();
        let own = steps(player, game, "").await;
        assert_eq!(lines(&own), record(&state), "the lines that this seat has seen");
        assert_eq!(*last_view(&own), state["now"]["game"]["view"]);
        assert_eq!(own["steps"][0]["line"], Value::Null);
        assert_eq!(own["legal"], json!([]), "not a word on what anybody could do next");
        for seat in 1..=2 {
            assert_eq!(steps(player, game, &format!("?seat={seat}")).await, own, "seat {seat}");
        }
        shown.push(own);
    }
    // Each knows their own tiles, and of the other's only that they were dealt.
    let dealt = |place: usize, seat: usize| {
        let start = format!("! deal {seat} ");
        let all = lines(&shown[place]);
        let line = all.iter().find_map(|line| line.as_str()?.strip_prefix(&start)).unwrap();
        line.to_owned()
    };
    for (place, own, other) in [(0, 1, 2), (1, 2, 1)] {
        assert!(!dealt(place, own).contains('?'), "{}", dealt(place, own));
        assert!(dealt(place, other).contains('?'), "{}", dealt(place, other));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_no_hand_of_a_running_game_and_a_stranger_nothing() {
    let (server, _folder, one, _two, table) = metro().await;
    let state = one.table(&table).state().await;
    let game = state["now"]["game"]["id"].as_str().unwrap();
    let link = state["links"]["watch"].as_str().unwrap();
    let stranger = server.guest("Lesya").await;
    let path = format!("/api/games/{game}/steps");
    assert_eq!(stranger.ask("GET", &path, None).await.0, 404);
    assert_eq!(stranger.ask("GET", &format!("{path}?seat=1"), None).await.0, 404);
    let watched = steps(&stranger, game, &format!("?link={link}&seat=1")).await;
    let deals: Vec<&str> =
        lines(&watched).iter().filter_map(|line| line.as_str()?.strip_prefix("! deal ")).collect();
    assert!(deals.len() == 2 && deals.iter().all(|deal| deal.contains('?')), "{deals:?}");
    let (status, _) = stranger.ask("GET", "/api/games/00000000000000000000000000/steps", None).await;
    assert_eq!(status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_shown_as_any_seat_saw_it_with_every_line() {
    let (server, _folder, one, two, table) = metro().await;
    let seen: Vec<Value> = {
        let of = async |player: &Guest| player.table(&table).state().await["now"]["game"]["view"].clone();
        vec![of(&one).await, of(&two).await]
    };
    one.table(&table).act(json!({"kind": "resign"})).await;
    let state = one.table(&table).state().await;
    let game = state["now"]["game"]["id"].as_str().unwrap();
    for (seat, seen) in (1..).zip(&seen) {
        for player in [&one, &two] {
            let studied = steps(player, game, &format!("?seat={seat}")).await;
            assert_eq!(lines(&studied), record(&state), "the whole record");
            assert!(!state["record"].to_string().contains('?'), "nothing is hidden in it");
            let before_the_end = studied["steps"].as_array().unwrap().iter().rev().nth(1).unwrap();
            assert_eq!(before_the_end["view"], *seen, "seat {seat}");
            assert_eq!(studied["outcome"], state["now"]["game"]["outcome"]);
        }
    }
    // The same game, brought along as a record.
    let text = two.record(game).await.to_string();
    let studied = two.post("/api/study", json!({"record": text, "seat": 2})).await;
    assert_eq!(studied, steps(&one, game, "?seat=2").await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_keeps_its_steps_while_the_next_one_runs() {
    let (server, _folder, one, two, table) = metro().await;
    let game = one.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    one.table(&table).act(json!({"kind": "resign"})).await;
    let before = steps(&one, &game, "?seat=2").await;
    for player in [&one, &two] {
        player.table(&table).act(json!({"kind": "rematch"})).await;
    }
    assert_eq!(steps(&one, &game, "?seat=2").await, before);
    let next = one.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    let hidden = steps(&one, &next, "?seat=2").await;
    assert!(
        lines(&hidden).iter().any(|line| line.as_str().unwrap().contains('?')),
        "the next one hides again"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_ends_the_steps_and_is_explained() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    for (third, code) in [("e9", "illegal_move"), ("over there", "bad_move"), ("2 e7", "not_your_turn")] {
        let study = json!({"game": "quoridor", "setup": {"start": 1}, "moves": ["e2", "2 e8", third, "e3"]});
        let studied = olya.post("/api/study", study).await;
        assert_eq!(lines(&studied), ["1 e2", "2 e8"], "{third}");
        assert_eq!(studied["refused"]["code"], code, "{studied}");
        assert!(studied["refused"]["message"].as_str().unwrap().len() > 5);
        assert_eq!(studied["steps"][2]["turn"], 1);
        assert!(studied["legal"].as_array().unwrap().contains(&json!("e3")), "from there one can go on");
    }
    let whole = json!({"game": "quoridor", "setup": {"start": 1}, "moves": ["e2", "e8"]});
    assert_eq!(olya.post("/api/study", whole).await.get("refused"), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_studied_is_refused_clearly() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let record = "igroteka: 1\ngame: quoridor\nrules: 1\n\n1 e2\n";
    let many = vec!["e2"; 2001];
    for (study, status, code) in [
        (json!({}), 400, "bad_request"),
        (json!({"game": "chess"}), 400, "unknown_game"),
        (json!({"game": "quoridor", "setup": {"walls": "many"}}), 400, "bad_setup"),
        (json!({"game": "quoridor", "position": "nonsense"}), 400, "bad_request"),
        (json!({"game": "nardy", "position": "white 1 / 24:99"}), 400, "bad_request"),
        (json!({"game": "quoridor", "seat": 3}), 400, "bad_request"),
        (json!({"game": "quoridor", "seat": 0}), 400, "bad_request"),
        (json!({"game": "quoridor", "speed": 1}), 400, "bad_request"),
        (json!({"game": "quoridor", "moves": many}), 413, "too_large"),
        (json!({"record": "not a record"}), 400, "bad_record"),
        (json!({"record": record, "game": "quoridor"}), 400, "bad_request"),
        (json!({"record": record, "setup": {}}), 400, "bad_request"),
        (json!({"record": record, "position": "x"}), 400, "bad_request"),
        (json!({"record": record, "moves": ["e2"]}), 400, "bad_request"),
    ] {
        let (found, answer) = olya.ask("POST", "/api/study", Some(&study)).await;
        let shown: String = study.to_string().chars().take(100).collect();
        assert_eq!((found, answer["error"]["code"].as_str()), (status, Some(code)), "{shown}: {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().len() > 10, "{shown}: {answer}");
    }
    // As many as there may be are read: the second is simply no move any more.
    let most = json!({"game": "quoridor", "setup": {"start": 1}, "moves": vec!["e2"; 2000]});
    let studied = olya.post("/api/study", most).await;
    assert_eq!(
        (lines(&studied), &studied["refused"]["code"]),
        (vec![&json!("1 e2")], &json!("illegal_move"))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_where_a_study_begins_and_anybody_may_ask() {
    let (server, _time, _folder) = served(patient()).await;
    let begun = json!({"game": "nardy", "setup": {"start": 1, "white": 1}, "moves": ["! throw 31"]});
    let olya = server.guest("Olya").await;
    let position = last_view(&olya.post("/api/study", begun).await)["position"].as_str().unwrap().to_owned();
    let study = json!({"game": "nardy", "position": position, "moves": ["8/5 6/5"]});
    let answer = server.client().request("POST", "/api/study").json(&study).send().await.unwrap();
    assert_eq!(answer.status, 200);
    let studied: Value = answer.json().unwrap();
    assert_eq!(lines(&studied), ["1 8/5 6/5"]);
    assert_eq!(studied["steps"][0]["view"]["position"], json!(position));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn solo_games_are_listed_with_their_setups() {
    let (server, _time, _folder) = served(patient()).await;
    let one = server.guest("Olya").await;
    let solo = json!({"preset": "solo", "scoring": "simple"});
    let seats = json!([{"kind": "me"}]);
    let table = one.post("/api/tables", json!({"game": "sudoku", "setup": solo, "seats": seats})).await;
    let id = table["id"].as_str().unwrap();
    one.table(id).act(json!({"kind": "start"})).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let two = one.post("/api/tables", json!({"game": "quoridor", "seats": seats})).await;
    one.table(two["id"].as_str().unwrap()).act(json!({"kind": "start"})).await;
    let games = one.get("/api/me/games").await;
    let of = |game: &str| games.as_array().unwrap().iter().find(|row| row["game"] == game).unwrap();
    assert_eq!(of("sudoku")["setup"], one.table(id).state().await["setup"]);
    assert_eq!(of("sudoku")["setup"]["scoring"], "simple");
    assert_eq!(of("quoridor")["setup"], Value::Null, "results of several players are not compared");
    server.stop().await;
}
