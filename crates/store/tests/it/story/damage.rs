//! Logs that were changed behind the store's back.

use std::sync::Arc;

use igroteka_protocol::TableId;
use igroteka_store::{CheckReport, DamagedTable, Database, Store, StoreError, check_store};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use crate::story::given::{append, bodies, table};
use crate::story::open_anew;

/// What is done to a table's log of five entries, and what the store says of it.
const DAMAGES: [(&str, &str); 11] = [
    ("UPDATE entries SET body = 'Move 3' WHERE {here} AND seq = 3", "entry 3 does not match its hash"),
    ("UPDATE entries SET at = at + 1 WHERE {here} AND seq = 3", "entry 3 does not match its hash"),
    ("UPDATE entries SET seq = 30 WHERE {here} AND seq = 3", "entry 3 is missing"),
    ("DELETE FROM entries WHERE {here} AND seq = 3", "entry 3 is missing"),
    ("DELETE FROM entries WHERE {here} AND seq = 1", "entry 1 is missing"),
    ("DELETE FROM entries WHERE {here} AND seq > 3", "entry 4 is missing"),
    ("DELETE FROM entries WHERE {here}", "entry 1 is missing"),
    ("UPDATE entries SET hash = NULL WHERE {here} AND seq = 3", "entry 3 has lost its hash"),
    ("UPDATE entries SET hash = NULL WHERE {here} AND seq = 1", "entry 2 does not match its hash"),
    ("UPDATE tables SET head = 4 WHERE id = '{id}'", "it should end with entry 4, and there are more"),
    ("UPDATE tables SET hash = NULL WHERE id = '{id}'", "its last entry is not the one that its table knows"),
];

async fn alter(database: &Database, id: TableId, sql: &str) {
    let sql = sql.replace("{here}", "table_key = (SELECT key FROM tables WHERE id = '{id}')");
    let sql = AssertSqlSafe(sql.replace("{id}", &id.to_string()));
    match database {
        Database::Folder(folder) => {
            let address = format!("sqlite://{}", folder.join("igroteka.db").display());
            let mut connection = SqliteConnection::connect(&address).await.expect("a database");
            sqlx::raw_sql(sql).execute(&mut connection).await.expect("a statement");
            connection.close().await.expect("an end");
        }
        Database::Postgres(address) | Database::Pooled { direct: address, .. } => {
            let mut connection = PgConnection::connect(address).await.expect("a database");
            sqlx::raw_sql(sql).execute(&mut connection).await.expect("a statement");
            connection.close().await.expect("an end");
        }
    }
}

async fn five_entries(store: &Arc<dyn Store>, id: u128) -> TableId {
    let table = table(store, id).await;
    store.append(append(table, 1, &["move 2", "move 3"])).await.expect("an append");
    store.append(append(table, 3, &["move 4", "move 5"])).await.expect("an append");
    table
}

async fn flaw(store: &Arc<dyn Store>, id: TableId, page: u32) -> String {
    let mut after = 0;
    loop {
        match store.log(id, after, page).await {
            Ok(entries) if entries.is_empty() => panic!("the damage of {id} is not found"),
            Ok(entries) => after += entries.len() as u64,
            Err(StoreError::Damaged { table, flaw }) => {
                assert_eq!(table, id.to_string());
                return flaw;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

pub async fn what_is_changed_in_a_log_is_found(database: &Database) {
    let store = open_anew(database).await;
    let mut expected = Vec::new();
    for (id, (sql, found)) in (1..).zip(DAMAGES) {
        let table = five_entries(&store, id).await;
        alter(database, table, sql).await;
        for page in [1, 2, 100] {
            assert_eq!(flaw(&store, table, page).await, found, "{sql}, {page} at once");
        }
        expected.push(DamagedTable { table: table.to_string(), flaw: found.to_owned() });
    }
    let sound = five_entries(&store, 100).await;
    let report = check_store(database).await.expect("a report");
    assert_eq!((report.tables, &report.damaged), (DAMAGES.len() as u64 + 1, &expected));
    assert!(!report.is_sound() && report.file.is_empty());
    store.append(append(sound, 5, &["move 6"])).await.expect("the others go on");
    assert_eq!(bodies(&store, sound).await.len(), 6);
    store.close().await;
}

pub async fn entries_from_before_there_were_hashes_are_accepted(database: &Database) {
    let store = open_anew(database).await;
    let table = five_entries(&store, 1).await;
    alter(database, table, "UPDATE entries SET hash = NULL WHERE {here}").await;
    alter(database, table, "UPDATE tables SET hash = NULL WHERE id = '{id}'").await;
    assert_eq!(bodies(&store, table).await.len(), 5);
    store.append(append(table, 5, &["move 6"])).await.expect("the chain begins");
    store.append(append(table, 6, &["move 7"])).await.expect("the chain goes on");
    assert_eq!(bodies(&store, table).await.len(), 7);
    let sound = CheckReport { tables: 1, entries: 7, without_hash: 5, ..CheckReport::default() };
    assert_eq!(check_store(database).await.expect("a report"), sound);
    alter(database, table, "UPDATE entries SET body = '' WHERE {here} AND seq = 6").await;
    assert_eq!(flaw(&store, table, 100).await, "entry 6 does not match its hash");
    store.close().await;
}
