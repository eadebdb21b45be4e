//! Performing an action at a table, for handlers and sockets alike.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use igroteka_protocol::{Action, TableId};

use super::access::check_visible;
use super::chat::say;
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::table::Actor;

/// Performs an action in a task of its own, so that it is completed even if the client disconnects.
pub(crate) async fn act_detached(
    app: &Arc<App>,
    table: TableId,
    actor: Actor,
    action: Action,
) -> ApiResult<u64> {
    let app = app.clone();
    let acting = async move { act(&app, table, actor, &action).await };
    tokio::spawn(acting).await.map_err(|_| broken())?
}

/// Performs an action at a table. The caller must not drop the future: a socket's task notices a disconnect only
/// afterwards; HTTP handlers use [`act_detached`].
pub(crate) async fn act(app: &Arc<App>, table: TableId, actor: Actor, action: &Action) -> ApiResult<u64> {
    let room = app.rooms.get(app, table).await?;
    if let Action::Say { text } = action {
        say(app, &room, actor.person, text).await?;
        return Ok(room.inner.lock().await.table.seq);
    }
    let change = room.change(app, |transaction| {
        check_visible(&transaction.table, actor.person)?;
        transaction.act(actor, action)
    });
    // After a panic the room is marked, and reads its log again before the next change.
    let ((), seq) = AssertUnwindSafe(change).catch_unwind().await.map_err(|_| broken())??;
    // A program that only polls and moves never watches: each action restarts its grace period.
    if let Some(since) = room.inner.lock().await.away.get_mut(&actor.person) {
        *since = app.clock.now();
    }
    Ok(seq)
}

/// The answer if a task of ours has panicked.
pub(crate) fn broken() -> ApiError {
    ApiError::new(igroteka_protocol::ErrorCode::Unavailable, "something broke: try again")
}
