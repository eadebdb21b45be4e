//! What the trainings of all games share: the optimizer, the folder of a run, its checkpoint and its learning curve.

pub(crate) mod adam;
pub(crate) mod checkpoint;

mod curve;
mod folder;

pub(crate) use folder::{Folder, at, sum_of};

pub use curve::{Panel, draw};
pub use folder::TrainError;
