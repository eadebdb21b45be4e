//! Connections to the primary.

use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::{Postgres, SqlSafeStr as _, Transaction};
use tokio::time::{sleep, timeout};

use super::primary::{Lease, Primary};
use super::server;
use crate::deadline::{LIMIT, within};

/// How long to wait before a server that refused a connection is tried again, if it is still the primary.
const PAUSE: Duration = Duration::from_millis(100);

/// How long connections may take to be closed.
const CLOSES_WITHIN: Duration = Duration::from_secs(5);

/// A pool for each term: what still hangs on to a former primary keeps no one waiting.
pub(crate) struct PrimaryPool {
    primary: Arc<Primary>,
    size: u32,
    current: Mutex<Current>,
}

enum Current {
    /// The pool of this term, if there was any.
    Open(Option<(u64, PgPool)>),
    Closed,
}

impl PrimaryPool {
    /// Connects when it is asked for a connection.
    pub fn new(primary: Arc<Primary>, size: u32) -> PrimaryPool {
        PrimaryPool { primary, size, current: Mutex::new(Current::Open(None)) }
    }

    /// A connection to the present primary, with the term in which it may be used.
    pub async fn acquire(&self) -> Result<(PoolConnection<Postgres>, Lease), sqlx::Error> {
        within(LIMIT, async {
            loop {
                let (pool, lease) = self.pool().await?;
                let acquired = tokio::select! {
                    // Boxed: it is large, and part of everything that reads or writes.
                    acquired = Box::pin(pool.acquire()) => acquired,
                    () = lease.over() => continue,
                };
                match acquired {
                    Ok(connection) if lease.is_current() => return Ok((connection, lease)),
                    Ok(connection) => drop(connection.detach()),
                    Err(sqlx::Error::Io(_)) => sleep(PAUSE).await,
                    Err(_) if !lease.is_current() => {}
                    Err(error) => return Err(error),
                }
            }
        })
        .await
    }

    /// A transaction at the present primary, begun with these statements.
    pub async fn begin_with(
        &self,
        begin: &'static str,
    ) -> Result<Transaction<'static, Postgres>, sqlx::Error> {
        let (connection, _) = self.acquire().await?;
        Transaction::begin(connection, Some(begin.into_sql_str())).await
    }

    /// Gives up after a while, or when another server takes the primary's place.
    pub async fn within<T, E: From<sqlx::Error>>(
        &self,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        self.primary.within(work).await
    }

    /// The pool of the present term.
    pub async fn pool(&self) -> Result<(PgPool, Lease), sqlx::Error> {
        let lease = self.primary.term().await?;
        let mut current = self.current();
        let Current::Open(open) = &mut *current else { return Err(sqlx::Error::PoolClosed) };
        let number = lease.term().number;
        let pool = match open {
            // Whoever is late finds the pool of a later term.
            Some((of, pool)) if *of >= number => pool.clone(),
            _ => {
                let pool = self.open(&lease);
                if let Some((_, former)) = open.replace((number, pool.clone())) {
                    tokio::spawn(async move { timeout(CLOSES_WITHIN, former.close()).await });
                }
                pool
            }
        };
        Ok((pool, lease))
    }

    fn open(&self, lease: &Lease) -> PgPool {
        let timeline = lease.term().timeline();
        PgPoolOptions::new()
            .max_connections(self.size)
            .acquire_timeout(LIMIT)
            .after_connect(move |connection, _| {
                // Behind one address there may be several servers.
                Box::pin(async move {
                    match server::state(connection).await? {
                        Some(server) if server.timeline == timeline => Ok(()),
                        _ => Err(sqlx::Error::Protocol("this is not the database's primary".to_owned())),
                    }
                })
            })
            .connect_lazy_with(lease.term().options.clone())
    }

    /// Closes it for good. Connections that lead nowhere are not waited for.
    pub async fn close(&self) {
        let closed = std::mem::replace(&mut *self.current(), Current::Closed);
        if let Current::Open(Some((_, pool))) = closed {
            timeout(CLOSES_WITHIN, pool.close()).await.ok();
        }
    }

    /// Whether it was closed.
    pub fn is_closed(&self) -> bool {
        matches!(*self.current(), Current::Closed)
    }

    /// Follows the primary no more, with all pools that share it.
    pub fn leave(&self) {
        self.primary.leave();
    }

    fn current(&self) -> MutexGuard<'_, Current> {
        self.current.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
