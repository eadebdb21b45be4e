//! Opening the service to the home network while it runs.
//!
//! A service that listens on loopback may be opened by the person at this computer, and closed again: a second
//! listener at the same port on the home network's addresses.

mod at_this_computer;
mod home_network;
mod listener;
mod routes;

use std::io;
use std::net::{IpAddr, SocketAddr};

use axum::{Extension, Router};
use igroteka_protocol::{ErrorCode, LanAddress, LanState};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};

use self::at_this_computer::ThroughLan;
use self::listener::CuttableListener;
use crate::connections::Connections;
use crate::error::{ApiError, ApiResult};

pub use self::home_network::{home_addresses, qr_svg, url};
pub use self::routes::routes;

/// Access from the home network.
pub struct Lan {
    addresses: Vec<IpAddr>,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    offer: Option<Offer>,
    open: Option<Open>,
}

/// What will be served once it is opened.
struct Offer {
    port: u16,
    router: Router,
    connections: Connections,
}

/// What is being served.
struct Open {
    addresses: Vec<LanAddress>,
    /// `true` cuts all connections. Dropping it closes the listener only.
    cut: watch::Sender<bool>,
}

impl Lan {
    /// Closed, and not on offer yet. Without addresses, those of the machine are looked up when needed.
    pub fn new(addresses: Vec<IpAddr>) -> Lan {
        Lan { addresses, inner: Mutex::default() }
    }

    /// From now on the person at this computer may open it, if the service listens on loopback only.
    pub(crate) async fn offer(&self, listening: SocketAddr, router: Router, connections: Connections) {
        if listening.ip().is_loopback() {
            self.inner.lock().await.offer = Some(Offer { port: listening.port(), router, connections });
        }
    }

    /// Closes the listener because the service stops. Open connections continue until they end.
    pub async fn withdraw(&self) {
        *self.inner.lock().await = Inner::default();
    }

    /// The current state.
    pub async fn state(&self) -> LanState {
        self.inner.lock().await.state()
    }

    /// Opens it. Nothing changes if it is open already.
    pub async fn open(&self) -> ApiResult<LanState> {
        let mut inner = self.inner.lock().await;
        let Some(offer) = &inner.offer else {
            return Err(ApiError::not_now("the service does not listen on this computer alone"));
        };
        if inner.open.is_none() {
            inner.open = Some(offer.open(self.home_addresses()).await?);
        }
        Ok(inner.state())
    }

    /// Closes it and cuts the connections that came in through it.
    pub async fn close(&self) -> LanState {
        let mut inner = self.inner.lock().await;
        if let Some(open) = inner.open.take() {
            // Sending fails if there were no connections.
            let _ = open.cut.send(true);
            tracing::info!("closed to the home network");
        }
        inner.state()
    }

    fn home_addresses(&self) -> Vec<IpAddr> {
        if self.addresses.is_empty() { home_addresses() } else { self.addresses.clone() }
    }
}

impl Inner {
    fn state(&self) -> LanState {
        let addresses = self.open.as_ref().map(|open| open.addresses.clone()).unwrap_or_default();
        LanState { offered: self.offer.is_some(), addresses }
    }
}

impl Offer {
    /// Listens on as many of the addresses as possible.
    async fn open(&self, addresses: Vec<IpAddr>) -> ApiResult<Open> {
        if addresses.is_empty() {
            return Err(ApiError::not_now("this computer is not in a home network"));
        }
        let cut = watch::Sender::new(false);
        let (mut opened, mut failure) = (Vec::new(), None);
        for address in addresses {
            let address = SocketAddr::new(address, self.port);
            match self.serve(address, &cut).await {
                Ok(()) => opened.push(LanAddress { url: url(address), qr_svg: qr_svg(&url(address)) }),
                Err(error) => {
                    tracing::warn!(%address, %error, "cannot listen in the home network");
                    failure = Some(format!("{address} cannot be listened on: {error}"));
                }
            }
        }
        match failure {
            Some(failure) if opened.is_empty() => Err(ApiError::new(ErrorCode::Unavailable, failure)),
            _ => {
                tracing::info!(addresses = opened.len(), "opened to the home network");
                Ok(Open { addresses: opened, cut })
            }
        }
    }

    async fn serve(&self, address: SocketAddr, cut: &watch::Sender<bool>) -> io::Result<()> {
        let listener = CuttableListener::new(TcpListener::bind(address).await?, cut.subscribe());
        let router = self.router.clone().layer(Extension(ThroughLan));
        let mut closing = cut.subscribe();
        let until_closed = async move {
            // Closed and dropped mean the same here: let nobody new in.
            let _ = closing.changed().await;
        };
        tokio::spawn(self.connections.clone().serve(listener, router, until_closed));
        Ok(())
    }
}

#[cfg(test)]
mod tests;
