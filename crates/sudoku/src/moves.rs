//! Which actions are legal: listed, counted and drawn at random.

use igroteka_game::{Rules as _, Seat, Source};

use crate::square::nth_square;
use crate::{Action, Card, Phase, Position, Referee, SquareSet};

/// Adds the legal actions of `seat`; none if it is not to act. Squares come row by row from the top; `stuck` comes after
/// them, `ok` before `object`, `accept` before the squares to show.
pub(crate) fn list(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !position.turn().includes(seat) {
        return;
    }
    match position.phase {
        Phase::Lay => {
            if let Some(card) = position.hand(seat) {
                out.extend((position.targets(card).iter()).map(|square| Action::Lay { square, card }));
                out.extend(position.may_claim().then_some(Action::Stuck { card }));
            }
        }
        Phase::Check { .. } => out.extend([Action::Ok, Action::Object]),
        Phase::Claim { .. } => {
            out.push(Action::Accept);
            out.extend((position.board.free().iter()).map(|square| Action::Show { square }));
        }
        _ => {}
    }
}

/// How many actions [`list`] adds.
pub(crate) fn count(position: &Position, seat: Seat) -> u64 {
    if !position.turn().includes(seat) {
        return 0;
    }
    let count = match position.phase {
        Phase::Lay => position
            .hand(seat)
            .map_or(0, |card| position.targets(card).len() + u32::from(position.may_claim())),
        Phase::Check { .. } => 2,
        Phase::Claim { .. } => 1 + position.board.free().len(),
        _ => 0,
    };
    count.into()
}

/// Plays one of the legal actions of `seat`, each equally likely.
#[inline]
pub(crate) fn play_random(position: &mut Position, seat: Seat, source: &mut impl Source) {
    if let Some(action) = position.random_action(seat, source) {
        position.play_unchecked(seat, &action);
    }
}

impl Position {
    /// One of the listed actions, each equally likely; `None` if there is none.
    #[inline]
    fn random_action(&self, seat: Seat, source: &mut impl Source) -> Option<Action> {
        match self.phase {
            Phase::Lay => {
                let card = self.hand(seat)?;
                let targets = self.targets(card);
                let count = targets.len() + u32::from(self.may_claim());
                if count == 0 {
                    return None;
                }
                let square = nth_square(targets, source.below(count));
                Some(square.map_or(Action::Stuck { card }, |square| Action::Lay { square, card }))
            }
            Phase::Check { .. } => Some([Action::Ok, Action::Object][source.below(2) as usize]),
            Phase::Claim { .. } => {
                let free = self.board.free();
                let square = nth_square(free, source.below(1 + free.len()));
                Some(square.map_or(Action::Accept, |square| Action::Show { square }))
            }
            _ => None,
        }
    }

    /// The squares on which the mover may lay: those that keep the main rule, or at a `table` every free one.
    #[inline]
    fn targets(&self, card: Card) -> SquareSet {
        match self.terms.referee {
            Referee::Strict => self.legal_squares(card),
            Referee::Table => self.board.free(),
        }
    }

    /// S5, S9: only at a `table` may a player say that there is no square.
    #[inline]
    pub(crate) fn may_claim(&self) -> bool {
        self.terms.referee == Referee::Table
    }
}
