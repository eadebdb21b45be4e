//! The service as its host sees it: the real program, on free ports, with data folders of its own.

mod checks;
mod copies;
#[cfg(unix)]
mod failover;
#[cfg(target_os = "linux")]
mod flood;
mod health;
mod home_network;
mod load;
mod logs;
mod nats;
mod server;
mod settings;
mod starting;
#[cfg(unix)]
mod stopping;
mod users;
