//! Matches: a pure fold over the results of games (G8).

use crate::{MAX_SEATS, Outcome, Rules, Seat, SeatSet, Setup};

/// The state of a match to so many points; mostly one point a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    players: u8,
    target: u32,
    points: [u32; MAX_SEATS],
    resigned: SeatSet,
}

impl Match {
    /// A match among `players` to `target` points. A target of 0 is a series without end.
    pub fn new(players: u8, target: u32) -> Match {
        Match { players, target, points: [0; MAX_SEATS], resigned: SeatSet::EMPTY }
    }

    /// The same match with these points already made.
    #[must_use]
    pub fn with_points(mut self, points: &[u32]) -> Match {
        for (own, given) in self.points.iter_mut().zip(points) {
            *own = *given;
        }
        self
    }

    /// The same match to another number of points.
    #[must_use]
    pub fn to(mut self, target: u32) -> Match {
        self.target = target;
        self
    }

    /// The points so far, in the order of the seats.
    pub fn points(&self) -> &[u32] {
        &self.points[..self.players as usize]
    }

    /// The points that win the match; 0 for none.
    pub fn target(&self) -> u32 {
        self.target
    }

    /// The seats that have given up the match; they resign each further game as it begins.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    /// The match after one more game.
    #[must_use]
    pub fn after<R: Rules>(mut self, setup: &R::Setup, outcome: &Outcome, resigned: SeatSet) -> Match {
        debug_assert_eq!(self.players, setup.players());
        for seat in Seat::all(self.players) {
            self.points[seat.index()] += R::match_points(setup, outcome, seat);
            if resigned.contains(seat) {
                self.resigned.insert(seat);
            }
        }
        self
    }

    /// Who has won the match; `None` while it goes on.
    pub fn winners(&self) -> Option<SeatSet> {
        let left: SeatSet = Seat::all(self.players).filter(|seat| !self.resigned.contains(*seat)).collect();
        if left.len() <= 1 && self.players > 1 {
            return Some(left);
        }
        let reached: SeatSet = left.iter().filter(|seat| self.points[seat.index()] >= self.target).collect();
        (self.target > 0 && !reached.is_empty()).then_some(reached)
    }
}
