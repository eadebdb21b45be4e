//! Finished games that must replay for ever: each `*.record` to the position and the result in its `*.final`.

use std::fs;
use std::path::Path;

use igroteka_game::{Game, Record};
use igroteka_metro::Position;

#[test]
fn every_golden_record_replays_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut count = 0;
    for entry in fs::read_dir(&folder).expect("the folder of golden records") {
        let path = entry.expect("a file of the folder").path();
        if path.extension().is_none_or(|extension| extension != "record") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let game: Game<Position> =
            record.replay().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let expected = fs::read_to_string(path.with_extension("final")).expect("a record has its final");
        assert_eq!(end_of(&game), expected, "{}", path.display());
        assert_eq!(Record::of(&game).events, record.events, "{}", path.display());
        count += 1;
    }
    assert_eq!(count, 10, "no golden record is missing");
}

/// The final position and a line with the result.
fn end_of(game: &Game<Position>) -> String {
    let outcome = game.outcome().expect("a golden game is finished");
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let scores: Vec<String> = outcome.scores.as_slice().iter().map(ToString::to_string).collect();
    format!(
        "{}\nwinners {}; scores {}; {}\n",
        game.position(),
        winners.join(" "),
        scores.join(" "),
        outcome.reason
    )
}
