//! What chance does: the lot that decides who begins (G5).

use std::fmt;

use igroteka_game::{Seat, Source};

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

impl Position {
    /// The lots, one for each seat in the game, all alike.
    pub(crate) fn lots(&self) -> Vec<(Chance, u32)> {
        self.seats_in.iter().map(|seat| (Chance::Start(seat), 1)).collect()
    }

    pub(crate) fn draw_lot(&self, source: &mut impl Source) -> Chance {
        let seats: Vec<Seat> = self.seats_in.iter().collect();
        Chance::Start(*source.pick(&seats))
    }

    pub(crate) fn refuse_lot(&self, chance: Chance) -> Result<(), Illegal> {
        let Chance::Start(seat) = chance;
        if self.phase != Phase::Lot {
            Err(Illegal::NoLotDue)
        } else if self.seats_in.contains(seat) {
            Ok(())
        } else {
            Err(Illegal::NotInTheGame(seat))
        }
    }
}
