//! What the training runs of all games share.

mod folder;

pub(crate) use folder::{Folder, at, sum_of};

pub use folder::TrainError;
