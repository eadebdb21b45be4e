//! Who has won.

use igroteka_game::{Outcome, Scores, Seat, SeatSet};

use crate::{Phase, Position};

impl Position {
    /// The result, once the game is over: most points among those still in, ties shared (S11). A solo player has
    /// nobody to lose to, and the score stands however the game ended.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let Phase::Over { end } = self.phase else {
            return None;
        };
        let mut scores = Scores::zero(self.terms.players);
        for seat in Seat::all(self.terms.players) {
            scores.set(seat, self.score(seat).into());
        }
        Some(Outcome {
            winners: if self.is_solo() { SeatSet::only(Seat::FIRST) } else { self.leaders() },
            scores,
            reason: end.word(),
        })
    }

    /// The seats still in with the most points.
    pub fn leaders(&self) -> SeatSet {
        let most = self.seats_in.iter().map(|seat| self.score(seat)).max();
        self.seats_in.iter().filter(|seat| Some(self.score(*seat)) == most).collect()
    }
}
