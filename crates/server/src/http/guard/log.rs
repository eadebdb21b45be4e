//! One log line per request: its route, its status and its duration. Never the URL itself, which may contain a link,
//! nor headers, nor bodies.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

/// Logs a request.
pub async fn request(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("(none)", MatchedPath::as_str).to_owned();
    // Any other method is arbitrary text from the client.
    let method = match request.method().as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS") => known.to_owned(),
        _ => "(other)".to_owned(),
    };
    let span = tracing::info_span!("request", method, route);
    let begun = Instant::now();
    async move {
        let response = next.run(request).await;
        let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis() as u64);
        if response.status().is_server_error() {
            tracing::warn!(status, ms, "answered");
        } else {
            tracing::info!(status, ms, "answered");
        }
        response
    }
    .instrument(span)
    .await
}
