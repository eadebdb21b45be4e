//! The ways in which hints travel between nodes.

use std::sync::Arc;

use async_trait::async_trait;
use igroteka_store::{Cluster, Hint, Listener, Received, StoreError};

/// A way for hints. None of them may be relied on: what a hint says is looked up in the database, and what no hint says
/// is found by the slow polls.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Sends hints to all other nodes.
    async fn send(&self, hints: &[Hint]) -> Result<(), BusError>;

    /// Begins to hear what other nodes send.
    async fn listen(&self) -> Result<Box<dyn Hints>, BusError>;
}

/// The hints that come in.
#[async_trait]
pub trait Hints: Send {
    /// What comes next.
    async fn next(&mut self) -> Result<Received, BusError>;
}

/// Why hints do not travel.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The database cannot pass them on.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// There is no connection to NATS at the moment.
    #[error("there is no connection to NATS")]
    Disconnected,
    /// NATS takes nothing.
    #[error("NATS takes too long")]
    Slow,
    /// NATS refuses a packet or the subject.
    #[error("NATS refuses: {0}")]
    Refused(String),
}

/// PostgreSQL's `LISTEN` and `NOTIFY`.
pub struct PostgresBus(pub Arc<Cluster>);

#[async_trait]
impl Bus for PostgresBus {
    async fn send(&self, hints: &[Hint]) -> Result<(), BusError> {
        // Commits have told which logs have grown.
        let others: Vec<Hint> =
            hints.iter().filter(|hint| !matches!(hint, Hint::Table { .. })).cloned().collect();
        if others.is_empty() {
            return Ok(());
        }
        Ok(self.0.notify(&others).await?)
    }

    async fn listen(&self) -> Result<Box<dyn Hints>, BusError> {
        Ok(Box::new(self.0.listen().await?))
    }
}

#[async_trait]
impl Hints for Listener {
    async fn next(&mut self) -> Result<Received, BusError> {
        Ok(Listener::next(self).await?)
    }
}
