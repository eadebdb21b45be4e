//! Whole games of every preset, as a program in another language would play them.

use igroteka_catalog::{AnyGame, Budget, kinds};
use igroteka_game::{Seat, Seed, Source, Stream, Turn};
use serde_json::json;

use crate::engine::talk;

/// Plays a game of every preset, asking `choose` for each action, and hands over what became of it.
fn play_every_preset(
    mut choose: impl FnMut(&dyn AnyGame, Seat) -> String,
    mut finished: impl FnMut(&dyn AnyGame),
) {
    const MOST_EVENTS: usize = 3_000;
    for kind in kinds() {
        for preset in kind.presets() {
            let mut game = kind.new_game(&json!({"preset": preset})).expect("a preset is a setup");
            while let Turn::Seats(seats) = {
                game.roll(Seed([3; 32]));
                game.turn()
            } {
                let seat = seats.first().expect("somebody is to act");
                let text = choose(&*game, seat);
                game.play(Some(seat), &text).expect("what was chosen is legal");
                assert!(
                    game.seq() < MOST_EVENTS,
                    "{} {preset} goes on and on: {}",
                    kind.id(),
                    game.position()
                );
            }
            finished(&*game);
        }
    }
}

#[test]
fn every_preset_plays_to_its_end_and_loads_back() {
    let mut source = Stream::new(11);
    play_every_preset(
        |game, seat| source.pick(&game.legal(seat)).clone(),
        |game| {
            let record = game.record().to_string();
            let answers = talk(&[json!({"load": {"record": record}}), json!({"state": {}})]);
            assert_eq!(answers[0]["ok"], game.status(), "{record}");
            assert_eq!(answers[1]["ok"]["position"], json!(game.position()), "{record}");
        },
    );
}

#[test]
fn the_strongest_bot_plays_every_preset_to_its_end() {
    play_every_preset(
        |game, seat| {
            let budget = Budget { nodes: Some(50), seed: game.seq() as u64, ..Budget::default() };
            game.best(seat, &budget).unwrap().chosen().action.clone()
        },
        |game| assert!(game.outcome().is_some()),
    );
}
