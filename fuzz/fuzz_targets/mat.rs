//! `.mat` files: whatever is read is written and read again to the same games.
#![no_main]

use igroteka_nardy::mat;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let Ok(read) = mat::read(input) else { return };
    let names = [read.names[0].as_str(), read.names[1].as_str()];
    let Ok(written) = mat::write(names, &read.games) else { return };
    let again = mat::read(&written).expect("what was written reads back");
    let texts = |games: &[igroteka_game::Game<igroteka_nardy::Position>]| -> Vec<String> {
        games.iter().map(|game| game.position().to_string()).collect()
    };
    assert_eq!(texts(&again.games), texts(&read.games));
});
