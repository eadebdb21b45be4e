//! The chat of a table.

use std::sync::Arc;

use igroteka_protocol::{PersonId, TableId};
use igroteka_store::{ChatEntry, Role, Store, StoreError};

use crate::story::given::{person, table};

pub async fn old_lines_go_and_places_are_not_given_again(store: Arc<dyn Store>) {
    let here = table(&store, 1).await;
    let there = table(&store, 2).await;
    store.add_person(&person(7, Role::Guest, "Anna")).await.expect("a person");
    store.add_person(&person(8, Role::Guest, "Boris")).await.expect("a person");
    for n in 1..=205 {
        let place = store.say(here, PersonId(7), &format!("line {n}"), n).await.expect("a line");
        assert_eq!(place, n as u64);
    }
    assert_eq!(store.say(there, PersonId(8), "elsewhere", 1).await.expect("a line"), 1);
    let nowhere = store.say(TableId(3), PersonId(7), "nowhere", 1).await;
    assert!(matches!(nowhere, Err(StoreError::Missing("table"))), "{nowhere:?}");

    let all = store.chat(here, 0, 1000).await.expect("a chat");
    assert_eq!(all.len(), 200);
    let first = ChatEntry { n: 6, at: 6, person: PersonId(7), text: "line 6".to_string() };
    assert_eq!(all[0], first);
    let places = |lines: Vec<ChatEntry>| lines.iter().map(|line| line.n).collect::<Vec<_>>();
    assert_eq!(store.heads(&[here]).await.expect("heads")[0].chat, 205);
    assert_eq!(places(store.chat(here, 203, 10).await.expect("a chat")), [204, 205]);
    assert_eq!(places(store.chat(here, 0, 2).await.expect("a chat")), [204, 205], "the newest, in order");

    // With all lines gone, the next one still has a place of its own.
    assert_eq!(store.say(here, PersonId(8), "and I", 300).await.expect("a line"), 206);
    store.remove_person(PersonId(7)).await.expect("a removal");
    store.remove_person(PersonId(8)).await.expect("a removal");
    assert!(store.chat(here, 0, 1000).await.expect("a chat").is_empty());
    assert_eq!(store.say(here, PersonId(9), "alone", 301).await.expect("a line"), 207);
}
