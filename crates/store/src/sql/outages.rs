//! Heartbeats and outages of the service.

use crate::StoreError;
use crate::session::{Session, Value};

/// How long outages are kept, in milliseconds: 60 days.
pub(crate) const REMEMBERED: i64 = 60 * 24 * 60 * 60 * 1000;

pub(crate) async fn heartbeat(session: &mut Session<'_>, now: i64) -> Result<Option<i64>, StoreError> {
    let before = session.one("SELECT at FROM heartbeat WHERE id = 1", &[]).await?;
    session
        .run(
            "INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            &[now.into()],
        )
        .await?;
    Ok(before.map(|row| row.int(0)).transpose()?)
}

/// Writes the heartbeat that is there once more.
pub(crate) async fn probe(session: &mut Session<'_>) -> Result<(), StoreError> {
    session.run("UPDATE heartbeat SET at = at WHERE id = 1", &[]).await?;
    Ok(())
}

pub(crate) async fn add(session: &mut Session<'_>, from: i64, to: i64) -> Result<(), StoreError> {
    session.run("DELETE FROM outages WHERE ended < $1", &[Value::Int(to.saturating_sub(REMEMBERED))]).await?;
    session
        .run(
            "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            &[from.into(), to.into()],
        )
        .await?;
    Ok(())
}

pub(crate) async fn since(session: &mut Session<'_>, since: i64) -> Result<Vec<(i64, i64)>, StoreError> {
    let rows = session
        .all("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended, began", &[since.into()])
        .await?;
    let outages = rows.iter().map(|row| Ok((row.int(0)?, row.int(1)?)));
    Ok(outages.collect::<Result<_, sqlx::Error>>()?)
}
