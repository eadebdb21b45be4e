//! The analysis board: how a game stands after some moves, what chance may do, and matches from other programs.

use serde_json::{Value, json};

use crate::service::harness::{patient, served};

const STANDING: &str = "/api/study/standing";

fn texts<'a>(answer: &'a Value, name: &str) -> Vec<&'a str> {
    answer[name].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_is_seen_by_whoever_is_to_act_and_names_what_chance_may_do() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let opening = json!({"game": "nardy", "setup": {"preset": "international", "start": 1, "white": 1}});
    let stands = olya.post(STANDING, opening.clone()).await;
    assert_eq!((&stands["turn"], &stands["chance"]["seat"]), (&Value::Null, &json!(1)));
    let outcomes = texts(&stands["chance"], "outcomes");
    assert!(outcomes.len() == 21 && outcomes.contains(&"! throw 31"), "{outcomes:?}");
    assert!(stands["legal"].as_array().unwrap().is_empty());

    let mut later = opening;
    later["moves"] = json!(["! throw 31"]);
    let stands = olya.post(STANDING, later.clone()).await;
    assert_eq!((&stands["turn"], &stands["seat"]), (&json!(1), &json!(1)));
    assert_eq!(stands["ids"]["gnu"], "4HPwATDgc/ABMA:MIEFAAAAAAAE");
    assert!(texts(&stands, "legal").contains(&"8/5 6/5"));
    // An id of another program begins at the same position.
    let by_id = json!({"game": "nardy", "setup": later["setup"], "position": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"});
    let stands_by_id = olya.post(STANDING, by_id).await;
    assert_eq!(stands_by_id["legal"], stands["legal"]);

    later["moves"] = json!(["! throw 31", "8/5 6/5", "24/20"]);
    let refused = olya.post(STANDING, later).await;
    assert_eq!(texts(&refused, "lines"), ["! throw 31", "1 8/5 6/5"]);
    assert!(refused["refused"]["message"].is_string());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chance_draws_where_it_is_asked_to_and_hands_are_dealt() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let fresh = olya.post(STANDING, json!({"game": "metro", "setup": {"start": 1}})).await;
    assert_eq!(fresh["chance"]["outcomes"], json!([]), "too many deals to list");
    let dealt = olya.post(STANDING, json!({"game": "metro", "setup": {"start": 1}, "draw": true})).await;
    assert_eq!((dealt["lines"].as_array().unwrap().len(), &dealt["seat"]), (2, &json!(1)));
    assert_eq!(dealt["view"]["seats"][0]["hand"].as_array().unwrap().len(), 9);
    assert_eq!(dealt["view"]["seats"][1]["hand"], Value::Null);

    let position = "lay 2 / ?9, 0-1 3-4 5-6 7-9 ?5 / 0 0 / - / - / -";
    let begun = olya.post(STANDING, json!({"game": "metro", "position": position})).await;
    assert_eq!((&begun["began"], &begun["seat"]), (&begun["position"], &json!(2)));
    assert!(!begun["position"].as_str().unwrap().contains('?'));

    // Scores that nobody names add up to what the cards are worth.
    let board = "14.... ...2.. .3.... ....4. ..5... .....6 / a1 d2 b3 e4 c5 f6";
    let text = format!("{board} / - ? / ? 0 / - / draw 1");
    let children = json!({"game": "sudoku", "setup": {"preset": "children"}, "position": text});
    let position = olya.post(STANDING, children).await["position"].as_str().unwrap().to_owned();
    assert!(position.contains(" / 2 0 / "), "{position}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_stands_at_its_end_and_a_match_becomes_records() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let mat = " 0 point match\n\n Game 1\n Olya : 0            Petro : 0\n  1) 31: 8/5 6/5\n";
    let answer = olya.post("/api/study/mat", json!({"mat": mat})).await;
    let records = texts(&answer, "records");
    assert!(records.len() == 1 && records[0].contains("seat.1: Olya"), "{records:?}");
    let stands = olya.post(STANDING, json!({"record": records[0]})).await;
    assert_eq!((stands["game"].as_str(), stands["lines"].as_array().unwrap().len()), (Some("nardy"), 2));
    assert_eq!(stands.get("began"), None);

    for (path, request, code) in [
        ("/api/study/mat", json!({"mat": "no match at all"}), "bad_record"),
        ("/api/study/mat", json!({}), "bad_request"),
        (STANDING, json!({"game": "chess"}), "unknown_game"),
        (STANDING, json!({"game": "quoridor", "position": "e1 e1 / 10 10 / - / 1"}), "bad_request"),
        (STANDING, json!({"game": "quoridor", "seat": 5}), "bad_request"),
        (STANDING, json!({"record": records[0], "game": "nardy"}), "bad_request"),
    ] {
        let (status, answer) = olya.ask("POST", path, Some(&request)).await;
        assert_eq!((status, answer["error"]["code"].as_str()), (400, Some(code)), "{request}: {answer}");
    }
    server.stop().await;
}
