//! What chance does, and what a seat sees of it.

use std::fmt;

use igroteka_game::{Odds, Seat, Setup as _, Source};

use crate::{Cards, Illegal, Kind, Phase, Position};

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

/// The outcomes of the event that is due; a deal has too many to list.
pub(crate) fn odds(position: &Position) -> Odds<Chance> {
    match position.phase {
        Phase::Lot => {
            Odds::Listed(position.remaining().iter().map(|seat| (Chance::Start(seat), 1)).collect())
        }
        Phase::Draw => Odds::Listed(
            position
                .pile
                .counted()
                .map(|(kind, count)| (Chance::Draw(position.active, kind), count.into()))
                .collect(),
        ),
        Phase::Aside | Phase::Deal | Phase::Play => Odds::Shuffle,
    }
}

/// Draws the event that is due.
///
/// # Panics
/// If none is.
pub(crate) fn draw(position: &Position, source: &mut impl Source) -> Chance {
    let mut pile = position.pile;
    match position.phase {
        Phase::Lot => {
            let seats: Vec<Seat> = position.remaining().iter().collect();
            Chance::Start(*source.pick(&seats))
        }
        Phase::Aside => Chance::Aside(pile.draw_many(position.cards_due(), source)),
        Phase::Deal => Chance::Deal(position.active, pile.draw_many(position.cards_due(), source)),
        Phase::Draw => Chance::Draw(
            position.active,
            pile.draw(source).expect("a draw is due only from a pile with cards"),
        ),
        Phase::Play => panic!("no chance event is due"),
    }
}

/// Whether the event can happen now, and why not.
pub(crate) fn check(position: &Position, chance: &Chance) -> Result<(), Illegal> {
    if position.ending.is_some() {
        return Err(Illegal::Over);
    }
    match (position.phase, chance) {
        (Phase::Lot, Chance::Start(seat)) if position.remaining().contains(*seat) => Ok(()),
        (Phase::Aside, Chance::Aside(cards)) => position.check_cards(cards),
        (Phase::Deal, Chance::Deal(seat, cards)) if *seat == position.active => position.check_cards(cards),
        (Phase::Draw, Chance::Draw(seat, kind)) if *seat == position.active => {
            if position.pile.count(*kind) > 0 { Ok(()) } else { Err(Illegal::NotInPile) }
        }
        _ => Err(Illegal::OtherChance { due: position.due() }),
    }
}

/// Applies a possible event.
pub(crate) fn apply(position: &mut Position, chance: &Chance) {
    match chance {
        Chance::Start(seat) => position.start_with(*seat),
        Chance::Aside(cards) => {
            position.take_from_pile(cards);
            position.aside = *cards;
            position.begin_deal();
        }
        Chance::Deal(seat, cards) => {
            position.take_from_pile(cards);
            position.hands[seat.index()] = *cards;
            if seat.number() == position.setup.players() {
                position.first_turn();
            } else {
                position.active = seat.next(position.setup.players());
            }
        }
        Chance::Draw(seat, kind) => {
            position.pile.take(*kind);
            position.hands[seat.index()].add(*kind);
            // With a new card the seat may be able to lay again (R11).
            position.passed.remove(*seat);
            position.phase = Phase::Play;
        }
    }
}
