//! The rules of sudoku, tested from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
mod conformance;
mod ending;
mod golden;
mod hidden;
mod reference;
mod resign;
mod scoring;
mod setup;
mod start;
mod strict;
mod table;
mod texts;
mod typescript;
mod vocabulary;
