//! Records kept for ever: every `tests/golden/*.record` must replay to its `.final` in every later version.

use std::fs;
use std::path::{Path, PathBuf};

use igroteka_game::{Game, Record};
use igroteka_nardy::Position;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The final position and, below it, who won how much and why.
fn ending(game: &Game<Position>) -> String {
    let outcome = game.outcome().expect("golden games are finished");
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let scores: Vec<String> = outcome.scores.as_slice().iter().map(i32::to_string).collect();
    format!(
        "{}\nwinners {}, scores {}, {}\n",
        game.position(),
        winners.join(" "),
        scores.join(" "),
        outcome.reason
    )
}

#[test]
fn golden_records_replay() {
    let mut records = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "record") {
            let text = fs::read_to_string(&path).unwrap();
            let record = Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let game =
                record.replay::<Position>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let expected = fs::read_to_string(path.with_extension("final")).unwrap();
            assert_eq!(ending(&game), expected, "{}", path.display());
            assert_eq!(record.to_string(), text, "{}", path.display());
            records += 1;
        }
    }
    assert_eq!(records, 12, "no golden record is missing");
}
