//! Tables and how they are found.

use std::sync::Arc;

use igroteka_protocol::{PersonId, TableId};
use igroteka_store::{Store, StoreError, TableFilter, TableHead, TableRow, TableStatus};

use crate::story::given::{append, bodies, change, new_table, table};

pub async fn a_table_begins_once(store: Arc<dyn Store>) {
    let mut first = new_table(1, 1000);
    first.entries = vec!["one".to_string(), "two".to_string()];
    first.change.listed = true;
    first.change.summary = "за столом".to_string();
    store.create_table(first).await.expect("a new table");
    let again = store.create_table(new_table(1, 2000)).await;
    assert!(matches!(again, Err(StoreError::Taken("table"))), "{again:?}");

    assert_eq!(bodies(&store, TableId(1)).await, ["one", "two"]);
    let row = store.table(TableId(1)).await.expect("an answer");
    let expected = TableRow {
        id: TableId(1),
        game: "quoridor".to_string(),
        status: TableStatus::Waiting,
        listed: true,
        head: 2,
        updated_at: 1000,
        summary: "за столом".to_string(),
    };
    assert_eq!(row, Some(expected));
    assert_eq!(store.table(TableId(2)).await.expect("an answer"), None);
    let heads = store.heads(&[TableId(1), TableId(2)]).await.expect("an answer");
    assert_eq!(heads, [TableHead { id: TableId(1), head: 2, chat: 0 }]);
    assert!(store.log(TableId(2), 0, 10).await.expect("an answer").is_empty());

    // Two at once: one begins it.
    let (left, right) =
        tokio::join!(store.create_table(new_table(3, 1000)), store.create_table(new_table(3, 1000)));
    assert!(left.is_ok() != right.is_ok());
    assert_eq!(bodies(&store, TableId(3)).await, ["created"]);
}

async fn ids(store: &Arc<dyn Store>, filter: TableFilter, most: u32) -> Vec<u128> {
    store.tables(filter, most).await.expect("tables").iter().map(|row| row.id.0).collect()
}

pub async fn filters_find_tables_in_their_order(store: Arc<dyn Store>) {
    // Table n was begun as the nth; the last change of table n is at 100 - n.
    for n in 1..=6 {
        let mut new = new_table(n, 100 - n as i64);
        new.change.listed = n % 2 == 1;
        new.change.people = vec![PersonId(70 + n % 2), PersonId(80), PersonId(80)];
        store.create_table(new).await.expect("a new table");
    }
    let playing = |n: u128| {
        let mut append = append(TableId(n), 1, &["begins"]);
        append.at = 50 + n as i64;
        append.change = Some(change(TableStatus::Playing, &[80]));
        append
    };
    store.append(playing(1)).await.expect("an append");
    store.append(playing(2)).await.expect("an append");

    assert_eq!(ids(&store, TableFilter::Listed, 10).await, [5, 3], "newest first; 1 plays");
    assert_eq!(ids(&store, TableFilter::Listed, 1).await, [5]);
    assert_eq!(ids(&store, TableFilter::Status(TableStatus::Waiting), 10).await, [6, 5, 4, 3]);
    assert_eq!(ids(&store, TableFilter::Status(TableStatus::Playing), 10).await, [1, 2]);
    assert!(ids(&store, TableFilter::Status(TableStatus::Over), 10).await.is_empty());
    assert_eq!(ids(&store, TableFilter::IdleSince(TableStatus::Waiting, 96), 10).await, [6, 5]);
    assert_eq!(ids(&store, TableFilter::IdleSince(TableStatus::Playing, 51), 10).await, [0_u128; 0]);
    assert_eq!(ids(&store, TableFilter::Of(PersonId(71)), 10).await, [3, 5], "newest change first");
    assert_eq!(ids(&store, TableFilter::Of(PersonId(70)), 10).await, [4, 6]);
    assert_eq!(ids(&store, TableFilter::Of(PersonId(80)), 3).await, [3, 4, 5]);
    assert!(ids(&store, TableFilter::Of(PersonId(99)), 10).await.is_empty());
}

pub async fn a_closed_table_is_nobodys(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    let mut sits = append(table, 1, &["sits"]);
    sits.change = Some(change(TableStatus::Waiting, &[7]));
    store.append(sits).await.expect("an append");
    assert_eq!(ids(&store, TableFilter::Of(PersonId(7)), 10).await, [1]);

    let mut closes = append(table, 2, &["closes"]);
    closes.change = Some(change(TableStatus::Closed, &[7]));
    store.append(closes).await.expect("an append");
    assert!(ids(&store, TableFilter::Of(PersonId(7)), 10).await.is_empty());
    assert_eq!(ids(&store, TableFilter::Status(TableStatus::Closed), 10).await, [1]);
    assert_eq!(bodies(&store, table).await, ["created", "sits", "closes"], "its log stays");
}
