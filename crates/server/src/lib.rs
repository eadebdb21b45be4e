//! The table service: people, tables, clocks, sockets and the bot API.

mod app;
mod config;
mod error;
pub mod health;
pub mod lan;
pub mod metrics;
mod nature;

pub use app::App;
pub use config::Config;
pub use lan::Lan;
pub use nature::{Nature, System};
