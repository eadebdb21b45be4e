//! The table service: people, tables, clocks, sockets and the bot API.

mod advice;
mod app;
mod clock;
mod cluster;
mod config;
mod connections;
mod entropy;
mod error;
mod http;
mod live;
mod ops;
mod people;
mod reviews;
mod rooms;
mod service;
mod table;
mod thinking;

pub use app::App;
pub use clock::{Clock, SystemClock};
pub use cluster::{Bus, BusError, Hints, NatsBus, NatsError, NatsLogin, NatsSettings};
pub use config::Config;
pub use entropy::{Entropy, SystemEntropy};
pub use http::page::{Page, PageFile};
pub use ops::lan::Lan;
pub use ops::{health, lan, metrics};
pub use people::{check_password, hash_password};
pub use service::{Service, describe};
