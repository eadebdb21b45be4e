//! What chance does, and what a seat sees of it.

use std::fmt;

use igroteka_game::Seat;

use crate::{Cards, Kind};

/// A chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The lot: this seat begins (G5).
    Start(Seat),
    /// These cards are taken out unseen (R5).
    Aside(Cards),
    /// A seat is dealt its hand.
    Deal(Seat, Cards),
    /// A seat draws a card from the pile (R10).
    Draw(Seat, Kind),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Aside(cards) => write!(f, "aside {cards}"),
            Chance::Deal(seat, cards) => write!(f, "deal {seat} {cards}"),
            Chance::Draw(seat, kind) => write!(f, "draw {seat} {kind}"),
        }
    }
}

/// What a seat sees of a chance event: its own cards, and how many the others get (R16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glimpse {
    /// The lot, which is public.
    Start(Seat),
    /// So many cards are taken out; nobody sees which.
    Aside(u16),
    /// A seat is dealt a hand.
    Deal(Seat, Seen),
    /// A seat draws a card, which it alone sees.
    Draw(Seat, Option<Kind>),
}

/// Cards with their faces or their backs up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// Which cards they are.
    Faces(Cards),
    /// How many they are.
    Backs(u16),
}

impl Glimpse {
    /// What `seat`, or a spectator, sees of `chance`.
    pub(crate) fn of(chance: &Chance, seat: Option<Seat>) -> Glimpse {
        match *chance {
            Chance::Start(first) => Glimpse::Start(first),
            Chance::Aside(cards) => Glimpse::Aside(cards.len()),
            Chance::Deal(owner, cards) if seat == Some(owner) => Glimpse::Deal(owner, Seen::Faces(cards)),
            Chance::Deal(owner, cards) => Glimpse::Deal(owner, Seen::Backs(cards.len())),
            Chance::Draw(owner, kind) => Glimpse::Draw(owner, (seat == Some(owner)).then_some(kind)),
        }
    }
}

impl fmt::Display for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Glimpse::Start(seat) => Chance::Start(*seat).fmt(f),
            Glimpse::Aside(count) => write!(f, "aside{}", Backs(*count)),
            Glimpse::Deal(seat, Seen::Faces(cards)) => Chance::Deal(*seat, *cards).fmt(f),
            Glimpse::Deal(seat, Seen::Backs(count)) => write!(f, "deal {seat}{}", Backs(*count)),
            Glimpse::Draw(seat, Some(kind)) => Chance::Draw(*seat, *kind).fmt(f),
            Glimpse::Draw(seat, None) => write!(f, "draw {seat} ?"),
        }
    }
}

/// A question mark for each card.
struct Backs(u16);

impl fmt::Display for Backs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.0).try_for_each(|_| f.write_str(" ?"))
    }
}
