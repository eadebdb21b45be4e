//! Prints the weights that metro's opponents find by self-play: `metro_fit PLAYERS GAMES SEED`.

use igroteka_bots::metro::{Weights, fit};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [players, games, seed] = numbers[..] else {
        eprintln!("metro_fit PLAYERS GAMES SEED");
        return;
    };
    let Weights { traits, assets } = fit(players as u8, games, seed);
    println!("traits: {traits:.2?},\nassets: {assets:.3?},");
}
