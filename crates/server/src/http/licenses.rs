//! The third-party notices.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::get;
use bytes::Bytes;

use crate::http::page::{Kept, PageFile, answer};

/// The path of the notices.
const PLACE: &str = "/licenses";

/// The notices, if there are any.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>(text: Option<&Bytes>) -> Router<S> {
    let Some(text) = text else { return Router::new() };
    let file = PageFile { path: PLACE.to_owned(), plain: text.clone(), gzip: None, brotli: None };
    let kept = Arc::new(Kept::new(file, "text/plain; charset=utf-8"));
    Router::new().route_service(PLACE, get(send).with_state(kept))
}

async fn send(State(kept): State<Arc<Kept>>, headers: HeaderMap) -> Response {
    answer(&kept, StatusCode::OK, &headers, false)
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::extract::Request;
    use igroteka_store::Database;
    use tower::ServiceExt;

    use super::*;
    use crate::{Config, Page, Service, SystemClock, SystemEntropy};

    async fn service() -> Service {
        let folder = tempfile::tempdir().unwrap();
        let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
        Service::new(Config::default(), store, Arc::new(SystemClock::start()), Arc::new(SystemEntropy))
    }

    async fn ask(service: Service, known: &str) -> (u16, HeaderMap, String) {
        let request = Request::get(PLACE).header("if-none-match", known).body(Body::empty()).unwrap();
        let answer = service.router().oneshot(request).await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let body = to_bytes(answer.into_body(), 1000).await.unwrap();
        (status, headers, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn the_notices_are_plain_text_behind_the_same_door() {
        let index = PageFile {
            path: "/index.html".to_owned(),
            plain: Bytes::from_static(b"the index"),
            gzip: None,
            brotli: None,
        };
        for page in [None, Some(Page::new([index]))] {
            let (status, headers, body) =
                ask(service().await.with_page(page).with_licenses("© Ann"), "").await;
            assert_eq!((status, body.as_str()), (200, "© Ann"));
            assert_eq!(headers["content-type"], "text/plain; charset=utf-8");
            assert_eq!(headers["cache-control"], "no-cache");
            assert_eq!(headers["x-content-type-options"], "nosniff");
            assert!(headers.contains_key("content-security-policy"));
        }
    }

    #[tokio::test]
    async fn whoever_has_them_is_not_sent_them_again() {
        let tag =
            ask(service().await.with_licenses("© Ann"), "").await.1["etag"].to_str().unwrap().to_owned();
        let (status, _, body) = ask(service().await.with_licenses("© Ann"), &tag).await;
        assert_eq!((status, body.as_str()), (304, ""));
        assert_eq!(ask(service().await.with_licenses("© Bob"), &tag).await.0, 200);
    }

    #[tokio::test]
    async fn without_notices_there_is_nothing() {
        assert_eq!(ask(service().await, "").await.0, 404);
    }
}
