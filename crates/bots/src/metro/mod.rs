//! Metro: ISMCTS with a policy net and a value net that were trained by self-play.

mod belief;
mod evaluate;
mod features;
mod greedy;
mod heuristic;
mod ismcts;
mod levels;
mod memory;
mod net;
mod opponent;
mod review;
mod weights;

pub mod train;

pub use igroteka_metro::Position;

pub use features::{ACTION_FEATURES, ActionFeature};
pub use weights::Weights;
