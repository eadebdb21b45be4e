//! Hidden worlds, imagined when they are needed and used again and again.

use igroteka_game::{Rules, Stream};

use super::Imagine;
use crate::Ask;

/// Worlds that fit what the seat has seen.
pub(super) struct Worlds<'a, R: Rules> {
    ask: &'a Ask<'a, R>,
    /// Each is a few hundred bytes to a few thousand.
    most: u64,
    source: Stream,
    known: Vec<R>,
}

impl<'a, R: Imagine> Worlds<'a, R> {
    pub fn new(ask: &'a Ask<'a, R>, most: usize, source: Stream) -> Worlds<'a, R> {
        Worlds { ask, most: most.max(1) as u64, source, known: Vec::new() }
    }

    /// The world of try `number`; `None` only if the seat's record is impossible.
    pub fn next(&mut self, number: u64) -> Option<&R> {
        if self.known.first().is_some_and(|world| world.is_certain(self.ask.seat)) {
            return self.known.first();
        }
        if number < self.most {
            let game = self.ask.record.sample_game(&mut self.source)?;
            self.known.push(game.position().clone());
        }
        self.known.get((number % self.most) as usize)
    }
}
