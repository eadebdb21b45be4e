//! Games to review.

use igroteka_catalog::kind;
use igroteka_game::Record;
use igroteka_review::{Effort, Options, Review, review};
use serde_json::Value;

/// A game of these lines: `1 e2`, `! start 1`.
pub fn record(game: &str, setup: &Value, position: Option<&str>, lines: &[&str]) -> Record {
    let mut game = kind(game).expect("the game is known").new_game(setup).expect("the setup is possible");
    if let Some(text) = position {
        game.set_position(text).expect("the text is a position");
    }
    for line in lines {
        let event = game.read_line(line).expect("the line can be read");
        game.apply(&event).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    game.record()
}

/// Its review with so many positions per decision.
pub fn reviewed(record: &Record, positions: u64) -> Review {
    let options = Options { effort: Effort::Positions(positions), ..Options::default() };
    review(record, &options, &mut |_| {}).unwrap_or_else(|error| panic!("{error}"))
}

/// A golden record of a game's crate.
pub fn golden(game: &str, name: &str) -> Record {
    let path = format!("{}/../{game}/tests/golden/{name}.record", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    Record::read(&text).expect("the file is a record")
}
