//! How many random games a second: `cargo run --release -p igroteka-roads --example speed [seconds]`.

use std::time::{Duration, Instant};

use igroteka_game::{Rules, Setup as _, Stream, playout};
use igroteka_roads::{Position, Setup};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2);
    for preset in Setup::PRESETS {
        let setup = Setup::preset(preset.name).expect("a preset is a valid setup");
        let (games, plies, time) = play_for(&setup, Duration::from_secs(seconds));
        println!(
            "{:16} {:>9.0} games/s {:>6.1} actions a game {:>6.0} ns an action",
            preset.name,
            f64::from(games) / time.as_secs_f64(),
            f64::from(plies) / f64::from(games),
            time.as_secs_f64() * 1e9 / f64::from(plies),
        );
    }
}

/// Games and actions of random play, and how long they took.
fn play_for(setup: &Setup, duration: Duration) -> (u32, u32, Duration) {
    let mut start = Position::new(setup);
    start.settle_lots();
    let bound = Position::event_bound(setup);
    let mut source = Stream::new(1);
    let mut scratch = Vec::new();
    let (mut games, mut plies) = (0, 0);
    let begin = Instant::now();
    while begin.elapsed() < duration {
        for _ in 0..100 {
            plies += playout(start.clone(), bound, &mut source, &mut scratch).plies;
            games += 1;
        }
    }
    (games, plies, begin.elapsed())
}
