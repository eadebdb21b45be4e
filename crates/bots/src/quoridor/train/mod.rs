//! Learning to judge positions from games that the program plays against itself.

mod games;
mod sample;

pub use games::{Course, play};
pub use sample::Sample;
