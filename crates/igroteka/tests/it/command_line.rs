//! The program as a shell sees it.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;

use crate::common::{igroteka, printed, refusal, run};

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder goes");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// All games, in the order of the shelf.
fn games() -> Vec<&'static str> {
    igroteka_catalog::kinds().iter().map(|kind| kind.id()).collect()
}

#[test]
fn the_games_are_listed() {
    let listed = printed(&run(&["games"]));
    for game in games() {
        assert!(listed.contains(game), "{listed}");
    }
    let json: Value = serde_json::from_str(&printed(&run(&["games", "--json"]))).expect("JSON");
    let listed = json["games"].as_array().expect("a list").iter();
    assert_eq!(listed.map(|game| game["id"].as_str().expect("an id")).collect::<Vec<_>>(), games());
}

#[test]
fn perft_settles_the_lot_for_seat_1_and_draws_the_deal() {
    let leaves = |setup| {
        let printed = printed(&run(&["perft", "roads", "--depth", "1", "--setup", setup]));
        printed.split(" in ").next().map(str::to_owned).expect("leaves come before the time")
    };
    assert_eq!(leaves("{}"), leaves(r#"{"start":1}"#));
    assert_ne!(leaves("{}"), leaves(r#"{"start":2}"#), "the other hand has other ways to begin");
}

#[test]
fn perft_counts_leaves() {
    assert!(printed(&run(&["perft", "quoridor", "--depth", "2"])).contains("16677 leaves"));
    let json: Value = serde_json::from_str(&printed(&run(&[
        "perft",
        "nardy",
        "--depth",
        "1",
        "--setup",
        "{\"preset\":\"international\"}",
        "--json",
    ])))
    .expect("JSON");
    assert_eq!(json["leaves"], 447);
}

#[test]
fn playouts_report_their_rate() {
    for game in games() {
        let json = printed(&run(&["playouts", game, "--seconds", "0.05", "--threads", "2", "--json"]));
        let json: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(json["game"], game);
        assert!(json["playouts_per_s"].as_f64().is_some_and(|rate| rate > 0.0), "{json}");
        assert!(json["mean_length"].as_f64().is_some_and(|length| length > 1.0), "{json}");
    }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let length = |seed: &str| {
        let json = printed(&run(&["playouts", "nardy", "--games", "20", "--seed", seed, "--json"]));
        let json: Value = serde_json::from_str(&json).expect("JSON");
        json["mean_length"].as_f64().expect("a number")
    };
    assert_eq!(length("3").to_bits(), length("3").to_bits());
    assert_ne!(length("3").to_bits(), length("4").to_bits());
}

#[test]
fn the_engine_ends_with_its_input() {
    let mut engine = igroteka(&["engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut input = engine.stdin.take().expect("standard input is piped");
    // The last line has no end, and is a request all the same.
    input.write_all(b"nonsense\n\xff\n{\"games\":{}}").expect("the engine listens");
    drop(input);
    let output = engine.wait_with_output().expect("the engine ends");
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stdout).expect("answers are UTF-8").lines().count(), 3);
}

#[test]
fn bad_arguments_are_explained() {
    let refusals = [
        (&["perft", "chess"][..], "the games are"),
        (&["perft", "quoridor", "--setup", "nonsense"], "--setup"),
        (&["perft", "quoridor", "--setup", "{\"size\":8}"], "size"),
        (&["playouts", "nardy", "--seconds=-1"], "--seconds takes"),
        (&["playouts", "nardy", "--seconds", "nan"], "--seconds"),
        (&["playouts", "nardy", "--threads", "0"], "threads"),
        (&["playouts", "nardy", "--games", "0"], "games"),
        (&["dance"], "dance"),
        (&["mat", "export", "missing.record"], "missing.record"),
    ];
    for (arguments, expected) in refusals {
        let text = refusal(arguments);
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
}

#[test]
fn a_mat_file_comes_in_and_goes_out() {
    let folder = folder("mat");
    let path = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let text =
        " 3 point match\n\n Game 1\n Olya : 0            Petro : 0\n  1) 31: 8/5 6/5      64: 24/18 13/9\n";
    fs::write(path("a.mat"), text).expect("a file can be written");
    let told = printed(&run(&["mat", "import", &path("a.mat"), "--into", &path("games")]));
    assert_eq!(told.trim(), path("games/game-1.record"));
    let record = fs::read_to_string(path("games/game-1.record")).expect("the record is there");
    assert!(record.contains("seat.2: Petro\n") && record.contains("\n1 8/5 6/5\n"), "{record}");
    let written = printed(&run(&["mat", "export", &path("games/game-1.record")]));
    for part in ["3 point match", "Olya : 0", "31: 8/5 6/5", "64: 24/18 13/9"] {
        assert!(written.contains(part), "{written}");
    }
    assert!(
        refusal(&["mat", "import", &path("a.mat"), "--into", &path("games")]).contains("is there already")
    );
    fs::write(path("b.mat"), "Game 1\n 1) 77: 8/5\n").expect("a file can be written");
    assert!(refusal(&["mat", "import", &path("b.mat")]).contains("line"));
}

#[test]
fn only_a_server_on_this_computer_is_loaded() {
    for (arguments, part) in [
        (&["--url", "http://192.0.2.1:8080"][..], "not this computer"),
        (&["--url", "https://127.0.0.1"], "http://"),
        (&["--game", "chess"], "the games are"),
        (&["--setup", "{"], "--setup"),
        (&["--setup", "[]"], "setup"),
        (&["--seconds=-1"], "--seconds"),
        (&["--seconds", "inf"], "--seconds"),
        (&["--rate", "0"], "--rate"),
        (&["--rate", "NaN"], "--rate"),
        (&["--matches", "0"], "--matches"),
        (&["--idle", "5", "--rate", "1"], "--idle"),
    ] {
        let text = refusal(&[&["load"], arguments].concat());
        assert!(text.contains(part), "{arguments:?}: {text}");
    }
}

#[test]
fn a_server_that_is_not_there_is_no_riddle() {
    // Nobody listens on a port that was free a moment ago.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let url = format!("http://{}", listener.local_addr().expect("it has an address"));
    drop(listener);
    for extra in [&["--matches", "1"], &["--idle", "1"]] {
        let text = refusal(&[&["load", "--url", &url], &extra[..]].concat());
        assert!(text.contains("the server is not there"), "{text}");
    }
}

#[test]
fn sheets_are_printed_into_a_file_or_a_folder() {
    let folder = folder("print");
    let path = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    printed(&run(&["print", "nardy", "--parts", "dice,board", "--lang", "uk", "-o", &path("dice.pdf")]));
    assert!(fs::read(path("dice.pdf")).expect("the file is there").starts_with(b"%PDF-"));
    let to_stdout = run(&["print", "nardy", "--parts", "board,dice", "--lang", "uk", "-o", "-"]);
    assert!(to_stdout.status.success());
    assert_eq!(to_stdout.stdout, fs::read(path("dice.pdf")).expect("the file is there"));
    printed(&run(&[
        "print",
        "--all",
        "--ink",
        "saver",
        "--size",
        "40",
        "--board",
        "four",
        "-o",
        &path("all"),
    ]));
    for game in games() {
        assert!(fs::read(path(&format!("all/{game}.pdf"))).expect("it is there").starts_with(b"%PDF-"));
    }
}

#[test]
fn what_cannot_be_printed_is_refused_and_nothing_is_written() {
    let folder = folder("print-refused");
    let path = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let output = path("sheets.pdf");
    for (arguments, said) in [
        (&["chess"][..], "there is no game `chess`: choose roads, quoridor, "),
        (&["roads", "--players", "0"], "`players` is 2 to 6, not `0`"),
        (&["roads", "--size", "5000"], "`size` is 25 to 90, not `5000`"),
        (&["roads", "--cards", "many"], "`cards` is 20 to 50, not `many`"),
        (&["roads", "--paper", "a5"], "`paper` is one of a4, a3, letter, not `a5`"),
        (&["roads", "--parts", "dragons"], "roads has no part `dragons`: choose among rules, cards"),
        (&["nardy", "--parts", "fences"], "nardy has no part `fences`"),
        (&["nardy", "--players", "2"], "`players` means nothing for nardy; it is for roads"),
        (&["--all", "--lang", "de"], "`lang` is one of en, ru, uk, not `de`"),
        (&[], "<GAME>"),
        (&["roads", "--all"], "cannot be used with"),
        (&["roads", "--colour"], "--colour"),
    ] {
        let text = refusal(&[&["print", "-o", &output], arguments].concat());
        assert!(text.contains(said), "{arguments:?}: {text}");
        assert!(!folder.join("sheets.pdf").exists(), "{arguments:?}");
    }
    assert!(refusal(&["print", "roads"]).contains("--output"));
    assert!(refusal(&["print", "roads", "-o", &path("no/such/folder.pdf")]).contains("cannot be written"));
    fs::write(path("file"), "").expect("a file can be written");
    assert!(refusal(&["print", "--all", "-o", &path("file")]).contains("cannot be made a folder"));
}
