//! People, and the guards in front of every handler, over real connections.

#![allow(clippy::needless_pass_by_value)] // Bodies are written where they are sent.

mod accounts;
mod bots;
mod guards;
mod guests;
mod limits;
mod print;
mod ratings;
mod secrets;
mod server;
