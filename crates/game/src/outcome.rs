//! How a game ended.

use crate::{MAX_SEATS, Seat, SeatSet};

/// The result of a finished game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// Who won; several share a win, nobody wins a draw.
    pub winners: SeatSet,
    /// Each seat's points in the game's own counting; where a game counts none, 1 for a win and 0 otherwise.
    pub scores: Scores,
    /// Why the game ended: a word of the game's own, such as `goal`.
    pub reason: &'static str,
}

impl Outcome {
    /// A draw among `players`.
    pub fn draw(players: u8, reason: &'static str) -> Outcome {
        Outcome { winners: SeatSet::EMPTY, scores: Scores::zero(players), reason }
    }

    /// A win for `winners`, one point each.
    pub fn win(players: u8, winners: SeatSet, reason: &'static str) -> Outcome {
        let mut scores = Scores::zero(players);
        for seat in winners.iter() {
            scores.set(seat, 1);
        }
        Outcome { winners, scores, reason }
    }
}

/// A number of points for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scores {
    players: u8,
    points: [i32; MAX_SEATS],
}

impl Scores {
    /// Nothing for anybody.
    pub fn zero(players: u8) -> Scores {
        Scores { players, points: [0; MAX_SEATS] }
    }

    /// These points, one number a seat.
    ///
    /// # Panics
    /// If there are more than six.
    pub fn from_slice(points: &[i32]) -> Scores {
        let mut scores = Scores::zero(points.len() as u8);
        scores.points[..points.len()].copy_from_slice(points);
        scores
    }

    /// The points of one seat.
    pub fn get(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    /// Sets the points of one seat.
    pub fn set(&mut self, seat: Seat, points: i32) {
        self.points[seat.index()] = points;
    }

    /// All points in the order of the seats.
    pub fn as_slice(&self) -> &[i32] {
        &self.points[..self.players as usize]
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Scores {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
