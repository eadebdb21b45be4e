//! Sudoku. Alone it fills the board; against others it tries every square with rollouts.

mod completion;
mod evaluate;
mod geometry;
mod heuristic;
mod levels;
mod opponent;
mod playouts;
mod question;
mod review;
mod round;
mod solo;
mod table;
mod tally;

pub use igroteka_sudoku::Position;
