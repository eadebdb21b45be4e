//! What a seat may know of a position (R16).

use igroteka_game::{Seat, SeatSet, Setup as _, Turn};

use crate::{Cards, Ending, Field, Kind, Laid, Lanes, Phase, Position};

/// The public table, the seat's own hand, and how many cards lie elsewhere. After the end everything.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Whose view this is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Who acts next.
    pub turn: Turn,
    /// Which of the three games is played.
    pub variant: u8,
    /// Which roads there are.
    pub lanes: Lanes,
    /// The field; `None` on an unlimited table.
    pub field: Option<Field>,
    /// The mix of the whole deck.
    pub deck: Vec<KindCount>,
    /// Who began, and in variant 1 keeps the network growing.
    pub first: Option<Seat>,
    /// What is due, or was when the game ended.
    pub phase: Phase,
    /// Whose deal, draw or turn it is.
    pub active: Option<Seat>,
    /// The cards on the table, row by row from the south-west.
    pub table: Vec<Laid>,
    /// The hand of each seat.
    pub hands: Vec<Pack>,
    /// The cards that nobody has drawn or been dealt yet.
    pub pile: Pack,
    /// The cards taken out unseen.
    pub aside: Pack,
    /// Variant 2: who could not move.
    pub out: SeatSet,
    /// Who gave up.
    pub resigned: SeatSet,
    /// Variant 3: who had nothing to lay on this table.
    pub passed: SeatSet,
    /// Variant 3: the turns that each seat lost.
    pub missed: Vec<u16>,
    /// Variant 3: the road sides that each seat's cards joined.
    pub joined: Vec<u16>,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

/// How many cards of a kind the deck has.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct KindCount {
    /// The kind.
    pub card: Kind,
    /// How many there are.
    pub count: u8,
}

/// Cards that may lie face down.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pack {
    /// How many there are.
    pub count: u16,
    /// Which they are, for those who may know.
    pub cards: Option<Cards>,
}

impl View {
    pub(crate) fn of(position: &Position, turn: Turn, seat: Option<Seat>) -> View {
        let over = turn == Turn::Over;
        let seats = || Seat::all(position.setup.players());
        View {
            seat,
            turn,
            variant: position.variant().number(),
            lanes: position.setup.lanes(),
            field: position.table.field(),
            deck: (position.deck.counted()).map(|(card, count)| KindCount { card, count }).collect(),
            first: position.first,
            phase: position.phase,
            active: position.active(),
            table: position.table.cards().to_vec(),
            hands: seats()
                .map(|owner| Pack::new(position.hand(owner), over || seat == Some(owner)))
                .collect(),
            // What is in an untouched deck everybody knows; but not its order, nor what leaves it.
            pile: Pack::new(&position.pile, over),
            aside: Pack::new(&position.aside, over),
            out: position.out,
            resigned: position.resigned,
            passed: position.passed,
            missed: seats().map(|seat| position.missed(seat)).collect(),
            joined: seats().map(|seat| position.joined(seat)).collect(),
            ending: position.ending,
        }
    }
}

impl Pack {
    fn new(cards: &Cards, known: bool) -> Pack {
        Pack { count: cards.len(), cards: known.then_some(*cards) }
    }
}
