//! Computer opponents. A bot is asked with what its seat may know – a view and that seat's record – and never with
//! the position, so it cannot cheat.
//!
//! So far there is the house bot: it looks one move ahead by each game's own score.

mod ask;
mod judge;
mod one_move;

mod metro;
mod nardy;
mod quoridor;
mod roads;
mod sudoku;

pub use ask::{Advice, Ask, Bot, Budget, Candidate};
pub use judge::Judge;
pub use one_move::{OneMove, one_move};
