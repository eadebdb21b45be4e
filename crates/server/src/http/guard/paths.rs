//! Finds the client's address, and checks the path and the size of a request.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use igroteka_protocol::ErrorCode;

use super::{MOST_BODY, MOST_IMPORT, refuse};
use crate::App;
use crate::error::ApiError;
use crate::http::address::{Client, client, peer};
use crate::http::json::too_large;

/// The longest path, and the longest path with its query.
const MOST_PATH: usize = 2048;
const MOST_URI: usize = 8192;

/// Whether a path belongs to the API.
pub fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

/// Finds the client's address, and refuses paths and bodies that are too long or ambiguous.
pub async fn check(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    if let Some(refusal) = refusal(request.uri(), request.headers()) {
        return refusal;
    }
    let address = client(peer(request.extensions()), request.headers(), &app.config.trusted_proxies);
    request.extensions_mut().insert(Client(address));
    next.run(request).await
}

fn refusal(uri: &Uri, headers: &HeaderMap) -> Option<Response> {
    if uri.path().len() > MOST_PATH || uri.to_string().len() > MOST_URI {
        let too_long = ApiError::new(ErrorCode::TooLarge, "this address is too long");
        return Some((StatusCode::URI_TOO_LONG, refuse::body(too_long)).into_response());
    }
    if is_tricky(uri.path()) {
        return Some(ApiError::not_found("address").into_response());
    }
    let length = headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse::<u64>().ok()?;
    let most = if uri.path() == "/api/reviews" { MOST_IMPORT } else { MOST_BODY };
    (length > most as u64).then(|| too_large().into_response())
}

/// No path of ours needs these, and a proxy might interpret them differently.
fn is_tricky(path: &str) -> bool {
    let small = path.to_ascii_lowercase();
    let dots = path.split('/').any(|part| part == "." || part == "..");
    dots || ["//", "\\", "%2e", "%2f", "%5c", "%00"].iter().any(|trick| small.contains(trick))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_are_seen() {
        for path in [
            "//api/me",
            "/api//me",
            "/api/../me",
            "/api/%2e%2E/me",
            "/api%2Fme",
            "/a\\b",
            "/a%5Cb",
            "/x%00",
            "/.",
        ] {
            assert!(is_tricky(path), "{path}");
        }
        for path in [
            "/",
            "/api/me",
            "/api/tables/0123456789abcdefghjkmnpqrs/moves/3",
            "/assets/index.a-b.js",
            "/t/%D1%8F",
        ] {
            assert!(!is_tricky(path), "{path}");
        }
    }

    #[test]
    fn the_api_is_what_lies_under_its_name() {
        assert!(is_api("/api") && is_api("/api/") && is_api("/api/me"));
        assert!(!is_api("/apis") && !is_api("/") && !is_api("/x/api/"));
    }
}
