//! What chance does: the lot, the start cards, and every draw.

use std::fmt;

use igroteka_game::{Odds, Seat, Source};

use crate::{Card, Illegal, Phase, Position, StartCards, StartRule};

/// A chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The lot for the seat that begins: `start 2`.
    Start(Seat),
    /// The start cards: `golden a4=1 …` (S1) or `layout a4=1 …` (S14).
    StartCards(StartCards),
    /// A draw from the stack: `draw 1 7`.
    Draw {
        /// Who draws.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether everybody sees it: a solo player has no hand (S12).
        open: bool,
    },
}

/// What a seat sees of a chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glimpse {
    /// All of it.
    Whole(Chance),
    /// Another seat drew a card: `draw 1 ?`.
    HiddenDraw(Seat),
}

impl Chance {
    /// What `seat`, or a spectator, sees of it (S17).
    pub(crate) fn glimpsed_by(self, seat: Option<Seat>) -> Glimpse {
        match self {
            Chance::Draw { seat: drawer, open: false, .. } if seat != Some(drawer) => {
                Glimpse::HiddenDraw(drawer)
            }
            _ => Glimpse::Whole(self),
        }
    }
}

impl Position {
    /// The outcomes of the chance event that is due: seats in order, or cards in order.
    pub(crate) fn chance_odds(&self) -> Odds<Chance> {
        match self.phase {
            Phase::Lot => Odds::Listed(self.seats_in.iter().map(|seat| (Chance::Start(seat), 1)).collect()),
            Phase::Deal | Phase::Draw => Odds::Listed(
                Card::all(self.grid().size())
                    .filter(|&card| self.stack.of(card) > 0)
                    .map(|card| (self.drawing(card), self.stack.of(card).into()))
                    .collect(),
            ),
            _ => Odds::Shuffle,
        }
    }

    /// Draws the chance event that is due.
    #[inline]
    pub(crate) fn random_chance(&self, source: &mut impl Source) -> Chance {
        match self.phase {
            Phase::Deal | Phase::Draw => {
                let place = source.below(self.stack.total().into());
                let card = self.stack.nth(place).expect("the stack holds a card to draw");
                self.drawing(card)
            }
            Phase::Lot => {
                let place = source.below(self.seats_in.len()) as usize;
                let seat = self.seats_in.iter().nth(place);
                Chance::Start(seat.expect("somebody is in the game"))
            }
            _ => Chance::StartCards(match self.terms.start {
                StartRule::DrawnPerBlock => StartCards::draw_per_block(source),
                StartRule::Drawn | StartRule::Given | StartRule::None => {
                    StartCards::draw(self.grid(), source)
                }
            }),
        }
    }

    /// Why this cannot happen now, if it cannot.
    pub(crate) fn check_event(&self, chance: &Chance) -> Result<(), Illegal> {
        match (self.phase, chance) {
            (Phase::Lot, Chance::Start(seat)) if self.seats_in.contains(*seat) => Ok(()),
            (Phase::Lot, Chance::Start(seat)) => Err(Illegal::NotInGame(*seat)),
            (Phase::StartCards, Chance::StartCards(cards)) => self.check_start_cards(cards),
            (Phase::Deal | Phase::Draw, Chance::Draw { seat, card, open }) => {
                if *seat != self.mover {
                    Err(Illegal::OtherSeatDraws(self.mover))
                } else if self.stack.of(*card) == 0 {
                    Err(Illegal::NotInStack(*card))
                } else if *open != self.is_solo() {
                    Err(Illegal::WrongFace)
                } else {
                    Ok(())
                }
            }
            _ => Err(Illegal::OtherChanceDue),
        }
    }

    /// S1, S14
    pub(crate) fn check_start_cards(&self, cards: &StartCards) -> Result<(), Illegal> {
        if cards.kinds() != self.grid().size() {
            Err(Illegal::OtherSide)
        } else if self.terms.start == StartRule::DrawnPerBlock && !cards.one_per_block(self.grid()) {
            Err(Illegal::NotOnePerBlock)
        } else {
            Ok(())
        }
    }

    /// Applies a possible event.
    #[inline]
    pub(crate) fn happen(&mut self, chance: &Chance) {
        match chance {
            Chance::Start(seat) => self.begin_with(*seat),
            Chance::StartCards(cards) => self.lay_start(cards),
            Chance::Draw { card, .. } => self.draw(*card),
        }
    }

    /// The mover's draw of `card`.
    #[inline]
    pub(crate) fn drawing(&self, card: Card) -> Chance {
        Chance::Draw { seat: self.mover, card, open: self.is_solo() }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::StartCards(cards) if cards.kinds() == 9 => write!(f, "golden {cards}"),
            Chance::StartCards(cards) => write!(f, "layout {cards}"),
            Chance::Draw { seat, card, .. } => write!(f, "draw {seat} {card}"),
        }
    }
}

impl fmt::Display for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Glimpse::Whole(chance) => chance.fmt(f),
            Glimpse::HiddenDraw(seat) => write!(f, "draw {seat} ?"),
        }
    }
}
