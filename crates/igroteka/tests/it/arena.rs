//! `igroteka arena` as a program: what it prints, what it keeps, what it refuses.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use igroteka_catalog::kind;
use igroteka_game::Record;
use serde_json::Value;

use crate::common::{printed, refusal, run};

fn report(arguments: &[&str]) -> Value {
    let output = run(&[&["arena", "--json"], arguments].concat());
    serde_json::from_str(&printed(&output)).expect("the report is JSON")
}

fn fresh(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("igroteka-arena-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// The moves of each game, by file name: seed and game.
fn records(folder: &PathBuf) -> Vec<(String, Vec<String>)> {
    let mut records: Vec<(String, Vec<String>)> = (fs::read_dir(folder).expect("the folder is there"))
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let text = fs::read_to_string(&path).expect("a record is text");
            let is_move = |line: &&str| line.starts_with("1 ") || line.starts_with("2 ");
            let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            (name, text.lines().filter(is_move).map(str::to_owned).collect())
        })
        .collect();
    records.sort();
    records
}

#[test]
fn somebody_who_plays_at_random_loses_to_somebody_who_looks() {
    let report = report(&["--game", "quoridor", "house", "random", "--games", "10"]);
    assert_eq!(report["games"], 10);
    assert_eq!(report["share"]["mean"], 1.0, "{report}");
    assert_eq!(report["by_seat"].as_array().map(Vec::len), Some(2), "{report}");
}

#[test]
fn what_beginning_is_worth_is_counted_by_place() {
    let folder = fresh("places");
    let players = ["--game", "roads", "level2@200n", "level1", "--games", "6"];
    let found = report(&[&players[..], &["--records", folder.to_str().expect("a path is text")]].concat());
    let places: Vec<f64> = serde_json::from_value(found["by_place"].clone()).expect("a list of shares");
    let mut won = [0.0, 0.0];
    for entry in fs::read_dir(&folder).expect("the folder is there") {
        let text = fs::read_to_string(entry.expect("it can be read").path()).expect("a record is text");
        let record = Record::read(&text).expect("a record");
        let game = kind(&record.game).and_then(|kind| kind.load(&record)).expect("it replays");
        let began = text.lines().find_map(|line| line.strip_prefix("! start ")).expect("a lot decides");
        let winners = game.outcome().expect("it is over").winners;
        if let Some(winner) = winners.first() {
            won[usize::from(winner.to_string() != began)] += 1.0;
        }
    }
    assert_eq!(places, won.map(|games| games / 6.0));
    assert!(places.iter().sum::<f64>() > 0.0, "somebody won: {found}");
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

/// Players who leave nothing to chance meet in different games, each played with either colour.
#[test]
fn openings_make_games_differ() {
    let folder = fresh("openings");
    let players = ["--game", "quoridor", "house", "house", "--games", "6", "--opening", "6"];
    let first = report(&[&players[..], &["--records", folder.to_str().expect("a path is text")]].concat());
    // Whoever is measured against themselves gets exactly half.
    assert_eq!(first["share"]["mean"], 0.5, "{first}");
    assert_eq!(first, report(&players), "the same seeds give the same games");
    let games = records(&folder);
    assert_eq!(games.len(), 6);
    for pair in games.chunks(2) {
        assert_eq!(pair[0].1[..6], pair[1].1[..6], "{} and {}", pair[0].0, pair[1].0);
    }
    let openings: BTreeSet<&[String]> = games.iter().map(|(_, moves)| &moves[..6]).collect();
    assert_eq!(openings.len(), 3);
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (arguments, expected) in [
        (&["--game", "chess", "house", "random"][..], "the games are"),
        (&["--game", "quoridor", "house", "somebody"], "somebody"),
        (&["--game", "quoridor", "house@1x", "random"], "1x"),
        (&["--game", "quoridor", "house", "random", "--games", "0"], "--games"),
        (&["--game", "quoridor", "house", "random", "--setup", "[1"], "--setup"),
        (&["--game", "quoridor", "net:missing.bin", "random"], "missing.bin"),
    ] {
        let text = refusal(&[&["arena"], arguments].concat());
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
}
