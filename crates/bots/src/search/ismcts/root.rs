//! The root of a finished search, merged over threads.

use igroteka_game::{Rules, Seat};

use super::Payoffs;
use crate::compare::bound;
use crate::{Advice, Candidate};

/// A legal action after the search.
pub(super) struct Found<R: Rules> {
    pub action: R::Action,
    pub visits: u32,
    /// How many of them were made to compare it with the others.
    pub forced_visits: u32,
    /// The sum of the seat's payoffs over all visits.
    pub total: f32,
    /// The proven payoffs.
    pub proven: Option<Payoffs>,
    /// The expected continuation.
    pub line: Vec<R::Action>,
}

impl<R: Rules> Found<R> {
    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    /// How often the search itself chose it.
    fn own_visits(&self) -> u32 {
        self.visits - self.forced_visits
    }

    /// The standard error of the mean; payoffs lie between 0 and 1, so it is at most this.
    fn error(&self) -> Option<f64> {
        let mean = f64::from(self.mean());
        let variance = (mean * (1.0 - mean)).max(0.0) / f64::from(self.visits.max(1));
        self.proven.is_none().then(|| variance.sqrt())
    }
}

/// The results at the root.
pub(super) struct Root<R: Rules> {
    pub seat: Seat,
    pub found: Vec<Found<R>>,
    pub max_depth: u32,
    pub nodes: u64,
}

impl<R: Rules> Root<R> {
    /// Merges the results of two threads.
    #[must_use]
    pub fn merge(mut self, other: Root<R>) -> Root<R> {
        for more in other.found {
            match self.found.iter_mut().find(|found| found.action == more.action) {
                Some(found) => {
                    found.visits += more.visits;
                    found.forced_visits += more.forced_visits;
                    found.total += more.total;
                    found.proven = found.proven.or(more.proven);
                }
                None => self.found.push(more),
            }
        }
        self.max_depth = self.max_depth.max(other.max_depth);
        self.nodes += other.nodes;
        self
    }

    /// The advice: a proven win, or else the most visited action, or one that was compared with it and has the better
    /// mean.
    pub fn advice(mut self, legal: &[R::Action], compare: &[R::Action]) -> Advice<R> {
        // Actions that were never visited, because time was short, come last.
        for action in legal {
            if self.found.iter().all(|found| found.action != *action) {
                let (action, line) = (action.clone(), vec![action.clone()]);
                self.found.push(Found {
                    action,
                    visits: 0,
                    forced_visits: 0,
                    total: 0.0,
                    proven: None,
                    line,
                });
            }
        }
        let favourite = self.found.iter().max_by_key(|found| found.own_visits()).map_or(0.0, Found::mean);
        let proven_payoff = |found: &Found<R>| found.proven.map(|payoffs| payoffs[self.seat.index()]);
        let rank = |found: &Found<R>| match proven_payoff(found) {
            // A proven payoff is either better than the mean of the most visited action, or of no interest.
            Some(share) if share > favourite || share >= 1.0 => f32::MAX * share,
            Some(share) => share - 1.0,
            None => found.own_visits() as f32,
        };
        // A stable sort: the same answer for the same question.
        self.found.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        let value = |found: &Found<R>| proven_payoff(found).unwrap_or(found.mean());
        let is_compared = |found: &Found<R>| compare.contains(&found.action);
        let better = (1..self.found.len())
            .filter(|&place| is_compared(&self.found[place]))
            .filter(|&place| value(&self.found[place]) > value(&self.found[0]))
            .max_by(|&a, &b| value(&self.found[a]).total_cmp(&value(&self.found[b])));
        let best = better.unwrap_or(0);
        // The old favourite was compared too, and stays behind the new one.
        let mut is_exact: Vec<bool> = self.found.iter().map(is_compared).collect();
        is_exact[0] = !compare.is_empty();
        is_exact[..=best].rotate_right(1);
        let values: Vec<f32> = self.found.iter().map(value).collect();
        let mut candidates: Vec<Candidate<R>> = (self.found.iter().zip(values))
            .map(|(found, value)| Candidate {
                error: found.error(),
                continuation: found.line[1..].to_vec(),
                ..Candidate::new(found.action.clone(), value.into())
            })
            .collect();
        candidates[..=best].rotate_right(1);
        self.found[..=best].rotate_right(1);
        bound(&mut candidates, |place| is_exact[place]);
        let line = self.found.first().map_or(Vec::new(), |found| found.line.clone());
        Advice { candidates, depth: self.max_depth, nodes: self.nodes, line, cube: None }
    }
}
