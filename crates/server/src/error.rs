//! Errors of the API. Only here do refusals become HTTP answers.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use igroteka_catalog::{Code, Refusal};
use igroteka_protocol::{Error, ErrorCode, Problem};
use igroteka_store::StoreError;
use metrics::counter;

use crate::ops::metrics::REFUSALS;
use crate::table::NotApplied;

/// When to ask again at a node that may have been upgraded by then, in seconds.
const NEWER_AFTER: u32 = 5;

/// A refusal that is sent to the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError(pub Error);

/// The result of most functions of the service.
pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// A refusal with this code and message.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> ApiError {
        ApiError(Error { code, message: message.into(), retry_after: None })
    }

    /// The request makes no sense.
    pub fn bad_request(message: impl Into<String>) -> ApiError {
        ApiError::new(ErrorCode::BadRequest, message)
    }

    /// There is no such thing, or it is not for the caller to know.
    pub fn not_found(what: &str) -> ApiError {
        ApiError::new(ErrorCode::NotFound, format!("there is no such {what}"))
    }

    /// Known, but not allowed.
    pub fn forbidden(message: impl Into<String>) -> ApiError {
        ApiError::new(ErrorCode::Forbidden, message)
    }

    /// Not in this state of the table.
    pub fn not_now(message: impl Into<String>) -> ApiError {
        ApiError::new(ErrorCode::NotNow, message)
    }

    /// Too many requests.
    pub fn too_many(retry_after: u32) -> ApiError {
        let message = format!("too many requests: try again in {retry_after} s");
        ApiError(Error { code: ErrorCode::TooMany, message, retry_after: Some(retry_after) })
    }

    /// The table cannot be read, and nobody can play at it.
    pub fn damaged() -> ApiError {
        ApiError::new(ErrorCode::Unavailable, "this table's log is damaged")
    }

    /// The table goes on under a newer version of the program, which this node is not.
    pub fn newer() -> ApiError {
        let message = "this table goes on under a newer version of the program: try again soon";
        ApiError(Error {
            code: ErrorCode::NewerVersion,
            message: message.to_owned(),
            retry_after: Some(NEWER_AFTER),
        })
    }

    /// The HTTP status of the refusal.
    pub fn status(&self) -> StatusCode {
        match self.0.code {
            ErrorCode::BadRequest
            | ErrorCode::UnknownGame
            | ErrorCode::UnknownRules
            | ErrorCode::BadSetup
            | ErrorCode::BadMove
            | ErrorCode::BadRecord => StatusCode::BAD_REQUEST,
            ErrorCode::Unauthorized => StatusCode::UNAUTHORIZED,
            ErrorCode::Forbidden => StatusCode::FORBIDDEN,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::IllegalMove
            | ErrorCode::NotYourTurn
            | ErrorCode::GameOver
            | ErrorCode::Stale
            | ErrorCode::Conflict
            | ErrorCode::NotNow => StatusCode::CONFLICT,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::NewerVersion | ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        counter!(REFUSALS, "code" => format!("{:?}", self.0.code)).increment(1);
        let (status, retry_after) = (self.status(), self.0.retry_after);
        let mut response = (status, Json(Problem { error: self.0 })).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let code = match refusal.code {
            Code::UnknownGame => ErrorCode::UnknownGame,
            Code::UnknownRules => ErrorCode::UnknownRules,
            Code::BadSetup => ErrorCode::BadSetup,
            Code::BadMove => ErrorCode::BadMove,
            Code::BadRecord => ErrorCode::BadRecord,
            Code::IllegalMove => ErrorCode::IllegalMove,
            Code::NotYourTurn => ErrorCode::NotYourTurn,
            Code::GameOver => ErrorCode::GameOver,
            Code::BadRequest | Code::BadPosition | Code::NoGame => ErrorCode::BadRequest,
        };
        ApiError::new(code, refusal.message)
    }
}

impl From<NotApplied> for ApiError {
    fn from(error: NotApplied) -> ApiError {
        match error {
            NotApplied::Refused(refusal) => refusal.into(),
            NotApplied::Impossible => ApiError::bad_request(error.to_string()),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Missing(what) => ApiError::not_found(what),
            StoreError::Invalid(reason) => ApiError::bad_request(reason),
            StoreError::Taken(what) => ApiError::new(ErrorCode::Conflict, format!("this {what} is taken")),
            StoreError::Conflict { .. } => ApiError::new(ErrorCode::Conflict, "somebody was faster"),
            StoreError::Unknown(error) => {
                tracing::error!(%error, "the store failed in a commit");
                ApiError::new(ErrorCode::Unavailable, "it is not known whether this was stored: look again")
            }
            StoreError::Damaged { table, flaw } => {
                tracing::error!(
                    table,
                    flaw,
                    "a table's log is damaged: `igroteka check` names all such tables"
                );
                ApiError::damaged()
            }
            error => {
                tracing::error!(%error, "the store failed");
                ApiError::new(ErrorCode::Unavailable, "the service cannot store anything at the moment")
            }
        }
    }
}
