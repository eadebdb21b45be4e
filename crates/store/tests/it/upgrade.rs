//! Data kept from every released schema opens with this program, and nothing in it is lost.
//!
//! `tests/schemas/v1.sql` is a data folder of schema 1 as `sqlite3 igroteka.db .dump` writes it. A new schema gets a
//! new dump beside it, made with the last program of the old one; a dump is never changed.

use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::DamagedTables::Refuse;
use igroteka_store::{
    Append, CheckReport, Database, StoreError, TableFilter, TableStatus, check_file, check_store, open,
    open_beside, restore_folder,
};
use sqlx::{Connection, PgConnection, SqliteConnection};

async fn folder_of(dump: &'static str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("igroteka.db");
    std::fs::write(&file, "").expect("a file");
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    sqlx::raw_sql(dump).execute(&mut connection).await.expect("the dump is read");
    connection.close().await.expect("an end");
    folder
}

#[tokio::test]
async fn schema_1() {
    let folder = folder_of(include_str!("../schemas/v1.sql")).await;
    let store = open(&Database::Folder(folder.path().to_owned())).await.expect("old data opens");

    let log = store.log(TableId(1), 0, 100).await.expect("a log");
    let bodies: Vec<&str> = log.iter().map(|entry| entry.body.as_str()).collect();
    assert_eq!(bodies, ["{\"created\":1}", "{\"begins\":5}", "{\"move\":\"e2\"}", "{\"ends\":\"ё\"}"]);
    let row = store.table(TableId(1)).await.expect("a row").expect("the table");
    assert_eq!((row.head, row.status, row.updated_at), (4, TableStatus::Over, 4000));
    assert_eq!(row.summary, "Анна — house/3");
    let game = store.game(GameId(5)).await.expect("an answer").expect("the game");
    assert_eq!((game.seats, game.result.as_deref()), (vec![Some(PersonId(7)), None], Some("0")));
    let (_, anna) = store.token(&[9; 32], 0).await.expect("an answer").expect("the token");
    assert_eq!((anna.name.as_str(), anna.login.as_deref()), ("Анна", Some("anna")));
    assert_eq!(store.chat(TableId(1), 0, 10).await.expect("a chat")[0].text, "hello");
    assert_eq!(store.tables(TableFilter::Of(PersonId(7)), 10).await.expect("tables").len(), 1);
    let rating = &store.ratings(&PersonId(7).to_string()).await.expect("ratings")[0];
    assert_eq!((rating.rating.to_bits(), rating.games), (1612.5_f64.to_bits(), 1));
    assert_eq!(store.outages(0).await.expect("outages"), [(10, 20)]);
    assert_eq!(store.heartbeat(5000).await.expect("a heartbeat"), Some(4500));

    let entries = vec!["goes on".to_string()];
    let (change, started, ended) = (None, None, None);
    let append = Append { table: TableId(1), expect: 4, at: 5000, entries, change, started, ended };
    store.append(append).await.expect("old data can be written to");
    assert!(store.review_of(GameId(5)).await.expect("an answer").is_none());
    assert_eq!(store.count_mistakes(PersonId(7), 5000).await.expect("a number").due, 0);
    store.close().await;
}

#[tokio::test]
async fn schema_2() {
    let folder = folder_of(include_str!("../schemas/v2.sql")).await;
    let database = Database::Folder(folder.path().to_owned());
    // A check changes nothing, and a copy from before there were hashes is restored.
    let file = folder.path().join("igroteka.db");
    let old = CheckReport { tables: 1, entries: 4, without_hash: 4, ..CheckReport::default() };
    assert_eq!(check_file(&file).await.expect("a report"), old);
    assert_eq!(check_store(&database).await.expect("a report"), old);
    let target = tempfile::tempdir().expect("a temporary folder");
    restore_folder(&file, target.path(), Refuse).await.expect("it is restored");

    let store = open(&database).await.expect("old data opens");
    assert_eq!(store.log(TableId(1), 0, 100).await.expect("a log").len(), 4);
    let review = store.review_of(GameId(5)).await.expect("an answer").expect("the review");
    assert_eq!(review.kind, "quoridor");
    let due = store.due_mistakes(PersonId(7), 5000, 10).await.expect("mistakes");
    assert_eq!((due.len(), due[0].best.as_str()), (1, "e8"));
    for expect in [4, 5] {
        let (entries, change, started, ended) = (vec!["goes on".to_string()], None, None, None);
        let append = Append { table: TableId(1), expect, at: 5000, entries, change, started, ended };
        store.append(append).await.expect("old data can be written to");
    }
    store.close().await;
    let store = open(&database).await.expect("it opens again");
    assert_eq!(store.log(TableId(1), 0, 100).await.expect("a log").len(), 6);
    store.close().await;
    let new = CheckReport { entries: 6, ..old };
    assert_eq!(check_store(&database).await.expect("a report"), new);
}

/// What a newer program leaves behind: a column, and the names of its migrations.
const NEW_COLUMN: &str = "ALTER TABLE tables ADD COLUMN mood text";

fn migration(version: i64, name: &str, checksum: &str) -> String {
    format!(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES ({version}, '{name}', TRUE, {checksum}, 0)"
    )
}

/// Uses the store as before, for what a newer schema could be in the way of.
async fn use_it(database: &Database) {
    let store = open(database).await.expect("the next version's data opens");
    let change = igroteka_store::TableChange {
        status: TableStatus::Waiting,
        listed: false,
        summary: "new".to_owned(),
        people: vec![],
    };
    let table = igroteka_store::NewTable {
        id: TableId(77),
        game: "nardy".to_owned(),
        at: 1,
        entries: vec!["created".to_owned()],
        change,
    };
    store.create_table(table).await.expect("a table");
    assert_eq!(store.log(TableId(77), 0, 10).await.expect("a log").len(), 1);
    store.close().await;
}

#[tokio::test]
async fn the_next_versions_folder_is_used_if_that_version_only_added_something() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = Database::Folder(folder.path().join("data"));
    open(&database).await.expect("a new store").close().await;
    let file = folder.path().join("data/igroteka.db");
    let run = async |sql: &str| {
        let mut connection =
            SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("a database");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.expect("it is run");
        connection.close().await.expect("an end");
    };
    run(NEW_COLUMN).await;
    run(&migration(4, "adds a mood", "x'00'")).await;
    use_it(&database).await;
    open_beside(&database).await.expect("beside a service, too").close().await;
    // A version that did something else, or two versions, are too much.
    run("UPDATE _sqlx_migrations SET description = 'moods' WHERE version = 4").await;
    let refused = open(&database).await.err().expect("it is refused");
    assert!(matches!(refused, StoreError::Newer { found: 4, known: 3 }), "{refused}");
    run("UPDATE _sqlx_migrations SET description = 'adds a mood' WHERE version = 4").await;
    run(&migration(5, "adds more", "x'00'")).await;
    assert!(open(&database).await.is_err());
}

#[tokio::test]
async fn the_next_versions_database_is_used_by_both() {
    let postgres = igroteka_store::testing::Postgres::start();
    let url = postgres.new_database();
    let database = Database::Postgres(url.clone());
    let running = open(&database).await.expect("a new store");
    let mut connection = PgConnection::connect(&url).await.expect("a connection");
    for sql in [NEW_COLUMN.to_owned(), migration(5, "adds a mood", "'\\x00'")] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.expect("it is run");
    }
    use_it(&database).await;
    assert!(running.table(TableId(77)).await.expect("it goes on").is_some());
    let sql = "UPDATE _sqlx_migrations SET description = 'moods' WHERE version = 5";
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("it is run");
    let refused = open(&database).await.err().expect("it is refused");
    assert!(matches!(refused, StoreError::Newer { found: 5, known: 4 }), "{refused}");
    running.close().await;
}
