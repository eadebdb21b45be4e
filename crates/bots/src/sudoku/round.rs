//! The rest of a game as a search plays it.
//!
//! A hidden hand was drawn blindly and shows itself only when it is laid, so nobody can tell it from a card that is
//! still in the stack: to the seat that moves, the others might as well draw when their turn comes. The cards it has
//! not seen, in a random order, are therefore a fair sample of everything that is hidden.

use igroteka_game::Stream;

use super::geometry::SQUARES;
use super::table::Table;

/// The most players there are.
pub(super) const MAX_PLAYERS: usize = 4;

/// A game between two turns. Players are numbered clockwise from the one who was asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    pub table: Table,
    pub scores: [i32; MAX_PLAYERS],
    pub players: usize,
    /// Whose turn it is.
    pub mover: usize,
}

impl Round {
    /// The mover lays a card; the next player's turn comes.
    #[inline]
    pub fn lay(&mut self, place: usize, kind: usize) {
        self.scores[self.mover] += self.table.points(place);
        self.table.lay(place, kind);
        self.mover += 1;
        if self.mover == self.players {
            self.mover = 0;
        }
    }

    /// Everybody takes the most points each turn, until the cards are laid or one has no square.
    #[inline]
    pub fn play_greedily(&mut self, cards: &[u8], source: &mut Stream) {
        for &card in cards {
            let open = self.table.open(card.into());
            if open == 0 {
                return;
            }
            let (best, points) = self.table.tally.best(open);
            self.scores[self.mover] += points;
            self.table.lay(any(best, source), card.into());
            self.mover += 1;
            if self.mover == self.players {
                self.mover = 0;
            }
        }
    }

    /// What the player who was asked gets if the game ends now: ties share (S11).
    #[inline]
    pub fn share(&self) -> f64 {
        let scores = &self.scores[..self.players];
        if scores.iter().any(|score| *score > scores[0]) {
            return 0.0;
        }
        1.0 / scores.iter().filter(|score| **score == scores[0]).count() as f64
    }

    /// That player's points above the best of the others, or the points themselves where there is no other.
    #[inline]
    pub fn lead(&self) -> i32 {
        let scores = &self.scores[..self.players];
        scores[0] - scores[1..].iter().copied().max().unwrap_or(0)
    }
}

/// One of `squares`: the first from a random place on, which is nearly uniform and very fast.
#[inline]
pub(super) fn any(squares: u128, source: &mut Stream) -> usize {
    let from = ((source.bits() >> 32) * SQUARES as u64) >> 32;
    let later = (squares >> from) << from;
    (if later == 0 { squares } else { later }).trailing_zeros() as usize
}
