//! PostgreSQL.

use std::str::FromStr;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

use crate::StoreError;
use crate::schema::{self, Content};
use crate::session::Session;

/// The number of connections for reading.
const READERS: u32 = 8;

pub(crate) struct Connected {
    pub readers: PgPool,
    /// A pool of one connection, which replaces a failed one.
    pub writer: PgPool,
}

pub(crate) async fn connect(url: &str) -> Result<Connected, StoreError> {
    let options = PgConnectOptions::from_str(url)
        .map_err(|error| StoreError::Unusable(format!("the database's address cannot be read: {error}")))?
        .application_name("igroteka")
        .disable_statement_logging();
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
        .map_err(|error| StoreError::Unusable(format!("PostgreSQL cannot be reached: {error}")))?;
    let mut connection = writer.acquire().await?;
    let content = schema::look(&mut Session::Postgres(&mut connection), &schema::POSTGRES).await?;
    if content == Content::SomethingElse {
        return Err(StoreError::Unusable("the PostgreSQL database holds something else already".to_string()));
    }
    // The migrator takes a lock, so several processes may start at once.
    schema::POSTGRES
        .run_direct(None, &mut *connection, false)
        .await
        .map_err(|error| schema::refused(error, &schema::POSTGRES))?;
    drop(connection);
    let readers =
        PgPoolOptions::new().max_connections(READERS).acquire_timeout(wait).connect_lazy_with(options);
    Ok(Connected { readers, writer })
}
