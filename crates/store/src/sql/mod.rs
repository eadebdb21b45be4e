//! The queries, one file per kind of row. The SQL is the same for both databases except for a few words.

pub(crate) mod appends;
pub(crate) mod chat;
pub(crate) mod games;
pub(crate) mod logs;
pub(crate) mod mistakes;
pub(crate) mod outages;
pub(crate) mod people;
pub(crate) mod ratings;
pub(crate) mod removal;
pub(crate) mod reviews;
pub(crate) mod tables;
pub(crate) mod tokens;
