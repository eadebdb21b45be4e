//! The game of attention at a `table`: cards under check and claims to be stuck (S4–S6).

use igroteka_game::{Seat, SeatSet};

use crate::{Card, End, Phase, Position, Square};

impl Position {
    /// S4: the card is laid, but counts only when everybody has answered.
    pub(crate) fn open_check(&mut self, square: Square, card: Card) {
        self.phase = Phase::Check { square, card, waiting: self.opponents() };
    }

    /// S5: the card is shown, and everybody is asked for a square.
    pub(crate) fn open_claim(&mut self) {
        self.phase = Phase::Claim { waiting: self.opponents() };
    }

    /// `seat` lets the card under check stand, or accepts that there is no square.
    pub(crate) fn agree(&mut self, seat: Seat) {
        match &mut self.phase {
            Phase::Check { square, card, waiting } => {
                waiting.remove(seat);
                if waiting.is_empty() {
                    let (square, card) = (*square, *card);
                    self.stand(square, card);
                    self.finish_turn();
                }
            }
            Phase::Claim { waiting } => {
                waiting.remove(seat);
                if waiting.is_empty() {
                    // Right or wrong: nobody found a square.
                    self.phase = Phase::Over { end: End::Stuck };
                }
            }
            _ => {}
        }
    }

    /// S4: a justified objection takes the card out of the game; an unjustified one counts as `ok`.
    pub(crate) fn object(&mut self, seat: Seat) {
        match self.phase {
            Phase::Check { card, .. } if self.breach_under_check() => {
                self.removed.add(card);
                self.finish_turn();
            }
            _ => self.agree(seat),
        }
    }

    /// S5: a legal square takes the card out of the game; a wrong one counts as `accept`.
    pub(crate) fn show(&mut self, seat: Seat, square: Square) {
        let claimed = self.hand(self.mover);
        match claimed {
            Some(card) if self.legal_squares(card).contains(square) => {
                self.hands[self.mover.index()] = None;
                self.removed.add(card);
                self.finish_turn();
            }
            _ => self.agree(seat),
        }
    }

    fn opponents(&self) -> SeatSet {
        self.seats_in.without(self.mover)
    }
}
