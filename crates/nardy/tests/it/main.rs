//! The rules of nardy, tested from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod after;
mod bear_off_means;
mod bearing_off;
mod common;
mod conformance;
mod cube;
mod figures;
mod generators;
mod golden;
mod ids;
mod mat_files;
mod moving;
mod notation;
mod reference;
mod start;
mod text;
mod typescript;
mod vocabulary;
mod winning;
