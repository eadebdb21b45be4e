//! The one-move bot: it evaluates the position right after every action.

use igroteka_game::{Game, Source, Stream};

use crate::{Advice, Ask, Bot, Budget, Candidate, Judge};

/// Looks one action ahead, averaged over a few hidden worlds that fit what the seat has seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct OneMove;

impl<R: Judge> Bot<R> for OneMove {
    fn choose(&mut self, ask: &Ask<'_, R>) -> Advice<R> {
        one_move(ask)
    }
}

/// The one-move bot's answer.
pub fn one_move<R: Judge>(ask: &Ask<'_, R>) -> Advice<R> {
    let mut source = Stream::new(ask.budget.seed);
    let worlds: Vec<Game<R>> = (0..R::WORLDS).filter_map(|_| ask.record.sample_game(&mut source)).collect();
    let attentive = source.below(Budget::MAX_LEVEL.into()) < ask.budget.level.into();
    let mut considered = match worlds.first() {
        Some(world) => world.position().sensible(ask.seat, ask.legal, attentive),
        None => ask.legal.to_vec(),
    };
    for action in ask.compare {
        if !considered.contains(action) {
            considered.push(action.clone());
        }
    }
    let mut candidates: Vec<Candidate<R>> =
        considered.into_iter().map(|action| look_ahead(action, ask, &worlds)).collect();
    // A stable sort: among equally good actions the first one wins, so the answer is deterministic.
    let worth = |candidate: &Candidate<R>| candidate.equity.unwrap_or(candidate.value);
    candidates.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    let line = candidates.iter().take(1).map(|candidate| candidate.action.clone()).collect();
    let nodes = (candidates.len() * worlds.len()) as u64;
    Advice { candidates, depth: 1, nodes, line, cube: None }
}

fn look_ahead<R: Judge>(action: R::Action, ask: &Ask<'_, R>, worlds: &[Game<R>]) -> Candidate<R> {
    let after: Vec<R> = worlds
        .iter()
        .map(|world| {
            let mut position = world.position().clone();
            position.play_unchecked(ask.seat, &action);
            position
        })
        .collect();
    let mean = |values: Vec<f64>| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let value = mean(after.iter().map(|position| position.expectation(ask.seat)).collect());
    let equities: Option<Vec<f64>> = after.iter().map(|position| position.equity(ask.seat)).collect();
    let equity = equities.filter(|equities| !equities.is_empty()).map(mean);
    Candidate { equity, ..Candidate::new(action, value) }
}
