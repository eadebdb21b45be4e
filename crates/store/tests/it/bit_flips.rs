//! Single bits of a database file that change: what a failing disk or a bad copy does.

use std::path::Path;
use std::sync::Arc;

use igroteka_protocol::TableId;
use igroteka_store::DamagedTables::{Keep, Refuse};
use igroteka_store::{
    Append, Database, Entry, NewTable, Store, StoreError, TableChange, TableStatus, backup_folder,
    check_file, check_store, open, restore_folder,
};

const DAMAGED: TableId = TableId(1);
const SOUND: TableId = TableId(2);

/// SQLite keeps such a number in six bytes, found nowhere else in the file.
const TIME: i64 = 0x0123_4567_89AB;
const MOVE: &str = "the third entry, a move";

async fn open_folder(folder: &Path) -> Arc<dyn Store> {
    open(&Database::Folder(folder.to_owned())).await.expect("it opens")
}

async fn append(store: &Arc<dyn Store>, table: TableId, expect: u64, at: i64, body: &str) {
    let (entries, change, started, ended) = (vec![body.to_owned()], None, None, None);
    store.append(Append { table, expect, at, entries, change, started, ended }).await.expect("an append");
}

/// A copy with two tables of four entries each.
async fn make_copy(folder: &Path, copy: &Path) -> Vec<Entry> {
    let store = open_folder(folder).await;
    for id in [DAMAGED, SOUND] {
        let change =
            TableChange { status: TableStatus::Over, listed: false, summary: String::new(), people: vec![] };
        let (game, entries) = ("metro".to_owned(), vec!["created".to_owned(), "begins".to_owned()]);
        store.create_table(NewTable { id, game, at: 1, entries, change }).await.expect("a new table");
    }
    append(&store, DAMAGED, 2, TIME, MOVE).await;
    append(&store, SOUND, 2, 5, "another move").await;
    for table in [DAMAGED, SOUND] {
        append(&store, table, 3, 9, "the last move").await;
    }
    let log = store.log(DAMAGED, 0, 10).await.expect("a log");
    store.backup(copy).await.expect("a copy");
    store.close().await;
    log
}

/// The byte that follows this, of which there is one.
fn end_of(needle: &[u8], bytes: &[u8]) -> usize {
    let mut found = bytes.windows(needle.len()).enumerate().filter(|(_, window)| *window == needle);
    let (start, _) = found.next().expect("it is in the file");
    assert!(found.next().is_none(), "it is there once");
    start + needle.len()
}

#[tokio::test]
async fn a_flipped_bit_is_refused_by_all_who_read_it() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let copy = place.path().join("copy");
    let written = make_copy(&place.path().join("made"), &copy).await;
    let bytes = std::fs::read(&copy).expect("a file");
    assert!(check_file(&copy).await.expect("a report").is_sound());

    let (time, body) = (end_of(&TIME.to_be_bytes()[2..], &bytes), end_of(MOVE.as_bytes(), &bytes));
    // The body is between the time and the hash; a small seq is one byte before the time.
    assert_eq!(time + MOVE.len(), body);
    let seq = time - 7;
    let flips = [
        (body - 1, 0x01),
        (body - 1, 0x80),
        (time, 0x20),
        (time - 1, 0x01),
        (time - 6, 0x40),
        (body, 0x01),
        (body + 31, 0x80),
        (seq, 0x08),
    ];
    for (number, (place_of_bit, bit)) in flips.into_iter().enumerate() {
        let mut flipped = bytes.clone();
        flipped[place_of_bit] ^= bit;
        let folder = place.path().join(format!("folder {number}"));
        std::fs::create_dir(&folder).expect("a folder");
        let file = place.path().join(format!("copy {number}"));
        for path in [&file, &folder.join("igroteka.db")] {
            std::fs::write(path, &flipped).expect("a file");
        }

        let store = open_folder(&folder).await;
        match store.log(DAMAGED, 0, 10).await {
            Err(StoreError::Damaged { table, .. }) => assert_eq!(table, DAMAGED.to_string()),
            // The seq is in the index as well, from where it may be read unharmed.
            Ok(log) => assert!(place_of_bit == seq && log == written, "flip {number} is not noticed"),
            Err(error) => panic!("flip {number}: {error}"),
        }
        append(&store, SOUND, 4, 10, "the other table goes on").await;
        let refused = store.backup(&place.path().join("no copy")).await.expect_err("a refusal");
        assert!(refused.to_string().contains("is damaged"), "flip {number}: {refused}");
        assert!(!place.path().join("no copy").exists());
        store.close().await;

        let (of_file, of_folder) = (check_file(&file).await, check_store(&Database::Folder(folder)).await);
        for report in [of_file, of_folder] {
            let report = report.expect("a report");
            let tables: Vec<_> = report.damaged.iter().map(|damaged| damaged.table.clone()).collect();
            assert!(tables == [DAMAGED.to_string()] || place_of_bit == seq, "flip {number}: {report:?}");
            assert!(!report.is_sound(), "flip {number}");
        }
        let target = place.path().join(format!("target {number}"));
        let refused = restore_folder(&file, &target, Refuse).await.expect_err("a refusal");
        assert!(refused.to_string().contains("is damaged"), "flip {number}: {refused}");
        assert!(!target.join("igroteka.db").exists());
    }
}

#[tokio::test]
async fn a_damaged_table_can_be_kept_for_the_sake_of_the_others() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let (file, target) = (place.path().join("copy"), place.path().join("target"));
    make_copy(&place.path().join("made"), &file).await;
    let mut bytes = std::fs::read(&file).expect("a file");
    let end = end_of(MOVE.as_bytes(), &bytes);
    bytes[end - 1] ^= 1;
    std::fs::write(&file, bytes).expect("a file");

    restore_folder(&file, &target, Keep).await.expect("it is restored");
    let store = open_folder(&target).await;
    append(&store, SOUND, 4, 10, "the other table goes on").await;
    assert_eq!(store.log(SOUND, 0, 10).await.expect("a log").len(), 5);
    assert!(matches!(store.log(DAMAGED, 0, 10).await, Err(StoreError::Damaged { .. })));
    store.close().await;
    let again = place.path().join("again");
    assert!(backup_folder(&target, &again, Refuse).await.is_err());
    backup_folder(&target, &again, Keep).await.expect("a copy");
    let damaged = check_file(&again).await.expect("a report").damaged;
    assert_eq!((damaged.len(), damaged[0].flaw.as_str()), (1, "entry 3 does not match its hash"));
}
