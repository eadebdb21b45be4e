//! The five games behind one face, tested from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod fairness;
mod files;
mod page;
mod unseen;
