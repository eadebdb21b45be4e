//! The time limit of everything that the database is asked for.

use std::future::Future;
use std::io;
use std::time::Duration;

/// How long a statement, a connection or a group of writes may take. A database that answers later is as good as none.
pub(crate) const LIMIT: Duration = Duration::from_secs(10);

/// Gives up after a while. What was asked for may still be done.
pub(crate) async fn within<T, E: From<sqlx::Error>>(
    limit: Duration,
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    tokio::time::timeout(limit, work).await.unwrap_or_else(|_| Err(passed().into()))
}

/// The error of whoever waits for a server that is no longer the primary.
pub(crate) fn replaced() -> sqlx::Error {
    let text = "another server is the database's primary now";
    sqlx::Error::Io(io::Error::new(io::ErrorKind::ConnectionAborted, text))
}

/// Whether the work can be begun again at once, with another server.
pub(crate) fn is_replaced(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(error) if error.kind() == io::ErrorKind::ConnectionAborted)
}

/// The error of whoever waited too long.
pub(crate) fn passed() -> sqlx::Error {
    sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "the database did not answer in time"))
}
