//! Who may think next. House bots at running tables come first and wait for nobody but each other; hints, advice and
//! reviews share what they leave, in slices and in turns.

mod permit;
mod queue;
#[cfg(test)]
mod tests;

use std::num::NonZeroUsize;
use std::sync::Arc;

use igroteka_protocol::{Error, ErrorCode};
use tokio::sync::oneshot;

use crate::error::{ApiError, ApiResult};
use crate::http::rate_limits::Key;

pub(crate) use permit::Permit;
use permit::Processors;

/// When a client that was refused should try again, in seconds.
const RETRY_AFTER: u32 = 5;

/// What somebody wants thought about; of one key's, the first in this list comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    /// A hint at a table.
    Hint,
    /// The value of moves in a position.
    Advice,
    /// A part of a review. Alone in the queue, a review gets several permits at once.
    Review,
}

/// The processors, and who waits for them.
pub(crate) struct Thinking {
    processors: Arc<Processors>,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking::on(std::thread::available_parallelism().map_or(1, NonZeroUsize::get))
    }
}

impl Thinking {
    /// With so many processors.
    fn on(processors: usize) -> Thinking {
        Thinking { processors: Arc::new(Processors::new(processors)) }
    }

    /// How many permits there are for everything but house bots.
    pub fn shared(&self) -> usize {
        queue::shared(self.processors.count())
    }

    /// Waits for a processor on which a house bot may search.
    pub async fn enter_bot(&self) -> Permit {
        let (ticket, permit) = oneshot::channel();
        self.processors.change(|queue| queue.add_bot(ticket));
        permit.await.expect("a bot in the queue gets its turn")
    }

    /// Waits for a processor for one slice of thought, at most some 150 ms of it, or asks to come back later. `key` is
    /// the person who wants it, or else their address.
    pub async fn enter(&self, class: Class, key: Key) -> ApiResult<Permit> {
        let (ticket, permit) = oneshot::channel();
        if !self.processors.change(|queue| queue.add(class, key, ticket)) {
            return Err(ApiError(Error {
                code: ErrorCode::TooMany,
                message: format!("too much is being thought about: try again in {RETRY_AFTER} s"),
                retry_after: Some(RETRY_AFTER),
            }));
        }
        Ok(permit.await.expect("whoever is in the queue gets their turn"))
    }
}
