//! What chance does: the lot that decides who begins (G5).

use std::fmt;

use igroteka_game::{Odds, Seat, Source};

use crate::illegal::Illegal;
use crate::position::{Phase, Position};

/// The one chance event of quoridor, which everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// This seat begins.
    Start(Seat),
}

/// What a seat sees of a chance event: all of it.
pub type Glimpse = Chance;

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance::Start(seat) = self;
        write!(f, "start {seat}")
    }
}

/// The outcomes of the lot: one for each seat in the game, all equally likely.
pub(crate) fn odds(position: &Position) -> Odds<Chance> {
    Odds::Listed(position.seats_in.iter().map(|seat| (Chance::Start(seat), 1)).collect())
}

/// Draws the lot.
pub(crate) fn draw(position: &Position, source: &mut impl Source) -> Chance {
    let seats: Vec<Seat> = position.seats_in.iter().collect();
    Chance::Start(*source.pick(&seats))
}

/// Whether this can be the outcome of the lot now, and why not.
pub(crate) fn check(position: &Position, chance: Chance) -> Result<(), Illegal> {
    let Chance::Start(seat) = chance;
    if position.phase != Phase::Lot {
        Err(Illegal::NoLotDue)
    } else if position.seats_in.contains(seat) {
        Ok(())
    } else {
        Err(Illegal::NotInTheGame(seat))
    }
}

/// Applies a possible outcome.
pub(crate) fn apply(position: &mut Position, chance: Chance) {
    let Chance::Start(seat) = chance;
    position.phase = Phase::Move(seat);
}
