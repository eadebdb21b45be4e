//! Training as a shell sees it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::{igroteka, printed, refusal, run};

/// The arguments of a training.
fn train<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    [&["train"], arguments].concat()
}

/// A path for one test where nothing is yet.
fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("train").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder goes");
    }
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/nardy-even.bin");

#[test]
fn quoridor_learns_the_same_in_two_goes_as_in_one() {
    let (whole, parts) = (fresh("whole"), fresh("parts"));
    let quoridor = |folder: &Path, games: &str| {
        let options = ["--games", games, "--nodes", "40", "--rounds", "2"];
        printed(&run(&train(&[&["quoridor", "--folder", text(folder)], &options[..]].concat())))
    };
    assert!(quoridor(&whole, "4").starts_with("4 games: "));
    quoridor(&parts, "2");
    quoridor(&parts, "4");
    let read = |folder: &Path, name: &str| fs::read(folder.join(name)).expect("the file is there");
    assert!(read(&whole, "quoridor-two.bin") == read(&parts, "quoridor-two.bin"));
    // A net that helps to judge leads to other games.
    let (aided, weights) = (fresh("aided"), whole.join("quoridor-two.bin"));
    let options = ["--games", "4", "--nodes", "40", "--rounds", "2", "--from", text(&weights)];
    printed(&run(&train(&[&["quoridor", "--folder", text(&aided)], &options[..]].concat())));
    assert!(read(&whole, "games.bin") != read(&aided, "games.bin"));
    let curve = String::from_utf8(read(&whole, "curve.svg")).expect("a picture is text");
    assert!(curve.contains("kept aside") && curve.matches("<polyline").count() == 2, "{curve}");
}

#[test]
fn openings_are_tried_in_two_goes_as_in_one() {
    let (whole, parts) = (fresh("openings-whole"), fresh("openings-parts"));
    let openings = |folder: &Path, games: &str| {
        printed(&run(&train(&["openings", "--folder", text(folder), "--games", games, "--nodes", "30"])))
    };
    assert!(openings(&whole, "26").starts_with("26 games: "));
    openings(&parts, "10");
    openings(&parts, "26");
    let book = |folder: &Path| fs::read_to_string(folder.join("quoridor-opening.txt")).expect("it is there");
    assert_eq!(book(&whole), book(&parts));
    // Every game begins at the start.
    assert!(book(&whole).starts_with(": "), "{}", book(&whole));
}

#[test]
fn metro_and_roads_learn_the_same_again() {
    for (arguments, file) in [
        (&["metro", "--games", "80", "--players", "3"][..], "metro-more.bin"),
        (&["roads", "--games", "8", "--preset", "pile-lanes"], "weights.txt"),
    ] {
        let learn = |name: &str| {
            let folder = fresh(&format!("{}-{name}", arguments[0]));
            let told = printed(&run(&train(&[arguments, &["--folder", text(&folder)]].concat())));
            assert!(told.contains("games: ") && told.contains(file), "{told}");
            fs::read(folder.join(file)).expect("there are weights")
        };
        assert!(learn("one") == learn("two"), "{arguments:?}");
    }
}

/// Stopped by Ctrl+C while it learns: what was learned is whole, and the same command goes on.
#[test]
#[cfg(unix)]
fn nardy_can_be_stopped_at_any_time() {
    let folder = fresh("stopped");
    let options = ["nardy", "--rule", "even", "--folder", text(&folder), "--from", WEIGHTS];
    let many = [&options[..], &["--labels", "60000"]].concat();
    let mut learning = igroteka(&train(&many)).stdout(Stdio::piped()).spawn().expect("the program runs");
    let state = folder.join("training.bin");
    while !state.exists() {
        assert!(learning.try_wait().expect("it can be asked").is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(50));
    }
    let asked = Command::new("kill").args(["-INT", &learning.id().to_string()]).status();
    assert!(asked.is_ok_and(|status| status.success()));
    let told = printed(&learning.wait_with_output().expect("it ends"));
    assert!(told.contains("of 10 pieces") && told.contains("goes on from here"), "{told}");
    assert!(fs::read_to_string(folder.join("curve.svg")).is_ok_and(|curve| curve.contains("<polyline")));
    let weights = fs::read(folder.join("average.bin")).expect("there are weights");
    let before = fs::read(WEIGHTS).expect("the weights are in the tree");
    assert!(weights.len() == before.len() && weights != before);
    // With nothing left to do it says so, and changes nothing.
    let told = printed(&run(&train(&[&options[..], &["--labels", "6000"]].concat())));
    assert!(told.contains("pieces") && !told.contains("goes on"), "{told}");
    assert!(fs::read(folder.join("average.bin")).is_ok_and(|now| now == weights));
    // A training with other options needs another folder.
    let other = refusal(&train(&[&options[..], &["--seed", "2"]].concat()));
    assert!(other.contains("another training") && other.contains("seed 1"), "{other}");
}

#[test]
fn what_cannot_be_trained_is_explained() {
    let folder = fresh("refused");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let letter = folder.join("letter.txt");
    fs::write(&letter, "Dear Olya").expect("a file can be written");
    let (folder, letter) = (text(&folder), text(&letter));
    for (arguments, expected) in [
        (&["nardy", "--rule", "round", "--folder", folder][..], "round"),
        (&["nardy", "--folder", folder], "--rule"),
        (&["nardy", "--rule", "even"], "--folder"),
        (&["nardy", "--rule", "even", "--folder", folder], "holds no training"),
        (&["nardy", "--rule", "even", "--folder", letter], "letter.txt"),
        (&["nardy", "--rule", "even", "--folder", "x", "--from", "missing.bin"], "missing.bin"),
        (&["nardy", "--rule", "even", "--folder", "x", "--from", letter], "not what it should be"),
        (&["quoridor", "--folder", folder], "holds no training"),
        (&["quoridor", "--folder", "x", "--from", "missing.bin"], "missing.bin"),
        (&["quoridor", "--folder", "x", "--from", letter], "not what it should be"),
        (&["quoridor", "--folder", folder, "--games", "0"], "--games"),
        (&["openings", "--folder", folder], "holds no training"),
        (&["openings", "--folder", "x", "--games", "0"], "--games"),
        (&["metro", "--folder", folder], "holds no training"),
        (&["metro", "--folder", folder, "--players", "5"], "--players"),
        (&["roads", "--folder", folder], "holds no training"),
        (&["roads", "--folder", folder, "--preset", "duel"], "duel"),
        (&["chess"], "chess"),
    ] {
        let text = refusal(&train(arguments));
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
}
