//! The root of a finished search, merged over threads.

use igroteka_game::{Rules, Seat};

use super::Payoffs;
use crate::{Advice, Candidate};

/// A legal action after the search.
pub(super) struct Found<R: Rules> {
    pub action: R::Action,
    pub visits: u32,
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

    /// The advice: a proven win, or else the most visited action.
    pub fn advice(mut self, legal: &[R::Action]) -> Advice<R> {
        // Actions that were never visited, because time was short, come last.
        for action in legal {
            if self.found.iter().all(|found| found.action != *action) {
                let (action, line) = (action.clone(), vec![action.clone()]);
                self.found.push(Found { action, visits: 0, total: 0.0, proven: None, line });
            }
        }
        let favourite = self.found.iter().max_by_key(|found| found.visits).map_or(0.0, Found::mean);
        let proven_payoff = |found: &Found<R>| found.proven.map(|payoffs| payoffs[self.seat.index()]);
        let rank = |found: &Found<R>| match proven_payoff(found) {
            // A proven payoff is either better than the mean of the most visited action, or of no interest.
            Some(share) if share > favourite || share >= 1.0 => f32::MAX * share,
            Some(share) => share - 1.0,
            None => found.visits as f32,
        };
        // A stable sort: the same answer for the same question.
        self.found.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        let line = self.found.first().map_or(Vec::new(), |found| found.line.clone());
        let candidates = (self.found.iter())
            .map(|found| {
                let value = proven_payoff(found).unwrap_or(found.mean()).into();
                Candidate { action: found.action.clone(), value, equity: None }
            })
            .collect();
        Advice { candidates, depth: self.max_depth, nodes: self.nodes, line }
    }
}
