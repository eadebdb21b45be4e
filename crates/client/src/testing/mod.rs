//! Servers for tests, and short forms of requests that panic where a test has failed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod guest;
mod nats;
mod process;
mod server;
mod socket;

use std::time::Duration;

pub use nats::NatsServer;
pub use process::{ServerProcess, ask, until};
pub use server::{TestClock, TestServer};

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_mins(1);
