//! Advice about positions that somebody brings along: it goes deeper while it is read, and knows no more than the seat.

use serde_json::{Value, json};

use crate::service::harness::{Guest, PATIENCE, patient, served, two_at_a_table};

/// All answers to a question.
async fn advised(player: &Guest, request: &Value) -> Vec<Value> {
    let mut stream = player.request("POST", "/api/advise").json(request).stream().await.unwrap();
    assert_eq!(stream.status, 200, "{request}");
    let mut answers = Vec::new();
    while let Some(line) = stream.next_line().await.unwrap() {
        answers.push(serde_json::from_slice::<Value>(&line).unwrap());
    }
    answers
}

fn moves(answer: &Value) -> Vec<&str> {
    answer["candidates"].as_array().unwrap().iter().map(|one| one["move"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_go_deeper_and_value_what_is_to_be_compared() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let request = json!({
        "game": "quoridor", "setup": {"start": 1}, "moves": ["e2", "e8", "e3"], "at": 2,
        "lines": 3, "compare": ["a1h", "e1", "e1"], "time_ms": 450,
    });
    let answers = advised(&olya, &request).await;
    assert_eq!(answers.len(), 2, "100 ms, then the rest");
    let (first, last) = (&answers[0], &answers[1]);
    assert_eq!((&first["final"], &last["final"]), (&json!(false), &json!(true)));
    let nodes = |answer: &Value| answer["nodes"].as_u64().unwrap();
    assert!(nodes(first) > 0 && nodes(last) > 0);
    for answer in &answers {
        let shown = moves(answer);
        assert_eq!(shown.len(), 5, "{shown:?}");
        let valued = |text: &str| {
            let place = shown.iter().position(|shown| *shown == text).unwrap();
            let candidate = &answer["candidates"][place];
            assert_eq!(candidate.get("bound"), None, "{text} was to be compared: {candidate}");
            candidate["value"].as_f64().unwrap()
        };
        let best = answer["candidates"][0]["value"].as_f64().unwrap();
        assert!(valued("e1") < best, "going back is worse");
        assert!(valued("a1h") <= best);
        for candidate in answer["candidates"].as_array().unwrap() {
            assert_eq!(candidate["line"][0], candidate["move"]);
            let reasons = candidate["reasons"].as_array().unwrap();
            assert!(reasons.iter().all(|reason| reason["key"].is_string()), "{candidate}");
        }
    }
    assert!(last["candidates"][1]["line"].as_array().unwrap().len() > 1, "the second line goes on: {last}");
    // A record says the same, and anybody may ask.
    let record = "igroteka-record: 1\ngame: quoridor\nsetup.start: 1\n\n1 e2\n2 e8\n";
    let request = json!({"record": record, "time_ms": 1});
    let answer = server.client().request("POST", "/api/advise").json(&request).send().await.unwrap();
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/x-ndjson"));
    assert_eq!(answer.text().lines().count(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cube_has_its_equities_where_it_is_to_be_turned() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let setup = json!({"preset": "international", "cube": true});
    // Both bear off; seat 1 is far ahead.
    let position = |due: &str| format!("white 1 / 2:2 1:2 off:11 / 6:5 5:5 4:5 / cube 1 / {due}");
    let ask = |due: &str| json!({"game": "nardy", "setup": setup, "position": position(due), "time_ms": 100});
    let decision = advised(&olya, &ask("1 decides")).await.pop().unwrap();
    let equity = |name: &str| decision["cube"][name].as_f64().unwrap();
    assert!((equity("double_drop") - 1.0).abs() < 1e-9, "a plain win of the cube: {decision}");
    assert!(equity("double_take") > 1.0, "taking is a mistake: {decision}");
    let answer = advised(&olya, &ask("2 answers")).await.pop().unwrap();
    assert_eq!(moves(&answer), ["drop"]);
    assert!(answer["cube"]["double_take"].as_f64().unwrap() > 1.0, "as the doubler sees it: {answer}");
    let play = advised(&olya, &ask("1 plays 21")).await.pop().unwrap();
    assert_eq!(play.get("cube"), None);
    assert!(play["candidates"][0]["normalised"].is_f64(), "{play}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_hands_are_dealt_and_change_nothing_for_the_seat() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let own = "0-1 3-4 5-6 7-9 2-2 1-8 0-6 4-7 3-9";
    let position = format!("lay 2 / ?9, {own} / 0 0 / - / - / -");
    let deal = json!({"game": "metro", "position": position, "seat": 2});
    let dealt = olya.post("/api/study/deal", deal.clone()).await["position"].as_str().unwrap().to_owned();
    assert!(dealt.contains(", ") && !dealt.contains('?'), "{dealt}");
    let study = olya.post("/api/study", json!({"game": "metro", "position": dealt, "seat": 2})).await;
    let legal = study["legal"].as_array().unwrap().clone();
    for position in [&position, &dealt] {
        let answer = advised(&olya, &json!({"game": "metro", "position": position, "time_ms": 1})).await;
        assert!(legal.contains(&answer[0]["candidates"][0]["move"]), "{answer:?}");
    }
    for (request, status, code) in [
        (json!({"game": "metro", "position": position, "seat": 1}), 400, "bad_request"),
        (json!({"game": "metro", "position": position, "seat": 3}), 400, "bad_request"),
        (json!({"game": "metro", "position": "?"}), 400, "bad_request"),
        (json!({"game": "metro"}), 400, "bad_request"),
        (json!({"game": "chess", "position": position}), 400, "unknown_game"),
        (json!({"game": "quoridor", "position": "? ? / 10 10 / - / 1"}), 400, "bad_request"),
    ] {
        let refused = olya.refused("/api/study/deal", request.clone()).await;
        assert_eq!(refused, (status, code.to_owned()), "{request}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_that_make_no_sense_are_refused_before_anything_is_thought() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let begun = |more: Value| {
        let mut request = json!({"game": "quoridor", "setup": {"start": 1}, "time_ms": 1});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    for (request, status, code) in [
        (json!({}), 400, "bad_request"),
        (json!({"record": "?"}), 400, "bad_record"),
        (json!({"game": "quoridor", "time_ms": 1}), 409, "not_your_turn"),
        (begun(json!({"time_ms": 0})), 400, "bad_request"),
        (begun(json!({"time_ms": 10_001})), 400, "bad_request"),
        (begun(json!({"time_ms": -1})), 400, "bad_request"),
        (begun(json!({"lines": 0})), 400, "bad_request"),
        (begun(json!({"lines": 4})), 400, "bad_request"),
        (begun(json!({"compare": ["e2", "d1", "f1", "a1h", "b1h"]})), 400, "bad_request"),
        (begun(json!({"compare": ["e9"]})), 409, "illegal_move"),
        (begun(json!({"compare": ["up"]})), 400, "bad_move"),
        (begun(json!({"compare": ["resign"]})), 409, "illegal_move"),
        (begun(json!({"seat": 2})), 409, "not_your_turn"),
        (begun(json!({"seat": 0})), 400, "bad_request"),
        (begun(json!({"seat": 3})), 400, "bad_request"),
        (begun(json!({"at": 1})), 400, "bad_request"),
        (begun(json!({"moves": ["e2", "e7"]})), 409, "illegal_move"),
        (begun(json!({"moves": ["1 resign"]})), 409, "game_over"),
        (begun(json!({"moves": vec!["e2"; 2001]})), 413, "too_large"),
        (begun(json!({"level": 5})), 400, "bad_request"),
    ] {
        let refused = olya.refused("/api/advise", request.clone()).await;
        let shown: String = request.to_string().chars().take(100).collect();
        assert_eq!(refused, (status, code.to_owned()), "{shown}");
    }
    server.stop().await;
}

/// A running game's hidden cards can be asked about by nobody, its own record included.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_running_game_hides_cannot_be_asked_about() {
    let (server, _time, _folder) = served(patient()).await;
    let (one, _two, table) = two_at_a_table(&server, json!({"game": "metro", "setup": {"start": 1}})).await;
    let game = one.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    let record = one.record(&game).await.to_string();
    assert!(record.contains('?'));
    assert_eq!(one.refused("/api/advise", json!({"record": record})).await, (400, "bad_record".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_thinks_for_those_who_have_gone() {
    let (server, _time, _folder) = served(patient()).await;
    let olya = server.guest("Olya").await;
    let long = json!({"game": "quoridor", "setup": {"start": 1}, "time_ms": 10_000});
    for _ in 0..12 {
        let mut stream = olya.request("POST", "/api/advise").json(&long).stream().await.unwrap();
        assert!(stream.next_line().await.unwrap().is_some());
    }
    // Twelve searches of ten seconds that went on would keep these waiting for minutes.
    let short = json!({"game": "quoridor", "setup": {"start": 1}, "time_ms": 1});
    let answers = tokio::time::timeout(PATIENCE, advised(&olya, &short)).await.expect("it is answered");
    assert_eq!(answers.len(), 1);
    server.stop().await;
}
