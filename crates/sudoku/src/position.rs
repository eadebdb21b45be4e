//! Everything on the table now, and no history.

use igroteka_game::{Seat, SeatSet};

use crate::{Board, Card, CardCounts, EndRule, Grid, Phase, Referee, Scoring, Square, SquareSet, StartRule};

/// The most players there are.
pub(crate) const MAX_PLAYERS: usize = 4;

/// What the setup means for play: the part of it that a position carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Terms {
    pub players: u8,
    pub referee: Referee,
    pub start: StartRule,
    pub scoring: Scoring,
    pub end: EndRule,
}

/// A position: the board, the hands, what is left in the stack, the scores, and what comes next.
///
/// Its text form is described in its [`Display`](std::fmt::Display). The stack has no order: a draw is a chance
/// event at the moment it happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) terms: Terms,
    pub(crate) stack: CardCounts,
    pub(crate) removed: CardCounts,
    pub(crate) hands: [Option<Card>; MAX_PLAYERS],
    pub(crate) scores: [u16; MAX_PLAYERS],
    pub(crate) seats_in: SeatSet,
    /// Whose turn it is, or who is dealt a card; seat 1 before the lot.
    pub(crate) mover: Seat,
    pub(crate) phase: Phase,
}

impl Position {
    /// The cards that lie on the board for good; a card under check is not among them.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Which side of the board is up.
    pub fn grid(&self) -> Grid {
        self.board.grid()
    }

    /// The card that lies on `square` for good.
    pub fn card_at(&self, square: Square) -> Option<Card> {
        self.board.card_at(square)
    }

    /// The free squares on which `card` keeps the main rule.
    #[inline]
    pub fn legal_squares(&self, card: Card) -> SquareSet {
        self.board.legal_squares(card)
    }

    /// What a card laid on `square` would count.
    #[inline]
    pub fn points(&self, square: Square) -> u16 {
        self.board.points(square, self.terms.scoring)
    }

    /// What comes next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, or who is dealt a card; `None` before the lot.
    pub fn mover(&self) -> Option<Seat> {
        (self.phase != Phase::Lot).then_some(self.mover)
    }

    /// The card in `seat`'s hand, which only that seat may know (S17).
    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<Card> {
        self.hands.get(seat.index()).copied().flatten()
    }

    /// The points of `seat`; those of a seat that has resigned stand.
    pub fn score(&self, seat: Seat) -> u16 {
        self.scores.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards in the stack, whose number everybody knows and whose content nobody does.
    pub fn stack(&self) -> &CardCounts {
        &self.stack
    }

    /// The cards that have left the game face up (S17).
    pub fn removed(&self) -> &CardCounts {
        &self.removed
    }

    /// Who watches the main rule.
    pub fn referee(&self) -> Referee {
        self.terms.referee
    }

    /// The card under check and its square (S4).
    pub fn card_under_check(&self) -> Option<(Square, Card)> {
        match self.phase {
            Phase::Check { square, card, .. } => Some((square, card)),
            _ => None,
        }
    }

    /// The seats that have yet to answer a check or a claim.
    pub fn waiting(&self) -> SeatSet {
        match self.phase {
            Phase::Check { waiting, .. } | Phase::Claim { waiting } => waiting,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether the card under check breaks the main rule, so that an objection is justified.
    pub fn breach_under_check(&self) -> bool {
        self.card_under_check().is_some_and(|(square, card)| !self.legal_squares(card).contains(square))
    }

    /// Which cards count.
    pub fn scoring(&self) -> Scoring {
        self.terms.scoring
    }

    /// Whether this is a solo game (S12).
    pub fn is_solo(&self) -> bool {
        self.terms.players == 1
    }
}
