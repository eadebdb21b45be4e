//! Where the service listens.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use anyhow::anyhow;
use serde::Deserialize;
use thiserror::Error;
use tokio::net::TcpListener;

/// An address with a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Listen(pub SocketAddr);

/// Why a text is no such address.
#[derive(Debug, PartialEq, Eq, Error)]
#[error("an address is an IP with a port, such as 127.0.0.1:8080 or [::1]:8080, or a port alone")]
pub struct ListenError;

impl Default for Listen {
    fn default() -> Listen {
        Listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)))
    }
}

impl Listen {
    /// The same port on every interface.
    pub fn on_all_interfaces(self) -> SocketAddr {
        let everywhere: IpAddr = match self.0 {
            SocketAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
            SocketAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
        };
        SocketAddr::new(everywhere, self.0.port())
    }

    /// Where this computer finds it: who listens on all interfaces listens on loopback.
    pub fn at_this_computer(self) -> SocketAddr {
        let ip = match self.0.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        SocketAddr::new(ip, self.0.port())
    }
}

impl FromStr for Listen {
    type Err = ListenError;

    fn from_str(text: &str) -> Result<Listen, ListenError> {
        if let Ok(port) = text.parse::<u16>() {
            return Ok(Listen(SocketAddr::from((Ipv4Addr::LOCALHOST, port))));
        }
        text.parse().map(Listen).map_err(|_| ListenError)
    }
}

impl TryFrom<String> for Listen {
    type Error = ListenError;

    fn try_from(text: String) -> Result<Listen, ListenError> {
        text.parse()
    }
}

/// Begins to listen, or says why that cannot be.
pub async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow!(
            "another program listens on {address}: stop it, or choose another port, such as --listen {}",
            address.port().checked_add(1).unwrap_or(8080)
        ),
        io::ErrorKind::AddrNotAvailable => anyhow!("{address} is not an address of this computer"),
        io::ErrorKind::PermissionDenied => {
            anyhow!("this user may not listen on {address}: choose a port from 1024 on")
        }
        _ => anyhow!("{address} cannot be listened on: {error}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_ports_are_read() {
        let read = |text: &str| text.parse::<Listen>().map(|Listen(address)| address.to_string());
        assert_eq!(read("9000").as_deref(), Ok("127.0.0.1:9000"));
        assert_eq!(read("0.0.0.0:80").as_deref(), Ok("0.0.0.0:80"));
        assert_eq!(read("[::1]:8080").as_deref(), Ok("[::1]:8080"));
        for text in
            ["", "localhost:8080", "127.0.0.1", "::1:8080", "65536", "-1", "1.2.3.4:99999", "http://1.2.3.4"]
        {
            assert_eq!(read(text), Err(ListenError), "{text}");
        }
    }

    #[test]
    fn all_interfaces_keep_the_port_and_the_family() {
        let everywhere = |text: &str| text.parse::<Listen>().unwrap().on_all_interfaces().to_string();
        assert_eq!(everywhere("127.0.0.1:9000"), "0.0.0.0:9000");
        assert_eq!(everywhere("[::1]:9000"), "[::]:9000");
    }
}
