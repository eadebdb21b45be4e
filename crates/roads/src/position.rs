//! Everything on the table and in the hands, now.

use igroteka_game::{MAX_SEATS, Seat, SeatSet, Setup as _};

use crate::{Cards, Ending, Kind, Laid, Setup, Table, Variant};

/// What is due.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Phase {
    /// The lot that says who begins (G5).
    Lot,
    /// Cards are taken out unseen (R5).
    Aside,
    /// The active seat is dealt its hand.
    Deal,
    /// The active seat draws a card (R10).
    Draw,
    /// The active seat lays a card, or cannot.
    Play,
}

/// A position of roads, hidden cards included.
///
/// The cards of a seat that is out or has resigned stay with the seat, unseen and unused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) setup: Setup,
    pub(crate) deck: Cards,
    pub(crate) table: Table,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) pile: Cards,
    pub(crate) aside: Cards,
    /// Who began; unknown before the lot.
    pub(crate) first: Option<Seat>,
    /// R9
    pub(crate) out: SeatSet,
    /// G6
    pub(crate) resigned: SeatSet,
    /// Variant 3: who found nothing to lay on this very table with this very hand (R11).
    pub(crate) passed: SeatSet,
    /// Variant 3: turns lost (R13).
    pub(crate) missed: [u16; MAX_SEATS],
    /// Variant 3: road sides joined by own cards (R13).
    pub(crate) joined: [u16; MAX_SEATS],
    pub(crate) phase: Phase,
    /// Whose deal, draw or turn it is; after the end, whose it was.
    pub(crate) active: Seat,
    pub(crate) ending: Option<Ending>,
}

impl Position {
    /// The setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Which of the three games is played.
    pub fn variant(&self) -> Variant {
        self.setup.variant()
    }

    /// The whole deck, which everybody knows (R16).
    pub fn deck(&self) -> &Cards {
        &self.deck
    }

    /// The cards on the table and the gaps beside them.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards that a seat holds, or held when it went out.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// The cards that nobody has drawn or been dealt yet.
    pub fn pile(&self) -> &Cards {
        &self.pile
    }

    /// The cards taken out unseen (R5).
    pub fn aside(&self) -> &Cards {
        &self.aside
    }

    /// Who began: in variant 1 the player who keeps the network growing. Unknown before the lot.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Variant 1: the player who closes the network. Unknown before the lot.
    pub fn second(&self) -> Option<Seat> {
        self.first.filter(|_| self.variant() == Variant::Duel).map(Seat::opponent)
    }

    /// Variant 2: the seats that could not move when their turn came (R9).
    pub fn out(&self) -> SeatSet {
        self.out
    }

    /// The seats that gave up.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    /// Variant 3: the seats that had nothing to lay on this table with the hand they hold (R11).
    pub fn passed(&self) -> SeatSet {
        self.passed
    }

    /// Variant 3: how many turns a seat lost (R13).
    pub fn missed(&self, seat: Seat) -> u16 {
        self.missed[seat.index()]
    }

    /// Variant 3: how many road sides a seat's cards joined (R13).
    pub fn joined(&self, seat: Seat) -> u16 {
        self.joined[seat.index()]
    }

    /// What is due, or was when the game ended.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose deal, draw or turn it is; nobody's before the lot.
    pub fn active(&self) -> Option<Seat> {
        (self.phase != Phase::Lot).then_some(self.active)
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Every way to lay a card of this kind on the table as it is, whoever holds one, in order.
    pub fn lays_of(&self, kind: Kind) -> Vec<Laid> {
        let mut lays = Vec::new();
        self.each_lay(kind.rotations(), |card| lays.push(card));
        lays
    }

    /// Whether a seat holds a card that can be laid now.
    #[inline]
    pub fn can_lay(&self, seat: Seat) -> bool {
        self.table.accepts(self.hand(seat).kinds())
    }

    /// The seats that are neither out nor have resigned.
    #[inline]
    pub(crate) fn remaining(&self) -> SeatSet {
        let all = SeatSet::all(self.setup.players());
        if self.out.is_empty() && self.resigned.is_empty() {
            return all;
        }
        all.iter().filter(|&seat| !self.out.contains(seat) && !self.resigned.contains(seat)).collect()
    }
}
