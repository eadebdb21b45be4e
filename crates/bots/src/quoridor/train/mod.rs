//! Training of the net and the opening book by self-play.

mod fit;
mod games;
mod move_order;
mod openings;
mod sample;
mod session;
mod td_lambda;

pub use fit::{FitParams, Progress};
pub use games::Course;
pub use openings::{BOOK, Openings, openings};
pub use sample::Sample;
pub use session::{Plan, Stage, WEIGHTS, session};
