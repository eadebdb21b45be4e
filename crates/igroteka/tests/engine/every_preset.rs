//! Whole games of every preset through the protocol alone, as a program in another language would play them.

use igroteka_catalog::kinds;
use igroteka_game::{Source, Stream};
use serde_json::{Value, json};

/// A conversation that goes on: everything said so far is said again to a fresh engine would be slow, so the games
/// here are driven through the catalog's face, which the engine only passes on, and checked through the engine.
#[test]
fn every_preset_plays_to_its_end_and_loads_back() {
    let mut source = Stream::new(11);
    for kind in kinds() {
        for preset in kind.presets() {
            let mut game = kind.new_game(&json!({"preset": preset})).unwrap();
            while !game.status()["over"].as_bool().unwrap() {
                if !game.roll([3; 32]).is_empty() {
                    continue;
                }
                let status = game.status();
                let seat = match &status["turn"] {
                    Value::Array(seats) => seats[0].as_u64().unwrap(),
                    seat => seat.as_u64().unwrap(),
                };
                let seat = igroteka_game::Seat::from_number(seat as u8).unwrap();
                let move_text = source.pick(&game.legal(seat)).clone();
                game.play(Some(seat), &move_text).unwrap();
            }
            let record = game.record().to_string();
            let answers = crate::talk(&[json!({"load": {"record": record}}), json!({"state": {}})]);
            assert_eq!(answers[0]["ok"], game.status(), "{} {preset}", kind.id());
            assert_eq!(answers[1]["ok"]["position"], json!(game.position()), "{} {preset}", kind.id());
        }
    }
}

#[test]
fn the_house_bot_finishes_every_preset() {
    for kind in kinds() {
        for preset in kind.presets() {
            let mut game = kind.new_game(&json!({"preset": preset})).unwrap();
            for _ in 0..2_000 {
                if game.status()["over"] == json!(true) {
                    break;
                }
                if !game.roll([4; 32]).is_empty() {
                    continue;
                }
                let igroteka_game::Turn::Seats(seats) = game.turn() else { unreachable!("chance was rolled") };
                let seat = seats.first().unwrap();
                let budget = igroteka_catalog::Budget { seed: game.seq() as u64, ..Default::default() };
                let best = game.best(seat, &budget).unwrap();
                game.play(Some(seat), best["move"].as_str().unwrap()).unwrap();
            }
            assert_eq!(game.status()["over"], json!(true), "{} {preset}: {}", kind.id(), game.position());
        }
    }
}
