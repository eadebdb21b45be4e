//! Information-set Monte Carlo tree search (ISMCTS), for one to six players with hidden information.
//!
//! Each iteration takes a determinization, a complete position that fits what the seat has seen, and walks down one
//! tree that all determinizations share: its nodes are information sets, what the seat would see, not what is true in
//! one position. It then plays the game to its end or evaluates it on the way, and backpropagates the payoffs. Where
//! nothing is hidden and no chance is left, there is a single determinization, and subtrees are proven as in
//! MCTS-Solver.

mod determinizations;
mod expected_values;
mod root;
mod tree;
mod tree_search;

use std::time::Duration;

use igroteka_game::{Game, MAX_SEATS, Rules, Seat, Stream};

use crate::judge::finished;
use crate::search_threads::{SearchThreads, Worker};
use crate::uniform::uniform;
use crate::{Advice, Ask, Candidate, SearchLimits};
use determinizations::Determinizations;
pub(crate) use expected_values::expected_values;
use root::Root;
use tree_search::TreeSearch;

/// What each seat gets, from 0, lost, to 1, won.
pub(crate) type Payoffs = [f32; MAX_SEATS];

/// A game that ISMCTS can play.
pub(crate) trait IsMctsGame: Rules {
    /// Whether nothing is hidden from `seat` and no chance is to come: values can then be proven.
    fn is_perfect_information(&self, _seat: Seat) -> bool {
        false
    }

    /// The prior of each action, in proportion: the search tries the likely ones first.
    fn prior(&self, seat: Seat, actions: &[Self::Action], weights: &mut Vec<f32>);

    /// Plays one action of a rollout.
    fn rollout_step(&mut self, seat: Seat, source: &mut Stream, scratch: &mut Scratch<Self>);

    /// Opponent modelling: changes a determinization to one that explains what the others did, and says how each of
    /// them seems to play. By default all determinizations are equally likely.
    fn infer_hidden(_game: &Game<Self>, _seat: Seat, _source: &mut Stream) -> Option<(Self, PlayStyles)> {
        None
    }

    /// What another seat with this style is likely to do, in proportion. Without opponent modelling the search chooses
    /// for the others as well.
    fn opponent_policy(
        &self,
        _seat: Seat,
        _style: PlayStyle,
        _actions: &[Self::Action],
        _weights: &mut Vec<f32>,
    ) {
    }

    /// The payoffs that a rollout backpropagates when the game ends. They may say more than who won, as long as a win
    /// is worth most.
    fn rewards(&self) -> Payoffs {
        final_payoffs(self)
    }

    /// Whether an unfinished game can be evaluated here.
    fn is_quiescent(&self) -> bool {
        true
    }

    /// The expected payoffs of an unfinished game.
    fn evaluate(&self) -> Payoffs;
}

/// How a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayStyle {
    /// As well as the bot itself.
    Careful,
    /// By simple habits.
    Hasty,
}

/// How each seat plays.
pub(crate) type PlayStyles = [PlayStyle; MAX_SEATS];

/// Buffers that are reused.
pub(crate) struct Scratch<R: Rules> {
    pub actions: Vec<R::Action>,
    pub weights: Vec<f32>,
}

impl<R: Rules> Default for Scratch<R> {
    fn default() -> Scratch<R> {
        Scratch { actions: Vec::new(), weights: Vec::new() }
    }
}

/// The parameters of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IsMctsParams {
    /// How many determinizations to sample; they are then reused in turn.
    pub determinizations: usize,
    /// After this many actions a rollout is cut off at the next quiescent position, which is evaluated.
    pub rollout_plies: u32,
    /// The exploration constant of PUCT.
    pub exploration: f32,
    /// The most iterations.
    pub iterations: u64,
}

/// The best action by ISMCTS; `time` is the level's own.
pub(crate) fn search<R: IsMctsGame>(ask: &Ask<'_, R>, params: &IsMctsParams, time: Duration) -> Advice<R> {
    if let ([only], []) = (ask.legal, ask.compare) {
        return only_move(only);
    }
    let limits = SearchLimits::start(ask.budget, time);
    // Root parallelization: each thread grows a tree of its own from determinizations of its own.
    let roots = SearchThreads::new(ask.budget).run(&limits, |worker| search_on_thread(ask, params, &worker));
    match roots.into_iter().reduce(Root::merge) {
        Some(root) => root.advice(ask.legal, ask.compare),
        None => only_move(&ask.legal[0]),
    }
}

fn search_on_thread<R: IsMctsGame>(ask: &Ask<'_, R>, params: &IsMctsParams, worker: &Worker<'_>) -> Root<R> {
    let mut source = Stream::new(ask.budget.seed.wrapping_add(worker.index as u64));
    let mut determinizations =
        Determinizations::new(ask, params.determinizations, Stream::new(source.bits()));
    let mut tree_search = TreeSearch::new(ask, *params, worker, source);
    for number in 0..params.iterations {
        let Some(determinization) = determinizations.next(number) else { break };
        tree_search.iterate(determinization);
        if worker.limits.should_stop() || tree_search.is_proven() {
            break;
        }
    }
    tree_search.root()
}

/// Samples an action from the prior without searching. Each action is as likely as its prior to the power of
/// `inverse_temperature`: the higher, the more often the likeliest one is taken.
pub(crate) fn prior_policy<R: IsMctsGame>(ask: &Ask<'_, R>, inverse_temperature: f32) -> Advice<R> {
    let mut source = Stream::new(ask.budget.seed);
    let Some(world) = ask.record.sample_game(&mut source) else { return only_move(&ask.legal[0]) };
    let mut weights = Vec::new();
    world.position().prior(ask.seat, ask.legal, &mut weights);
    let best = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    for weight in &mut weights {
        *weight = (*weight / best).powf(inverse_temperature);
    }
    let chosen = sample_weighted(&weights, &mut source);
    let total: f32 = weights.iter().sum();
    let mut candidates: Vec<Candidate<R>> = (ask.legal.iter().zip(&weights))
        .map(|(action, weight)| Candidate::new(action.clone(), (weight / total).into()))
        .collect();
    candidates.swap(0, chosen);
    candidates[1..].sort_by(|a, b| b.value.total_cmp(&a.value));
    let line = vec![candidates[0].action.clone()];
    Advice { candidates, depth: 1, nodes: 1, line, cube: None }
}

/// Advice without a search.
fn only_move<R: Rules>(action: &R::Action) -> Advice<R> {
    let candidates = vec![Candidate::new(action.clone(), 0.5)];
    Advice { candidates, depth: 0, nodes: 0, line: vec![action.clone()], cube: None }
}

/// The payoffs of a finished game: the winners share one win.
pub(crate) fn final_payoffs<R: Rules>(position: &R) -> Payoffs {
    let mut payoffs = [0.0; MAX_SEATS];
    let winners = position.outcome().map_or(0, |outcome| outcome.winners.len());
    for seat in Seat::all(position.players()) {
        let share = finished(position, seat).unwrap_or(0.5);
        payoffs[seat.index()] = share as f32 / winners.max(1) as f32;
    }
    payoffs
}

/// Draws an index with a probability in proportion to its weight.
pub(crate) fn sample_weighted(weights: &[f32], source: &mut Stream) -> usize {
    let total: f32 = weights.iter().sum();
    let mut left = total * uniform(source);
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    weights.len() - 1
}
