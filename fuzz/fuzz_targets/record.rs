//! Records: whatever is read is written and read again to the same game; any may be checked for its chance.
#![no_main]

use igroteka_catalog::{kind, verify};
use igroteka_game::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let Ok(record) = Record::read(input) else { return };
    verify(&record);
    let Ok(kind) = kind(&record.game) else { return };
    let Ok(game) = kind.load(&record) else { return };
    let again = kind.load(&game.record()).expect("a record that replayed replays again");
    assert_eq!(again.position(), game.position());
});
