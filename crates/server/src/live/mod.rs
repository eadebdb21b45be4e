//! Connections that stay open: the page's socket, the streams for programs, and what is sent to both.

pub(crate) mod connection_limits;
pub(crate) mod inbox;
pub(crate) mod lobby;
mod round_trip;
mod socket;
mod stream;

pub(crate) use stream::routes;
