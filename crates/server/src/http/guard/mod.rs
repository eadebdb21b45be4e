//! Middleware that every request and every answer passes through.

mod body_time;
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

/// The largest body with an imported game, which may be a whole match.
pub const MOST_IMPORT: usize = 1024 * 1024;

/// Adds the middleware to a router that is otherwise complete.
pub fn guard(router: Router, app: Arc<App>) -> Router {
    // The last layer is the outermost: it sees a request first and its answer last.
    router
        .route("/api", any(refuse::no_such_address))
        .route("/api/", any(refuse::no_such_address))
        .route("/api/{*rest}", any(refuse::no_such_address))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), body_time::limit))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), origin::check))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), paths::check))
        .layer(CatchPanicLayer::custom(refuse::panicked))
        .layer(middleware::map_response(refuse::in_our_words))
        .layer(middleware::from_fn_with_state(app, headers::add))
        .layer(middleware::from_fn(log::request))
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::extract::Request;
    use axum::http::StatusCode;
    use axum::routing::get;
    use igroteka_store::Database;
    use tower::Service;

    use super::*;
    use crate::{Config, SystemClock, SystemEntropy};

    async fn deal() -> &'static str {
        panic!("the hand is 7-7")
    }

    #[tokio::test]
    async fn a_panic_tells_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
        let app = Arc::new(App::new(
            Config::default(),
            store,
            Arc::new(SystemClock::start()),
            Arc::new(SystemEntropy),
        ));
        let mut router = guard(Router::new().route("/api/deal", get(deal)), app);
        let request = Request::get("/api/deal").body(Body::empty()).unwrap();
        let answer = router.call(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        let body = String::from_utf8(to_bytes(answer.into_body(), 1000).await.unwrap().to_vec()).unwrap();
        assert!(body.contains("unavailable") && !body.contains("7-7"), "{body}");
    }
}
