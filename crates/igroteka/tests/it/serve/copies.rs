//! Copies of the data folder, made while it is used, and brought back.

use std::fs;

use crate::serve::server::{Server, folder, igroteka, refusal, run, text};

#[test]
fn a_copy_is_made_while_the_service_runs_and_brought_back() {
    let (server, folder) = (Server::start(&[]), folder());
    let (copy, restored) = (folder.path().join("copy.db"), folder.path().join("restored"));
    let made = run(&["backup", text(&copy), "--data", text(&server.data)]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(server.get("/readyz").unwrap().is_success());

    let back = run(&["restore", text(&copy), "--data", text(&restored)]);
    assert!(back.status.success(), "{}", String::from_utf8_lossy(&back.stderr));
    let other = Server::start_in(&restored, &[]);
    assert!(other.get("/readyz").unwrap().is_success());
}

#[test]
fn nothing_is_overwritten() {
    let (server, folder) = (Server::start(&[]), folder());
    let copy = folder.path().join("copy.db");
    fs::write(&copy, "dear").unwrap();
    let told = refusal(igroteka(&["backup", text(&copy), "--data", text(&server.data)]));
    assert!(told.contains("exists already"), "{told}");
    assert_eq!(fs::read_to_string(&copy).unwrap(), "dear");

    let good = folder.path().join("good.db");
    assert!(run(&["backup", text(&good), "--data", text(&server.data)]).status.success());
    let told = refusal(igroteka(&["restore", text(&good), "--data", text(&server.data)]));
    assert!(told.contains("uses the data folder"), "{told}");

    let other = folder.path().join("other");
    assert!(run(&["restore", text(&good), "--data", text(&other)]).status.success());
    let told = refusal(igroteka(&["restore", text(&good), "--data", text(&other)]));
    assert!(told.contains("has data already"), "{told}");
}

#[test]
fn what_is_no_copy_is_refused() {
    let folder = folder();
    let (bad, data) = (folder.path().join("bad.db"), folder.path().join("data"));
    fs::write(&bad, vec![7; 10_000]).unwrap();
    for (arguments, part) in [
        ([&["restore", text(&bad)][..], &["--data", text(&data)]].concat(), "bad.db"),
        (vec!["restore", "missing.db", "--data", text(&data)], "missing.db"),
        (vec!["backup", text(&data), "--data", text(&folder.path().join("nothing"))], "there is no data"),
        (vec!["backup", "copy.db", "--database", "postgres://db/games"], "pg_dump"),
    ] {
        let told = refusal(igroteka(&arguments));
        assert!(told.contains(part), "{arguments:?}: {told}");
    }
    assert!(!data.join("igroteka.db").exists());
}
