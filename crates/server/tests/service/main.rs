//! The service over real sockets, in this process.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends")]

mod first_bot;
mod harness;
mod playing;
mod timeouts;
