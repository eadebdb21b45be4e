//! What one seat knows, and the hidden worlds that fit it.

use crate::{Event, Game, Rules, Seat, SeenEvent, Source};

/// Everything one seat (or a spectator) has seen: with the view, all that a bot is ever given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRecord<R: Rules> {
    /// The setup, which everybody knows.
    pub setup: R::Setup,
    /// Whose record this is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// What the seat saw before the first event.
    pub start: R::View,
    /// What the seat saw happen.
    pub events: Vec<SeenEvent<R>>,
}

impl<R: Rules> SeatRecord<R> {
    /// What the seat saw of the chance events, in order.
    pub fn glimpses(&self) -> impl Iterator<Item = &R::Glimpse> {
        self.events.iter().filter_map(|event| match event {
            Event::Chance(glimpse) => Some(glimpse),
            _ => None,
        })
    }

    /// A whole game, hidden things dealt at random, in which this seat would have seen exactly this record.
    /// `None` only if the record is impossible.
    pub fn sample_game(&self, source: &mut impl Source) -> Option<Game<R>> {
        let (start, chances) = R::sample_world(self, source)?;
        let mut game = Game::from_position(self.setup.clone(), start);
        let mut chances = chances.into_iter();
        for event in &self.events {
            let event = match event {
                Event::Chance(_) => Event::Chance(chances.next()?),
                other => other.map_chance(|_| unreachable!("chance events are handled above")),
            };
            game.apply(event).ok()?;
        }
        Some(game)
    }
}
