//! Leaving the game (G6, M21).

use igroteka_game::Seat;

use crate::{Ending, Position, Stage, TileSet};

impl Position {
    /// `seat` gives up: its hand goes back unseen into the store, its tokens into the supply; its stations stay.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.seats_in.remove(seat);
        self.store |= self.hands[seat.index()];
        self.hands[seat.index()] = TileSet::EMPTY;
        self.tokens[seat.index()] = 0;
        if self.seats_in.len() == 1 {
            self.end(Ending::Resignation);
            return;
        }
        match self.stage {
            Stage::Lot | Stage::Over(_) => {}
            Stage::StartTile | Stage::Deal => self.leave_before_the_first_turn(seat),
            // What is laid stays: the station of a completed line opens, then the next seat plays.
            Stage::Station(_) if seat == self.seat => {
                self.right = false;
                self.token_used = false;
            }
            _ if seat == self.seat => self.next_turn(),
            _ => {}
        }
    }

    fn leave_before_the_first_turn(&mut self, seat: Seat) {
        if seat == self.seat
            && let Some(next) = self.seats_in.next_after(seat)
        {
            self.seat = next;
        }
        if self.stage == Stage::Deal && self.deal_due().is_none() {
            self.stage = Stage::Lay;
        }
    }
}
