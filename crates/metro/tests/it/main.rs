//! The rules of metro, tested from outside.

mod common;
mod conformance;
mod figures;
mod golden;
mod lines;
mod reference;
mod stations;
mod table;
mod texts;
mod turn;
mod typescript;
mod vocabulary;
mod worlds;
