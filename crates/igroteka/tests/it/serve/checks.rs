//! `igroteka check`: of a data folder, of a backup, and when something is damaged.

use std::fs;
use std::path::Path;

use igroteka_protocol::TableId;
use igroteka_store::{Database, NewTable, TableChange, TableStatus, open};

use crate::serve::server::{Server, folder, igroteka, refusal, run, text};

const DAMAGED: TableId = TableId(7);

/// A data folder with two tables.
fn fill(data: &Path) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = open(&Database::Folder(data.to_owned())).await.expect("a new folder");
        for (id, body) in [(DAMAGED, "the first entry of seven"), (TableId(8), "another")] {
            let (status, summary) = (TableStatus::Closed, String::new());
            let change = TableChange { status, listed: false, summary, people: vec![] };
            let (game, entries) = ("metro".to_owned(), vec![body.to_owned()]);
            store.create_table(NewTable { id, game, at: 1, entries, change }).await.expect("a new table");
        }
        store.close().await;
    });
}

/// Changes one letter of an entry in a database file.
fn damage(file: &Path) {
    let mut bytes = fs::read(file).expect("a file");
    let body = b"the first entry of seven";
    let start = bytes.windows(body.len()).position(|window| window == body).expect("the entry is there");
    bytes[start] ^= 1;
    fs::write(file, bytes).expect("it can be written");
}

#[test]
fn a_sound_store_is_checked_while_the_service_runs() {
    let folder = folder();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    fill(&data);
    let server = Server::start_in(&data, &[]);
    assert!(run(&["backup", text(&copy), "--data", text(&data)]).status.success());
    for arguments in [&["check", "--data", text(&data)][..], &["check", text(&copy)]] {
        let output = run(arguments);
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(told, "tables: 2; damaged: 0; entries read: 2; without a hash: 0\n");
    }
    drop(server);
}

#[test]
fn damage_is_named_and_refused_unless_it_is_kept() {
    let folder = folder();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    fill(&data);
    assert!(run(&["backup", text(&copy), "--data", text(&data)]).status.success());
    damage(&copy);

    let output = run(&["check", text(&copy)]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stdout);
    let expected = format!(
        "table {DAMAGED}: entry 1 does not match its hash\n\
         tables: 2; damaged: 1; entries read: 1; without a hash: 0\n"
    );
    assert_eq!(told, expected);

    let restored = folder.path().join("restored");
    let told = refusal(igroteka(&["restore", text(&copy), "--data", text(&restored)]));
    assert!(told.contains(&format!("is damaged: table {DAMAGED}: entry 1")), "{told}");
    assert!(run(&["restore", text(&copy), "--keep-damaged", "--data", text(&restored)]).status.success());
    let again = folder.path().join("again.db");
    let told = refusal(igroteka(&["backup", text(&again), "--data", text(&restored)]));
    assert!(told.contains("is damaged") && !again.exists(), "{told}");
    assert!(run(&["backup", text(&again), "--keep-damaged", "--data", text(&restored)]).status.success());
    assert_eq!(run(&["check", "--data", text(&restored)]).status.code(), Some(1));
}

#[test]
fn what_cannot_be_checked_is_refused() {
    let folder = folder();
    let bad = folder.path().join("bad.db");
    fs::write(&bad, vec![7; 10_000]).expect("it can be written");
    for (arguments, part) in [
        (["check", text(&bad)], "bad.db"),
        (["check", "missing.db"], "missing.db"),
        (["check", "--data=no such folder"], "there is no data"),
    ] {
        let told = refusal(igroteka(&arguments));
        assert!(told.contains(part), "{arguments:?}: {told}");
    }
}
