//! The log: who may append, and what is read back.

use std::sync::Arc;

use igroteka_protocol::TableId;
use igroteka_store::{Entry, Store, StoreError};

use crate::story::given::{append, bodies, table};

pub async fn an_append_names_what_it_expects(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    store.append(append(table, 1, &["a", "b"])).await.expect("the right seq");
    for wrong in [0, 1, 2, 4, u64::MAX] {
        let refused = store.append(append(table, wrong, &["x"])).await;
        assert!(matches!(refused, Err(StoreError::Conflict { head: 3 })), "{wrong}: {refused:?}");
    }
    let nowhere = store.append(append(TableId(2), 0, &["x"])).await;
    assert!(matches!(nowhere, Err(StoreError::Missing("table"))), "{nowhere:?}");
    assert_eq!(bodies(&store, table).await, ["created", "a", "b"]);
    assert_eq!(store.table(table).await.expect("a row").expect("the table").updated_at, 2001);
}

/// Eight players append to one table; each reads the head again when it loses.
pub async fn appends_race_and_one_wins_a_place(store: Arc<dyn Store>) {
    const EACH: usize = 25;
    let table = table(&store, 1).await;
    let players: Vec<_> = (0..8)
        .map(|player| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut head = 1;
                for n in 0..EACH {
                    let (one, two) = (format!("{player} {n} first"), format!("{player} {n} second"));
                    loop {
                        match store.append(append(table, head, &[&one, &two])).await {
                            Ok(()) => break,
                            Err(StoreError::Conflict { head: found }) => {
                                assert!(found > head, "a conflict tells what is newer");
                                head = found;
                            }
                            Err(error) => panic!("{error}"),
                        }
                    }
                    head += 2;
                }
            })
        })
        .collect();
    for player in players {
        player.await.expect("a player plays to the end");
    }
    let bodies = bodies(&store, table).await;
    assert_eq!(bodies.len(), 1 + 8 * EACH * 2);
    for player in 0..8 {
        let prefix = format!("{player} ");
        let own: Vec<_> = bodies.iter().filter(|body| body.starts_with(&prefix)).collect();
        let expected: Vec<_> =
            (0..EACH).flat_map(|n| [format!("{player} {n} first"), format!("{player} {n} second")]).collect();
        assert_eq!(own, expected.iter().collect::<Vec<_>>(), "each append once, in its order");
    }
    for pair in bodies[1..].chunks(2) {
        assert_eq!(pair[0].replace("first", "second"), pair[1], "entries of an append stay together");
    }
}

pub async fn the_log_comes_in_pages(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    // More entries than one statement inserts.
    let texts: Vec<String> = (2..=400).map(|n| format!("entry {n}")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    store.append(append(table, 1, &texts)).await.expect("an append");
    let page = store.log(table, 0, 3).await.expect("a page");
    let seqs: Vec<u64> = page.iter().map(|entry| entry.seq).collect();
    assert_eq!(seqs, [1, 2, 3]);
    assert_eq!(page[2], Entry { seq: 3, at: 2001, body: "entry 3".to_string() });
    let last = store.log(table, 398, 100).await.expect("a page");
    assert_eq!(last.iter().map(|entry| entry.body.as_str()).collect::<Vec<_>>(), ["entry 399", "entry 400"]);
    assert!(store.log(table, 400, 100).await.expect("a page").is_empty());
    assert!(store.log(table, u64::MAX, u32::MAX).await.expect("a page").is_empty());
    assert!(store.log(table, 0, 0).await.expect("a page").is_empty());
    assert_eq!(bodies(&store, table).await.len(), 400);
}

pub async fn odd_texts_come_back_as_they_were(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    let huge = "я".repeat(600_000);
    let odd = [
        "",
        "'; DROP TABLE entries; --",
        "\"\\u0000\"",
        "{\"a\":[1,null]}",
        "\u{1}\n\t\u{2028}😀",
        "$1 ?1",
        &huge,
    ];
    let mut odd_append = append(table, 1, &odd);
    odd_append.change = Some(igroteka_store::TableChange {
        summary: odd[4].to_string(),
        ..crate::story::given::change(igroteka_store::TableStatus::Over, &[])
    });
    store.append(odd_append).await.expect("an append");
    assert_eq!(bodies(&store, table).await[1..], odd);
    assert_eq!(store.table(table).await.expect("a row").expect("the table").summary, odd[4]);
}

pub async fn what_makes_no_sense_is_refused(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    // Neither may harm another append of its group.
    let (good, empty, nul) = tokio::join!(
        store.append(append(table, 1, &["good"])),
        store.append(append(table, 2, &[])),
        store.append(append(table, 2, &["a\0b"])),
    );
    assert!(good.is_ok());
    assert!(matches!(empty, Err(StoreError::Invalid(_))), "{empty:?}");
    assert!(matches!(nul, Err(StoreError::Invalid(_))), "{nul:?}");
    assert!(store.say(table, igroteka_protocol::PersonId(1), "a\0b", 1).await.is_err());
    assert!(store.person_by_login("a\0b").await.expect("an answer").is_none());
    assert_eq!(bodies(&store, table).await, ["created", "good"]);
}
