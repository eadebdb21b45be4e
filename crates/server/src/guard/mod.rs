//! The door: what every request passes before and every answer after.

mod headers;
mod log;
mod origin;
mod paths;
mod refuse;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::any;
use tower_http::catch_panic::CatchPanicLayer;

use crate::App;

/// The largest body, in bytes.
pub const MOST_BODY: usize = 64 * 1024;

/// Puts the door before a router that is otherwise complete.
pub fn guard(router: Router, app: Arc<App>) -> Router {
    // The last layer is the outermost: it sees a request first and its answer last.
    router
        .route("/api", any(refuse::no_such_address))
        .route("/api/", any(refuse::no_such_address))
        .route("/api/{*rest}", any(refuse::no_such_address))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), origin::check))
        .layer(middleware::from_fn_with_state(app, paths::check))
        .layer(CatchPanicLayer::custom(refuse::panicked))
        .layer(middleware::map_response(refuse::in_our_words))
        .layer(middleware::from_fn(headers::add))
        .layer(middleware::from_fn(log::request))
}
