//! Hearing notifications.

use sqlx::postgres::{PgListener, PgPool};

use super::hint::{Hint, read_packet};
use super::{CHANNEL, NodeId};
use crate::StoreError;

/// What a listener has heard.
#[derive(Debug, PartialEq, Eq)]
pub enum Received {
    /// Hints of another node.
    Hints(Vec<Hint>),
    /// The connection was lost and is there again: some hints may be missing.
    Gap,
}

/// A connection on which the other nodes' hints come in.
pub struct Listener {
    me: NodeId,
    inner: PgListener,
}

impl Listener {
    pub(super) async fn connect(me: &NodeId, pool: &PgPool) -> Result<Listener, StoreError> {
        let mut inner = PgListener::connect_with(pool).await?;
        inner.listen(CHANNEL).await?;
        Ok(Listener { me: me.clone(), inner })
    }

    /// What comes next. An error means that the connection could not be made again: try later.
    pub async fn next(&mut self) -> Result<Received, StoreError> {
        loop {
            match self.inner.try_recv().await? {
                None => return Ok(Received::Gap),
                Some(notification) => {
                    let hints = read_packet(&self.me, notification.payload());
                    if !hints.is_empty() {
                        return Ok(Received::Hints(hints));
                    }
                }
            }
        }
    }
}
