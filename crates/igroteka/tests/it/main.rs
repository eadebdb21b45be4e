//! The program and its documents, tested from outside.

mod arena;
mod command_line;
mod common;
mod decisions;
mod documents;
mod durability;
mod engine;
mod fairness;
mod faults;
mod licenses;
mod play;
mod review;
mod serve;
mod shell;
mod train;
