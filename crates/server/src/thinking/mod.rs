//! Who may think next. House bots at running tables come first and wait for nobody but each other; hints, advice and
//! reviews share what they leave. Among each of both, addresses take turns, and behind an address people do: whoever has
//! used less comes first. Long searches of house bots are interrupted for those of others, so that short ones wait for
//! no long one.

mod addresses;
mod permit;
mod pool;
mod queue;
#[cfg(test)]
mod tests;
mod turns;
mod wait;

use std::num::NonZeroUsize;
use std::sync::Arc;

use igroteka_protocol::{Error, ErrorCode};
use tokio::sync::oneshot;

use crate::error::{ApiError, ApiResult};

pub(crate) use addresses::Addresses;
use permit::Processors;
pub(crate) use permit::{BotPermit, Permit};
pub(crate) use pool::Pool;
pub(crate) use turns::Sharer;
pub(crate) use wait::Wait;

/// When a client that was refused should try again, in seconds.
const RETRY_AFTER: u32 = 5;

/// Somebody who waits.
trait Ticket {
    /// Whether they have stopped waiting.
    fn is_gone(&self) -> bool;
}

/// What somebody wants thought about; of one person's, the first in this list comes first.
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

    /// Waits for a processor on which a house bot may search at a table of this account.
    pub async fn enter_bot(&self, sharer: Sharer, wait: &Wait) -> BotPermit {
        let (ticket, permit) = oneshot::channel();
        let _waiting = wait.begin();
        self.processors.change(|queue| queue.add_bot(sharer, ticket));
        BotPermit::new(permit.await.expect("a bot in the queue gets its turn"))
    }

    /// Waits for a processor for one slice of thought, at most some 150 ms of it, or asks to come back later.
    pub async fn enter(&self, class: Class, sharer: Sharer) -> ApiResult<Permit> {
        let (ticket, permit) = oneshot::channel();
        if !self.processors.change(|queue| queue.add(class, sharer, ticket)) {
            return Err(too_much());
        }
        Ok(permit.await.expect("whoever is in the queue gets their turn"))
    }
}

/// The refusal where no more may wait.
fn too_much() -> ApiError {
    ApiError(Error {
        code: ErrorCode::TooMany,
        message: format!("too much is being thought about: try again in {RETRY_AFTER} s"),
        retry_after: Some(RETRY_AFTER),
    })
}
