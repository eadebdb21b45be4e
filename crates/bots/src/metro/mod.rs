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
mod weights;

mod adam;
mod fit;

pub use features::{ACTION_FEATURES, ActionFeature};
pub use fit::fit;
pub use weights::Weights;
