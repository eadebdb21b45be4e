//! Hearing hints, and doing what they say.

use std::sync::Arc;
use std::time::Duration;

use igroteka_store::{Hint, Received};
use metrics::counter;

use super::{BusError, Hints, Shared};
use crate::App;
use crate::error::ApiResult;
use crate::ops::metrics::HINT_GAPS;

/// How long to wait before hearing is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// How long to wait before everything is looked at once more: when a bus comes back, all nodes say that they have missed
/// something.
const BETWEEN: Duration = Duration::from_millis(200);

/// Hears what other nodes say until the database is closed.
pub(crate) async fn run_listener(app: Arc<App>) {
    let Some(shared) = &app.nodes.shared else { return };
    let mut are_heard = true;
    loop {
        let error = match shared.bus().listen().await {
            Ok(mut hints) => {
                if !are_heard {
                    tracing::info!("the other nodes are heard again");
                }
                are_heard = true;
                shared.missed.notify_one();
                app.hear_all(hints.as_mut(), shared).await
            }
            Err(error) => error,
        };
        if shared.cluster.is_closed() {
            return;
        }
        if are_heard {
            tracing::warn!(%error, "the other nodes are not heard: what they do is looked up, with some delay");
        }
        are_heard = false;
        tokio::time::sleep(PAUSE).await;
    }
}

/// Looks at everything whenever hints may be missing, until the service ends.
pub(crate) async fn run_catch_up(app: Arc<App>) {
    let Some(shared) = &app.nodes.shared else { return };
    loop {
        shared.missed.notified().await;
        app.catch_up_all().await;
        tokio::time::sleep(BETWEEN).await;
    }
}

impl App {
    /// Hears until it cannot hear any more.
    async fn hear_all(self: &Arc<App>, hints: &mut dyn Hints, shared: &Shared) -> BusError {
        loop {
            match hints.next().await {
                Ok(Received::Hints(hints)) => hints.into_iter().for_each(|hint| self.hear(hint, shared)),
                Ok(Received::Gap) => {
                    counter!(HINT_GAPS).increment(1);
                    shared.missed.notify_one();
                }
                Err(error) => return error,
            }
        }
    }

    fn hear(self: &Arc<App>, hint: Hint, shared: &Shared) {
        match hint {
            Hint::Missed => shared.missed.notify_one(),
            Hint::Lobby => self.lobby.changed(),
            Hint::Personal { person, table, seq, kind } => self.inboxes.tell(person, table, seq, kind),
            Hint::Own(person) => self.lobby.wake(person),
            Hint::Presence(id) if self.rooms.is_loaded(id) => self.nodes.read_presence(id),
            Hint::Table { id, .. } if !self.rooms.is_loaded(id) && !self.nodes.owns(id) => {}
            Hint::Presence(_) => {}
            Hint::Chat(id) if !self.rooms.is_loaded(id) => {}
            Hint::Table { .. } | Hint::Chat(_) | Hint::Forget(_) | Hint::Nodes => {
                let app = self.clone();
                tokio::spawn(async move {
                    if let Err(error) = app.look_up(hint).await {
                        tracing::debug!(code = ?error.0.code, "a hint could not be followed");
                    }
                });
            }
        }
    }

    /// Looks up in the database what a hint is about.
    async fn look_up(self: &Arc<App>, hint: Hint) -> ApiResult<()> {
        match hint {
            Hint::Table { id, head } => self.rooms.get(self, id).await?.follow_to(self, head).await,
            Hint::Chat(id) => self.rooms.get(self, id).await?.show_chat(self).await,
            Hint::Forget(person) => {
                self.people.forget(person);
                self.rooms.refresh_people(self, &[person]).await;
                Ok(())
            }
            Hint::Nodes => Ok(self.beat().await?),
            Hint::Lobby | Hint::Personal { .. } | Hint::Own(_) | Hint::Presence(_) | Hint::Missed => Ok(()),
        }
    }

    /// Some hints may be missing: looks at everything that they could have been about.
    async fn catch_up_all(self: &Arc<App>) {
        self.people.forget_all();
        self.lobby.changed();
        self.lobby.wake_all();
        self.inboxes.cut_all();
        self.nodes.read_presence_anew(&self.rooms);
        if let Err(error) = self.rooms.catch_up(self).await {
            tracing::warn!(code = ?error.0.code, "the log could not be followed");
        }
    }
}
