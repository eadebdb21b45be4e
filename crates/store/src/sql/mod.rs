//! What is asked of the database, one file a noun. The SQL is the same for both but for a word here and there.

pub(crate) mod appends;
pub(crate) mod chat;
pub(crate) mod games;
pub(crate) mod outages;
pub(crate) mod people;
pub(crate) mod ratings;
pub(crate) mod removal;
pub(crate) mod tables;
pub(crate) mod tokens;
