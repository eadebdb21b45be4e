//! Reviews, tested from outside.

mod common;
mod golden;
mod hindsight;
mod mistakes;
mod stopping;
mod takebacks;
mod words;
