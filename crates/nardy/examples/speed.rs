//! Random games a second, their mean length, and the time of perft 3, on one thread.
//!
//! `cargo run --release -p igroteka-nardy --example speed`

use std::time::Instant;

use igroteka_game::{MAX_EVENTS, Rules, Setup as _, Stream, perft, playout};
use igroteka_nardy::{Position, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for preset in ["international", "leaflet", "exact"] {
        let mut start = Position::new(&Setup::preset(preset)?);
        start.settle_lots();
        random_games(preset, &start);
    }
    let mut start = Position::new(&Setup::preset("international")?);
    start.settle_lots();
    let begin = Instant::now();
    let leaves = perft(&start, 3)?;
    println!("perft 3: {leaves} leaves in {:.2} s", begin.elapsed().as_secs_f64());
    Ok(())
}

fn random_games(preset: &str, start: &Position) {
    let (mut stream, mut scratch) = (Stream::new(1), Vec::new());
    let (mut games, mut plies) = (0u32, 0u64);
    let begin = Instant::now();
    while begin.elapsed().as_secs() < 3 {
        for _ in 0..100 {
            plies += u64::from(playout(start.clone(), MAX_EVENTS as u32, &mut stream, &mut scratch).plies);
        }
        games += 100;
    }
    let speed = f64::from(games) / begin.elapsed().as_secs_f64();
    println!("{preset}: {speed:.0} games/s, {:.2} turns a game", plies as f64 / f64::from(games));
}
