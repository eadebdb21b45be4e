//! The protocol, tested from outside.

mod typescript;
mod views;
