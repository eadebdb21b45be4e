//! Determinizations, sampled when they are needed and reused.

use igroteka_game::{Rules, Stream};

use super::{IsMctsGame, PlayStyles};
use crate::Ask;

/// A complete position that fits what the seat has seen.
pub(super) struct Determinization<R: Rules> {
    pub position: R,
    /// How everybody plays in it, in games with opponent modelling.
    pub styles: Option<PlayStyles>,
}

/// The determinizations of one search.
pub(super) struct Determinizations<'a, R: Rules> {
    ask: &'a Ask<'a, R>,
    /// How many are sampled; each takes a few hundred to a few thousand bytes.
    max: u64,
    source: Stream,
    sampled: Vec<Determinization<R>>,
}

impl<'a, R: IsMctsGame> Determinizations<'a, R> {
    pub fn new(ask: &'a Ask<'a, R>, max: usize, source: Stream) -> Determinizations<'a, R> {
        Determinizations { ask, max: max.max(1) as u64, source, sampled: Vec::new() }
    }

    /// The determinization of iteration `number`; `None` only if the seat's record is impossible.
    pub fn next(&mut self, number: u64) -> Option<&Determinization<R>> {
        let seat = self.ask.seat;
        if self.sampled.first().is_some_and(|first| first.position.is_perfect_information(seat)) {
            return self.sampled.first();
        }
        if number < self.max {
            let game = self.ask.record.sample_game(&mut self.source)?;
            let determinization = match R::infer_hidden(&game, self.ask.seat, &mut self.source) {
                Some((position, styles)) => Determinization { position, styles: Some(styles) },
                None => Determinization { position: game.position().clone(), styles: None },
            };
            self.sampled.push(determinization);
        }
        self.sampled.get((number % self.max) as usize)
    }
}
