//! Points and results (M15, M20, G6).

use igroteka_game::{Outcome, Scores, Seat, SeatSet};

use crate::Position;

impl Position {
    /// What `seat` has now: one for each own station, minus one for each tile in hand.
    pub fn points(&self, seat: Seat) -> i32 {
        self.table.stations_of(seat) as i32 - self.hand(seat).len() as i32
    }

    /// The result, once the game is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let ending = self.ending()?;
        // M20: points, then stations, then a shared win.
        let rank = |seat: Seat| (self.points(seat), self.table.stations_of(seat));
        let best = self.seats_in.iter().map(rank).max()?;
        let winners: SeatSet = self.seats_in.iter().filter(|seat| rank(*seat) == best).collect();
        Some(Outcome { winners, scores: self.scores(), reason: ending.word() })
    }

    /// G6: a resigner's hand is gone and counts no more; the score puts the seat below everybody who stayed.
    fn scores(&self) -> Scores {
        let lowest = self.seats_in.iter().map(|seat| self.points(seat)).min().unwrap_or(0);
        let mut scores = Scores::zero(self.players);
        for seat in Seat::all(self.players) {
            let stayed = self.seats_in.contains(seat);
            scores.set(seat, if stayed { self.points(seat) } else { lowest - 1 });
        }
        scores
    }
}
