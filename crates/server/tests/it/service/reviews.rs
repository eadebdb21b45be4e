//! Reviews in the service: who may ask, what is shared and kept, when it ends, and what is refused.

use std::collections::BTreeSet;
use std::time::Duration;

use igroteka_review::Effort;
use igroteka_server::Config;
use serde_json::{Value, json};

use crate::service::harness::{Guest, PATIENCE, TestServer, patient, restarted, served, two_at_a_table};

/// Seat 2 is one step from its goal, and only a fence stops it. Seat 1 goes on instead.
const POSITION: &str = "e8 c2 / 1 0 / e8h b1v / 1";

fn record(lines: &str) -> String {
    format!("igroteka-record: 1\ngame: quoridor\nrules: 1\nposition: {POSITION}\nseat.1: Olya\n\n{lines}")
}

/// Reviews that take a moment.
pub fn quick_reviews() -> Config {
    Config { review_effort: Effort::Positions(2_000), ..patient() }
}

/// Reviews that take longer than any test.
fn endless_reviews() -> Config {
    Config { review_effort: Effort::Time(Duration::from_hours(1)), ..patient() }
}

/// A game with one blunder: Olya's at seq 0.
pub async fn finished_game(server: &TestServer) -> (Guest, Guest, String, String) {
    let (one, two, table) = two_at_a_table(server, json!({"game": "quoridor", "position": POSITION})).await;
    let game = one.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    for (player, seq, text) in [(&one, 0, "d8"), (&two, 1, "c1")] {
        assert_eq!(player.table(&table).play(seq, text).await.0, 200);
    }
    (one, two, table, game)
}

/// The lines of a review's stream, to its end.
async fn streamed(player: &Guest, review: &str) -> Vec<Value> {
    let mut stream = player.stream(&format!("/api/reviews/{review}/stream")).await;
    assert_eq!(stream.status, 200);
    let mut updates = Vec::new();
    while let Some(line) = tokio::time::timeout(PATIENCE, stream.next_line()).await.unwrap().unwrap() {
        if line != b"\n" {
            updates.push(serde_json::from_slice::<Value>(&line).unwrap());
        }
    }
    updates
}

/// Asks for a review of a record, and waits until it is done.
pub async fn reviewed(player: &Guest, request: Value) -> Value {
    let asked = player.post("/api/reviews", request).await;
    let last = streamed(player, asked["id"].as_str().unwrap()).await.pop().unwrap();
    assert_eq!(last["state"], "done", "{last}");
    last
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_once_for_all_who_may_see_it() {
    let (server, time, folder) = served(quick_reviews()).await;
    let (one, two, table, game) = finished_game(&server).await;
    let path = format!("/api/games/{game}/review");
    assert_eq!(one.ask("GET", &path, None).await.0, 404, "nobody has asked for it");
    let stranger = server.guest("Lesya").await;
    for method in ["GET", "POST"] {
        assert_eq!(stranger.ask(method, &path, None).await.0, 404, "the game does not exist for her");
    }
    let (asked, joined) = tokio::join!(one.ask("POST", &path, None), two.ask("POST", &path, None));
    assert_eq!((asked.0, joined.0), (200, 200), "{asked:?} {joined:?}");
    assert_eq!(asked.1["id"], joined.1["id"]);
    assert_eq!((&asked.1["game"], &asked.1["played"]), (&json!("quoridor"), &json!(game)));
    assert_eq!((&asked.1["seats"], &joined.1["seats"]), (&json!([1]), &json!([2])));
    let id = asked.1["id"].as_str().unwrap();
    let updates = streamed(&one, id).await;
    let done = updates.last().unwrap();
    assert_eq!((&done["state"], &done["decisions"]), (&json!("done"), &json!([])));
    let review = &done["review"];
    assert_eq!((&review["seats"][0]["name"], &review["seats"][1]["name"]), (&json!("Olya"), &json!("Petro")));
    assert_eq!(review["decisions"][0]["grade"], "blunder");
    assert_eq!(review["curve"].as_array().unwrap().last().unwrap()["values"], json!([0.0, 1.0]));
    let told: BTreeSet<u64> = updates
        .iter()
        .flat_map(|update| update["decisions"].as_array().unwrap())
        .map(|decision| decision["seq"].as_u64().unwrap())
        .collect();
    assert!(told.len() <= 2, "each is told once, and those before the end at all");

    // It is kept, and its id is a link.
    let server = restarted(server, quick_reviews(), &time, &folder).await;
    let (one, stranger) = (one.at(server.client()), stranger.at(server.client()));
    let kept = one.get(&path).await;
    assert_eq!((&kept["id"], &kept["review"], &kept["seats"]), (&done["id"], review, &json!([1])));
    assert_eq!(one.ask("POST", &path, None).await.1, kept);
    let mut shown = stranger.get(&format!("/api/reviews/{id}")).await;
    assert_eq!(shown.get("seats"), None);
    shown["seats"] = json!([1]);
    assert_eq!(shown, kept);
    assert_eq!(streamed(&one, id).await, std::slice::from_ref(&kept));
    let text = stranger.request("GET", &format!("/api/reviews/{id}/record")).send().await.unwrap();
    assert_eq!(text.header("content-type"), "text/plain; charset=utf-8");
    assert_eq!(text.text(), one.record(&game).await.to_string());
    let link = one.table(&table).state().await["links"]["watch"].as_str().unwrap().to_owned();
    assert_eq!(stranger.get(&format!("{path}?link={link}")).await["id"], kept["id"]);

    // Who leaves takes their name along.
    assert_eq!(one.ask("DELETE", "/api/me", None).await.0, 204);
    let left = stranger.get(&format!("/api/reviews/{id}")).await;
    assert!(!left.to_string().contains("Olya"), "{left}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_are_not_reviewed() {
    let (server, _time, _folder) = served(quick_reviews()).await;
    let (one, _two, table) = two_at_a_table(&server, json!({"game": "metro", "setup": {"start": 1}})).await;
    let game = one.table(&table).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    let refused = one.refused(&format!("/api/games/{game}/review"), json!({})).await;
    assert_eq!(refused, (409, "not_now".to_owned()));
    // What one seat has seen of it is no record that could be reviewed.
    let seen = one.record(&game).await.to_string();
    assert_eq!(one.refused("/api/reviews", json!({"record": seen})).await, (400, "bad_record".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn imported_records_are_reviewed_as_far_as_they_go() {
    let (server, _time, _folder) = served(quick_reviews()).await;
    let olya = server.guest("Olya").await;
    let request = json!({"record": record("1 d8\n"), "seat": 1});
    let done = reviewed(&olya, request).await;
    let (id, review) = (done["id"].as_str().unwrap(), &done["review"]);
    assert_eq!((done.get("played"), &done["seats"]), (None, &json!([1])));
    assert_eq!((&review["events"], &review["seats"][0]["name"]), (&json!(1), &json!("Olya")));
    let text =
        olya.request("GET", &format!("/api/reviews/{id}/record")).send().await.unwrap().text().into_owned();
    assert!(text.ends_with("1 d8\n") && text.contains("seat.1: Olya"), "{text}");

    // One game of a match, and nobody need have a name.
    let mat = " 0 point match\n\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5\n\n Game 2\n A : 0   B : 0\n  1) 42: 8/4 6/4\n";
    let asked = server.client().request("POST", "/api/reviews").json(&json!({"mat": mat, "game": 2})).send();
    let asked: Value = asked.await.unwrap().json().unwrap();
    let done = streamed(&olya, asked["id"].as_str().unwrap()).await.pop().unwrap();
    assert_eq!((&done["state"], done.get("seats")), (&json!("done"), None));
    assert_eq!(done["review"]["decisions"][0]["played"]["move"], "8/4 6/4");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_reviewed_is_refused_and_not_kept() {
    let (server, _time, _folder) = served(quick_reviews()).await;
    let olya = server.guest("Olya").await;
    let long = record(&"1 d8\n".repeat(2001));
    for (request, status, code) in [
        (json!({}), 400, "bad_request"),
        (json!({"record": record("1 d8\n"), "mat": "x"}), 400, "bad_request"),
        (json!({"record": ""}), 400, "bad_record"),
        (json!({"record": "?"}), 400, "bad_record"),
        (json!({"mat": ""}), 400, "bad_record"),
        (json!({"record": record("")}), 400, "bad_request"),
        (json!({"record": record("1 d8\n2 e9\n")}), 400, "bad_record"),
        (json!({"record": record("1 d8\n").replace("rules: 1", "rules: 99")}), 400, "unknown_rules"),
        (json!({"record": record("1 d8\n").replace("quoridor", "chess")}), 400, "unknown_game"),
        (json!({"record": record("1 d8\n").replace("Olya", "Ol\u{0}ya")}), 400, "bad_record"),
        (json!({"record": record("1 d8\n").replace("e8 c2", "e8 e8")}), 400, "bad_record"),
        (json!({"record": record("1 d8\n"), "seat": 0}), 400, "bad_request"),
        (json!({"record": record("1 d8\n"), "seat": 3}), 400, "bad_request"),
        (json!({"record": record("1 d8\n"), "game": 2}), 400, "bad_request"),
        (json!({"record": record("1 d8\n"), "level": 5}), 400, "bad_request"),
        (json!({"record": long}), 413, "too_large"),
        (json!({"record": "x".repeat(1 << 20)}), 413, "too_large"),
    ] {
        let shown: String = request.to_string().chars().take(100).collect();
        assert_eq!(olya.refused("/api/reviews", request).await, (status, code.to_owned()), "{shown}");
    }
    assert_eq!(olya.get("/api/me/export").await["reviews"], json!([]));
    for path in
        ["/api/reviews/x", "/api/reviews/x/record", &format!("/api/reviews/{}/stream", "0".repeat(26))]
    {
        assert_eq!(olya.ask("GET", path, None).await.0, 404);
    }
    assert_eq!(olya.ask("POST", &format!("/api/games/{}/review", "0".repeat(26)), None).await.0, 404);
    server.stop().await;
}

/// Each person has one under way; one that nobody waits for ends and is forgotten.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_goes_on_as_long_as_somebody_waits() {
    let (server, time, _folder) = served(endless_reviews()).await;
    let (olya, petro) = (server.guest("Olya").await, server.guest("Petro").await);
    let request = json!({"record": "igroteka-record: 1\ngame: quoridor\nsetup.start: 1\n\n1 e2\n2 e8\n"});
    let id = olya.post("/api/reviews", request.clone()).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/reviews/{id}");
    let again = olya.request("POST", "/api/reviews").json(&request).send().await.unwrap();
    assert_eq!((again.status, again.header("retry-after")), (429, "5"));
    let others = petro.post("/api/reviews", request.clone()).await["id"].as_str().unwrap().to_owned();
    assert_ne!(others, id);
    // Hints and advice come in between, hers and others'.
    let question = json!({"game": "quoridor", "setup": {"start": 1}, "time_ms": 1});
    for player in [&olya, &petro, &server.guest("Lesya").await] {
        assert!(player.post("/api/advise", question.clone()).await["candidates"][0]["move"].is_string());
    }
    // A reader keeps it alive, however long it takes, and so does whoever looks now and then.
    let mut stream = petro.stream(&format!("{path}/stream")).await;
    let first: Value = serde_json::from_slice(&stream.next_line().await.unwrap().unwrap()).unwrap();
    assert!(first["state"] == "waiting" || first["state"] == "running", "{first}");
    time.pass(60_000);
    gone(&petro, &format!("/api/reviews/{others}")).await;
    assert_eq!(olya.ask("GET", &path, None).await.0, 200);
    drop(stream);
    for _ in 0..3 {
        time.pass(10_000);
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(olya.ask("GET", &path, None).await.0, 200);
    }
    time.pass(60_000);
    gone(&olya, &path).await;
    // Her place is free again, and the service ends although a review is under way.
    olya.post("/api/reviews", request).await;
    server.stop().await;
}

/// Guests are free: many of them behind one address do not take every place.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_a_few_reviews_under_way() {
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let (server, _time, _folder) = served(Config { trusted_proxies, ..endless_reviews() }).await;
    let ask = async |address: &str, name: &str| {
        let guest = server.guest(name).await;
        let request = guest.request("POST", "/api/reviews").header("x-forwarded-for", address);
        request
            .json(&json!({"record": "igroteka-record: 1\ngame: quoridor\nsetup.start: 1\n\n1 e2\n2 e8\n"}))
            .send()
            .await
            .unwrap()
    };
    for number in 1..=10 {
        assert_eq!(ask("198.51.100.1", &format!("Guest {number}")).await.status, 200);
    }
    let refused = ask("198.51.100.1", "One too many").await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, "5"));
    assert!(refused.text().contains("for your address"), "{}", refused.text());
    assert_eq!(ask("198.51.100.2", "Somebody elsewhere").await.status, 200);
    server.stop().await;
}

/// Waits until there is nothing at an address. It looks with the record's text, which keeps nothing alive.
async fn gone(player: &Guest, path: &str) {
    let began = std::time::Instant::now();
    while player.ask("GET", &format!("{path}/record"), None).await.0 != 404 {
        assert!(began.elapsed() < PATIENCE, "{path} is still there");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_followed_over_the_socket() {
    let (server, _time, _folder) = served(quick_reviews()).await;
    let (one, _two, _table, game) = finished_game(&server).await;
    let mut socket = one.socket().await.unwrap();
    socket.send_json(json!({"want": "turns", "on": true})).await;
    let turns = socket.next_of("turns").await;
    assert_eq!(turns["mistakes"], 0);
    let id = one.post(&format!("/api/games/{game}/review"), json!({})).await["id"].clone();
    socket.send_json(json!({"want": "review", "review": id, "on": true})).await;
    loop {
        let update = socket.next_of("review").await;
        assert_eq!(update["id"], id);
        if update["state"] == "done" {
            assert_eq!(update["review"]["decisions"][0]["grade"], "blunder");
            break;
        }
    }
    // The number of mistakes may have come before the last line of the review, or comes now.
    socket.send_json(json!({"want": "turns", "on": true})).await;
    while socket.next_of("turns").await["mistakes"] != 1 {}
    socket.send_json(json!({"want": "review", "review": id, "on": false})).await;
    let unknown = json!({"want": "review", "review": "0".repeat(26), "on": true});
    socket.send_json(unknown).await;
    assert_eq!(socket.next_of("refused").await["error"]["code"], "not_found");
    server.stop().await;
}
