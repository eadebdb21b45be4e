//! Recognises the person at the computer that runs the service.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};

use crate::App;
use crate::error::ApiError;

/// Marks requests that came through the listener in the home network.
#[derive(Clone, Copy)]
pub struct ThroughLan;

/// Proof that a request was made at this computer, and not by another site's page in its browser.
pub struct AtThisComputer;

impl FromRequestParts<Arc<App>> for AtThisComputer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        // A host with a proxy or a public address does not need this, and behind a proxy that forwards no addresses
        // everybody would seem to be at this computer.
        let behind_a_proxy = app.config.public_url.is_some() || !app.config.trusted_proxies.is_empty();
        if !behind_a_proxy && is_at_this_computer(parts) {
            Ok(AtThisComputer)
        } else {
            Err(ApiError::forbidden("only the person at the computer that runs the service may do this"))
        }
    }
}

fn is_at_this_computer(parts: &Parts) -> bool {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    peer.is_some_and(|ConnectInfo(peer)| peer.ip().to_canonical().is_loopback())
        && parts.extensions.get::<ThroughLan>().is_none()
        && !is_forwarded(&parts.headers)
        && is_same_site(&parts.headers)
}

fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.keys().any(|name| {
        let name = name.as_str();
        name.starts_with("x-forwarded") || matches!(name, "forwarded" | "via" | "x-real-ip")
    })
}

/// Another site's page can send requests here, and its host name can even resolve to this computer (DNS rebinding). So
/// `Host` must be this computer's name, and the origin, if there is one, must be our own.
fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"));
    let Some(host) = text(header::HOST) else { return false };
    let origin_fits = text(header::ORIGIN).is_none_or(|origin| origin == format!("http://{host}"));
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    let site_fits = site.is_none_or(|site| matches!(site, b"same-origin" | b"none"));
    is_loopback_name(host) && origin_fits && site_fits
}

fn is_loopback_name(host: &str) -> bool {
    if let Ok(address) = host.parse::<SocketAddr>() {
        return address.ip().is_loopback();
    }
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    let name = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn parts(peer: Option<&str>, headers: &[(&str, &str)]) -> Parts {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        if let Some(peer) = peer {
            parts.extensions.insert(ConnectInfo(peer.parse::<SocketAddr>().unwrap()));
        }
        parts
    }

    #[test]
    fn the_person_here_is_known_by_the_connection_and_the_name() {
        let here = [
            ("127.0.0.1:5000", &[("host", "127.0.0.1:8080")][..]),
            ("127.0.0.1:5000", &[("host", "localhost:8080"), ("origin", "http://localhost:8080")]),
            ("127.0.0.1:5000", &[("host", "LOCALHOST")]),
            ("127.0.0.1:5000", &[("host", "127.0.0.1"), ("sec-fetch-site", "same-origin")]),
            ("[::1]:5000", &[("host", "[::1]:8080"), ("origin", "http://[::1]:8080")]),
            ("[::1]:5000", &[("host", "[::1]")]),
            ("[::ffff:127.0.0.1]:5000", &[("host", "localhost")]),
        ];
        for (peer, headers) in here {
            assert!(is_at_this_computer(&parts(Some(peer), headers)), "{peer} {headers:?}");
        }
    }

    #[test]
    fn nobody_else_is_taken_for_them() {
        let host = ("host", "127.0.0.1:8080");
        let elsewhere = [
            (None, &[host][..]),
            (Some("192.168.1.30:5000"), &[host]),
            (Some("[::ffff:192.168.1.30]:5000"), &[host]),
            (Some("127.0.0.1:5000"), &[]),
            (Some("127.0.0.1:5000"), &[("host", "games.example")]),
            (Some("127.0.0.1:5000"), &[("host", "127.0.0.1.evil.example:8080")]),
            (Some("127.0.0.1:5000"), &[("host", "localhost.evil.example")]),
            (Some("127.0.0.1:5000"), &[("host", "evil.example:localhost")]),
            (Some("127.0.0.1:5000"), &[("host", "192.168.1.20:8080")]),
            (Some("127.0.0.1:5000"), &[host, ("origin", "http://evil.example")]),
            (Some("127.0.0.1:5000"), &[host, ("origin", "http://127.0.0.1:9999")]),
            (Some("127.0.0.1:5000"), &[host, ("origin", "null")]),
            (Some("127.0.0.1:5000"), &[host, ("sec-fetch-site", "cross-site")]),
            (Some("127.0.0.1:5000"), &[host, ("sec-fetch-site", "same-site")]),
            (Some("127.0.0.1:5000"), &[host, ("x-forwarded-for", "127.0.0.1")]),
            (Some("127.0.0.1:5000"), &[host, ("X-Forwarded-Proto", "https")]),
            (Some("127.0.0.1:5000"), &[host, ("forwarded", "for=127.0.0.1")]),
            (Some("127.0.0.1:5000"), &[host, ("x-real-ip", "127.0.0.1")]),
            (Some("127.0.0.1:5000"), &[host, ("via", "1.1 proxy")]),
        ];
        for (peer, headers) in elsewhere {
            assert!(!is_at_this_computer(&parts(peer, headers)), "{peer:?} {headers:?}");
        }
        let mut through_lan = parts(Some("127.0.0.1:5000"), &[host]);
        through_lan.extensions.insert(ThroughLan);
        assert!(!is_at_this_computer(&through_lan));
    }
}
