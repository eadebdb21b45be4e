//! Nardy: nets trained by self-play, exact bear-off tables, and a search over the throws.

mod bear_off;
mod cube;
mod cube_search;
mod dice_game;
mod escapes;
mod heuristic;
mod kinds;
mod levels;
mod luck;
mod opponent;
mod review;
mod shots;
mod stakes;
mod weights;

pub(crate) mod board;
pub(crate) mod evaluate;
pub(crate) mod features;
pub(crate) mod net;
pub(crate) mod probabilities;
pub(crate) mod utility;

pub mod train;

#[cfg(test)]
mod test_side;

pub use igroteka_nardy::Position;

pub use evaluate::prepare;
pub use luck::luck;
pub use weights::count_evaluations;
