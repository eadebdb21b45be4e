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

impl Glimpse {
    /// What `seat`, or a spectator, sees of `chance` (S17).
    pub(crate) fn of(chance: &Chance, seat: Option<Seat>) -> Glimpse {
        match *chance {
            Chance::Draw { seat: drawer, open: false, .. } if seat != Some(drawer) => {
                Glimpse::HiddenDraw(drawer)
            }
            whole => Glimpse::Whole(whole),
        }
    }
}

/// The outcomes of the chance event that is due: seats in order, or cards in order.
pub(crate) fn odds(position: &Position) -> Odds<Chance> {
    match position.phase {
        Phase::Lot => Odds::Listed(position.seats_in.iter().map(|seat| (Chance::Start(seat), 1)).collect()),
        Phase::Deal | Phase::Draw => Odds::Listed(
            Card::all(position.grid().size())
                .filter(|&card| position.stack.of(card) > 0)
                .map(|card| (position.drawing(card), position.stack.of(card).into()))
                .collect(),
        ),
        _ => Odds::Shuffle,
    }
}

/// Draws the chance event that is due.
#[inline]
pub(crate) fn draw(position: &Position, source: &mut impl Source) -> Chance {
    match position.phase {
        Phase::Deal | Phase::Draw => {
            let place = source.below(position.stack.total().into());
            let card = position.stack.nth(place).expect("the stack holds a card to draw");
            position.drawing(card)
        }
        Phase::Lot => {
            let place = source.below(position.seats_in.len()) as usize;
            let seat = position.seats_in.iter().nth(place);
            Chance::Start(seat.expect("somebody is in the game"))
        }
        _ => Chance::StartCards(match position.terms.start {
            StartRule::DrawnPerBlock => StartCards::draw_per_block(source),
            StartRule::Drawn | StartRule::Given | StartRule::None => {
                StartCards::draw(position.grid(), source)
            }
        }),
    }
}

/// Whether the event can happen now, and why not.
pub(crate) fn check(position: &Position, chance: &Chance) -> Result<(), Illegal> {
    match (position.phase, chance) {
        (Phase::Lot, Chance::Start(seat)) if position.seats_in.contains(*seat) => Ok(()),
        (Phase::Lot, Chance::Start(seat)) => Err(Illegal::NotInGame(*seat)),
        (Phase::StartCards, Chance::StartCards(cards)) => position.check_start_cards(cards),
        (Phase::Deal | Phase::Draw, Chance::Draw { seat, card, open }) => {
            if *seat != position.mover {
                Err(Illegal::OtherSeatDraws(position.mover))
            } else if position.stack.of(*card) == 0 {
                Err(Illegal::NotInStack(*card))
            } else if *open != position.is_solo() {
                Err(Illegal::WrongFace)
            } else {
                Ok(())
            }
        }
        _ => Err(Illegal::OtherChanceDue),
    }
}

/// Applies a possible event.
#[inline]
pub(crate) fn apply(position: &mut Position, chance: &Chance) {
    match chance {
        Chance::Start(seat) => position.begin_with(*seat),
        Chance::StartCards(cards) => position.lay_start(cards),
        Chance::Draw { card, .. } => position.draw(*card),
    }
}

impl Position {
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
