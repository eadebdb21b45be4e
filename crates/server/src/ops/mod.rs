//! Operations: health checks, metrics, outages, and opening the service to the home network.

pub mod health;
pub mod lan;
pub mod metrics;
pub(crate) mod uptime;
