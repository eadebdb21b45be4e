//! The table service: people, tables, clocks, sockets and the bot API.

mod app;
mod config;
mod error;
mod http;
mod live;
mod nature;
mod ops;
mod people;
mod rooms;
mod service;
mod table;

pub use app::App;
pub use config::Config;
pub use http::page::{Page, PageFile};
pub use nature::{Nature, System};
pub use ops::lan::Lan;
pub use ops::{health, lan, metrics};
pub use people::{check_password, hash_password};
pub use service::{Service, describe};
