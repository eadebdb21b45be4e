//! Roads: ISMCTS, with rollouts or, in variant 3, an evaluation that was learned by self-play.

mod evaluate;
mod features;
mod heuristic;
mod ismcts;
mod levels;
mod opponent;
mod review;
mod weights;

pub mod train;

pub use igroteka_roads::Position;
