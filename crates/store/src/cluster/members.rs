//! Which nodes are alive, what time it is, and when nobody could play.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use super::{Cluster, NodeId};
use crate::StoreError;
use crate::deadline::LIMIT;
use crate::session::Session;
use crate::sql::outages;

/// A node that was not seen for this long is forgotten, in milliseconds.
const NODE_RETENTION: i64 = 60_000;

/// The database's clock, in milliseconds since 1970.
const NOW: &str = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Writes a sign of life. Nodes decide nothing later than the gap ($3) after they were last seen. So an outage begins
/// only then, and no entry lies in it.
///
/// It is one statement, so that the others wait for the database alone, and never for a node that was stopped or cut off
/// while it held the lock. The node's time is the database's and the least by which the node is ahead ($1): never later
/// than it is, nor earlier than when the node began. It is read under the lock: whoever had it before was seen earlier.
/// If the database's clock is set meanwhile, $2 is the latest that is believed.
const BEAT: &str = "
    WITH last AS (
        SELECT at FROM heartbeat WHERE id = 1 FOR UPDATE
    ), now AS (
        SELECT least(CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + $1, $2) AS at
        FROM (SELECT count(*) FROM last) AS locked
    ), gap AS (
        SELECT last.at + $3 AS began, now.at AS ended FROM last, now WHERE now.at - last.at > $3
    ), outdated AS (
        DELETE FROM outages USING gap WHERE outages.ended < gap.ended - $4
    ), outage AS (
        INSERT INTO outages (began, ended) SELECT began, ended FROM gap ON CONFLICT DO NOTHING
    ), beat AS (
        INSERT INTO heartbeat (id, at) SELECT 1, at FROM now
        ON CONFLICT (id) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)
    )
    INSERT INTO nodes (id, began, seen, ahead, draining, version) VALUES ($5, $6, $6, $7, $8, $9)
    ON CONFLICT (id) DO UPDATE SET seen = $6, ahead = $7, draining = $8, version = $9,
        began = CASE WHEN nodes.seen < $6 - $10 THEN $6 ELSE nodes.began END
    RETURNING (SELECT at FROM now)";

/// A sign of life.
#[derive(Clone, Debug)]
pub struct Heartbeat {
    /// By how much the node's clock is ahead of the database's, as last measured.
    pub ahead: Option<i64>,
    /// Whether it is about to end and wants no tables.
    pub draining: bool,
    /// The program's version.
    pub version: String,
    /// If no node was seen for longer than this, in milliseconds, there was an outage.
    pub gap: i64,
    /// A node that was away for longer than this, in milliseconds, begins anew.
    pub stale: i64,
    /// Outages that ended before this time are of no interest.
    pub outages_since: i64,
}

/// What a node learns from its sign of life.
#[derive(Clone, Debug)]
pub struct HeartbeatReply {
    /// When this node was seen, by its own clock: no later outage begins before the gap after it is over.
    pub at: i64,
    /// The nodes, this one among them.
    pub members: Vec<Member>,
    /// By how much the node's clock is ahead of the database's, and how far that may be wrong.
    pub ahead: i64,
    /// See `ahead`.
    pub precision: i64,
    /// The outages of the service.
    pub outages: Vec<(i64, i64)>,
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Which.
    pub id: NodeId,
    /// Since when it has been serving without a pause, by the database's clock.
    pub began: i64,
    /// How long ago it was seen, in milliseconds.
    pub age: i64,
    /// By how much its clock is ahead of the database's.
    pub ahead: Option<i64>,
    /// Whether it is about to end.
    pub draining: bool,
    /// The program's version.
    pub version: String,
}

/// What a process sees before it becomes a node.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The nodes that serve.
    pub members: Vec<Member>,
    /// By how much the process's clock is ahead of the database's.
    pub ahead: i64,
    /// When a node was last seen, by the nodes' clock.
    pub last_beat: Option<i64>,
}

impl Cluster {
    /// Reads what there is, without becoming a node.
    pub async fn snapshot(&self, time: &(dyn Fn() -> i64 + Sync)) -> Result<Snapshot, StoreError> {
        self.pool
            .within(async {
                let (mut connection, _) = self.pool.acquire().await?;
                let (database, ahead, _) = measure(&mut connection, time).await?;
                let members = members(&mut connection, database).await?;
                let last =
                    Session::Postgres(&mut connection, None).one("SELECT at FROM heartbeat", &[]).await?;
                Ok(Snapshot { members, ahead, last_beat: last.map(|row| row.int(0)).transpose()? })
            })
            .await
    }

    /// Shows that this node is alive at `time` of its clock, and reads what all nodes must agree on. The first node
    /// that is seen after a gap writes down the outage, so that all count the same.
    pub async fn beat(
        &self,
        beat: &Heartbeat,
        time: &(dyn Fn() -> i64 + Sync),
    ) -> Result<HeartbeatReply, StoreError> {
        let beaten = self.pool.within(async {
            let (mut connection, _) = self.pool.acquire().await?;
            let began = time();
            let (database, ahead, precision) = measure(&mut connection, time).await?;
            let ended = began + precision;
            let at = sqlx::query_scalar(BEAT)
                .bind(began - database)
                .bind(ended + LIMIT.as_millis() as i64)
                .bind(beat.gap)
                .bind(outages::REMEMBERED)
                .bind(&self.me.0)
                .bind(database)
                .bind(beat.ahead)
                .bind(beat.draining)
                .bind(&beat.version)
                .bind(beat.stale)
                .fetch_one(&mut *connection)
                .await?;
            let members = members(&mut connection, database).await?;
            let outages =
                outages::since(&mut Session::Postgres(&mut connection, None), beat.outages_since).await?;
            if members.iter().any(|member| member.age > NODE_RETENTION) {
                sqlx::query("DELETE FROM nodes WHERE seen < $1")
                    .bind(database - NODE_RETENTION)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(HeartbeatReply { at, members, ahead, precision, outages })
        });
        beaten.await
    }

    /// This node has ended.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let (mut connection, _) = self.pool.acquire().await?;
        sqlx::query("DELETE FROM nodes WHERE id = $1").bind(&self.me.0).execute(&mut *connection).await?;
        Ok(())
    }
}

/// The database's time, by how much ours is ahead of it, and how far that may be wrong.
async fn measure(
    connection: &mut PgConnection,
    time: &(dyn Fn() -> i64 + Sync),
) -> Result<(i64, i64, i64), sqlx::Error> {
    let before = time();
    let database: i64 = sqlx::query_scalar(NOW).fetch_one(connection).await?;
    let after = time();
    Ok((database, i64::midpoint(before, after) - database, after - before))
}

async fn members(connection: &mut PgConnection, database: i64) -> Result<Vec<Member>, sqlx::Error> {
    let rows = sqlx::query("SELECT id, began, $1 - seen, ahead, draining, version FROM nodes")
        .bind(database)
        .fetch_all(connection)
        .await?;
    let member = |row: &PgRow| {
        Ok(Member {
            id: NodeId(row.try_get(0)?),
            began: row.try_get(1)?,
            age: row.try_get(2)?,
            ahead: row.try_get(3)?,
            draining: row.try_get(4)?,
            version: row.try_get(5)?,
        })
    };
    rows.iter().map(member).collect()
}
