//! Games that are played over the wire while something breaks, a history of what everybody was told, and a checker that
//! knows what must be true of it.

pub mod address;
pub mod checker;
pub mod game;
pub mod history;
pub mod player;
pub mod tables;
