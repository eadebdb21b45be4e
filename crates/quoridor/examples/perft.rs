//! Counts the sequences of actions of each length. The lot falls to seat 1; nothing else is left to chance.
//!
//! ```sh
//! cargo run --release -p igroteka-quoridor --example perft -- [PRESET] [DEPTH]
//! ```

use std::error::Error;
use std::time::Instant;

use igroteka_game::{Rules as _, Setup as _, perft};
use igroteka_quoridor::{Position, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let preset = words.next().unwrap_or_else(|| "two".to_owned());
    let depth: u32 = words.next().map_or(Ok(2), |depth| depth.parse())?;

    let mut position = Position::new(&Setup::preset(&preset)?);
    position.settle_lots();

    for depth in 1..=depth {
        let start = Instant::now();
        let leaves = perft(&position, depth)?;
        println!("{depth}: {leaves} in {:.1?}", start.elapsed());
    }
    Ok(())
}
