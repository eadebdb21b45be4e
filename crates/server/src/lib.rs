//! The table service: people, tables, clocks, sockets and the bot API.

mod address;
mod app;
mod config;
mod error;
mod guard;
pub mod health;
#[allow(dead_code, reason = "tables use the rest")]
mod identity;
#[allow(dead_code, reason = "tables use the rest")]
mod json;
pub mod lan;
mod limits;
pub mod metrics;
mod nature;
#[allow(unused_imports, reason = "tables use the rest")]
mod people;
#[allow(unused_imports, reason = "tables use the rest")]
mod ratings;
mod refusals;

pub use app::App;
pub use config::Config;
pub use guard::guard;
pub use lan::Lan;
pub use nature::{Nature, System};
pub use people::routes as people_routes;
pub use ratings::keep_counting;
