//! How many random games a second: `cargo run --release -p igroteka-sudoku --example speed`.

use std::time::{Duration, Instant};

use igroteka_game::{Rules, Setup as _, Stream, Value, playout};
use igroteka_sudoku::{Position, Setup};

fn main() {
    for (name, players) in [("adult", 2), ("adult", 4), ("children", 2), ("table", 2), ("solo", 1)] {
        let raw = [("preset".to_owned(), Value::from(name)), ("players".to_owned(), Value::Int(players))];
        let setup = Setup::from_raw(raw).expect("presets take any number of players that they name");
        measure(&format!("{name}, {players} players"), &setup);
    }
}

fn measure(name: &str, setup: &Setup) {
    let mut source = Stream::new(1);
    let mut scratch = Vec::new();
    let bound = Position::event_bound(setup);
    let (mut games, mut plies, mut points) = (0u64, 0u64, 0i64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        for _ in 0..1_000 {
            let result = playout(Position::new(setup), bound, &mut source, &mut scratch);
            games += 1;
            plies += u64::from(result.plies);
            points += result.outcome.scores.as_slice().iter().map(|&score| i64::from(score)).sum::<i64>();
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name}: {:.0} games/s, {:.1} plies and {:.1} points a game",
        games as f64 / seconds,
        plies as f64 / games as f64,
        points as f64 / games as f64,
    );
}
