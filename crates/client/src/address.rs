//! The address of a server.

use std::net::SocketAddr;

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Where it listens.
    pub socket: SocketAddr,
    /// Its name with the port, for `Host` and `Origin`.
    pub host: String,
}

impl Address {
    /// The origin of the server's own page.
    pub fn origin(&self) -> String {
        format!("http://{}", self.host)
    }
}

impl From<SocketAddr> for Address {
    fn from(socket: SocketAddr) -> Address {
        Address { socket, host: socket.to_string() }
    }
}
