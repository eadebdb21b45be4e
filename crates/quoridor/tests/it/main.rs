//! The rules of quoridor, tested from outside.

mod common;
mod conformance;
mod endings;
mod fences;
mod figures;
mod golden;
mod outcome;
mod pawns;
mod reading;
mod reference;
mod table;
mod typescript;
mod vocabulary;
