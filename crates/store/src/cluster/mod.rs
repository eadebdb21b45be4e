//! Several processes over one PostgreSQL database: who is alive, who is connected where, and hints between them.

mod hint;
mod listener;
mod members;
mod presence;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::StoreError;
use crate::postgres::PrimaryPool;

pub use hint::{Hint, packets, read_packet};
pub use listener::{Listener, Received};
pub use members::{Heartbeat, HeartbeatReply, Member, Snapshot};
pub use presence::PresenceRow;

/// The channel of the notifications.
const CHANNEL: &str = "igroteka";

/// A process that serves the database, from its start to its end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub String);

/// The processes over one database, as one of them sees it.
pub struct Cluster {
    me: NodeId,
    pool: Arc<PrimaryPool>,
    /// For listening, if that cannot be done there.
    direct: Option<Arc<PrimaryPool>>,
    announces_appends: AtomicBool,
}

impl Cluster {
    /// This process becomes a node with its first beat.
    pub(crate) async fn connect(
        pool: Arc<PrimaryPool>,
        direct: Option<Arc<PrimaryPool>>,
    ) -> Result<Cluster, StoreError> {
        let (mut connection, _) = pool.acquire().await?;
        let me: String =
            sqlx::query_scalar("SELECT CAST(gen_random_uuid() AS text)").fetch_one(&mut *connection).await?;
        drop(connection);
        Ok(Cluster { me: NodeId(me), pool, direct, announces_appends: AtomicBool::new(true) })
    }

    /// This process.
    pub fn me(&self) -> &NodeId {
        &self.me
    }

    /// A name for the database: the same for all nodes, by whatever address they reach it and whichever server is its
    /// primary, and another for every other database.
    pub async fn database(&self) -> Result<String, StoreError> {
        let (mut connection, _) = self.pool.acquire().await?;
        let (name, began): (String, i64) = sqlx::query_as(
            "SELECT CAST(current_database() AS text), CAST(extract(epoch FROM min(installed_on)) * 1000000 AS BIGINT)
             FROM _sqlx_migrations",
        )
        .fetch_one(&mut *connection)
        .await?;
        let hash = Sha256::digest(format!("{began} {name}"));
        let (half, _) = hash.split_first_chunk().expect("a hash has 32 bytes");
        Ok(format!("{:032x}", u128::from_be_bytes(*half)))
    }

    /// Whether each commit tells the other nodes which logs have grown.
    pub fn announces_appends(&self) -> bool {
        self.announces_appends.load(Ordering::Relaxed)
    }

    /// From now on appends are announced some other way.
    pub fn disable_append_notifications(&self) {
        self.announces_appends.store(false, Ordering::Relaxed);
    }

    /// Sends hints to the other nodes.
    pub async fn notify(&self, hints: &[Hint]) -> Result<(), StoreError> {
        let packets = packets(&self.me, hints);
        let mut transaction = self.begin_async_commit().await?;
        sqlx::query("SELECT pg_notify($1, packet) FROM unnest($2) AS packet")
            .bind(CHANNEL)
            .bind(packets)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Hears the hints of the other nodes.
    pub async fn listen(&self) -> Result<Listener, StoreError> {
        Listener::connect(&self.me, self.direct.as_ref().unwrap_or(&self.pool), &self.pool).await
    }

    /// A transaction that need not be on disk: what it writes is written again after a crash.
    async fn begin_async_commit(&self) -> Result<sqlx::Transaction<'static, sqlx::Postgres>, StoreError> {
        const BEGIN: &str = "BEGIN; SET LOCAL synchronous_commit = off;
            SET LOCAL idle_in_transaction_session_timeout = 2000";
        Ok(self.pool.begin_with(BEGIN).await?)
    }

    /// Whether the database is closed: nothing can be sent or heard any more.
    pub fn is_closed(&self) -> bool {
        self.pool.is_closed()
    }

    pub(crate) async fn close(&self) {
        if let Some(direct) = &self.direct {
            direct.close().await;
            direct.leave();
        }
        self.pool.close().await;
    }
}
