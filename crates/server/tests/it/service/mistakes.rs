//! Mistakes that come back as tasks, until they are solved or their person leaves.

use serde_json::{Value, json};

use crate::service::harness::{Guest, served};
use crate::service::reviews::{finished_game, quick_reviews, reviewed};

const DAY: i64 = 86_400_000;

async fn mistakes(player: &Guest) -> Value {
    player.get("/api/me/mistakes").await
}

fn due(mistakes: &Value) -> (u64, u64) {
    let number = |name: &str| mistakes[name].as_u64().unwrap();
    assert_eq!(mistakes["tasks"].as_array().unwrap().len() as u64, number("due").min(20));
    (number("due"), number("waiting"))
}

async fn review(player: &Guest, game: &str) -> Value {
    let path = format!("/api/games/{game}/review");
    let id = player.post(&path, json!({})).await["id"].as_str().unwrap().to_owned();
    let mut stream = player.stream(&format!("/api/reviews/{id}/stream")).await;
    while stream.next_line().await.unwrap().is_some() {}
    player.get(&path).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_comes_back_at_growing_intervals() {
    let (server, time, _folder) = served(quick_reviews()).await;
    let (one, two, _table, game) = finished_game(&server).await;
    // Petro asks, and Olya gets what is hers.
    let done = review(&two, &game).await;
    assert_eq!(due(&mistakes(&two).await), (0, 0));
    let own = mistakes(&one).await;
    assert_eq!(due(&own), (1, 0));
    let task = &own["tasks"][0];
    let decision = &done["review"]["decisions"][0];
    for (name, expected) in [
        ("review", done["id"].clone()),
        ("game", json!("quoridor")),
        ("seq", json!(0)),
        ("seat", json!(1)),
        ("played", json!("d8")),
        ("best", decision["best"]["move"].clone()),
        ("loss", decision["loss"].clone()),
        ("unit", json!("win")),
        ("grade", json!("blunder")),
        ("step", json!(0)),
    ] {
        assert_eq!(task[name], expected, "{name} of {task}");
    }
    let path = format!("/api/me/mistakes/{}", task["id"].as_str().unwrap());
    let answer = async |solved: bool| one.post(&path, json!({"solved": solved})).await;
    assert_eq!(
        two.refused(&path, json!({"solved": true})).await,
        (404, "not_found".to_owned()),
        "it is Olya's"
    );
    assert_eq!(two.ask("DELETE", &path, None).await.0, 404);
    for days in [1, 3] {
        let solved = answer(true).await;
        assert_eq!(due(&solved), (0, 1));
        assert!(solved["next_at"].is_i64(), "{solved}");
        time.pass(days * DAY - 60_000);
        assert_eq!(due(&mistakes(&one).await), (0, 1));
        time.pass(120_000);
        assert_eq!(due(&mistakes(&one).await), (1, 0));
    }
    assert_eq!(mistakes(&one).await["tasks"][0]["step"], 2);
    // A failure begins anew, in ten minutes.
    assert_eq!(due(&answer(false).await), (0, 1));
    time.pass(11 * 60_000);
    assert_eq!(mistakes(&one).await["tasks"][0]["step"], 0);
    for days in [1, 3, 7, 21] {
        answer(true).await;
        time.pass(days * DAY);
    }
    assert_eq!(due(&answer(true).await), (0, 0), "solved five times in a row");
    assert_eq!(one.refused(&path, json!({"solved": true})).await.0, 404);
    // Asking for the review again brings nothing back.
    review(&one, &game).await;
    assert_eq!(due(&mistakes(&one).await), (0, 0));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_and_records_belong_to_their_person() {
    let (server, _time, _folder) = served(quick_reviews()).await;
    let olya = server.guest("Olya").await;
    let record =
        "igroteka-record: 1\ngame: quoridor\nrules: 1\nposition: e8 c2 / 1 0 / e8h b1v / 1\n\n1 d8\n";
    let done = reviewed(&olya, json!({"record": record, "seat": 1})).await;
    assert_eq!(due(&mistakes(&olya).await), (1, 0));
    let other = reviewed(&olya, json!({"record": record, "seat": 2})).await;
    assert_eq!(due(&mistakes(&olya).await), (1, 0), "the other seat was not hers");
    let export = olya.get("/api/me/export").await;
    assert_eq!(export["mistakes"], mistakes(&olya).await["tasks"]);
    assert_eq!(export["reviews"].as_array().unwrap().len(), 2);
    let first = &export["reviews"][0];
    assert_eq!((&first["id"], &first["review"]), (&done["id"], &done["review"]));
    assert_eq!(first["record"], record);

    // An account has what the guest had.
    let registered = json!({"login": "olya", "password": "correct horse battery"});
    olya.post("/api/me/register", registered).await;
    let tasks = mistakes(&olya).await;
    assert_eq!(due(&tasks), (1, 0));
    let path = format!("/api/me/mistakes/{}", tasks["tasks"][0]["id"].as_str().unwrap());
    let (status, left) = olya.ask("DELETE", &path, None).await;
    assert_eq!((status, due(&left)), (200, (0, 0)));
    let removal = json!({"password": "correct horse battery"});
    assert_eq!(olya.ask("DELETE", "/api/me", Some(&removal)).await.0, 204);
    let petro = server.guest("Petro").await;
    for review in [&done, &other] {
        let path = format!("/api/reviews/{}", review["id"].as_str().unwrap());
        assert_eq!(petro.ask("GET", &path, None).await.0, 404, "her records went with her");
    }
    server.stop().await;
}
