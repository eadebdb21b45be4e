//! The service as a whole: its routes, its background tasks, its start and its shutdown.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use bytes::Bytes;
use futures_util::future::BoxFuture;
use igroteka_catalog::prepare_opponents;
use igroteka_store::{Store, StoreError};
use tokio::net::TcpListener;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::connections::Connections;
use crate::http::page::{self, Page};
use crate::http::{api_page, guard, licenses, print, reviews, tables};
use crate::ops::{health, lan, metrics, uptime};
use crate::people::ratings;
use crate::reviews::Reviews;
use crate::rooms::Rooms;
use crate::rooms::timer::Timer;
use crate::{App, Bus, Clock, Config, Entropy, cluster, live, people};

/// How long connections have to finish when the service ends.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// The API description, without the routes.
#[derive(OpenApi)]
#[openapi(
    info(title = "Igroteka", description = "Five board games: tables, moves, streams. See docs/API.md."),
    tags(
        (name = "people", description = "Who you are"),
        (name = "tables", description = "Setting up, sitting down, playing"),
        (name = "games", description = "The games, and what was played"),
        (name = "reviews", description = "What the moves of a game were worth, and your own mistakes"),
        (name = "live", description = "The socket of the page"),
        (name = "bots", description = "Streams for programs"),
        (name = "host", description = "For whoever runs the service"),
    )
)]
struct Description;

/// The service.
pub struct Service {
    app: Arc<App>,
    page: Option<Page>,
    licenses: Option<Bytes>,
}

/// The API's description, as OpenAPI.
pub fn describe() -> utoipa::openapi::OpenApi {
    routes().into_openapi()
}

fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .merge(people::routes())
        .merge(tables::routes())
        .merge(reviews::routes())
        .merge(live::routes())
        .merge(health::routes())
        .merge(lan::routes())
        .merge(print::routes())
}

impl Service {
    /// A service over a store; nothing runs yet.
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
    ) -> Service {
        Service { app: Arc::new(App::new(config, store, clock, entropy)), page: None, licenses: None }
    }

    /// Adds a page for people; without one the service is for programs only.
    #[must_use]
    pub fn with_page(self, page: Option<Page>) -> Service {
        Service { page, ..self }
    }

    /// Sends hints to the other nodes another way than through the database that they share.
    #[must_use]
    pub fn with_bus(self, bus: Arc<dyn Bus>) -> Service {
        self.app.nodes.use_bus(bus);
        self
    }

    /// Adds the third-party notices, at `/licenses`.
    #[must_use]
    pub fn with_licenses(self, text: impl Into<Bytes>) -> Service {
        Service { licenses: Some(text.into()), ..self }
    }

    /// All routes, with their middleware.
    pub fn router(&self) -> Router {
        let (router, description) = routes().split_for_parts();
        let router = router
            .merge(api_page::routes(&description))
            .merge(licenses::routes(self.licenses.as_ref()))
            .merge(page::routes(self.page.as_ref()))
            .with_state(self.app.clone());
        guard::guard(router, self.app.clone())
    }

    /// Starts the background tasks: clocks, house bots, ratings, maintenance. They end with the runtime.
    pub async fn begin(&self) -> Result<(), StoreError> {
        let app = &self.app;
        if app.nodes.are_several() {
            app.join_nodes().await?;
            tokio::spawn(cluster::run_heartbeats(app.clone()));
            tokio::spawn(cluster::run_outbox(app.clone()));
            tokio::spawn(cluster::run_listener(app.clone()));
            tokio::spawn(cluster::run_catch_up(app.clone()));
            tokio::spawn(cluster::run_presence(app.clone()));
            tokio::spawn(cluster::run_severed_check(app.clone()));
        } else {
            app.start_uptime().await?;
            tokio::spawn(uptime::run_heartbeats(app.clone()));
        }
        tokio::spawn(uptime::run_clock_checks(app.clone()));
        tokio::spawn(Timer::run(app.clone()));
        tokio::spawn(Rooms::maintain(app.clone()));
        tokio::spawn(Rooms::follow(app.clone()));
        tokio::spawn(Reviews::keep_tidy(app.clone()));
        tokio::spawn(ratings::keep_counting(app.clone()));
        Ok(())
    }

    /// Serves until told to stop, then closes the connections and the store.
    // Boxed: an `async fn` would be compiled once more in the crate that calls it.
    pub fn run(
        self,
        listener: TcpListener,
        stop: BoxFuture<'static, ()>,
    ) -> BoxFuture<'static, io::Result<()>> {
        Box::pin(self.serve(listener, stop))
    }

    async fn serve(self, listener: TcpListener, stop: BoxFuture<'static, ()>) -> io::Result<()> {
        if self.app.config.metrics {
            metrics::install();
            tokio::spawn(metrics::upkeep());
        }
        self.begin().await.map_err(io::Error::other)?;
        // In a thread of its own, so that the runtime does not wait for it at shutdown. If it fails, the first bot move is
        // slow.
        let _ = std::thread::Builder::new().name("prepare".to_owned()).spawn(prepare_opponents);
        let router = self.router();
        let connections = Connections::new(&self.app.config);
        self.app.lan.offer(listener.local_addr()?, router.clone(), connections.clone()).await;
        let (app, stopping) = (self.app.clone(), self.app.clone());
        let stop = Box::pin(async move {
            stop.await;
            app.drain().await;
            app.shutdown.send_replace(true);
            app.lan.withdraw().await;
        });
        // Moves are small and must be sent at once.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection keeps its delay");
            }
        });
        let serving = connections.serve(listener, router, stop);
        // Connections that do not close in time are dropped.
        let mut shutdown = stopping.shutdown.subscribe();
        let timeout = async move {
            let _ = shutdown.changed().await;
            tokio::time::sleep(SHUTDOWN_TIMEOUT).await;
        };
        let closing = async {
            serving.await;
            // An upgraded socket is no longer one of the server's connections. It returns its permit when it has closed.
            let permits = u32::try_from(stopping.config.sockets).unwrap_or(u32::MAX);
            let _ = stopping.sockets.acquire_many(permits).await;
        };
        tokio::select! {
            () = closing => {}
            () = timeout => {}
        }
        if stopping.nodes.are_several() {
            stopping.leave_nodes().await;
        } else if let Err(error) = stopping.write_heartbeat().await {
            tracing::warn!(%error, "the service could not note when it ended");
        }
        stopping.store.close().await;
        Ok(())
    }
}
