//! The address of the server to measure, which must be on this computer.

use std::net::{SocketAddr, ToSocketAddrs};

use anyhow::{Context, bail, ensure};
use hyper::Uri;
use igroteka_client::Address;

/// Reads an address such as `http://127.0.0.1:8080` and refuses every other computer's.
pub fn find(url: &str) -> anyhow::Result<Address> {
    let uri: Uri = url.parse().with_context(|| format!("{url:.60} is not an address"))?;
    ensure!(uri.scheme_str() == Some("http"), "the server's address begins with http://");
    let authority = uri.authority().context("the address names no host")?.as_str();
    ensure!(!authority.contains('@'), "the address must not hold a name or password");
    ensure!(matches!(uri.path(), "" | "/") && uri.query().is_none(), "the address ends after the port");
    let host = uri.host().context("the address names no host")?;
    let port = match uri.port_u16() {
        Some(port) => port,
        None if authority == host => 80,
        None => bail!("a port is a number up to 65535"),
    };
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let addresses: Vec<SocketAddr> =
        (bare, port).to_socket_addrs().with_context(|| format!("{host:.60} is unknown"))?.collect();
    if !addresses.iter().all(|address| address.ip().is_loopback()) {
        bail!("{host:.60} is not this computer; load is for a server of one's own, on 127.0.0.1");
    }
    let address = *addresses.first().with_context(|| format!("{host:.60} has no address"))?;
    Ok(Address { socket: address, host: authority.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_computer_is_found() {
        for (url, address, host) in [
            ("http://127.0.0.1:8080", "127.0.0.1:8080", "127.0.0.1:8080"),
            ("http://127.3.2.1:1/", "127.3.2.1:1", "127.3.2.1:1"),
            ("http://[::1]:8080", "[::1]:8080", "[::1]:8080"),
            ("http://127.0.0.1", "127.0.0.1:80", "127.0.0.1"),
        ] {
            let found = find(url).expect("it is this computer");
            assert_eq!((found.socket.to_string().as_str(), found.host.as_str()), (address, host));
        }
    }

    #[test]
    fn nobody_else_is() {
        for url in [
            "",
            "127.0.0.1:8080",
            "https://127.0.0.1:8080",
            "http://192.168.1.2:8080",
            "http://0.0.0.0:8080",
            "http://[::]:8080",
            "http://203.0.113.9",
            "http://127.0.0.1:8080@203.0.113.9/",
            "http://127.0.0.1@203.0.113.9:8080",
            "http://127.0.0.1:99999",
            "http://127.0.0.1:8080/api",
            "http://127.0.0.1:8080/?a=b",
        ] {
            assert!(find(url).is_err(), "{url}");
        }
    }
}
