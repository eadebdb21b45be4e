//! The rules of roads, tested from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
mod conformance;
mod duel;
mod golden;
mod hidden;
mod laying;
mod newspaper;
mod pile;
mod reference;
mod setup;
mod tables;
mod text;
mod typescript;
mod vocabulary;
