//! What a seat may know: in quoridor, everything.

use igroteka_game::{Seat, SeatRecord, SeatSet, Turn};

use crate::chance::Chance;
use crate::fence::Fence;
use crate::position::{Phase, Position};
use crate::square::Square;
use crate::text::Parts;

/// The table as `seat`, or a spectator, sees it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Who looks; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Who acts next.
    pub turn: Turn,
    /// Columns and rows of the board.
    pub size: u8,
    /// Each seat's pawn; `None` once it has left the board.
    pub pawns: Vec<Option<Square>>,
    /// Each seat's fences left to place.
    pub fences_left: Vec<u8>,
    /// The fences that stand, horizontal ones first, each kind from a1 row by row.
    pub fences: Vec<Fence>,
    /// Each seat's steps to its finish, pawns aside; `None` once its pawn has left the board.
    pub distances: Vec<Option<u32>>,
    /// Who has won, once the game is over.
    pub winners: SeatSet,
}

impl View {
    pub(crate) fn of(position: &Position, turn: Turn, seat: Option<Seat>) -> View {
        let seats = || Seat::all(position.players);
        View {
            seat,
            turn,
            size: position.size(),
            pawns: seats().map(|seat| position.pawn(seat)).collect(),
            fences_left: seats().map(|seat| position.fences_left(seat)).collect(),
            fences: position.fences().iter().collect(),
            distances: seats().map(|seat| position.distance(seat)).collect(),
            winners: position.result().map_or(SeatSet::EMPTY, |outcome| outcome.winners),
        }
    }

    fn parts(&self) -> Option<Parts> {
        Some(Parts {
            pawns: self.pawns.clone(),
            fences_left: self.fences_left.clone(),
            fences: self.fences.clone(),
            phase: match self.turn {
                Turn::Chance => Phase::Lot,
                Turn::Seats(seats) => Phase::Move(seats.first()?),
                Turn::Over => Phase::Over,
            },
        })
    }
}

/// The one world that fits a record: nothing is hidden.
pub(crate) fn only_world(record: &SeatRecord<Position>) -> Option<(Position, Vec<Chance>)> {
    let start = Position::assemble(&record.setup, &record.start.parts()?).ok()?;
    Some((start, record.glimpses().copied().collect()))
}
