//! The store, tested from outside.

mod beside;
mod data_folder;
mod story;
mod upgrade;
