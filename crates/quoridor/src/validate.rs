//! Which positions play could go on from, or has ended in.

use igroteka_game::{ReadError, Seat, SeatSet};

use crate::fence::FenceSet;
use crate::position::{Phase, Position};
use crate::square::Square;

/// Whether play could go on from here, or has ended here.
pub(crate) fn validate(position: &Position) -> Result<(), ReadError> {
    let refuse = |expected: String| Err(ReadError::new(expected, &position.to_string()));
    if position.seats_in.is_empty() {
        return refuse("at least one pawn is on the board".to_owned());
    }
    for (seat, pawn) in position.pawns() {
        if !position.board().has(pawn) {
            return refuse(format!("the pawn of seat {seat} is not on this board"));
        }
        if position.pawns().any(|(other, square)| other != seat && square == pawn) {
            return refuse(format!("two pawns stand on {pawn}"));
        }
    }
    position.check_fence_counts()?;
    let cut_off = position.seats_cut_off(position.passages());
    if let Some(seat) = cut_off.first() {
        return refuse(format!("seat {seat} has no way to its finish"));
    }
    position.check_phase()
}

impl Position {
    /// Nobody has, and the board does not show, more fences than the setup gives. They need not add up: a set
    /// position may be a handicap or a puzzle.
    fn check_fence_counts(&self) -> Result<(), ReadError> {
        let refuse = |expected: String| Err(ReadError::new(expected, &self.to_string()));
        for seat in Seat::all(self.players) {
            let left = self.fences_left(seat);
            if left > self.fences_each {
                return refuse(format!("a player has at most {} fences", self.fences_each));
            }
            if left > 0 && !self.seats_in.contains(seat) {
                return refuse(format!("seat {seat} has resigned and has no fences left"));
            }
        }
        let most = u32::from(self.players) * u32::from(self.fences_each);
        if self.fences().len() > most {
            return refuse(format!("at most {most} fences are placed"));
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), ReadError> {
        let refuse = |expected: &str| Err(ReadError::new(expected, &self.to_string()));
        let arrived: SeatSet = (self.pawns())
            .filter(|&(seat, pawn)| self.walls.is_finish(pawn, seat))
            .map(|(seat, _)| seat)
            .collect();
        let alone = self.seats_in.len() == 1;
        if arrived.len() > 1 || (alone && !arrived.is_empty()) {
            return refuse("the game ends when the first pawn arrives or one is left: both cannot be");
        }
        match self.phase {
            Phase::Over if arrived.is_empty() && !alone => {
                refuse("the game is not over: no pawn has arrived and several are left")
            }
            Phase::Over => Ok(()),
            _ if alone || !arrived.is_empty() => refuse("the game is over; the last part is `over`"),
            Phase::Move(seat) if !self.seats_in.contains(seat) => {
                refuse("the seat to move has left the game")
            }
            Phase::Lot if !self.is_untouched() => refuse("the lot is drawn before the first move"),
            Phase::Lot | Phase::Move(_) => Ok(()),
        }
    }

    /// Whether nobody has moved yet; some may have resigned.
    fn is_untouched(&self) -> bool {
        let at_home = |(seat, pawn): (Seat, Square)| pawn == self.board().middle_of(self.home(seat));
        self.fences() == FenceSet::EMPTY && self.pawns().all(at_home)
    }
}
