//! Learning to judge positions from games that the program plays against itself.

mod fit;
mod games;
mod hindsight;
mod openings;
mod preference;
mod sample;
mod session;

pub use fit::{Lessons, Progress};
pub use games::Course;
pub use openings::{BOOK, Openings, openings};
pub use sample::Sample;
pub use session::{Plan, Stage, WEIGHTS, session};
