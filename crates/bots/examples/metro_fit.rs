//! Learns metro's policy and value nets by self-play: `metro_fit PLAYERS GAMES SEED FILE`.

use igroteka_bots::metro::fit;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = arguments.iter().filter_map(|text| text.parse().ok()).collect();
    let ([players, games, seed], Some(file)) = (&numbers[..], arguments.get(3)) else {
        eprintln!("metro_fit PLAYERS GAMES SEED FILE");
        return Ok(());
    };
    std::fs::write(file, fit(*players as u8, *games, *seed).to_bytes())
}
