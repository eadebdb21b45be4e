//! The store, tested from outside.

mod beside;
mod bit_flips;
mod data_folder;
mod failover;
mod pooler;
mod story;
mod upgrade;
