//! Records that are kept for ever: each must replay to the very end it had when it was written.

use std::fs;
use std::path::Path;

use igroteka_game::{Game, Record};
use igroteka_sudoku::Position;

#[test]
fn every_golden_record_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut replayed = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "record") {
            continue;
        }
        let name = path.display();
        let text = fs::read_to_string(&path).unwrap();
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game: Game<Position> = record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        let expected = fs::read_to_string(path.with_extension("final")).unwrap();
        assert_eq!(ending(&game), expected, "{name}");
        assert_eq!(Record::of(&game).events, record.events, "{name} is written as it was read");
        replayed += 1;
    }
    assert_eq!(replayed, 12, "no golden record is missing");
}

/// The last position and the outcome, a line each.
fn ending(game: &Game<Position>) -> String {
    let outcome = game.outcome().expect("golden games are finished");
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let scores: Vec<String> = outcome.scores.as_slice().iter().map(i32::to_string).collect();
    format!(
        "{}\nwinners {}, scores {}, reason {}\n",
        game.position(),
        winners.join(" "),
        scores.join(" "),
        outcome.reason
    )
}
