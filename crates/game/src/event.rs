//! What a record is made of.

use std::fmt;

use crate::{Rules, Seat};

/// One line of a record. `C` is the full chance event, or what one seat saw of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<A, C> {
    /// Chance decided something.
    Chance(C),
    /// A seat acted.
    Act(Seat, A),
    /// A seat's time ran out; what follows was done for it (G7).
    Timeout(Seat),
    /// Chance chose an action for the seat whose time ran out (G7).
    Pick(A),
    /// A seat offered a draw.
    OfferDraw(Seat),
    /// A seat agreed to the draw on offer.
    AcceptDraw(Seat),
    /// A seat gave up the match, and with it this game by this resignation (G8).
    ResignMatch(Seat, A),
    /// The last so many events that still stood were taken back by consent.
    Takeback(u32),
}

/// An event as the full record has it.
pub type FullEvent<R> = Event<<R as Rules>::Action, <R as Rules>::Chance>;
/// An event as one seat saw it.
pub type SeenEvent<R> = Event<<R as Rules>::Action, <R as Rules>::Glimpse>;

impl<A: Clone, C> Event<A, C> {
    /// The same event with another account of what chance did.
    pub fn map_chance<D>(&self, account: impl FnOnce(&C) -> D) -> Event<A, D> {
        match self {
            Event::Chance(chance) => Event::Chance(account(chance)),
            Event::Act(seat, action) => Event::Act(*seat, action.clone()),
            Event::Timeout(seat) => Event::Timeout(*seat),
            Event::Pick(action) => Event::Pick(action.clone()),
            Event::OfferDraw(seat) => Event::OfferDraw(*seat),
            Event::AcceptDraw(seat) => Event::AcceptDraw(*seat),
            Event::ResignMatch(seat, action) => Event::ResignMatch(*seat, action.clone()),
            Event::Takeback(count) => Event::Takeback(*count),
        }
    }
}

impl<A, C> Event<A, C> {
    /// Whether chance decided this, so that it has an ordinal of its own.
    pub fn is_chance(&self) -> bool {
        matches!(self, Event::Chance(_) | Event::Pick(_))
    }
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Event<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Chance(chance) => write!(f, "! {chance}"),
            Event::Act(seat, action) => write!(f, "{seat} {action:#}"),
            Event::Timeout(seat) => write!(f, "{seat} timeout"),
            Event::Pick(action) => write!(f, "! pick {action:#}"),
            Event::OfferDraw(seat) => write!(f, "{seat} offer draw"),
            Event::AcceptDraw(seat) => write!(f, "{seat} accept draw"),
            Event::ResignMatch(seat, _) => write!(f, "{seat} resign match"),
            Event::Takeback(count) => write!(f, "takeback {count}"),
        }
    }
}
