//! Training from zero by self-play.

mod adam;
mod gradient;
mod labels;
mod nardy;
mod run;

pub use run::{AVERAGE, GAMES, LABELS, Progress, Run};
