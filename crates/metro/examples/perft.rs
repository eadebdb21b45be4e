//! Counts the sequences of actions of each length. The lot falls to seat 1, and
//! a seed deals; every tile and station drawn later counts once.
//!
//! ```sh
//! cargo run --release -p igroteka-metro --example perft -- [PRESET] [DEPTH] [SEED]
//! ```

use std::error::Error;
use std::time::Instant;

use igroteka_game::{Rules as _, Setup as _, Stream, Turn, perft};
use igroteka_metro::{Position, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let preset = words.next().unwrap_or_else(|| "leaflet".to_owned());
    let depth: u32 = words.next().map_or(Ok(2), |depth| depth.parse())?;
    let seed = words.next().map_or(Ok(1), |seed| seed.parse())?;

    let mut source = Stream::new(seed);
    let mut position = Position::new(&Setup::preset(&preset)?);
    position.settle_lots();
    while position.turn() == Turn::Chance {
        let chance = position.draw_chance(&mut source);
        position.apply_chance(&chance);
    }

    for depth in 1..=depth {
        let start = Instant::now();
        let leaves = perft(&position, depth)?;
        println!("{depth}: {leaves} in {:.1?}", start.elapsed());
    }
    Ok(())
}
