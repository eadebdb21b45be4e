//! Reviews, tested from outside.

mod common;
mod golden;
mod lines;
mod mistakes;
mod redealt;
mod stopping;
mod takebacks;
mod typescript;
mod words;
