//! The service, tested over real connections.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod people;
mod service;
