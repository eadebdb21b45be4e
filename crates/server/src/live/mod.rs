//! Connections that stay open: the page's socket, the streams for programs, and what is sent to both.

pub(crate) mod connection_limits;
pub(crate) mod inbox;
pub(crate) mod lobby;
mod round_trip;
mod socket;
mod stream;

use std::time::Duration;

use crate::App;

pub(crate) use stream::routes;

/// Within which time the clients of a node that ends move to others.
const MOVE_WITHIN: Duration = Duration::from_secs(2);

/// When one of them does: no two at the same moment.
fn reconnect_after(app: &App) -> Duration {
    let share = u16::from_be_bytes(app.entropy.bytes());
    MOVE_WITHIN * u32::from(share) / u32::from(u16::MAX)
}
