//! Games in which only house bots are left, with nobody watching: they cost thought that nobody sees.

use std::sync::Arc;

use igroteka_protocol::ClosedFor;

use super::{Inner, Room, Rooms};
use crate::App;

impl Rooms {
    /// Ends those games of this node that have been deserted for long.
    pub(super) async fn end_deserted(&self, app: &Arc<App>) {
        for room in self.loaded() {
            if app.nodes.owns(room.id) && room.is_deserted(app).await {
                room.end_deserted(app).await;
            }
        }
    }
}

impl Inner {
    /// Whether only house bots play, and nobody sees it.
    fn is_deserted(&self) -> bool {
        self.table.only_bots_play() && !self.is_watched()
    }
}

impl Room {
    /// Whether it has been so for long enough. Nobody's time runs in an outage.
    async fn is_deserted(&self, app: &App) -> bool {
        let mut inner = self.inner.lock().await;
        if !inner.is_deserted() {
            inner.deserted = None;
            return false;
        }
        let now = app.clock.now();
        let since = *inner.deserted.get_or_insert(now);
        since <= app.outages(now).before(now, app.config.idle_bots.as_millis() as i64)
    }

    async fn end_deserted(self: &Arc<Room>, app: &Arc<App>) {
        let ended = self
            .change(app, |transaction| {
                if transaction.table.only_bots_play() {
                    transaction.abandon(Some(ClosedFor::OnlyBots))?;
                }
                Ok(())
            })
            .await;
        match ended {
            Ok(_) => tracing::info!(table = %self.id, "a game of house bots was ended: nobody watched it"),
            Err(error) => {
                tracing::warn!(table = %self.id, code = ?error.0.code, "a deserted game could not be ended");
            }
        }
    }
}
