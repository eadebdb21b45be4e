//! Security headers.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;

/// Nothing but our own files, no inline scripts or styles, no frames. `'self'` includes the live socket.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; \
    form-action 'self'";

/// A handler that needs another policy sets its own header, which is kept.
const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // The URL of a table contains its link, which is a secret.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Half a year without plain HTTP. Other hosts below this name are not ours to speak for.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=15552000");

/// Adds them to an answer.
pub async fn add(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let of_api = super::paths::is_api(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
    // Browsers heed it only in answers that came over HTTPS, so the home network is not affected.
    if app.config.is_https() {
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(HTTPS_ONLY);
    }
    if of_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}
