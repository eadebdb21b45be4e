//! Measures random playouts and perft on one thread: `cargo run --release -p igroteka-quoridor --example speed`.

use std::time::Instant;

use igroteka_game::{Rules, Setup as _, Stream, Value, perft, playout};
use igroteka_quoridor::{Position, Setup};

const SECONDS: f64 = 3.0;

fn main() {
    measure_playouts("two", false);
    measure_playouts("two", true);
    measure_playouts("four", false);
    let position = begun("two", false);
    let clock = Instant::now();
    let leaves = perft(&position, 4).expect("no deal is due");
    println!("perft 4: {leaves} leaves in {:.2} s", clock.elapsed().as_secs_f64());
}

fn measure_playouts(preset: &str, repetition: bool) {
    let position = begun(preset, repetition);
    let mut source = Stream::new(1);
    let mut scratch = Vec::new();
    let (mut games, mut plies) = (0u32, 0u64);
    let clock = Instant::now();
    while games % 1000 != 0 || clock.elapsed().as_secs_f64() < SECONDS {
        plies += u64::from(playout(position.clone(), 20_000, &mut source, &mut scratch).plies);
        games += 1;
    }
    println!(
        "{preset}, repetition {repetition}: {:.0} playouts/s, {:.1} plies each",
        f64::from(games) / clock.elapsed().as_secs_f64(),
        plies as f64 / f64::from(games),
    );
}

fn begun(preset: &str, repetition: bool) -> Position {
    let values = [
        ("preset", Value::from(preset)),
        ("start", Value::Int(1)),
        ("ply_limit", Value::Int(324)),
        ("repetition", Value::Bool(repetition)),
    ];
    let raw = values.map(|(name, value)| (name.to_owned(), value));
    Position::new(&Setup::from_raw(raw).expect("a valid setup"))
}
