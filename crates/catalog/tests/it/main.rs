//! The five games behind one face, tested from outside.

mod fairness;
mod files;
mod page;
mod unseen;
