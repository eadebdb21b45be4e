//! R4, R9, R11–R13: when a game ends, and who has won.

use std::cmp::Reverse;

use igroteka_game::{Outcome, Seat, SeatSet, Setup as _};

use crate::{Position, Variant};

/// Why a game ended.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Ending {
    /// No square accepts any kind of card in the deck (R4, R12).
    Closed,
    /// Every card has been laid (R4, R11).
    AllLaid,
    /// Variant 1: the network is open, but the player to move can lay none of the cards held (R4).
    Stuck,
    /// Variant 2: no square is left (R9).
    Full,
    /// Variant 2: all others are out (R9).
    Survivor,
    /// Variant 3: nobody could lay in a full round (R11).
    Blocked,
    /// All others have resigned (G6).
    Resignation,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Ending; 7] = [
        Ending::Closed,
        Ending::AllLaid,
        Ending::Stuck,
        Ending::Full,
        Ending::Survivor,
        Ending::Blocked,
        Ending::Resignation,
    ];

    /// The word in outcomes and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Closed => "closed",
            Ending::AllLaid => "all_laid",
            Ending::Stuck => "stuck",
            Ending::Full => "full",
            Ending::Survivor => "survivor",
            Ending::Blocked => "blocked",
            Ending::Resignation => "resignation",
        }
    }
}

impl Position {
    /// Whether the table and the hands end the game when `next` would be to move. Being the last one left is
    /// another matter.
    pub(crate) fn verdict(&self, next: Seat) -> Option<Ending> {
        match self.variant() {
            Variant::Duel => self.duel_verdict(next),
            Variant::Newspaper => self.table.is_full().then_some(Ending::Full), // R9
            Variant::Pile => self.pile_verdict(),
        }
    }

    /// R4, in its order.
    fn duel_verdict(&self, next: Seat) -> Option<Ending> {
        if self.table.is_empty() {
            return None;
        }
        if self.nothing_fits_ever() {
            return Some(Ending::Closed);
        }
        if self.can_lay(next) {
            return None;
        }
        if self.hand(next).is_empty() && self.hand(next.opponent()).is_empty() {
            return Some(Ending::AllLaid);
        }
        Some(Ending::Stuck)
    }

    /// R11, R12. A network that closes with the very last card has everything laid, so that is asked first.
    fn pile_verdict(&self) -> Option<Ending> {
        let all_that_hold = |test: fn(&Position, Seat) -> bool| {
            self.pile.is_empty()
                && (self.remaining().iter()).all(|seat| self.hand(seat).is_empty() || test(self, seat))
        };
        if all_that_hold(|_, _| false) {
            return Some(Ending::AllLaid);
        }
        if self.nothing_fits_ever() {
            return Some(Ending::Closed);
        }
        all_that_hold(|position, seat| position.passed.contains(seat)).then_some(Ending::Blocked)
    }

    /// R4, R12: no square accepts any kind of card in this game's deck.
    fn nothing_fits_ever(&self) -> bool {
        !self.table.accepts(self.deck.kinds())
    }

    /// The result, once the game has ended.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let players = self.setup.players();
        let ending = self.ending?;
        let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
        let winners = match (ending, self.variant()) {
            (Ending::Stuck, _) => SeatSet::EMPTY,
            (Ending::Closed, Variant::Duel) => only(self.second()),
            (Ending::AllLaid, Variant::Duel) => only(self.first),
            // Whoever laid the last card is still active.
            (Ending::Full, _) => SeatSet::only(self.active),
            (Ending::Survivor | Ending::Resignation, _) => self.remaining(),
            // R13: an unlimited table with everything laid is a win for all.
            (Ending::AllLaid, _) if self.table.field().is_none() => self.remaining(),
            (Ending::Closed | Ending::AllLaid | Ending::Blocked, _) => self.fewest_left(),
        };
        Some(if winners.is_empty() {
            Outcome::draw(players, ending.word())
        } else {
            Outcome::win(players, winners, ending.word())
        })
    }

    /// R13: fewest cards held, then fewest turns missed, then most roads joined; equals share.
    fn fewest_left(&self) -> SeatSet {
        let rank = |seat: Seat| (self.hand(seat).len(), self.missed(seat), Reverse(self.joined(seat)));
        let best = self.remaining().iter().map(rank).min();
        self.remaining().iter().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
