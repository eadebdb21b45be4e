//! Health checks and metrics for monitoring.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::metrics::gauge;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use igroteka_protocol::{ErrorCode, Problem};
use igroteka_store::StoreError;
use tokio::sync::Mutex;
use tokio::time::timeout;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::ops::metrics;

/// A store that takes longer than this to answer is not healthy.
const STORE_ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// How long an answer of the store holds: whoever may ask must not make it write.
const HOLDS: Duration = Duration::from_secs(1);

/// What the store last answered when it was asked to write something. Whoever asks meanwhile waits for the same answer.
#[derive(Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Readiness {
    async fn of(&self, app: &App) -> Result<(), StoreError> {
        let mut last = self.last.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < HOLDS
        {
            return answer.clone();
        }
        let answer = app.store.healthy().await;
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

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

/// The service can be used: its store can be read and takes a write, and it is not stopping.
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
    if app.nodes.is_severed() {
        return Err(ApiError::new(ErrorCode::Unavailable, "the database is lost"));
    }
    match timeout(STORE_ANSWERS_WITHIN, app.readiness.of(&app)).await {
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
    gauge!(metrics::NODES).set(app.nodes.count() as f64);
    gauge!(metrics::STORE_WRITES).set(if app.store_takes_writes() { 1.0 } else { 0.0 });
    let form = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((form, metrics::render()).into_response())
}
