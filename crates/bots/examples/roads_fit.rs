//! Learns the weights of roads' evaluation of variant 3 by self-play and prints them: `roads_fit PRESET GAMES SEED`.

use igroteka_bots::roads::fit;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [preset, games, seed] = &words[..] else {
        eprintln!("roads_fit PRESET GAMES SEED");
        return;
    };
    let (Ok(games), Ok(seed)) = (games.parse(), seed.parse()) else {
        eprintln!("GAMES and SEED are numbers");
        return;
    };
    println!("{:.3?}", fit(preset, games, seed));
}
