//! R5, R10: what is set aside and dealt before the first turn.

use igroteka_game::Seat;

use crate::illegal::Due;
use crate::{Cards, Illegal, Phase, Position, Variant};

impl Position {
    pub(crate) fn start_with(&mut self, first: Seat) {
        self.first = Some(first);
        if self.setup.aside() > 0 {
            self.phase = Phase::Aside;
            self.active = Seat::FIRST;
        } else {
            self.begin_deal();
        }
    }

    /// Hands are dealt from seat 1 on, to those who have resigned too, so that everybody gets the same number;
    /// in variant 3 the rest of the deck is the pile.
    pub(crate) fn begin_deal(&mut self) {
        match self.variant() {
            Variant::Duel | Variant::Newspaper => {
                self.phase = Phase::Deal;
                self.active = Seat::FIRST;
            }
            Variant::Pile => self.first_turn(),
        }
    }

    pub(crate) fn take_from_pile(&mut self, cards: &Cards) {
        self.pile = self.pile.without(cards).unwrap_or(Cards::NONE);
    }

    /// How many cards the deal or the setting aside takes.
    pub(crate) fn cards_due(&self) -> u16 {
        match self.phase {
            Phase::Aside => self.setup.aside().into(),
            _ => self.setup.cards().into(),
        }
    }

    /// Whether these cards can be the ones dealt or set aside now, and why not.
    pub(crate) fn check_cards(&self, cards: &Cards) -> Result<(), Illegal> {
        if cards.len() != self.cards_due() {
            return Err(Illegal::CardCount { expected: self.cards_due(), found: cards.len() });
        }
        if !self.pile.contains(cards) {
            return Err(Illegal::NotInPile);
        }
        Ok(())
    }

    pub(crate) fn due(&self) -> Due {
        match self.phase {
            Phase::Lot => Due::Lot,
            Phase::Aside => Due::Aside,
            Phase::Deal => Due::Deal(self.active),
            Phase::Draw => Due::Draw(self.active),
            Phase::Play => Due::Turn(self.active),
        }
    }
}
