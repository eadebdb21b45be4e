//! Where a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

/// The client's address, as the limits count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client(pub IpAddr);

impl Client {
    /// What the guard found for this request.
    pub fn of(extensions: &Extensions) -> Client {
        extensions.get().copied().unwrap_or_else(|| Client(peer(extensions)))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        Ok(Client::of(&parts.extensions))
    }
}

/// The other end of the connection; requests that came over none are counted together.
pub fn peer(extensions: &Extensions) -> IpAddr {
    let info = extensions.get::<ConnectInfo<SocketAddr>>();
    info.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip().to_canonical())
}

/// The client behind a peer: the peer itself, or, if that is a trusted proxy, the last address in `X-Forwarded-For`
/// that is not one. What stands further left was written by whoever pleased and is not looked at.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|proxy| proxy.to_canonical() == address);
    let mut nearest = peer.to_canonical();
    let values: Vec<_> = headers.get_all("x-forwarded-for").iter().collect();
    for value in values.into_iter().rev() {
        // A value that is no text ends the chain like any other garbage.
        for hop in value.to_str().unwrap_or("?").rsplit(',') {
            if !is_trusted(nearest) {
                return nearest;
            }
            match read_hop(hop.trim()) {
                Some(address) => nearest = address,
                None => return nearest,
            }
        }
    }
    nearest
}

/// `192.0.2.1`, `2001:db8::1`, and both with a port.
fn read_hop(text: &str) -> Option<IpAddr> {
    let address =
        text.parse::<IpAddr>().or_else(|_| text.parse::<SocketAddr>().map(|with_port| with_port.ip()));
    address.ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const PROXY: &str = "127.0.0.1";

    fn check(peer: &str, forwarded: &[&str], trusted: &[&str], expected: &str) {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        let trusted: Vec<IpAddr> = trusted.iter().map(|proxy| proxy.parse().unwrap()).collect();
        let found = client(peer.parse().unwrap(), &headers, &trusted);
        assert_eq!(found, expected.parse::<IpAddr>().unwrap(), "{peer} {forwarded:?} {trusted:?}");
    }

    #[test]
    fn a_stranger_cannot_say_where_it_comes_from() {
        check("192.0.2.9", &["198.51.100.1"], &[], "192.0.2.9");
        check("192.0.2.9", &["198.51.100.1"], &[PROXY], "192.0.2.9");
    }

    #[test]
    fn a_trusted_proxy_is_believed_once() {
        check(PROXY, &["198.51.100.1"], &[PROXY], "198.51.100.1");
        // The client wrote the first address itself; the proxy added the second.
        check(PROXY, &["10.0.0.1, 198.51.100.1"], &[PROXY], "198.51.100.1");
        check(PROXY, &["10.0.0.1", "198.51.100.1"], &[PROXY], "198.51.100.1");
        check(PROXY, &[&format!("10.0.0.1, 198.51.100.1, {PROXY}")], &[PROXY], "198.51.100.1");
        check(PROXY, &["10.0.0.1, 198.51.100.1", "203.0.113.5"], &[PROXY, "203.0.113.5"], "198.51.100.1");
    }

    #[test]
    fn garbage_ends_the_chain() {
        check(PROXY, &[], &[PROXY], PROXY);
        check(PROXY, &[""], &[PROXY], PROXY);
        check(PROXY, &["198.51.100.1, nobody"], &[PROXY], PROXY);
        check(PROXY, &["198.51.100.1, é"], &[PROXY], PROXY);
        check(PROXY, &[&",".repeat(9000)], &[PROXY], PROXY);
        check(PROXY, &["nobody, 198.51.100.1"], &[PROXY], "198.51.100.1");
    }

    #[test]
    fn every_spelling_of_an_address_is_one_address() {
        check("::ffff:127.0.0.1", &["198.51.100.1"], &[PROXY], "198.51.100.1");
        check(PROXY, &["198.51.100.1"], &["::ffff:127.0.0.1"], "198.51.100.1");
        check(PROXY, &["198.51.100.1:4711"], &[PROXY], "198.51.100.1");
        check(PROXY, &["[2001:db8::1]:4711"], &[PROXY], "2001:db8::1");
        check(PROXY, &["::ffff:198.51.100.1"], &[PROXY], "198.51.100.1");
    }
}
