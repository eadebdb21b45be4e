//! Reading requests; what cannot be read is refused in our own words.

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use igroteka_protocol::ErrorCode;
use serde::de::DeserializeOwned;

use crate::error::{ApiError, ApiResult};

/// The longest explanation of a parser that is passed on.
const MOST_EXPLANATION: usize = 200;

/// A JSON body.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> ApiResult<Body<T>> {
        if !is_json(request.headers()) {
            return Err(ApiError::bad_request("the body must be application/json"));
        }
        read(&all_bytes(request, state).await?)
    }
}

/// No body at all is nothing; anything else must be JSON.
impl<S: Send + Sync, T: DeserializeOwned> OptionalFromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> ApiResult<Option<Body<T>>> {
        let is_json = is_json(request.headers());
        let bytes = all_bytes(request, state).await?;
        if bytes.is_empty() {
            Ok(None)
        } else if is_json {
            read(&bytes).map(Some)
        } else {
            Err(ApiError::bad_request("the body must be application/json"))
        }
    }
}

/// A part of the path; what cannot be read does not exist.
pub struct ApiPath<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for ApiPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<ApiPath<T>> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(value)) => Ok(ApiPath(value)),
            Err(_) => Err(ApiError::not_found("thing")),
        }
    }
}

/// The query.
pub struct ApiQuery<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<ApiQuery<T>> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(value)) => Ok(ApiQuery(value)),
            Err(rejection) => Err(unreadable("query", &rejection.body_text())),
        }
    }
}

/// Another site's page can send a text body without a preflight request, but not JSON: this is part of the protection
/// against cross-site requests.
fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

async fn all_bytes<S: Send + Sync>(request: Request, state: &S) -> ApiResult<Bytes> {
    Bytes::from_request(request, state).await.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => too_large(),
        _ => ApiError::bad_request("the body did not arrive"),
    })
}

/// The refusal of a body beyond the limit.
pub fn too_large() -> ApiError {
    ApiError::new(ErrorCode::TooLarge, "the body is too large")
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> ApiResult<Body<T>> {
    serde_json::from_slice(bytes).map(Body).map_err(|error| unreadable("body", &error.to_string()))
}

fn unreadable(what: &str, explanation: &str) -> ApiError {
    let short: String = explanation.chars().take(MOST_EXPLANATION).collect();
    ApiError::bad_request(format!("the {what} cannot be read: {short}"))
}

#[cfg(test)]
mod tests {
    use igroteka_protocol::NewGuest;

    use super::*;

    fn refusal(bytes: &[u8]) -> String {
        match read::<NewGuest>(bytes) {
            Ok(Body(guest)) => panic!("{guest:?} was read"),
            Err(ApiError(error)) => {
                assert_eq!(error.code, ErrorCode::BadRequest);
                error.message
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused_shortly() {
        assert_eq!(read::<NewGuest>(br#"{"name":"Ann"}"#).unwrap().0.name, "Ann");
        assert!(refusal(b"").starts_with("the body cannot be read"));
        assert!(refusal(br#"{"name":1}"#).contains("expected a string"));
        assert!(refusal(br#"{"name":"Ann","admin":true}"#).contains("admin"));
        assert!(refusal(br#"{"name":"Ann","name":"Bob"}"#).contains("duplicate"));
        assert!(refusal(b"{\"name\":\"\xff\"}").starts_with("the body cannot be read"));
        assert!(refusal("[".repeat(60_000).as_bytes()).starts_with("the body cannot be read"));
        let long = format!(r#"{{"{}":1}}"#, "é".repeat(30_000));
        assert!(refusal(long.as_bytes()).chars().count() < 250);
    }
}
