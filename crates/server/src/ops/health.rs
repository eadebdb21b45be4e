//! Health checks and metrics for monitoring.

use std::sync::Arc;
use std::time::Duration;

use ::metrics::gauge;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use igroteka_protocol::{ErrorCode, Problem};
use tokio::time::timeout;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::ops::metrics;

/// A store that takes longer than this to answer is not healthy.
const STORE_ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// `/healthz`, `/readyz` and `/metrics`.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(is_up)).routes(routes!(is_ready)).routes(routes!(counted))
}

/// The process is up.
#[utoipa::path(get, path = "/healthz", operation_id = "health",
    tag = "host", responses((status = 200, body = str)))]
async fn is_up() -> &'static str {
    "up\n"
}

/// The service can be used: its store answers, and it is not stopping.
#[utoipa::path(
    get,
    path = "/readyz", operation_id = "readiness",
    tag = "host",
    responses((status = 200, body = str), (status = 503, body = Problem))
)]
async fn is_ready(State(app): State<Arc<App>>) -> ApiResult<&'static str> {
    if *app.shutdown.borrow() {
        return Err(ApiError::new(ErrorCode::Unavailable, "the service is stopping"));
    }
    match timeout(STORE_ANSWERS_WITHIN, app.store.healthy()).await {
        Ok(answer) => answer?,
        Err(_) => return Err(ApiError::new(ErrorCode::Unavailable, "the store does not answer")),
    }
    Ok("ready\n")
}

/// What was counted, for Prometheus; only if the host asked for it.
#[utoipa::path(
    get,
    path = "/metrics", operation_id = "metrics",
    tag = "host",
    responses((status = 200, body = str), (status = 404, body = Problem))
)]
async fn counted(State(app): State<Arc<App>>) -> ApiResult<Response> {
    if !app.config.metrics {
        return Err(ApiError::not_found("page"));
    }
    for (status, count) in app.rooms.by_status() {
        gauge!(metrics::TABLES, "status" => format!("{status:?}")).set(count as f64);
    }
    let form = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((form, metrics::render()).into_response())
}
