//! Training from zero by self-play.

mod adam;
mod choices;
mod folder;
mod gradient;
mod kept;
mod labels;
mod nardy;
mod run;
mod state;

pub(crate) use folder::{Folder, at, sum_of};

pub use folder::TrainError;
pub use run::{AVERAGE, Pieces, Progress, Run};
