//! Refusals that no handler wrote.

use std::any::Any;

use axum::Json;
use axum::body::Body;
use axum::http::header::HeaderMap;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use igroteka_protocol::{ErrorCode, Problem};

use crate::error::ApiError;

/// The answer under `/api` where there is no route.
pub async fn no_such_address() -> ApiError {
    ApiError::not_found("address")
}

/// The body of a refusal whose status has no error code of ours.
pub fn body(error: ApiError) -> Json<Problem> {
    Json(Problem { error: error.0 })
}

/// The answer after a panic in a handler. It tells the client nothing; the panic hook prints the message.
pub fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a handler panicked");
    let sorry = ApiError::new(ErrorCode::Unavailable, "something went wrong here; nothing more is known");
    (StatusCode::INTERNAL_SERVER_ERROR, body(sorry)).into_response()
}

/// Gives refusals of the framework, which have no body or plain text, the form of ours. Answers of another type are
/// left alone.
pub async fn in_our_words(response: Response) -> Response {
    if !response.status().is_client_error() || !is_bare(response.headers()) {
        return response;
    }
    let (mut parts, _) = response.into_parts();
    let (code, message) = match parts.status {
        StatusCode::NOT_FOUND => (ErrorCode::NotFound, "there is no such address"),
        StatusCode::METHOD_NOT_ALLOWED => (ErrorCode::BadRequest, "this address does not take this method"),
        StatusCode::PAYLOAD_TOO_LARGE => (ErrorCode::TooLarge, "the body is too large"),
        _ => (ErrorCode::BadRequest, "this request makes no sense here"),
    };
    let problem = Problem { error: ApiError::new(code, message).0 };
    let text = serde_json::to_vec(&problem).expect("a problem has only texts");
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(parts, Body::from(text))
}

fn is_bare(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}
