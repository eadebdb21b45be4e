//! Counting games that have ended.

use std::time::{Duration, Instant};

use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::{Append, GameStart, NewTable, TableChange, TableStatus};
use serde_json::{Value, json};

use crate::people::server::Server;

fn change() -> TableChange {
    TableChange { status: TableStatus::Over, listed: false, summary: "{}".into(), people: Vec::new() }
}

/// A game that was played and ended like this.
async fn played(server: &Server, n: u128, seats: Vec<Option<PersonId>>, rated: bool, result: &Value) {
    let (table, game) = (TableId(n), GameId(n));
    let entries = vec!["{}".to_owned()];
    let (kind, at) = ("quoridor".to_owned(), n as i64);
    server
        .store
        .create_table(NewTable { id: table, game: kind, at, entries: entries.clone(), change: change() })
        .await
        .unwrap();
    let started = Some(GameStart { game, first_seq: 1, seats, rated });
    let append = |expect, started, ended| Append {
        table,
        expect,
        at: at + expect as i64,
        entries: entries.clone(),
        change: None,
        started,
        ended,
    };
    server.store.append(append(1, started, None)).await.unwrap();
    server.store.append(append(2, None, Some((game, result.to_string())))).await.unwrap();
}

async fn id_of(server: &Server, cookie: &str) -> PersonId {
    server.me(cookie).await.body["id"].as_str().unwrap().parse().unwrap()
}

/// Waits until everything is counted.
async fn counted(server: &Server) {
    let begun = Instant::now();
    while !server.store.uncounted(1).await.unwrap().is_empty() {
        assert!(begun.elapsed() < Duration::from_mins(1), "games are not counted");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn result(winner: u8, subjects: &[&str]) -> Value {
    json!({ "winners": [winner], "scores": [1, 0], "reason": "goal", "subjects": subjects })
}

#[tokio::test]
async fn accounts_and_house_bots_are_rated_and_nobody_else() {
    let server = Server::start().await;
    let ann_cookie = server.account("ann", "a long password").await;
    let (ann, guest) = (id_of(&server, &ann_cookie).await, id_of(&server, &server.guest("Bob").await).await);
    let gone_cookie = server.account("gone", "a long password").await;
    let gone = id_of(&server, &gone_cookie).await;
    let (a, b, g) = (ann.to_string(), guest.to_string(), gone.to_string());
    played(&server, 1, vec![Some(ann), None], true, &result(1, &[&a, "house/3"])).await;
    played(&server, 2, vec![Some(ann), Some(guest)], true, &result(1, &[&a, &b])).await;
    played(&server, 3, vec![Some(ann), Some(gone)], true, &result(1, &[&a, &g])).await;
    played(&server, 4, vec![Some(ann), None], false, &result(1, &[&a, "house/3"])).await;
    played(&server, 5, vec![Some(ann), None], true, &json!({ "winners": "nobody" })).await;
    played(&server, 6, vec![Some(ann), Some(ann)], true, &result(1, &[&a, &a])).await;
    played(&server, 7, vec![Some(ann), None], true, &result(1, &[&a, "somebody"])).await;
    server.store.remove_person(gone).await.unwrap();

    server.service.begin().await.unwrap();
    counted(&server).await;
    let me = server.me(&ann_cookie).await.body;
    assert_eq!(me["ratings"].as_array().unwrap().len(), 1, "{me}");
    let rating = &me["ratings"][0];
    assert_eq!((rating["game"].as_str(), rating["pool"].as_str()), (Some("quoridor"), Some("2")));
    assert_eq!(rating["games"], 1, "only the first game counts");
    assert!(rating["rating"].as_f64().unwrap() > 1600.0, "{rating}");
    let house = server.store.ratings("house/3").await.unwrap();
    assert!(house.len() == 1 && house[0].rating < 1400.0, "{house:?}");
    assert!(server.store.ratings(&b).await.unwrap().is_empty());
    assert!(server.store.ratings(&g).await.unwrap().is_empty());
}

#[tokio::test]
async fn two_who_count_at_once_count_each_game_once() {
    let server = Server::start().await;
    let cookie = server.account("ann", "a long password").await;
    let ann = id_of(&server, &cookie).await;
    for n in 1..=30 {
        played(&server, n, vec![Some(ann), None], true, &result(1, &[&ann.to_string(), "house/3"])).await;
    }
    server.service.begin().await.unwrap();
    server.service.begin().await.unwrap();
    counted(&server).await;
    assert_eq!(server.me(&cookie).await.body["ratings"][0]["games"], 30);
}
