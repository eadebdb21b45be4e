//! The parts of sqlx that this crate needs, with one interface for both databases.

use std::future::Future;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::postgres::PgRow;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{PgConnection, Postgres, Row as _, Sqlite, SqliteConnection};

use crate::deadline::{LIMIT, replaced, within};
use crate::postgres::{BEGIN, Lease, PrimaryPool};

/// A statement that the two databases spell differently.
#[derive(Clone, Copy)]
pub(crate) struct Sql {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

impl From<&'static str> for Sql {
    fn from(text: &'static str) -> Sql {
        Sql { sqlite: text, postgres: text }
    }
}

/// A statement that reads `rows` from its first parameter, a JSON list. Each row has one column, `value`.
macro_rules! over_list {
    ($before:literal, rows, $after:literal) => {
        crate::session::Sql {
            sqlite: concat!($before, " json_each($1) ", $after),
            postgres: concat!($before, " json_array_elements(CAST($1 AS json)) AS each(value) ", $after),
        }
    };
}
pub(crate) use over_list;

/// A parameter.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Int(i64),
    MaybeInt(Option<i64>),
    Float(f64),
    Bool(bool),
    Text(&'a str),
    MaybeText(Option<&'a str>),
    Bytes(&'a [u8]),
}

impl From<i64> for Value<'_> {
    fn from(value: i64) -> Self {
        Value::Int(value)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(value: &'a str) -> Self {
        Value::Text(value)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(value: &'a String) -> Self {
        Value::Text(value)
    }
}

/// A number from a request, limited to what the database can hold. No stored number reaches this limit.
pub(crate) fn bounded(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// A row of a result.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

macro_rules! columns {
    ($($name:ident -> $type:ty),* $(,)?) => {$(
        pub fn $name(&self, column: usize) -> Result<$type, sqlx::Error> {
            match self {
                Row::Sqlite(row) => row.try_get(column),
                Row::Postgres(row) => row.try_get(column),
            }
        }
    )*};
}

impl Row {
    columns! {
        int -> i64,
        maybe_int -> Option<i64>,
        float -> f64,
        bool -> bool,
        text -> String,
        maybe_text -> Option<String>,
        bytes -> Vec<u8>,
        maybe_bytes -> Option<Vec<u8>>,
    }

    /// A count or place, which is never negative.
    pub fn count(&self, column: usize) -> Result<u64, sqlx::Error> {
        Ok(u64::try_from(self.int(column)?).unwrap_or(0))
    }

    pub fn id<T: FromStr>(&self, column: usize) -> Result<T, sqlx::Error> {
        read_id(&self.text(column)?)
    }

    pub fn maybe_id<T: FromStr>(&self, column: usize) -> Result<Option<T>, sqlx::Error> {
        self.maybe_text(column)?.as_deref().map(read_id).transpose()
    }
}

fn read_id<T: FromStr>(text: &str) -> Result<T, sqlx::Error> {
    text.parse().map_err(|_| sqlx::Error::Decode(format!("`{text:.40}` is not an id").into()))
}

/// A connection in use.
pub(crate) enum Session<'a> {
    Sqlite(&'a mut SqliteConnection),
    /// With the term in which its server is the primary, if that is known.
    Postgres(&'a mut PgConnection, Option<&'a Lease>),
}

macro_rules! with_values {
    ($database:ty, $sql:expr, $values:expr) => {
        $values.iter().fold(sqlx::query::<$database>($sql), |query, value| match *value {
            Value::Int(value) => query.bind(value),
            Value::MaybeInt(value) => query.bind(value),
            Value::Float(value) => query.bind(value),
            Value::Bool(value) => query.bind(value),
            Value::Text(value) => query.bind(value),
            Value::MaybeText(value) => query.bind(value),
            Value::Bytes(value) => query.bind(value),
        })
    };
}

impl Session<'_> {
    /// All rows of the answer.
    pub async fn all(&mut self, sql: impl Into<Sql>, values: &[Value<'_>]) -> Result<Vec<Row>, sqlx::Error> {
        let sql = sql.into();
        match self {
            Session::Sqlite(connection) => {
                let query = with_values!(Sqlite, sql.sqlite, values);
                let rows = within(LIMIT, query.fetch_all(&mut **connection)).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Session::Postgres(connection, lease) => {
                let query = with_values!(Postgres, sql.postgres, values);
                let rows = in_term(*lease, query.fetch_all(&mut **connection)).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    /// The only row of the answer, if there is one.
    pub async fn one(
        &mut self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, sqlx::Error> {
        Ok(self.all(sql, values).await?.into_iter().next())
    }

    /// How many rows were changed.
    pub async fn run(&mut self, sql: impl Into<Sql>, values: &[Value<'_>]) -> Result<u64, sqlx::Error> {
        let sql = sql.into();
        Ok(match self {
            Session::Sqlite(connection) => {
                let query = with_values!(Sqlite, sql.sqlite, values);
                within(LIMIT, query.execute(&mut **connection)).await?.rows_affected()
            }
            Session::Postgres(connection, lease) => {
                let query = with_values!(Postgres, sql.postgres, values);
                in_term(*lease, query.execute(&mut **connection)).await?.rows_affected()
            }
        })
    }

    /// Begins a transaction whose commit is on disk before it is acknowledged.
    pub async fn begin(&mut self) -> Result<(), sqlx::Error> {
        match self {
            // SQLite takes its write lock at once: a lock taken later could be refused half-way.
            Session::Sqlite(_) => self.run("BEGIN IMMEDIATE", &[]).await.map(|_| ()),
            Session::Postgres(connection, lease) => {
                let begin = lease.map_or(BEGIN, |lease| lease.term().begin());
                in_term(*lease, sqlx::raw_sql(begin).execute(&mut **connection)).await.map(|_| ())
            }
        }
    }
}

/// Gives up after a while, or when another server takes the primary's place.
async fn in_term<T>(
    lease: Option<&Lease>,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let Some(lease) = lease else { return within(LIMIT, work).await };
    tokio::select! {
        biased;
        done = within(LIMIT, work) => done,
        () = lease.replaced() => Err(replaced()),
    }
}

/// A pool of connections.
#[derive(Clone)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(Arc<PrimaryPool>),
}

impl Pool {
    pub async fn take(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::Sqlite(within(LIMIT, pool.acquire()).await?),
            Pool::Postgres(pool) => {
                let (connection, lease) = pool.acquire().await?;
                Connection::Postgres(connection, lease)
            }
        })
    }

    pub async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

/// A connection from a pool; it returns to the pool when dropped.
pub(crate) enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>, Lease),
}

impl Connection {
    pub fn session(&mut self) -> Session<'_> {
        match self {
            Connection::Sqlite(connection) => Session::Sqlite(connection),
            Connection::Postgres(connection, lease) => Session::Postgres(connection, Some(lease)),
        }
    }

    /// Whether its server is still the one to write to.
    pub fn is_current(&self) -> bool {
        match self {
            Connection::Sqlite(_) => true,
            Connection::Postgres(_, lease) => lease.is_current(),
        }
    }

    /// Closes the connection, and with it any open transaction.
    pub fn discard(self) {
        match self {
            Connection::Sqlite(connection) => drop(connection.detach()),
            Connection::Postgres(connection, _) => drop(connection.detach()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::postgres;
    use crate::testing::Postgres as Server;

    /// Without the time limit of the transaction the second one would wait until the first is given up by TCP.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_transaction_ends_whose_owner_falls_silent() {
        const LOCK: &str = "LOCK TABLE heartbeat IN EXCLUSIVE MODE";
        let server = tokio::task::block_in_place(Server::start);
        let url = tokio::task::block_in_place(|| server.new_database());
        let connected = postgres::connect(&url, None).await.expect("an empty database");
        let mut silent = Pool::Postgres(connected.writer).take().await.expect("a connection");
        silent.session().begin().await.expect("a transaction");
        silent.session().run(LOCK, &[]).await.expect("nobody else is there");
        let mut other = Pool::Postgres(connected.readers).take().await.expect("a connection");
        other.session().begin().await.expect("a transaction");
        other.session().run(LOCK, &[]).await.expect("it waits no longer than any statement may take");
        silent.session().run("COMMIT", &[]).await.expect_err("the transaction is gone");
    }
}
