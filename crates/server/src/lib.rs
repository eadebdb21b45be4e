//! The table service: people, tables, clocks, sockets and the bot API.

mod address;
mod api_page;
mod app;
mod config;
mod doors;
mod error;
mod guard;
pub mod health;
mod house;
mod identity;
mod inbox;
mod json;
pub mod lan;
mod licenses;
mod limits;
mod live;
mod lobby;
pub mod metrics;
mod nature;
mod page;
mod people;
#[allow(unused_qualifications, reason = "the description's macro writes whole paths")]
mod print;
mod ratings;
mod refusals;
mod room;
mod rooms;
mod service;
mod stream;
mod table;
mod tables;
mod timer;
mod uptime;

pub use app::App;
pub use config::Config;
pub use lan::Lan;
pub use nature::{Nature, System};
pub use page::{Page, PageFile};
pub use people::{check_password, hash_password};
pub use service::{Service, describe};
