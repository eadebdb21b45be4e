//! Hearing notifications.

use std::io::ErrorKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::json;
use sqlx::AssertSqlSafe;
use sqlx::postgres::PgListener;
use tokio::time::{Instant, sleep, timeout_at};

use super::hint::{Hint, read_packet};
use super::{CHANNEL, NodeId};
use crate::StoreError;
use crate::deadline::is_replaced;
use crate::postgres::{Lease, PrimaryPool};

/// How long a notification may take that we send to ourselves.
const HEARD_WITHIN: Duration = Duration::from_secs(2);

/// How long to wait before a deaf listener tries again.
const DEAF_FOR: Duration = Duration::from_mins(1);

/// What a listener has heard.
#[derive(Debug, PartialEq, Eq)]
pub enum Received {
    /// Hints of another node.
    Hints(Vec<Hint>),
    /// The connection was lost and is there again: some hints may be missing.
    Gap,
}

/// A connection on which the other nodes' hints come in.
pub struct Listener {
    me: NodeId,
    /// Where it listens.
    direct: Arc<PrimaryPool>,
    /// Where the hints are sent.
    pool: Arc<PrimaryPool>,
    ear: Ear,
}

enum Ear {
    Open(PgListener, Lease),
    /// What is sent does not come through.
    Deaf,
    Lost,
}

impl Listener {
    pub(super) async fn connect(
        me: &NodeId,
        direct: &Arc<PrimaryPool>,
        pool: &Arc<PrimaryPool>,
    ) -> Result<Listener, StoreError> {
        let mut listener =
            Listener { me: me.clone(), direct: direct.clone(), pool: pool.clone(), ear: Ear::Lost };
        listener.ear = listener.open().await?;
        if listener.is_deaf() {
            tracing::warn!(
                "no notification comes through the database's address, as behind PgBouncer in transaction mode: what \
                 other nodes do is seen late. Name the database's own address with --database-direct"
            );
        }
        Ok(listener)
    }

    /// Whether notifications do not come through, so that nothing is ever heard.
    pub fn is_deaf(&self) -> bool {
        matches!(self.ear, Ear::Deaf)
    }

    /// What comes next. An error means that the connection could not be made again: try later.
    pub async fn next(&mut self) -> Result<Received, StoreError> {
        loop {
            match &mut self.ear {
                Ear::Open(inner, lease) => {
                    let notification = tokio::select! {
                        notification = inner.try_recv() => notification.ok().flatten(),
                        // The former primary may be gone without a word.
                        () = lease.over() => None,
                    };
                    let Some(notification) = notification else {
                        self.ear = Ear::Lost;
                        continue;
                    };
                    let hints = read_packet(&self.me, notification.payload());
                    if !hints.is_empty() {
                        return Ok(Received::Hints(hints));
                    }
                }
                Ear::Deaf => {
                    sleep(DEAF_FOR).await;
                    if let ear @ Ear::Open(..) = self.open().await? {
                        self.ear = ear;
                        return Ok(Received::Gap);
                    }
                }
                Ear::Lost => {
                    self.ear = match self.open().await {
                        Err(StoreError::Database(error)) if is_replaced(&error) => continue,
                        opened => opened?,
                    };
                    return Ok(Received::Gap);
                }
            }
        }
    }

    /// Listens, and makes sure that it hears.
    async fn open(&self) -> Result<Ear, StoreError> {
        let opened = Box::pin(self.direct.within(async {
            let (pool, lease) = self.direct.pool().await?;
            let mut inner = PgListener::connect_with(&pool).await?;
            // What is lost while it is away is told with a gap.
            inner.eager_reconnect(false);
            inner.listen(CHANNEL).await?;
            let hears = self.hears(&mut inner).await?;
            Ok::<_, StoreError>(if hears { Ear::Open(inner, lease) } else { Ear::Deaf })
        }));
        opened.await
    }

    /// Whether a notification that is sent the usual way is heard.
    async fn hears(&self, inner: &mut PgListener) -> Result<bool, StoreError> {
        static SENT: AtomicU64 = AtomicU64::new(0);
        // The other nodes skip it, as a hint that they do not know.
        let packet = json!({"from": self.me, "hints": [SENT.fetch_add(1, Ordering::Relaxed)]}).to_string();
        let (mut connection, _) = self.pool.acquire().await?;
        let deadline = Instant::now() + HEARD_WITHIN;
        let notify = format!("SELECT pg_notify('{CHANNEL}', '{packet}')");
        sqlx::raw_sql(AssertSqlSafe(notify)).execute(&mut *connection).await?;
        loop {
            match timeout_at(deadline, inner.try_recv()).await {
                Ok(notification) => match notification? {
                    Some(notification) if notification.payload() == packet => return Ok(true),
                    Some(_) => {}
                    None => return Err(sqlx::Error::Io(ErrorKind::ConnectionAborted.into()).into()),
                },
                Err(_) => return Ok(false),
            }
        }
    }
}
