//! Training of nardy's nets from scratch by self-play.

mod adam;
mod choices;
mod gradient;
mod kept;
mod labels;
mod learn;
mod run;
mod state;

pub use run::{AVERAGE, Pieces, Progress, Run};
