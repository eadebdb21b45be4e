//! Who is connected where.

use igroteka_protocol::{PersonId, TableId};
use serde_json::{Value as Json, json};
use sqlx::Row as _;

use super::Cluster;
use crate::StoreError;

/// Who watches a table through one node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresenceRow {
    /// The table.
    pub table: TableId,
    /// The people and devices.
    pub people: Vec<PersonId>,
    /// How many others, who are nobody.
    pub strangers: u32,
}

impl Cluster {
    /// Replaces what is known of this node's connections to these tables.
    pub async fn set_presence(&self, rows: &[PresenceRow]) -> Result<(), StoreError> {
        let rows: Vec<Json> = rows
            .iter()
            .map(|row| {
                let people = serde_json::to_string(&row.people).expect("ids are plain data");
                json!([row.table, people, row.strangers])
            })
            .collect();
        let mut transaction = self.begin_async_commit().await?;
        // In one order, so that nodes never wait for each other in a circle.
        sqlx::query(
            "WITH new AS (
                 SELECT value->>0 AS table_id, value->>1 AS people, CAST(value->>2 AS BIGINT) AS strangers
                 FROM json_array_elements(CAST($2 AS json)) AS each(value) ORDER BY 1
             ), gone AS (
                 DELETE FROM presence USING new WHERE presence.table_id = new.table_id AND node = $1
                     AND new.people = '[]' AND new.strangers = 0
             )
             INSERT INTO presence (table_id, node, people, strangers)
                 SELECT table_id, $1, people, strangers FROM new WHERE people <> '[]' OR strangers > 0
             ON CONFLICT (table_id, node) DO UPDATE SET people = excluded.people, strangers = excluded.strangers",
        )
        .bind(&self.me().0)
        .bind(Json::from(rows).to_string())
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }

    /// Who is connected to these tables through other nodes that were seen within `fresh` milliseconds.
    pub async fn presence(&self, tables: &[TableId], fresh: i64) -> Result<Vec<PresenceRow>, StoreError> {
        let tables: Vec<String> = tables.iter().map(TableId::to_string).collect();
        let (mut connection, _) = self.pool.acquire().await?;
        let rows = sqlx::query(
            "SELECT table_id, people, strangers FROM presence JOIN nodes ON nodes.id = presence.node
             WHERE table_id = ANY($1) AND node <> $2
                 AND nodes.seen > CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) - $3",
        )
        .bind(tables)
        .bind(&self.me().0)
        .bind(fresh)
        .fetch_all(&mut *connection)
        .await?;
        let rows = rows.iter().map(|row| {
            let table: String = row.try_get(0)?;
            let people: String = row.try_get(1)?;
            let strangers: i64 = row.try_get(2)?;
            let damaged = |_| sqlx::Error::Decode("a row of `presence` cannot be read".into());
            Ok(PresenceRow {
                table: table.parse().map_err(|_| sqlx::Error::Decode("a table's id".into()))?,
                people: serde_json::from_str(&people).map_err(damaged)?,
                strangers: u32::try_from(strangers).unwrap_or(0),
            })
        });
        Ok(rows.collect::<Result<_, sqlx::Error>>()?)
    }

    /// Forgets all connections of this node, so that they can be written anew.
    pub async fn forget_presence(&self) -> Result<(), StoreError> {
        let (mut connection, _) = self.pool.acquire().await?;
        sqlx::query("DELETE FROM presence WHERE node = $1")
            .bind(&self.me().0)
            .execute(&mut *connection)
            .await?;
        Ok(())
    }
}
