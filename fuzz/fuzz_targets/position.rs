//! Every position reader: the first byte chooses game and preset, the rest is the text. What is read can be played on.
#![no_main]

use igroteka_catalog::kinds;
use igroteka_game::{Seat, Seed};
use libfuzzer_sys::fuzz_target;
use serde_json::json;

fuzz_target!(|input: &[u8]| {
    let Some((choice, text)) = input.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let all: Vec<_> = kinds().into_iter().flat_map(|kind| kind.presets().into_iter().map(move |p| (kind, p))).collect();
    let (kind, preset) = all[usize::from(*choice) % all.len()];
    let mut game = kind.new_game(&json!({"preset": preset})).expect("a preset is a setup");
    if game.set_position(text).is_err() {
        return;
    }
    let written = game.position();
    game.set_position(&written).expect("a position that was read reads back");
    assert_eq!(game.position(), written);
    game.roll(Seed([1; 32]));
    for seat in Seat::all(game.players()) {
        if let Some(first) = game.legal(seat).first() {
            game.play(Some(seat), first).expect("a legal action is accepted");
            break;
        }
    }
});
