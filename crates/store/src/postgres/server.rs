//! One server of the database, and whether it can be written to.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection as _, Row as _};

use super::addresses;
use crate::deadline::within;

/// How long a server may take to be asked. One that is gone without a word costs no more.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long it may take on the connection that is there already, which may lead nowhere by now.
const FIRST: Duration = Duration::from_secs(1);

/// The state of a server that takes writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Writable {
    /// Its timeline, which begins with a promotion. 0 if it has none.
    pub timeline: u32,
    /// When it was started.
    pub started: String,
    /// How to begin a transaction whose commit is on disk, and on the standby, before it is acknowledged.
    pub begin: &'static str,
}

/// Begins a transaction, which PostgreSQL ends if we fall silent: a process that is stopped or cut off in the middle of it
/// must not keep its locks.
pub(crate) const BEGIN: &str = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = 2000";

/// Whatever the defaults are: a commit is on disk. A time limit would end the wait for the standby, and call it success.
const BEGIN_LASTING: &str = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = 2000;
    SET LOCAL statement_timeout = 0;
    SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'";

/// Asks for what [`Writable`] holds; a server that takes no writes has no timeline here.
const STATE: &str = "SELECT CASE
        WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' THEN NULL
        ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
    END, CAST(pg_postmaster_start_time() AS text),
    current_setting('synchronous_commit') <> 'off' AND current_setting('statement_timeout') = '0'";

/// The same of a database that only speaks PostgreSQL's protocol.
const STATE_WITHOUT_TIMELINE: &str = "SELECT CASE
        WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' THEN NULL ELSE '0'
    END, '', false";

/// `None` if it cannot be written to.
pub(super) async fn state(connection: &mut PgConnection) -> Result<Option<Writable>, sqlx::Error> {
    // The simple protocol: nothing is prepared, so that any pooler lets it through.
    let row = match sqlx::raw_sql(STATE).fetch_one(&mut *connection).await {
        Err(sqlx::Error::Database(error)) if is_unsupported(&*error) => {
            sqlx::raw_sql(STATE_WITHOUT_TIMELINE).fetch_one(connection).await?
        }
        row => row?,
    };
    let Some(timeline) = row.try_get::<Option<String>, _>(0)? else { return Ok(None) };
    let timeline =
        u32::from_str_radix(&timeline, 16).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
    let begin = if row.try_get(2)? { BEGIN } else { BEGIN_LASTING };
    Ok(Some(Writable { timeline, started: row.try_get(1)?, begin }))
}

/// Commits something that is nothing. Everything committed before it is as lasting as it is itself: what was read from a
/// primary that has just started may not have reached the standby yet.
pub(super) async fn commit_nothing(options: &PgConnectOptions) -> Result<(), sqlx::Error> {
    let mut connection = within(PATIENCE, options.connect()).await?;
    sqlx::raw_sql(BEGIN_LASTING).execute(&mut connection).await?;
    let nothing = sqlx::raw_sql("SELECT pg_logical_emit_message(true, 'igroteka', '')");
    match nothing.execute(&mut connection).await {
        Err(sqlx::Error::Database(error)) if is_unsupported(&*error) => return Ok(()),
        written => written?,
    };
    sqlx::raw_sql("COMMIT").execute(&mut connection).await?;
    connection.close().await.ok();
    Ok(())
}

/// Whether a database has no such function, or does not let us call it.
fn is_unsupported(error: &dyn sqlx::error::DatabaseError) -> bool {
    let code = error.code().unwrap_or_default();
    code.starts_with("42") || code.starts_with("0A")
}

/// A server that is asked again and again.
pub(super) struct Server {
    pub options: PgConnectOptions,
    connection: Option<PgConnection>,
}

impl Server {
    pub fn new(options: PgConnectOptions) -> Server {
        Server { options, connection: None }
    }

    pub fn name(&self) -> String {
        addresses::name(&self.options)
    }

    /// Asks for its state, on a new connection if the one that is there does not answer.
    pub async fn ask(&mut self) -> Result<Option<Writable>, sqlx::Error> {
        within(PATIENCE, async {
            if let Some(mut connection) = self.connection.take()
                && let Ok(state) = within(FIRST, state(&mut connection)).await
            {
                self.connection = Some(connection);
                return Ok(state);
            }
            let mut connection = self.options.connect().await?;
            let state = state(&mut connection).await?;
            self.connection = Some(connection);
            Ok(state)
        })
        .await
    }
}
