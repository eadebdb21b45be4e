//! Training of nardy's nets from scratch by self-play.

mod checkpoint;
mod choices;
mod gradient;
mod kept;
mod labels;
mod learn;
mod run;

pub use run::{AVERAGE, Pieces, Progress, Run};
