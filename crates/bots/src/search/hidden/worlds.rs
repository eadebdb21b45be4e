//! Hidden worlds, imagined when they are needed and used again and again.

use igroteka_game::{Rules, Stream};

use super::{Imagine, Manners};
use crate::Ask;

/// A world that fits what the seat has seen.
pub(super) struct World<R: Rules> {
    pub position: R,
    /// How everybody plays in it, in games that make something of that.
    pub manners: Option<Manners>,
}

/// Worlds that fit what the seat has seen.
pub(super) struct Worlds<'a, R: Rules> {
    ask: &'a Ask<'a, R>,
    /// Each is a few hundred bytes to a few thousand.
    most: u64,
    source: Stream,
    known: Vec<World<R>>,
}

impl<'a, R: Imagine> Worlds<'a, R> {
    pub fn new(ask: &'a Ask<'a, R>, most: usize, source: Stream) -> Worlds<'a, R> {
        Worlds { ask, most: most.max(1) as u64, source, known: Vec::new() }
    }

    /// The world of try `number`; `None` only if the seat's record is impossible.
    pub fn next(&mut self, number: u64) -> Option<&World<R>> {
        if self.known.first().is_some_and(|world| world.position.is_certain(self.ask.seat)) {
            return self.known.first();
        }
        if number < self.most {
            let game = self.ask.record.sample_game(&mut self.source)?;
            let world = match R::reflect(&game, self.ask.seat, &mut self.source) {
                Some((position, manners)) => World { position, manners: Some(manners) },
                None => World { position: game.position().clone(), manners: None },
            };
            self.known.push(world);
        }
        self.known.get((number % self.most) as usize)
    }
}
