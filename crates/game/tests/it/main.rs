//! The contract, tried with the smallest game there is.

mod game;
mod pebbles;
mod suite;
