//! Asks a bot for its move in a game of quoridor.
//!
//! ```sh
//! cargo run --release -p igroteka-bots --example best_move -- [PLAYER] [MOVE…]
//! cargo run --release -p igroteka-bots --example best_move -- level5@200000n e2 e8
//! ```

use std::error::Error;

use igroteka_bots::quoridor::Position;
use igroteka_bots::{Player, ask};
use igroteka_game::{Game, Rules as _, Seat, Turn};
use igroteka_quoridor::Setup;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let player: Player = words.next().as_deref().unwrap_or("level5@20000n").parse()?;

    let setup = Setup::builder().start(Seat::FIRST).build()?;
    let mut game = Game::<Position>::new(setup);
    for text in words {
        let seat = mover(&game)?;
        let action = game.position().read_action(seat, &text)?;
        game.act(seat, action)?;
    }

    // The bot is shown what its seat may know, and never the position.
    let advice = ask(&mut *player.bot::<Position>()?, &game, mover(&game)?, &player.budget(0));
    println!("{} after {} positions, {} actions deep", advice.action(), advice.nodes, advice.depth);
    for candidate in advice.candidates.iter().take(5) {
        let bound = if candidate.is_bound { "at most " } else { "" };
        println!("  {}: {bound}{:.3}", candidate.action, candidate.value);
    }
    let line: Vec<String> = advice.line.iter().map(ToString::to_string).collect();
    println!("expected: {}", line.join(" "));
    Ok(())
}

fn mover(game: &Game<Position>) -> Result<Seat, &'static str> {
    match game.turn() {
        Turn::Seats(seats) => seats.first().ok_or("nobody is to act"),
        Turn::Chance => Err("a chance event is due"),
        Turn::Over => Err("the game is over"),
    }
}
