//! PostgreSQL.

mod addresses;
mod pool;
mod primary;
mod server;

use std::sync::Arc;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection};

use self::primary::Primary;
use crate::StoreError;
use crate::deadline::{LIMIT, within};
use crate::schema::{self, Content};
use crate::session::Session;

pub(crate) use self::pool::PrimaryPool;
pub(crate) use self::primary::Lease;
pub(crate) use self::server::BEGIN;

/// The number of connections for reading.
const READERS: u32 = 8;

/// The number of connections for what nodes tell each other, one of which listens.
const CLUSTER: u32 = 3;

pub(crate) struct Connected {
    pub readers: Arc<PrimaryPool>,
    /// A pool of one connection, which replaces a failed one.
    pub writer: Arc<PrimaryPool>,
    /// What nodes tell each other waits for no reader and no writer.
    pub cluster: Arc<PrimaryPool>,
    /// For listening, if the other pools lead through a pooler.
    pub direct: Option<Arc<PrimaryPool>>,
}

/// Connects through `url`, and directly to what is behind it if that is known.
pub(crate) async fn connect(url: &str, direct: Option<&str>) -> Result<Connected, StoreError> {
    let primary = Arc::new(Primary::follow(addresses::read(url)?));
    let direct = direct.map(addresses::read).transpose()?;
    let direct = direct.map(|servers| Arc::new(PrimaryPool::new(Arc::new(Primary::follow(servers)), 1)));
    primary.found().await?;
    let pool = |size| Arc::new(PrimaryPool::new(primary.clone(), size));
    let writer = pool(1);
    bring_schema(&writer).await?;
    Ok(Connected { readers: pool(READERS), writer, cluster: pool(CLUSTER), direct })
}

async fn bring_schema(writer: &PrimaryPool) -> Result<(), StoreError> {
    let (mut connection, lease) = writer.acquire().await?;
    let session = &mut Session::Postgres(&mut connection, Some(&lease));
    let content = schema::look(session, &schema::POSTGRES).await?;
    if content == Content::SomethingElse {
        return Err(not_ours());
    }
    // The migrator takes a lock, so several processes may start at once.
    schema::POSTGRES
        .run_direct(None, &mut *connection, false)
        .await
        .map_err(|error| schema::refused(error, &schema::POSTGRES))?;
    // Another program may have brought a newer schema just before us.
    schema::look(&mut Session::Postgres(&mut connection, Some(&lease)), &schema::POSTGRES).await?;
    Ok(())
}

/// One connection for reading. The schema stays as it is.
pub(crate) async fn connect_to_read(url: &str) -> Result<PgConnection, StoreError> {
    let options = the_primary_of(addresses::read(url)?).await?;
    let mut connection =
        within(LIMIT, options.connect()).await.map_err(|error: sqlx::Error| unreachable(&error))?;
    match schema::look(&mut Session::Postgres(&mut connection, None), &schema::POSTGRES).await? {
        Content::Ours => Ok(connection),
        Content::Nothing => {
            Err(StoreError::Unusable("there is no data in the PostgreSQL database".to_owned()))
        }
        Content::SomethingElse => Err(not_ours()),
    }
}

/// The only server, which may be a standby for those who only read, or the primary of several.
async fn the_primary_of(mut servers: Vec<PgConnectOptions>) -> Result<PgConnectOptions, StoreError> {
    if servers.len() == 1
        && let Some(only) = servers.pop()
    {
        return Ok(only);
    }
    let primary = Primary::follow(servers);
    primary.found().await?;
    let lease = primary.term().await?;
    Ok(lease.term().options.clone())
}

/// Says what is wrong if statements that were prepared cannot be used.
pub(crate) fn explain(error: StoreError) -> StoreError {
    match error {
        StoreError::Database(error) if is_lost_statement(&error) => StoreError::Unusable(format!(
            "the database's pooler does not know prepared statements ({error}): docs/HOSTING.md says how PgBouncer does"
        )),
        error => error,
    }
}

/// Whether a statement was prepared on another connection than the one that was to execute it, or on one that knew
/// another of the same name.
fn is_lost_statement(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else { return false };
    matches!(&*error.code().unwrap_or_default(), "26000" | "42P05")
}

fn unreachable(error: &sqlx::Error) -> StoreError {
    StoreError::Unusable(format!("PostgreSQL cannot be reached: {error}"))
}

fn not_ours() -> StoreError {
    StoreError::Unusable("the PostgreSQL database holds something else already".to_owned())
}
