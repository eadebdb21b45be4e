//! How many random games of each table a core plays in a second: `cargo run --release --example speed`.

use std::time::{Duration, Instant};

use igroteka_game::{Rules, Setup as _, Stream, Value, playout};
use igroteka_metro::{Position, Setup};

fn main() {
    for players in 2..=4 {
        let setup =
            Setup::from_raw([("players".to_owned(), Value::Int(players))]).expect("two to four may play");
        let start = Position::new(&setup);
        let (mut source, mut scratch) = (Stream::new(1), Vec::new());
        let (mut games, mut plies) = (0u64, 0u64);
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(2) {
            for _ in 0..1_000 {
                let bound = Position::event_bound(&setup);
                plies += u64::from(playout(start.clone(), bound, &mut source, &mut scratch).plies);
                games += 1;
            }
        }
        println!(
            "{players} players: {} games a second, {} actions a game",
            games * 1_000 / began.elapsed().as_millis() as u64,
            plies / games
        );
    }
}
