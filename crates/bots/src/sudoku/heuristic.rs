//! Sudoku by its score, and what a fair player does under the referee `table`: the heuristic of the one-move bot.

use igroteka_game::{Rules, Seat};
use igroteka_sudoku::{Action, Phase, Position, Referee};

use crate::Judge;
use crate::judge::{ahead, finished, lead};

/// No board is worth more.
pub(super) const MOST_POINTS: f64 = 810.0;

/// The lead in points that makes 73 % of a win.
const SCALE: f64 = 15.0;

impl Judge for Position {
    const WORLDS: usize = 4;

    fn expectation(&self, seat: Seat) -> f64 {
        if self.is_solo() {
            return f64::from(self.score(seat)) / MOST_POINTS;
        }
        finished(self, seat).unwrap_or_else(|| {
            lead(ahead(seat, self.players(), |seat| f64::from(self.score(seat) + awaited(self, seat))), SCALE)
        })
    }

    /// S18: never in breach, never a false claim; breaches and false claims are noticed by the attentive.
    fn sensible(&self, _seat: Seat, legal: &[Action], attentive: bool) -> Vec<Action> {
        if self.referee() == Referee::Strict {
            return legal.to_vec();
        }
        let honest: Vec<Action> = legal.iter().copied().filter(|action| is_honest(self, *action)).collect();
        let notices: Vec<Action> = honest
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Object | Action::Show { .. }))
            .collect();
        match self.phase() {
            Phase::Check { .. } | Phase::Claim { .. } if attentive && !notices.is_empty() => notices,
            Phase::Check { .. } => vec![Action::Ok],
            Phase::Claim { .. } => vec![Action::Accept],
            _ => honest,
        }
    }
}

/// The points of a card under check that will stand.
fn awaited(position: &Position, seat: Seat) -> u16 {
    match position.card_under_check() {
        Some((square, _)) if position.mover() == Some(seat) && !position.breach_under_check() => {
            position.points(square)
        }
        _ => 0,
    }
}

/// Whether the action keeps the main rule, or points at a true breach of it.
fn is_honest(position: &Position, action: Action) -> bool {
    let fits = |card, square| position.legal_squares(card).contains(square);
    match action {
        Action::Lay { square, card } => fits(card, square),
        Action::Stuck { card } => position.legal_squares(card).is_empty(),
        Action::Object => position.breach_under_check(),
        // A claim shows the claimant's card to everybody.
        Action::Show { square } => {
            position.mover().and_then(|mover| position.hand(mover)).is_some_and(|card| fits(card, square))
        }
        Action::Ok | Action::Accept | Action::Resign { .. } => true,
    }
}
