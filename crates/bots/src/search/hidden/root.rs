//! What the tries say about the question itself.

use igroteka_game::{Rules, Seat};

use super::Shares;
use crate::{Advice, Candidate};

/// A legal action after all tries.
pub(super) struct Found<R: Rules> {
    pub action: R::Action,
    pub tried: u32,
    /// What the seat got in all these tries together.
    pub total: f32,
    /// What it brings for certain.
    pub settled: Option<Shares>,
    /// How it is expected to go on.
    pub line: Vec<R::Action>,
}

impl<R: Rules> Found<R> {
    fn mean(&self) -> f32 {
        self.total / self.tried.max(1) as f32
    }
}

/// Everything that was found out.
pub(super) struct Root<R: Rules> {
    pub seat: Seat,
    pub found: Vec<Found<R>>,
    pub deepest: u32,
    pub nodes: u64,
}

impl<R: Rules> Root<R> {
    /// Puts together what two threads found out.
    #[must_use]
    pub fn with(mut self, other: Root<R>) -> Root<R> {
        for more in other.found {
            match self.found.iter_mut().find(|found| found.action == more.action) {
                Some(found) => {
                    found.tried += more.tried;
                    found.total += more.total;
                    found.settled = found.settled.or(more.settled);
                }
                None => self.found.push(more),
            }
        }
        self.deepest = self.deepest.max(other.deepest);
        self.nodes += other.nodes;
        self
    }

    /// The advice: a certain win, or else what was tried most.
    pub fn advice(mut self, legal: &[R::Action]) -> Advice<R> {
        // What was never tried, because the time was too short, comes last.
        for action in legal {
            if self.found.iter().all(|found| found.action != *action) {
                let (action, line) = (action.clone(), vec![action.clone()]);
                self.found.push(Found { action, tried: 0, total: 0.0, settled: None, line });
            }
        }
        let favourite = self.found.iter().max_by_key(|found| found.tried).map_or(0.0, Found::mean);
        let certain = |found: &Found<R>| found.settled.map(|shares| shares[self.seat.index()]);
        let rank = |found: &Found<R>| match certain(found) {
            // Either better than the favourite for certain, or not worth a thought.
            Some(share) if share > favourite || share >= 1.0 => f32::MAX * share,
            Some(share) => share - 1.0,
            None => found.tried as f32,
        };
        // A stable sort: the same answer for the same question.
        self.found.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        let line = self.found.first().map_or(Vec::new(), |found| found.line.clone());
        let candidates = (self.found.iter())
            .map(|found| {
                let value = certain(found).unwrap_or(found.mean()).into();
                Candidate { action: found.action.clone(), value, equity: None }
            })
            .collect();
        Advice { candidates, depth: self.deepest, nodes: self.nodes, line }
    }
}
