//! Protection against cross-site requests. A browser sends the cookie with requests from any site, so a request that
//! changes something or opens a socket by the cookie alone must come from our own page.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::error::ApiError;
use crate::http::identity::Shown;

/// Refuses requests that another site's page makes with somebody's cookie.
pub async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if is_ours(request.method(), request.uri(), request.headers(), app.config.public_url.as_deref()) {
        return next.run(request).await;
    }
    ApiError::forbidden("this request carries a cookie and does not come from this service's own page")
        .into_response()
}

fn is_ours(method: &Method, uri: &Uri, headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let is_socket = headers.contains_key(header::UPGRADE);
    if method.is_safe() && !is_socket {
        return true;
    }
    match Shown::in_headers(headers) {
        Shown::Cookie(_) => {}
        Shown::Nothing | Shown::Bearer(_) => return true,
    }
    // Only the browser can set this header, but it does so only in a secure context.
    let site = only(headers, "sec-fetch-site");
    if !is_socket && site == Some("same-origin") {
        return true;
    }
    if !headers.contains_key(header::ORIGIN) {
        return !is_socket && site == Some("none");
    }
    let host = only(headers, "host").or_else(|| uri.authority().map(Authority::as_str));
    only(headers, "origin").is_some_and(|origin| {
        public_url.is_some_and(|ours| same_origin(origin, ours))
            || host.is_some_and(|host| is_at(origin, host))
    })
}

/// A header that is there exactly once.
fn only<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// `https://games.example` and `https://games.example:443/` are one origin.
fn same_origin(one: &str, other: &str) -> bool {
    parts(one).is_some_and(|one| parts(other) == Some(one))
}

/// Whether an origin matches this `Host`. The scheme is not compared: behind a proxy we do not know our own.
fn is_at(origin: &str, host: &str) -> bool {
    let Some((scheme, name, port)) = parts(origin) else { return false };
    parts(&format!("{scheme}://{host}")) == Some((scheme, name, port))
}

/// Scheme, name and port.
fn parts(origin: &str) -> Option<(String, String, u16)> {
    let uri: Uri = origin.parse().ok()?;
    let scheme = uri.scheme_str()?.to_ascii_lowercase();
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
    let usual = match scheme.as_str() {
        "http" => 80,
        "https" => 443,
        _ => return None,
    };
    let port = authority.port_u16().unwrap_or(usual);
    Some((scheme, authority.host().to_ascii_lowercase(), port))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const COOKIE: (&str, &str) = ("cookie", "igroteka=0123");
    const HOST: (&str, &str) = ("host", "games.example:8080");

    fn allowed(method: &Method, headers: &[(&'static str, &str)], public_url: Option<&str>) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_str(value).unwrap());
        }
        is_ours(method, &Uri::from_static("/api/me"), &map, public_url)
    }

    fn posted(origin: &[&str], public_url: Option<&str>) -> bool {
        let mut headers = vec![COOKIE, HOST];
        headers.extend(origin.iter().map(|origin| ("origin", *origin)));
        allowed(&Method::POST, &headers, public_url)
    }

    #[test]
    fn a_cookie_needs_our_own_page() {
        assert!(posted(&["http://games.example:8080"], None));
        assert!(posted(&["https://GAMES.example:8080"], None));
        for origin in [
            "http://evil.example",
            "http://games.example",
            "http://games.example:8081",
            "http://games.example.evil.example:8080",
            "http://games.example:8080@evil.example",
            "http://evil.example/http://games.example:8080",
            "null",
            "",
            "games.example:8080",
            "file://games.example:8080",
        ] {
            assert!(!posted(&[origin], None), "{origin}");
        }
        assert!(!posted(&[], None), "no origin at all");
        assert!(!posted(&["http://games.example:8080", "http://games.example:8080"], None), "two");
    }

    #[test]
    fn the_public_address_is_ours_too() {
        let public = Some("https://play.example/");
        assert!(posted(&["https://play.example"], public) && posted(&["https://play.example:443"], public));
        assert!(!posted(&["http://play.example"], public) && !posted(&["https://play.example:8443"], public));
        assert!(posted(&["http://games.example:8080"], public));
    }

    #[test]
    fn the_browser_may_vouch_for_requests_but_not_for_sockets() {
        let fetched = |site| allowed(&Method::POST, &[COOKIE, HOST, ("sec-fetch-site", site)], None);
        assert!(fetched("same-origin") && fetched("none"));
        assert!(!fetched("same-site") && !fetched("cross-site") && !fetched("same-origin, cross-site"));
        let cross = [COOKIE, HOST, ("origin", "http://evil.example"), ("sec-fetch-site", "none")];
        assert!(!allowed(&Method::POST, &cross, None));
        let socket = [COOKIE, HOST, ("upgrade", "websocket"), ("sec-fetch-site", "same-origin")];
        assert!(!allowed(&Method::GET, &socket, None));
        let ours = [COOKIE, HOST, ("upgrade", "websocket"), ("origin", "http://games.example:8080")];
        assert!(allowed(&Method::GET, &ours, None));
        let theirs = [COOKIE, HOST, ("upgrade", "websocket"), ("origin", "http://evil.example")];
        assert!(!allowed(&Method::GET, &theirs, None));
    }

    #[test]
    fn looking_needs_none_nor_does_who_shows_no_cookie() {
        let evil = ("origin", "http://evil.example");
        assert!(allowed(&Method::GET, &[COOKIE, HOST, evil], None));
        assert!(allowed(&Method::HEAD, &[COOKIE, HOST, evil], None));
        assert!(allowed(&Method::POST, &[HOST, evil], None));
        assert!(allowed(&Method::POST, &[HOST, ("cookie", "other=1"), evil], None));
        assert!(allowed(&Method::POST, &[COOKIE, HOST, ("authorization", "Bearer x"), evil], None));
        for method in
            [Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::from_bytes(b"ODD").unwrap()]
        {
            assert!(!allowed(&method, &[COOKIE, HOST, evil], None), "{method}");
        }
    }
}
