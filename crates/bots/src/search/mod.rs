//! Searches written once, over the contract of a game.

pub(crate) mod hidden;
