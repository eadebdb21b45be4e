//! The log of tables, and what stands beside it, behind one trait: SQLite in a data folder, or PostgreSQL.
//!
//! The log is the truth: an entry is never changed or deleted, `(table, seq)` is unique, and an append names the seq
//! it expects. Entries are chained by hash, so that a table whose log was damaged is noticed when it is read. Personal data is kept out of the log – it names people by id – so that somebody can be forgotten.

mod backup;
mod chain;
mod check;
mod cluster;
mod data_folder;
mod database;
mod deadline;
mod entry;
mod error;
#[cfg(feature = "testing")]
mod fault_injection;
mod group;
mod people;
mod plan;
#[cfg(feature = "testing")]
mod planted;
mod postgres;
mod private_files;
mod restore;
mod review;
mod schema;
mod session;
mod sql;
mod sql_store;
mod sqlite;
mod store;
#[cfg(feature = "testing")]
pub mod testing;
mod work;
mod writer;

pub use backup::backup_folder;
pub use check::{CheckReport, DamagedTable, DamagedTables, check_file, check_store};
pub use cluster::{
    Cluster, Heartbeat, HeartbeatReply, Hint, Listener, Member, NodeId, PresenceRow, Received, Snapshot,
    packets, read_packet,
};
pub use database::{Database, open, open_beside};
pub use entry::{
    Append, ChatEntry, Entry, GameRow, GameStart, NewTable, TableChange, TableFilter, TableHead, TableRow,
    TableStatus,
};
pub use error::StoreError;
pub use people::{Person, PersonExport, Role, Scope, Token, TokenHash};
pub use restore::restore_folder;
pub use review::{MistakeCount, MistakeRow, ReviewRow};
pub use sql_store::SqlStore;
pub use store::{RatingRow, RatingUpdate, Store};
