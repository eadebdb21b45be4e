//! What a seat, or a spectator, may know of a position (G3, S17).

use igroteka_game::{Outcome, Seat, Turn};

use crate::setup::empty_table;
use crate::{Card, CardCounts, Phase, Position, Setup, Square};

/// A position as one seat sees it: the public table and the seat's own hand. Once the game is over it holds
/// everything.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Who acts next.
    pub turn: Turn,
    /// What comes next; a card under check and those who have yet to answer are told here.
    pub phase: Phase,
    /// Whose turn it is, or who is dealt a card; `None` before the lot.
    pub mover: Option<Seat>,
    /// The cards that lie for good, row by row from the top.
    pub board: Vec<LaidCard>,
    /// What is known of each seat, in order.
    pub seats: Vec<SeatView>,
    /// How many cards the stack holds.
    pub stack: u8,
    /// How many cards of each number, from 1, lie where the viewer cannot see them: in the stack or in a hidden
    /// hand. Once the game is over, those left in the stack.
    pub unseen: Vec<u8>,
    /// The cards out of the game, in order.
    pub removed: Vec<Card>,
    /// Once the game is over, the squares whose cards break the main rule; before that nothing is told (S4).
    pub breaches: Vec<Square>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A card on the board.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LaidCard {
    /// Where it lies.
    pub square: Square,
    /// The card.
    pub card: Card,
    /// Whether it lay there before play: a golden card, or one of the first animals.
    pub start: bool,
}

/// What is known of a seat.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Whether it is still in the game.
    pub in_game: bool,
    /// Whether it holds a card.
    pub holds_card: bool,
    /// The card it holds, if the viewer may see it.
    pub card: Option<Card>,
    /// Its points.
    pub score: u16,
}

impl View {
    /// What `seat` may know of `position`.
    pub(crate) fn of(position: &Position, seat: Option<Seat>) -> View {
        let over = matches!(position.phase, Phase::Over { .. });
        let seats: Vec<SeatView> = Seat::all(position.terms.players)
            .map(|other| SeatView {
                seat: other,
                in_game: position.seats_in.contains(other),
                holds_card: position.hand(other).is_some(),
                card: (position.hand(other)).filter(|_| position.shows_hand(other, seat)),
                score: position.score(other),
            })
            .collect();
        let hidden =
            (seats.iter()).filter(|other| other.card.is_none()).filter_map(|other| position.hand(other.seat));
        let unseen: CardCounts = position.stack.iter().chain(hidden).collect();
        let start = position.board.start_squares();
        View {
            seat,
            turn: igroteka_game::Rules::turn(position),
            phase: position.phase,
            mover: position.mover(),
            board: (position.board.cards())
                .map(|(square, card)| LaidCard { square, card, start: start.contains(square) })
                .collect(),
            seats,
            stack: position.stack.total(),
            unseen: Card::all(position.grid().size()).map(|card| unseen.of(card)).collect(),
            removed: position.removed.iter().collect(),
            breaches: if over { position.board.breaches().iter().collect() } else { Vec::new() },
            outcome: position.result(),
        }
    }

    /// The viewer's own card.
    pub fn hand(&self) -> Option<Card> {
        self.seats.get(self.seat?.index())?.card
    }

    /// How many of `card` lie where the viewer cannot see them.
    pub fn unseen(&self, card: Card) -> u8 {
        self.unseen.get(card.index()).copied().unwrap_or_default()
    }

    /// The position as far as the view tells: cards that the viewer cannot see are all in the stack. `None` if it is
    /// no view of a game of this setup.
    pub(crate) fn visible_position(&self, setup: &Setup) -> Option<Position> {
        let mut position = empty_table(setup);
        position.phase = self.phase;
        position.mover = self.mover.unwrap_or(Seat::FIRST);
        for laid in &self.board {
            if !position.board.free().contains(laid.square) || !position.stack.take(laid.card) {
                return None;
            }
            position.board.lay(laid.square, laid.card);
            if laid.start {
                position.board.mark_start(laid.square);
            }
        }
        for &card in &self.removed {
            position.stack.take(card).then(|| position.removed.add(card))?;
        }
        if let Phase::Check { card, .. } = self.phase {
            position.stack.take(card).then_some(())?;
        }
        for other in &self.seats {
            *position.scores.get_mut(other.seat.index())? = other.score;
            if !other.in_game {
                position.seats_in.remove(other.seat);
            }
            if let Some(card) = other.card {
                position.give(other.seat, card)?;
            }
        }
        Some(position)
    }
}

impl Position {
    /// Whether `viewer` may see the hand of `seat`: its own, one shown with `stuck` (S5), a solo player's card,
    /// which is no hand (S12), and every hand once the game is over.
    fn shows_hand(&self, seat: Seat, viewer: Option<Seat>) -> bool {
        match self.phase {
            Phase::Over { .. } => true,
            Phase::Claim { .. } if seat == self.mover => true,
            _ => viewer == Some(seat) || self.is_solo(),
        }
    }

    /// Moves a card from the stack to a hand, past all rules; `None` if the stack has none.
    pub(crate) fn give(&mut self, seat: Seat, card: Card) -> Option<()> {
        self.stack.take(card).then_some(())?;
        *self.hands.get_mut(seat.index())? = Some(card);
        Some(())
    }
}
