//! Records that are kept for ever: each must replay to exactly the end that stands beside it.

use std::fs;
use std::path::Path;

use igroteka_game::{Game, Record};
use igroteka_quoridor::Position;

#[test]
fn every_kept_record_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut replayed = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "record") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let game: Game<Position> =
            record.replay().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let end = fs::read_to_string(path.with_extension("final")).unwrap();
        assert_eq!(end_of(&game), end, "{}", path.display());
        assert_eq!(Record::of(&game).events, record.events, "{}", path.display());
        replayed += 1;
    }
    assert_eq!(replayed, 11, "no record is lost");
}

/// The last position, and a line with the winners and the reason.
fn end_of(game: &Game<Position>) -> String {
    let outcome = game.outcome().expect("kept games are finished");
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(" ") };
    format!("{}\n{winners} {}\n", game.position(), outcome.reason)
}
