//! Ratings, updated after each rated game.

mod count;
mod rate;

pub use count::{Counting, GameResult, keep_counting};
