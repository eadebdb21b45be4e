//! R5, R10: the lot, the cards set aside, the deal and the draws.

use igroteka_game::{Odds, Seat, Setup as _, Source};

use crate::illegal::Due;
use crate::{Cards, Chance, Illegal, Phase, Position, Variant};

impl Position {
    /// The outcomes of the event that is due; a deal has too many to list.
    pub(crate) fn chance_odds(&self) -> Odds<Chance> {
        match self.phase {
            Phase::Lot => {
                Odds::Listed(self.remaining().iter().map(|seat| (Chance::Start(seat), 1)).collect())
            }
            Phase::Draw => Odds::Listed(
                self.pile
                    .counted()
                    .map(|(kind, count)| (Chance::Draw(self.active, kind), count.into()))
                    .collect(),
            ),
            Phase::Aside | Phase::Deal | Phase::Play => Odds::Shuffle,
        }
    }

    /// Draws the event that is due.
    ///
    /// # Panics
    /// If none is.
    pub(crate) fn drawn_chance(&self, source: &mut impl Source) -> Chance {
        let mut pile = self.pile;
        match self.phase {
            Phase::Lot => {
                let seats: Vec<Seat> = self.remaining().iter().collect();
                Chance::Start(*source.pick(&seats))
            }
            Phase::Aside => Chance::Aside(pile.draw_many(self.cards_due(), source)),
            Phase::Deal => Chance::Deal(self.active, pile.draw_many(self.cards_due(), source)),
            Phase::Draw => Chance::Draw(
                self.active,
                pile.draw(source).expect("a draw is due only from a pile with cards"),
            ),
            Phase::Play => panic!("no chance event is due"),
        }
    }

    /// Whether the event can happen now.
    pub(crate) fn possible_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        match (self.phase, chance) {
            (Phase::Lot, Chance::Start(seat)) if self.remaining().contains(*seat) => Ok(()),
            (Phase::Aside, Chance::Aside(cards)) => self.possible_cards(cards),
            (Phase::Deal, Chance::Deal(seat, cards)) if *seat == self.active => self.possible_cards(cards),
            (Phase::Draw, Chance::Draw(seat, kind)) if *seat == self.active => {
                if self.pile.count(*kind) > 0 {
                    Ok(())
                } else {
                    Err(Illegal::NotInPile)
                }
            }
            _ => Err(Illegal::OtherChance { due: self.due() }),
        }
    }

    /// Applies a possible event.
    pub(crate) fn happen(&mut self, chance: &Chance) {
        match chance {
            Chance::Start(seat) => self.start_with(*seat),
            Chance::Aside(cards) => {
                self.take_from_pile(cards);
                self.aside = *cards;
                self.begin_deal();
            }
            Chance::Deal(seat, cards) => {
                self.take_from_pile(cards);
                self.hands[seat.index()] = *cards;
                if seat.number() == self.setup.players() {
                    self.first_turn();
                } else {
                    self.active = seat.next(self.setup.players());
                }
            }
            Chance::Draw(seat, kind) => {
                self.pile.take(*kind);
                self.hands[seat.index()].add(*kind);
                // With a new card the seat may be able to lay again (R11).
                self.passed.remove(*seat);
                self.phase = Phase::Play;
            }
        }
    }

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
    fn begin_deal(&mut self) {
        match self.variant() {
            Variant::Duel | Variant::Newspaper => {
                self.phase = Phase::Deal;
                self.active = Seat::FIRST;
            }
            Variant::Pile => self.first_turn(),
        }
    }

    fn take_from_pile(&mut self, cards: &Cards) {
        self.pile = self.pile.without(cards).unwrap_or(Cards::NONE);
    }

    /// How many cards the deal or the setting aside takes.
    fn cards_due(&self) -> u16 {
        match self.phase {
            Phase::Aside => self.setup.aside().into(),
            _ => self.setup.cards().into(),
        }
    }

    fn possible_cards(&self, cards: &Cards) -> Result<(), Illegal> {
        if cards.len() != self.cards_due() {
            return Err(Illegal::CardCount { expected: self.cards_due(), found: cards.len() });
        }
        if !self.pile.contains(cards) {
            return Err(Illegal::NotInPile);
        }
        Ok(())
    }

    fn due(&self) -> Due {
        match self.phase {
            Phase::Lot => Due::Lot,
            Phase::Aside => Due::Aside,
            Phase::Deal => Due::Deal(self.active),
            Phase::Draw => Due::Draw(self.active),
            Phase::Play => Due::Turn(self.active),
        }
    }
}
