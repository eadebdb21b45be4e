//! The service over real sockets, in this process.

mod first_bot;
mod harness;
mod playing;
mod timeouts;
