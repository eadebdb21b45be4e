//! Plays a game of random moves and prints its record, which replays.
//!
//! ```sh
//! cargo run -p igroteka-roads --example random_game -- [PRESET] [SEED]
//! ```

use std::error::Error;

use igroteka_game::{Game, Record, Setup as _, Source as _, Stream, Turn};
use igroteka_roads::{Position, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let preset = words.next().unwrap_or_else(|| "duel".to_owned());
    let seed = words.next().map_or(Ok(1), |seed| seed.parse())?;

    let mut source = Stream::new(seed);
    let mut game = Game::<Position>::new(Setup::preset(&preset)?);
    loop {
        if let Some(chance) = game.draw_chance(&mut source) {
            game.chance(chance)?;
        } else if let Turn::Seats(seats) = game.turn() {
            let seat = seats.first().ok_or("nobody is to act")?;
            let action = *source.pick(&game.legal(seat));
            game.act(seat, action)?;
        } else {
            break;
        }
    }

    println!("{}", Record::of(&game));
    let outcome = game.outcome().ok_or("a game that is over has an outcome")?;
    println!("# {}: {:?}", outcome.reason, outcome.winners);
    Ok(())
}
