//! Searches written once, for whatever game fits them.

pub(crate) mod alpha_beta;
pub(crate) mod expectimax;
pub(crate) mod hidden;
pub(crate) mod open_game;
pub(crate) mod table;
pub(crate) mod thrown;
pub(crate) mod together;
