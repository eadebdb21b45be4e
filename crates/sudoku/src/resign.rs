//! Leaving the game (G6).

use igroteka_game::Seat;

use crate::{End, Phase, Position};

impl Position {
    /// `seat` leaves: its card goes face up, what it has laid stays, what it has not answered counts as agreed.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.seats_in.remove(seat);
        if let Some(card) = self.hands[seat.index()].take() {
            self.removed.add(card);
        }
        let is_mover = seat == self.mover;
        if !is_mover {
            self.agree(seat);
        } else if let Phase::Check { square, card, .. } = self.phase {
            self.stand(square, card);
        }
        let enough_left = if self.is_solo() { !self.seats_in.is_empty() } else { self.seats_in.len() > 1 };
        if !enough_left {
            self.phase = Phase::Over { end: End::Resignation };
        } else if is_mover {
            self.go_on_without_mover();
        }
    }

    /// The unfinished turn, or the deal, goes on with the next seat.
    fn go_on_without_mover(&mut self) {
        match self.phase {
            // Before the lot seat 1 only stands in for the seat that will be drawn.
            Phase::Lot | Phase::Over { .. } => {}
            Phase::StartCards => {
                self.mover = self.seats_in.next_after(self.mover).unwrap_or(self.mover);
            }
            Phase::Deal => self.deal_on(),
            Phase::Draw | Phase::Lay | Phase::Check { .. } | Phase::Claim { .. } => self.pass_turn(),
        }
    }
}
