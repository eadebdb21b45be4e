//! Accepting connections, and what each of them may take: a place at its address, and the time for its headers.
//!
//! `axum::serve` has neither, so this is done on hyper itself.

mod counted;
mod per_address;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;
use tower::Service;

use self::counted::Counted;
use self::per_address::PerAddress;
use crate::Config;

/// What all listeners of the service share.
#[derive(Clone)]
pub(crate) struct Connections {
    per_address: Arc<PerAddress>,
    header_time: Duration,
}

impl Connections {
    /// None are open yet.
    pub fn new(config: &Config) -> Connections {
        let most = if config.limits { config.connections_each } else { usize::MAX };
        Connections {
            per_address: Arc::new(PerAddress::new(most, &config.trusted_proxies)),
            header_time: config.header_time,
        }
    }

    /// Serves until told to stop, and then until all connections have ended. Idle ones end at once, others after
    /// their answer. An upgraded connection no longer counts.
    pub async fn serve<L>(self, mut listener: L, router: Router, stop: impl Future<Output = ()>)
    where
        L: Listener<Addr = SocketAddr>,
    {
        let stopping = watch::Sender::new(false);
        let mut stop = pin!(stop);
        loop {
            let (io, peer) = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut stop => break,
            };
            let address = peer.ip();
            let Some(place) = self.per_address.admit(address) else {
                tracing::debug!(%address, "too many connections from one address");
                continue;
            };
            // A proxy keeps connections in order to use them again, and deals with slow clients itself.
            let header_time = (!self.per_address.is_exempt(address)).then_some(self.header_time);
            let io = Counted::new(io, place);
            tokio::spawn(converse(io, peer, router.clone(), header_time, stopping.subscribe()));
        }
        drop(listener);
        stopping.send_replace(true);
        stopping.closed().await;
    }
}

/// Answers the requests of one connection.
async fn converse<I>(
    io: I,
    peer: SocketAddr,
    router: Router,
    header_time: Option<Duration>,
    mut stopping: watch::Receiver<bool>,
) where
    I: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move { Ok::<_, Infallible>(router.call(request).await.unwrap_or_else(|never| match never {})) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(header_time);
    let mut connection = pin!(http.serve_connection(TokioIo::new(io), answer).with_upgrades());
    let stop = async {
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection failed");
    }
}
