//! The course of a game: lot, start cards, deal, then turns clockwise until one of the ends.

use igroteka_game::Seat;

use crate::{Card, End, EndRule, Phase, Position, Referee, Square, StartCards, StartRule};

impl Position {
    /// The lot has fallen, or the setup names the seat that begins (G5).
    pub(crate) fn begin_with(&mut self, seat: Seat) {
        self.mover = seat;
        self.phase = match self.terms.start {
            StartRule::Drawn | StartRule::DrawnPerBlock => Phase::StartCards,
            StartRule::None | StartRule::Given => Phase::Deal,
        };
    }

    /// Lays the cards that lie before play.
    pub(crate) fn lay_start(&mut self, cards: &StartCards) {
        self.board.lay_start(cards);
        for (_, card) in cards.iter() {
            let there = self.stack.take(card);
            debug_assert!(there, "the start cards are the first to leave the stack");
        }
        self.phase = Phase::Deal;
    }

    /// The mover draws: a first card, or the one that ends the turn.
    pub(crate) fn draw(&mut self, card: Card) {
        let there = self.stack.take(card);
        debug_assert!(there, "a card is drawn from the stack");
        self.hands[self.mover.index()] = Some(card);
        match self.phase {
            Phase::Deal => self.deal_on(),
            _ => self.pass_turn(),
        }
    }

    /// Deals to the next seat clockwise; once that one has a card, everybody has, and it begins.
    pub(crate) fn deal_on(&mut self) {
        if let Some(next) = self.seats_in.next_after(self.mover) {
            self.mover = next;
            if self.hand(next).is_some() {
                self.begin_turn();
            }
        }
    }

    /// The mover's card stands on `square` for good and counts.
    pub(crate) fn stand(&mut self, square: Square, card: Card) {
        self.scores[self.mover.index()] += self.points(square);
        self.board.lay(square, card);
    }

    /// The card is laid or out of the game: the mover draws, if there is anything to draw (S2).
    pub(crate) fn finish_turn(&mut self) {
        if !self.stack.is_empty() {
            self.phase = Phase::Draw;
        } else if self.terms.end == EndRule::StackEmpty {
            self.phase = Phase::Over { end: End::StackEmpty };
        } else {
            self.pass_turn();
        }
    }

    /// The next seat clockwise that holds a card moves; seats without one are skipped (S2).
    pub(crate) fn pass_turn(&mut self) {
        let mut seat = self.mover;
        for _ in 0..self.terms.players {
            seat = seat.next(self.terms.players);
            if self.hand(seat).is_some() {
                self.mover = seat;
                self.begin_turn();
                return;
            }
        }
        self.phase = Phase::Over { end: End::AllCards };
    }

    /// S8: a dead end is found now, and only the program's own referee announces it.
    fn begin_turn(&mut self) {
        let dead_end = self.terms.referee == Referee::Strict
            && self.hand(self.mover).is_some_and(|card| self.legal_squares(card).is_empty());
        self.phase = if dead_end { Phase::Over { end: End::DeadEnd } } else { Phase::Lay };
    }
}
