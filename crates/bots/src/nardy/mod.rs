//! Nardy: nets trained by self-play, exact bear-off tables, and a search over the throws.

mod bear_off;
mod cube;
mod escapes;
mod house;
mod kinds;
mod levels;
mod luck;
mod opponent;
mod shots;
mod stakes;
mod thrown;
mod weights;

pub(crate) mod aim;
pub(crate) mod board;
pub(crate) mod brain;
pub(crate) mod inputs;
pub(crate) mod net;
pub(crate) mod odds;

#[cfg(test)]
mod test_side;

pub use brain::prepare;
pub use luck::luck;
pub use weights::glance;
