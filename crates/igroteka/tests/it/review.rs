//! `igroteka review` as a program: tables, JSON, annotated games, refusals.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::common::{printed, refusal, run};

fn golden(game: &str, name: &str) -> String {
    format!("{}/../{game}/tests/golden/{name}.record", env!("CARGO_MANIFEST_DIR"))
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("igroteka-review-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn path(file: &std::path::Path) -> &str {
    file.to_str().expect("a path is text")
}

#[test]
fn the_same_positions_give_the_same_review_on_any_number_of_threads() {
    let file = golden("quoridor", "small");
    let review = |more: &[&str]| printed(&run(&[&["review", &file, "--nodes", "300"], more].concat()));
    let json = review(&["--json"]);
    assert_eq!(review(&["--json", "--threads", "2"]), json);
    let told: Value = serde_json::from_str(&json).expect("a review is JSON");
    assert_eq!(
        (&told["format"], &told["game"], &told["unit"]),
        (&1.into(), &"quoridor".into(), &"win".into())
    );
    assert_eq!(told["positions"], 300);
    let table = review(&[]);
    for seat in told["seats"].as_array().expect("there are seats") {
        let line = table.lines().find(|line| line.starts_with(&seat["seat"].to_string()));
        let line = line.unwrap_or_else(|| panic!("every seat has a line:\n{table}"));
        assert!(line.contains(&format!(" {} ", seat["decisions"])), "{line}");
    }
}

/// A whole match from another program: reviewed, annotated, and still the same match.
#[test]
fn a_match_is_reviewed_and_annotated() {
    let folder = folder("match");
    let mat = format!("{}/../nardy/tests/mat/gnubg.mat", env!("CARGO_MANIFEST_DIR"));
    let written = folder.join("annotated.mat");
    let arguments = ["review", &mat, "--nodes", "40", "--json", "--annotated", path(&written)];
    let told: Value = serde_json::from_str(&printed(&run(&arguments))).expect("a review is JSON");
    let games = told["games"].as_array().expect("a match has games");
    assert!(games.len() > 1);
    for seat in 0..2 {
        let sum: u64 = games.iter().filter_map(|game| game["seats"][seat]["decisions"].as_u64()).sum();
        assert_eq!(told["seats"][seat]["decisions"], sum);
        assert!(told["seats"][seat]["rates"]["checker"]["rate"].as_f64().is_some());
    }
    let text = fs::read_to_string(&written).expect("the file was written");
    assert!(text.starts_with("; Game 1, event "), "{}", &text[..80]);
    let records = |mat: &str, name: &str| {
        let into = folder.join(name);
        printed(&run(&["mat", "import", mat, "--into", path(&into)]));
        fs::read_to_string(into.join("game-1.record")).expect("the first game is there")
    };
    assert_eq!(records(path(&written), "after"), records(&mat, "before"));
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn an_annotated_record_speaks_the_language_asked_for() {
    let folder = folder("record");
    let written = folder.join("commented.record");
    let file = golden("quoridor", "two");
    let arguments = ["review", &file, "--nodes", "50", "--language", "uk", "--annotated", path(&written)];
    printed(&run(&arguments));
    let text = fs::read_to_string(&written).expect("the file was written");
    assert!(text.contains("\n# ") && text.contains("втрачено"), "{text}");
    // What was annotated can be annotated again.
    printed(&run(&["review", path(&written), "--nodes", "50"]));
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let folder = folder("refused");
    let file = |name: &str, content: &[u8]| {
        let file = folder.join(name);
        fs::write(&file, content).expect("the file can be written");
        path(&file).to_owned()
    };
    let good = golden("quoridor", "small");
    let chess = file("chess.record", b"igroteka-record: 1\ngame: chess\nrules: 1\n\n1 e4\n");
    let forged = file("forged.record", b"igroteka-record: 1\ngame: quoridor\nrules: 1\n\n! start 1\n1 e9\n");
    let later = file("later.record", b"igroteka-record: 1\ngame: quoridor\nrules: 99\n\n! start 1\n1 e2\n");
    // Nothing but a comment, and refused all the same: nobody reads on to find out.
    let huge = file("huge.record", &[&b"# "[..], &vec![b'x'; 4 << 20]].concat());
    let bytes = file("bytes.record", b"igroteka-record: 1\ngame: quoridor\nseat.1: \xcb\xe5\xf1\xff\n");
    for (arguments, expected) in [
        (&["missing.record"][..], "missing.record"),
        (&[&file("empty.record", b"")], "neither a record nor a .mat file"),
        (&[&chess], "the games are"),
        (&[&forged], "event 2"),
        (&[&later], "version 99 of its rules"),
        (&[&huge], "at most 4 MiB"),
        (&[&bytes], "is UTF-8 text"),
        (&[&good, "--nodes", "0"], "--nodes"),
        (&[&good, "--nodes", "5", "--time", "5"], "--time"),
        (&[&good, "--threads", "0"], "--threads"),
        (&[&good, "--language", "de"], "--language"),
        (&[&good, &good, "--annotated", "both.record"], "as one .mat file"),
        (&[&good, "--annotated", "quoridor.mat"], "this is a record of quoridor"),
    ] {
        let text = refusal(&[&["review"], arguments].concat());
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
    fs::remove_dir_all(folder).expect("the folder can be removed");
}
