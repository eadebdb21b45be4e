//! What only a data folder has: its lock, its file, its copies.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use igroteka_protocol::TableId;
use igroteka_store::DamagedTables::Refuse;
use igroteka_store::{
    Append, Database, NewTable, Store, StoreError, TableChange, TableStatus, backup_folder, open,
    restore_folder,
};
use sqlx::{Connection, SqliteConnection};

async fn open_folder(folder: &Path) -> Result<Arc<dyn Store>, StoreError> {
    open(&Database::Folder(folder.to_owned())).await
}

async fn add_table(store: &Arc<dyn Store>, id: u128) {
    let change =
        TableChange { status: TableStatus::Waiting, listed: true, summary: String::new(), people: vec![] };
    let entries = vec!["created".to_string()];
    let table = NewTable { id: TableId(id), game: "metro".to_string(), at: 1, entries, change };
    store.create_table(table).await.expect("a new table");
}

async fn add_entry(store: &Arc<dyn Store>, id: u128, expect: u64) {
    let entries = vec![format!("{id} {}", expect + 1)];
    let (change, started, ended) = (None, None, None);
    let append = Append { table: TableId(id), expect, at: 2, entries, change, started, ended };
    store.append(append).await.expect("an append");
}

fn sentence<T>(result: Result<T, StoreError>) -> String {
    match result {
        Ok(_) => panic!("it was not refused"),
        Err(error) => error.to_string(),
    }
}

/// Changes the file behind the store's back.
async fn alter(file: &Path, sql: &'static str) {
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("a statement");
    connection.close().await.expect("an end");
}

/// Names and contents of everything in a folder.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut contents: Vec<_> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| {
            let entry = entry.expect("an entry");
            (entry.file_name().into_string().expect("a name"), std::fs::read(entry.path()).expect("a file"))
        })
        .collect();
    contents.sort();
    contents
}

#[tokio::test]
async fn a_folder_has_one_owner() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = place.path().join("deep/data ?#%");
    let first = open_folder(&folder).await.expect("a new folder");
    add_table(&first, 1).await;
    let second = open_folder(&folder).await;
    assert!(matches!(&second, Err(StoreError::InUse(_))));
    assert_eq!(sentence(second), format!("another igroteka uses the data folder {}", folder.display()));
    let copy = place.path().join("copy");
    first.backup(&copy).await.expect("a copy");
    assert!(matches!(restore_folder(&copy, &folder, Refuse).await, Err(StoreError::InUse(_))));
    // The refused ones did no harm.
    add_entry(&first, 1, 1).await;
    first.close().await;
    let second = open_folder(&folder).await.expect("the folder is free");
    assert_eq!(second.log(TableId(1), 0, 10).await.expect("a log").len(), 2);
    // Dropped without a word, as when a caller fails: the folder becomes free as well.
    drop(second);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    let third = loop {
        match open_folder(&folder).await {
            Ok(store) => break store,
            Err(error) => assert!(std::time::Instant::now() < deadline, "{error}"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    };
    third.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn others_may_not_look_into_it() {
    use std::os::unix::fs::PermissionsExt;
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = place.path().join("data");
    let store = open_folder(&folder).await.expect("a new folder");
    add_table(&store, 1).await;
    let copy = place.path().join("copy");
    store.backup(&copy).await.expect("a copy");
    let mode = |path: &Path| path.metadata().expect("it exists").permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    for entry in std::fs::read_dir(&folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    assert_eq!(mode(&copy), 0o600);
    store.close().await;
}

#[tokio::test]
async fn newer_data_is_refused_untouched() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open_folder(folder.path()).await.expect("a new folder");
    add_table(&store, 1).await;
    store.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'from the future', 1, x'00', 0)";
    alter(&folder.path().join("igroteka.db"), newer).await;
    let before = contents(folder.path());
    let refused = open_folder(folder.path()).await;
    assert!(matches!(&refused, Err(StoreError::Newer { found: 9999, .. })));
    assert!(sentence(refused).contains("use a newer igroteka"));
    let database = |contents: &[(String, Vec<u8>)]| {
        contents.iter().find(|(name, _)| name == "igroteka.db").expect("the database").1.clone()
    };
    assert!(database(&contents(folder.path())) == database(&before), "not a byte has changed");

    // A copy of it can be made, but not brought back.
    let copies = tempfile::tempdir().expect("a temporary folder");
    let (copy, target) = (copies.path().join("copy"), copies.path().join("target"));
    backup_folder(folder.path(), &copy, Refuse).await.expect("a copy");
    assert!(matches!(
        restore_folder(&copy, &target, Refuse).await,
        Err(StoreError::Newer { found: 9999, .. })
    ));
    assert!(!target.join("igroteka.db").exists());
}

#[tokio::test]
async fn what_is_not_ours_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("igroteka.db");
    std::fs::write(&file, "Dear diary, ".repeat(1000)).expect("a file");
    assert!(sentence(open_folder(folder.path()).await).contains("cannot be read"));
    std::fs::remove_file(&file).expect("it was there");
    std::fs::write(&file, "").expect("a file");
    alter(&file, "CREATE TABLE recipes (name TEXT)").await;
    assert!(sentence(open_folder(folder.path()).await).ends_with("is a database, but not igroteka's"));
    std::fs::write(&file, "").expect("a file");
    let store = open_folder(folder.path()).await.expect("an empty file is no data");
    store.close().await;
    let plain = folder.path().join("plain");
    std::fs::write(&plain, "").expect("a file");
    assert!(sentence(open_folder(&plain).await).contains("cannot be used"));
}

/// Copies are made while forty tables are written to; each is a prefix of what came to be.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_meanwhile_is_whole() {
    const TABLES: u128 = 40;
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = place.path().join("data");
    let store = open_folder(&folder).await.expect("a new folder");
    for id in 1..=TABLES {
        add_table(&store, id).await;
    }
    let enough = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (1..=TABLES)
        .map(|id| {
            let (store, enough) = (store.clone(), enough.clone());
            tokio::spawn(async move {
                let mut head = 1;
                while !enough.load(Ordering::Relaxed) || head < 5 {
                    add_entry(&store, id, head).await;
                    head += 1;
                }
                head
            })
        })
        .collect();
    let copies: Vec<_> = (0..3).map(|n| place.path().join(format!("copy {n}"))).collect();
    for copy in &copies {
        backup_folder(&folder, copy, Refuse).await.expect("a copy");
    }
    enough.store(true, Ordering::Relaxed);
    let mut heads = Vec::new();
    for writer in writers {
        heads.push(writer.await.expect("a writer"));
    }
    store.close().await;

    let mut total_before = 0;
    for (n, copy) in copies.iter().enumerate() {
        let target = place.path().join(format!("restored {n}"));
        restore_folder(copy, &target, Refuse).await.expect("it is restored");
        let store = open_folder(&target).await.expect("it opens");
        let mut total = 0;
        for (id, end) in (1..=TABLES).zip(&heads) {
            let row = store.table(TableId(id)).await.expect("a row").expect("the table");
            let log = store.log(TableId(id), 0, u32::MAX).await.expect("a log");
            assert_eq!(row.head, log.len() as u64, "row and log are of one moment");
            assert!(row.head <= *end);
            for (seq, entry) in (2..).zip(&log[1..]) {
                assert_eq!((entry.seq, &entry.body), (seq, &format!("{id} {seq}")));
            }
            total += row.head;
        }
        assert!(total >= total_before, "a later copy has no less");
        total_before = total;
        add_entry(&store, 1, store.table(TableId(1)).await.expect("a row").expect("the table").head).await;
        store.close().await;
    }
}

#[tokio::test]
async fn copies_replace_nothing() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = place.path().join("data");
    let copy = place.path().join("copy");
    assert!(sentence(backup_folder(&folder, &copy, Refuse).await).starts_with("there is no data in"));
    let store = open_folder(&folder).await.expect("a new folder");
    add_table(&store, 1).await;
    std::fs::write(&copy, "precious").expect("a file");
    assert!(sentence(store.backup(&copy).await).ends_with("it exists already"));
    assert_eq!(std::fs::read(&copy).expect("a file"), b"precious");
    assert!(store.backup(&place.path().join("no such folder/copy")).await.is_err());
    let good = place.path().join("good");
    store.backup(&good).await.expect("a copy");
    store.close().await;
    let left: Vec<_> = contents_names(place.path());
    assert_eq!(left, ["copy", "data", "good"], "nothing half-made is left");

    // Into a folder with data nothing is restored.
    let before = contents(&folder);
    assert!(sentence(restore_folder(&good, &folder, Refuse).await).contains("it has data already"));
    assert_eq!(contents(&folder), before);
}

fn contents_names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    names.sort();
    names
}

#[tokio::test]
async fn broken_copies_are_refused() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = place.path().join("data");
    let store = open_folder(&folder).await.expect("a new folder");
    for id in 1..=200 {
        add_table(&store, id).await;
    }
    let good = place.path().join("good");
    store.backup(&good).await.expect("a copy");
    store.close().await;
    let bytes = std::fs::read(&good).expect("a file");
    let mut damaged = bytes.clone();
    // A page in the middle, where a table or an index has its rows.
    let page = 4096 * (bytes.len() / 4096 / 2);
    damaged[page..page + 4096].fill(0xAA);
    let cases: [(&str, Vec<u8>); 6] = [
        ("empty", Vec::new()),
        ("short", bytes[..50].to_vec()),
        ("half", bytes[..bytes.len() / 2].to_vec()),
        ("a page less", bytes[..bytes.len() - 4096].to_vec()),
        ("damaged", damaged),
        ("text", b"Dear diary".repeat(500)),
    ];
    for (name, bytes) in cases {
        let file = place.path().join(name);
        std::fs::write(&file, bytes).expect("a file");
        let target = place.path().join(format!("target of {name}"));
        let refused = sentence(restore_folder(&file, &target, Refuse).await);
        assert!(refused.contains(&file.display().to_string()), "{name}: {refused}");
        assert_eq!(contents_names(&target), ["igroteka.lock"], "{name}: nothing else is left");
    }
    let other = place.path().join("other");
    alter_new(&other).await;
    let refused = sentence(restore_folder(&other, &place.path().join("target"), Refuse).await);
    assert!(refused.ends_with("is a database, but not igroteka's"), "{refused}");
    assert!(
        restore_folder(&place.path().join("nowhere"), &place.path().join("target"), Refuse).await.is_err()
    );

    // After all that, the good one is still welcome.
    restore_folder(&good, &place.path().join("target"), Refuse).await.expect("it is restored");
    let store = open_folder(&place.path().join("target")).await.expect("it opens");
    assert!(store.table(TableId(200)).await.expect("a row").is_some());
    store.close().await;
}

async fn alter_new(file: &Path) {
    std::fs::write(file, "").expect("a file");
    alter(file, "CREATE TABLE recipes (name TEXT)").await;
}
