//! Hearing hints, and doing what they say.

use std::sync::Arc;
use std::time::Duration;

use igroteka_store::{Hint, Received};

use crate::App;
use crate::error::ApiResult;

/// How long to wait before hearing is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// Hears what other nodes say until the database is closed.
pub(crate) async fn keep_hearing(app: Arc<App>) {
    let Some(shared) = &app.nodes.shared else { return };
    while !shared.cluster.is_closed() {
        match shared.bus().listen().await {
            Ok(mut hints) => {
                app.catch_up_whole().await;
                loop {
                    match hints.next().await {
                        Ok(Received::Hints(hints)) => hints.into_iter().for_each(|hint| app.hear(hint)),
                        Ok(Received::Gap) => app.catch_up_whole().await,
                        Err(_) if shared.cluster.is_closed() => return,
                        Err(error) => {
                            tracing::warn!(%error, "the other nodes are not heard any more");
                            break;
                        }
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "the other nodes cannot be heard"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

impl App {
    fn hear(self: &Arc<App>, hint: Hint) {
        match hint {
            Hint::Lobby => self.lobby.changed(),
            Hint::Personal { person, table, seq, kind } => self.inboxes.tell(person, table, seq, kind),
            Hint::Own(person) => self.lobby.wake(person),
            Hint::Presence(id) if self.rooms.is_loaded(id) => self.nodes.read_presence(id),
            Hint::Table { id, .. } if !self.rooms.is_loaded(id) && !self.nodes.own(id) => {}
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
            Hint::Lobby | Hint::Personal { .. } | Hint::Own(_) | Hint::Presence(_) => Ok(()),
        }
    }

    /// Some hints may be missing: looks at everything that they could have been about.
    async fn catch_up_whole(self: &Arc<App>) {
        self.people.forget_all();
        self.lobby.changed();
        self.nodes.read_presence_anew(&self.rooms);
        if let Err(error) = self.rooms.catch_up(self).await {
            tracing::warn!(code = ?error.0.code, "the log could not be followed");
        }
    }
}
