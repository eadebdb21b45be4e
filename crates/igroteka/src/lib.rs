//! The program: what can be asked for from a shell, and the line protocol.

mod arena;
pub mod command;
pub mod engine;
mod host;
mod input;
mod licenses;
mod load;
mod mat;
mod print;
mod request;
mod review;
mod serve;
mod shell;
mod train;
mod verify;
