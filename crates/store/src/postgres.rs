//! PostgreSQL.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection};

use crate::StoreError;
use crate::schema::{self, Content};
use crate::session::Session;

/// The number of connections for reading.
const READERS: u32 = 8;

pub(crate) struct Connected {
    pub readers: PgPool,
    /// A pool of one connection, which replaces a failed one.
    pub writer: PgPool,
    /// What nodes tell each other waits for no reader and no writer.
    pub cluster: PgPool,
}

/// The number of connections for what nodes tell each other, one of which listens.
const CLUSTER: u32 = 3;

pub(crate) async fn connect(url: &str) -> Result<Connected, StoreError> {
    let options = options(url)?;
    let wait = Duration::from_secs(10);
    let writer = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(wait)
        .idle_timeout(None)
        .after_connect(|connection, _| {
            Box::pin(async move {
                // An acknowledged move is on disk, whatever the database's default is.
                let sql = "SELECT set_config('synchronous_commit', 'on', false)
                    WHERE current_setting('synchronous_commit') = 'off'";
                sqlx::query(sql).execute(connection).await.map(|_| ())
            })
        })
        .connect_with(options.clone())
        .await
        .map_err(|error| unreachable(&error))?;
    let mut connection = writer.acquire().await?;
    let content = schema::look(&mut Session::Postgres(&mut connection), &schema::POSTGRES).await?;
    if content == Content::SomethingElse {
        return Err(not_ours());
    }
    // The migrator takes a lock, so several processes may start at once.
    schema::POSTGRES
        .run_direct(None, &mut *connection, false)
        .await
        .map_err(|error| schema::refused(error, &schema::POSTGRES))?;
    // Another program may have brought a newer schema just before us.
    schema::look(&mut Session::Postgres(&mut connection), &schema::POSTGRES).await?;
    drop(connection);
    let pool = |size| PgPoolOptions::new().max_connections(size).acquire_timeout(wait);
    let readers = pool(READERS).connect_lazy_with(options.clone());
    let cluster = pool(CLUSTER).connect_lazy_with(options);
    Ok(Connected { readers, writer, cluster })
}

/// One connection for reading. The schema stays as it is.
pub(crate) async fn connect_to_read(url: &str) -> Result<PgConnection, StoreError> {
    let mut connection = options(url)?.connect().await.map_err(|error| unreachable(&error))?;
    match schema::look(&mut Session::Postgres(&mut connection), &schema::POSTGRES).await? {
        Content::Ours => Ok(connection),
        Content::Nothing => {
            Err(StoreError::Unusable("there is no data in the PostgreSQL database".to_owned()))
        }
        Content::SomethingElse => Err(not_ours()),
    }
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url)
        .map_err(|error| StoreError::Unusable(format!("the database's address cannot be read: {error}")))?;
    Ok(options.application_name("igroteka").disable_statement_logging())
}

fn unreachable(error: &sqlx::Error) -> StoreError {
    StoreError::Unusable(format!("PostgreSQL cannot be reached: {error}"))
}

fn not_ours() -> StoreError {
    StoreError::Unusable("the PostgreSQL database holds something else already".to_owned())
}
