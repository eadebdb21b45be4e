//! What an action does, and whose turn comes next.

use igroteka_game::{Seat, Setup as _};

use crate::{Ending, Laid, Phase, Position, Variant};

impl Position {
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, card: Laid) {
        let joined = self.table.lay(card);
        self.hands[seat.index()].take(card.kind());
        if self.variant() == Variant::Pile {
            self.joined[seat.index()] += joined as u16;
            // On another table everybody may try again (R11).
            self.passed = igroteka_game::SeatSet::EMPTY;
        }
        self.end_or_go_on();
    }

    /// R10: the turn is lost, the cards stay in the hand.
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.missed[seat.index()] += 1;
        self.passed.insert(seat);
        self.end_or_go_on();
    }

    /// R9: out for good; the last one left wins at once.
    pub(crate) fn go_out(&mut self, seat: Seat) {
        self.out.insert(seat);
        if self.remaining().len() == 1 {
            self.ending = Some(Ending::Survivor);
        } else {
            self.go_on();
        }
    }

    /// G6: the hand stays unseen, what is laid stays, an unfinished turn ends.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.resigned.insert(seat);
        self.passed.remove(seat);
        if self.remaining().len() == 1 {
            self.ending = Some(Ending::Resignation);
        } else if matches!(self.phase, Phase::Draw | Phase::Play) {
            self.ending = self.verdict(self.active);
            if self.ending.is_none() && self.active == seat {
                self.go_on();
            }
        }
    }

    fn end_or_go_on(&mut self) {
        let next = self.next_seat();
        self.ending = self.verdict(next);
        if self.ending.is_none() {
            self.turn_of(next);
        }
    }

    fn go_on(&mut self) {
        self.turn_of(self.next_seat());
    }

    /// The next seat clockwise that is still in. R11: once the pile is empty, an empty hand is skipped.
    fn next_seat(&self) -> Seat {
        let mut seats = self.remaining();
        if self.variant() == Variant::Pile && self.pile.is_empty() {
            for seat in Seat::all(self.setup.players()) {
                if self.hand(seat).is_empty() {
                    seats.remove(seat);
                }
            }
        }
        // Where nobody is left to go on, the game has ended and it stays whose turn it was.
        seats.next_after(self.active).unwrap_or(self.active)
    }

    /// Begins a turn. R10: drawing comes first, as long as there is a pile.
    fn turn_of(&mut self, seat: Seat) {
        self.active = seat;
        self.phase =
            if self.variant() == Variant::Pile && !self.pile.is_empty() { Phase::Draw } else { Phase::Play };
    }

    /// Begins the first turn: that of the seat that begins, or of the next one if it has resigned.
    pub(crate) fn first_turn(&mut self) {
        let first = self.first.unwrap_or(Seat::FIRST);
        let seat = if self.remaining().contains(first) {
            first
        } else {
            self.remaining().next_after(first).unwrap_or(first)
        };
        self.turn_of(seat);
    }
}
