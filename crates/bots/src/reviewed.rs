//! What a review asks of a game beyond the advice of its opponent: what a position is worth to everybody, how lucky a
//! chance event was, and reasons in words.

use igroteka_game::{Game, MAX_SEATS, Odds, Seat, Stream, Turn};

use crate::judge::finished;
use crate::{AtLevel, Budget, Opponent, ask};

/// A game whose decisions and chance events can be reviewed.
pub trait Reviewed: Opponent {
    /// How many positions a decision is looked at by default.
    const POSITIONS: u64;

    /// What counts as a mistake in a game of this setup.
    fn thresholds(setup: &Self::Setup) -> Thresholds;

    /// What the position is worth to each seat, for somebody who sees all cards.
    fn expected_values(&self, setup: &Self::Setup, source: &mut Stream) -> ExpectedValues {
        searched(self, setup, source)
    }

    /// What the chance event that is due brings to each seat, compared with the mean of all its outcomes.
    fn luck(&self, setup: &Self::Setup, chance: &Self::Chance, seed: u64) -> Luck {
        sampled_luck(self, setup, chance, seed)
    }

    /// What an action does, in facts that can be counted on the table by who knows what `seat` knows. `self` is the
    /// position before it, hidden things dealt at random.
    fn reasons(&self, seat: Seat, action: &Self::Action) -> Vec<Reason>;

    /// What a seat gets that resigns like this, in the unit of the thresholds.
    fn worth_of_resigning(&self, _seat: Seat, _action: &Self::Action) -> f64 {
        0.0
    }

    /// What kind of decision it is, where a game's players count kinds apart.
    fn decision_kind(_action: &Self::Action) -> DecisionKind {
        DecisionKind::Move
    }
}

/// The least losses that count as an inaccuracy, a mistake and a blunder: in shares of a win, or in normalised equity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thresholds {
    /// The least loss of an inaccuracy.
    pub inaccuracy: f64,
    /// The least loss of a mistake.
    pub mistake: f64,
    /// The least loss of a blunder.
    pub blunder: f64,
}

/// Kinds of decisions that are counted apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DecisionKind {
    /// What is done on the table.
    Move,
    /// Whether to turn the cube, or to take it when it was turned.
    Cube,
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedValues {
    /// The expected result of each seat: 1 a win, 0 a loss.
    pub values: [f64; MAX_SEATS],
    /// The standard error of the least certain of them; 0 if nothing was sampled.
    pub error: f64,
}

/// How lucky a chance event was.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    /// What each seat gained, in the unit of the thresholds.
    pub seats: Vec<f64>,
    /// The standard error, where outcomes or games were sampled.
    pub error: Option<f64>,
    /// How many outcomes the expectation was made from.
    pub outcomes: usize,
    /// Whether they are all that were possible.
    pub is_exact: bool,
}

/// A fact about an action, with the figures it was made from. The words for it are in the texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The key of its text.
    pub key: &'static str,
    /// The figures by name, in a fixed order.
    pub figures: Vec<(&'static str, i64)>,
}

impl Reason {
    /// A fact with these figures.
    pub fn new(key: &'static str, figures: &[(&'static str, i64)]) -> Reason {
        Reason { key, figures: figures.to_vec() }
    }
}

/// How many positions the opponent looks at for an expectation.
const SEARCHED: u64 = 3_000;
/// How many outcomes of a shuffle are drawn for its expectation.
const SHUFFLES: u32 = 24;

/// The value that the opponent finds for the seat to move; the others share the rest. For games that hide nothing.
fn searched<R: Opponent>(position: &R, setup: &R::Setup, source: &mut Stream) -> ExpectedValues {
    let mut values = [0.0; MAX_SEATS];
    let players = position.players();
    if let Turn::Seats(seats) = position.turn()
        && let Some(seat) = seats.first()
    {
        let game = Game::from_position(setup.clone(), position.clone());
        let budget = Budget { nodes: Some(SEARCHED), seed: source.bits(), ..Budget::default() };
        let value = ask(&mut AtLevel, &game, seat, &budget).candidates[0].value;
        let others = position.seats_in().without(seat);
        for other in others.iter() {
            values[other.index()] = (1.0 - value) / f64::from(others.len());
        }
        values[seat.index()] = value;
    } else {
        for seat in Seat::all(players) {
            values[seat.index()] = finished(position, seat).unwrap_or(1.0 / f64::from(players));
        }
    }
    ExpectedValues { values, error: 0.0 }
}

/// Luck as the expectation after an event less the mean of the expectations after all that might have happened.
fn sampled_luck<R: Reviewed>(position: &R, setup: &R::Setup, chance: &R::Chance, seed: u64) -> Luck {
    let players = usize::from(position.players());
    // The same games everywhere, so that outcomes differ by what they bring and not by the luck of the sample.
    let after = |outcome: &R::Chance| {
        let mut after = position.clone();
        after.apply_chance(outcome);
        after.expected_values(setup, &mut Stream::new(seed))
    };
    let this = after(chance);
    let (outcomes, is_exact) = match position.odds() {
        Odds::Listed(outcomes) => (outcomes, true),
        Odds::Shuffle => {
            let mut source = Stream::new(seed);
            ((0..SHUFFLES).map(|_| (position.draw_chance(&mut source), 1)).collect(), false)
        }
    };
    let total = f64::from(Odds::total(&outcomes)).max(1.0);
    let expectations: Vec<(ExpectedValues, f64)> =
        outcomes.iter().map(|(outcome, weight)| (after(outcome), f64::from(*weight) / total)).collect();
    let mean = |seat: usize| {
        expectations.iter().map(|(expected_values, share)| share * expected_values.values[seat]).sum()
    };
    let means: Vec<f64> = (0..players).map(mean).collect();
    let seats: Vec<f64> = (0..players).map(|seat| this.values[seat] - means[seat]).collect();
    // The error of the sampled games, and of the sampled outcomes.
    let mut squares = this.error.powi(2);
    squares += expectations
        .iter()
        .map(|(expected_values, share)| (share * expected_values.error).powi(2))
        .sum::<f64>();
    if !is_exact && expectations.len() > 1 {
        let spread = |seat: usize| {
            let deviation = |(expected_values, _): &(ExpectedValues, f64)| {
                (expected_values.values[seat] - means[seat]).powi(2)
            };
            expectations.iter().map(deviation).sum::<f64>() / (expectations.len() - 1) as f64
        };
        squares += (0..players).map(spread).fold(0.0, f64::max) / expectations.len() as f64;
    }
    let is_sampled = !is_exact || squares > 0.0;
    Luck { seats, error: is_sampled.then(|| squares.sqrt()), outcomes: outcomes.len(), is_exact }
}

/// The mean of sampled expectations.
pub(crate) fn mean_of(samples: impl Iterator<Item = [f64; MAX_SEATS]>) -> ExpectedValues {
    let (mut count, mut sums, mut squares) = (0.0, [0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for sample in samples {
        count += 1.0;
        for (seat, value) in sample.into_iter().enumerate() {
            sums[seat] += value;
            squares[seat] += value * value;
        }
    }
    let values: [f64; MAX_SEATS] = sums.map(|sum: f64| sum / f64::max(count, 1.0));
    let variance = |seat: usize| (squares[seat] / f64::max(count, 1.0) - values[seat].powi(2)).max(0.0);
    let error = (0..MAX_SEATS).map(variance).fold(0.0, f64::max) / f64::max(count - 1.0, 1.0);
    ExpectedValues { values, error: error.sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_error() {
        let sample = |value: f64| [value, 1.0 - value, 0.0, 0.0, 0.0, 0.0];
        let expected_values = mean_of([0.0, 1.0, 1.0, 0.0, 1.0].into_iter().map(sample));
        assert!(
            (expected_values.values[0] - 0.6).abs() < 1e-12
                && (expected_values.values[1] - 0.4).abs() < 1e-12
        );
        // The variance of the sample is 0.24; divided by one less than five and under the root.
        assert!((expected_values.error - (0.24f64 / 4.0).sqrt()).abs() < 1e-12);
        assert!(mean_of([0.25; 3].into_iter().map(sample)).error < 1e-9);
    }
}
