//! How strong somebody is: computed from one game, and kept up to date after each.

mod count;
mod rate;

pub use count::{Counting, GameResult, keep_counting};
