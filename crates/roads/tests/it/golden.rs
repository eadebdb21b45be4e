//! Records kept for ever: each replays to the position and the result that stand beside it.

use std::fs;
use std::path::PathBuf;

use igroteka_game::{Game, Outcome, Record, Setup as _, Turn};
use igroteka_roads::{Position, Setup};

/// The records and what should come of them.
fn golden() -> Vec<(String, String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut records = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "record") {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let outcome = fs::read_to_string(path.with_extension("final")).unwrap();
            records.push((name, fs::read_to_string(&path).unwrap(), outcome));
        }
    }
    records.sort();
    records
}

/// The final position and, in a second line, the result.
fn final_text(game: &Game<Position>) -> String {
    let Outcome { winners, scores, reason } = game.outcome().unwrap();
    format!("{}\n{reason}, winners {winners:?}, scores {:?}\n", game.position(), scores.as_slice())
}

#[test]
fn every_record_replays_to_its_end() {
    let records = golden();
    assert_eq!(records.len(), 12, "no golden record is missing");
    for (name, text, expected) in records {
        let record = Record::read(&text).unwrap();
        let game = record.replay::<Position>().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.turn(), Turn::Over, "{name}");
        assert_eq!(final_text(&game), expected, "{name}");
        assert_eq!(Record::of(&game).to_string(), text, "{name}");
    }
}

#[test]
fn every_preset_and_special_event_has_a_record() {
    let texts: String = golden().into_iter().map(|(_, text, _)| text).collect();
    for event in [
        "! start ",
        "! deal 2 ",
        "! aside ",
        "! draw 1 ",
        " pass\n",
        " out\n",
        " resign\n",
        " timeout\n",
        "! pick ",
        " offer draw\n",
        " accept draw\n",
        " resign match\n",
        "position: ",
    ] {
        assert!(texts.contains(event), "{event}");
    }
    for header in ["variant: 1", "variant: 2", "variant: 3", "lanes: mixed", "table: unlimited"] {
        assert!(texts.contains(&format!("setup.{header}")), "{header}");
    }
    assert_eq!(Setup::VERSIONS, [1], "new rules keep the old records and add their own");
}
