//! What evaluation needs of a position: two sides, one of them to throw.

use igroteka_game::Seat;
use igroteka_nardy::{BearOff, Position, Side, Throw, after_plays};

/// The checkers of the player who is to throw, and the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    pub own: Side,
    pub other: Side,
}

/// How a board is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// The player who has just moved has won.
    Over,
    /// Both bear off and nobody can be hit: exact tables.
    BearOff,
    /// The armies have passed each other.
    Race,
    /// A checker may still be hit.
    Contact,
}

impl Board {
    /// The start of the game.
    pub fn start() -> Board {
        Board { own: Side::start(), other: Side::start() }
    }

    /// The board as `seat` sees it before its throw.
    pub fn of(position: &Position, seat: Seat) -> Board {
        Board { own: *position.side(seat), other: *position.side(seat.opponent()) }
    }

    /// The same checkers with the other player to throw.
    #[inline]
    pub fn flipped(&self) -> Board {
        Board { own: self.other, other: self.own }
    }

    #[inline]
    pub fn class(&self) -> Class {
        if self.other.any() == 0 {
            return Class::Over;
        }
        let (own, other) = (self.own.rear().pips(), self.other.rear().pips());
        if own + other > 25 {
            Class::Contact
        } else if own <= 6 && other <= 6 {
            Class::BearOff
        } else {
            Class::Race
        }
    }

    /// The boards after each distinct play of `throw`, the opponent to throw. Passing counts as a play.
    #[inline]
    pub fn after(&self, bear_off: BearOff, throw: Throw, out: &mut Vec<Board>) {
        out.clear();
        after_plays(&self.own, &self.other, bear_off, throw, |own, other| {
            out.push(Board { own: other, other: own });
        });
        if out.is_empty() {
            out.push(self.flipped());
        }
    }
}
