//! The table service: people, tables, clocks, sockets and the bot API.

mod app;
mod config;
mod error;
mod nature;

pub use app::App;
pub use config::Config;
pub use nature::{Nature, System};
