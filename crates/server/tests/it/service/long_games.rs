//! A game as long as games may be: it is shown in parts, and costs what it costs.

use std::sync::Arc;

use igroteka_server::Config;
use igroteka_store::{Append, Database};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::service::harness::{Guest, TestClock, TestServer, patient, sqlite, start};

/// How many events are played.
const EVENTS: usize = 19_900;

/// How many steps the service shows at once.
const AT_ONCE: usize = 2_001;

/// A public game in which the pawns went to and fro; its table and its id.
async fn long_game(config: Config) -> (TestServer, Guest, String, TempDir) {
    let (store, folder) = sqlite().await;
    let time = Arc::new(TestClock::stopped_at(1_000_000));
    let server = start(config.clone(), store, time.clone()).await;
    let olya = server.guest("Olya").await;
    let new = json!({
        "game": "quoridor",
        "setup": {"start": 1, "ply_limit": 0, "repetition": false},
        "seats": [{"kind": "me"}, {"kind": "here", "name": "Grandma"}],
        "options": {"public": true},
    });
    let id = olya.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    olya.table(&id).act(json!({"kind": "start"})).await;
    let game = olya.table(&id).state().await["now"]["game"]["id"].as_str().unwrap().to_owned();
    server.stop().await;

    let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
    let table = id.parse().unwrap();
    let mut expect = store.heads(&[table]).await.unwrap()[0].head;
    let lines: Vec<String> =
        ["1 e2", "2 e8", "1 e1", "2 e9"].into_iter().cycle().take(EVENTS).map(entry).collect();
    for entries in lines.chunks(1000) {
        let append = Append {
            table,
            expect,
            at: 1_000_000,
            entries: entries.to_vec(),
            change: None,
            started: None,
            ended: None,
        };
        store.append(append).await.unwrap();
        expect += entries.len() as u64;
    }
    let server = start(config, store, time).await;
    let olya = olya.at(server.client());
    (server, olya, game, folder)
}

fn entry(line: &str) -> String {
    json!({"kind": "line", "line": line}).to_string()
}

fn lines(part: &Value) -> Vec<&str> {
    part["steps"].as_array().unwrap().iter().filter_map(|step| step["line"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_is_shown_in_parts_that_are_the_whole_together() {
    let (server, olya, game, _folder) = long_game(patient()).await;
    let (mut from, mut all) = (0, Vec::new());
    loop {
        let part = olya.get(&format!("/api/games/{game}/steps?from={from}")).await;
        let steps = part["steps"].as_array().unwrap();
        assert_eq!(part["from"], json!(from));
        assert!(steps.len() <= AT_ONCE, "{} at once", steps.len());
        assert!(part.to_string().len() < 1_000_000, "{} bytes at once", part.to_string().len());
        all.extend(lines(&part).into_iter().map(str::to_owned));
        let Some(next) = part["next"].as_u64() else { break };
        assert_eq!(next as usize, from + steps.len());
        from = next as usize;
    }
    assert_eq!(all.len(), EVENTS);
    assert_eq!(all[..5], ["1 e2", "2 e8", "1 e1", "2 e9", "1 e2"]);
    // A view in the middle is that of its step.
    let middle = olya.get(&format!("/api/games/{game}/steps?from=10001")).await;
    let begin = olya.get(&format!("/api/games/{game}/steps")).await;
    assert_eq!(middle["steps"][0], begin["steps"][1], "every fourth step is the same");
    let (status, _) = olya.ask("GET", &format!("/api/games/{game}/steps?from=19901"), None).await;
    assert_eq!(status, 400, "there is no such step");
    let record = olya.record(&game).await;
    assert_eq!(record.events.len(), EVENTS);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_long_game_costs_more_than_its_beginning() {
    let (server, olya, game, _folder) = long_game(Config { limits: true, ..patient() }).await;
    let petro = server.guest("Petro").await;
    let until_refused = async |guest: &Guest, from: usize| {
        let path = format!("/api/games/{game}/steps?from={from}");
        let mut count = 0;
        while guest.ask("GET", &path, None).await.0 == 200 {
            count += 1;
            assert!(count < 100, "never refused");
        }
        count
    };
    let (last, first) = (until_refused(&olya, 18_009).await, until_refused(&petro, 0).await);
    assert!(last >= 5, "a few looks are free: {last}");
    assert!(last < first, "{last} at the end, {first} at the beginning");
    server.stop().await;
}
