//! The heuristic evaluation of a position, by the game's own score.

use igroteka_game::{Rules, Seat};

/// A game with a heuristic evaluation.
pub trait Judge: Rules {
    /// How many hidden worlds the one-move bot averages over; one where nothing is hidden.
    const WORLDS: usize = 1;

    /// The expected result for `seat`, from 0, lost, to 1, won. Finished games are exact.
    fn expectation(&self, seat: Seat) -> f64;

    /// Expected points for `seat`, in games that are played for more than a win.
    fn equity(&self, _seat: Seat) -> Option<f64> {
        None
    }

    /// The legal actions a decent player considers; never none. `attentive` players notice what others overlook.
    fn sensible(&self, _seat: Seat, legal: &[Self::Action], _attentive: bool) -> Vec<Self::Action> {
        legal.to_vec()
    }
}

/// A lead in points as an expectation: 0 is even, `scale` points ahead is about 73 %.
pub(crate) fn lead(points: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-points / scale).exp())
}

/// The expectation in a finished game; a draw counts a half.
pub(crate) fn finished<R: Rules>(position: &R, seat: Seat) -> Option<f64> {
    let outcome = position.outcome()?;
    Some(match (outcome.winners.is_empty(), outcome.winners.contains(seat)) {
        (true, _) => 0.5,
        (false, won) => f64::from(u8::from(won)),
    })
}

/// Points ahead of the best other seat; the points themselves where there is no other.
pub(crate) fn ahead(seat: Seat, players: u8, points: impl Fn(Seat) -> f64) -> f64 {
    let others = Seat::all(players).filter(|other| *other != seat);
    points(seat) - others.map(&points).reduce(f64::max).unwrap_or(0.0)
}
