//! Search where something is hidden, for one to six players: information-set Monte Carlo tree search.
//!
//! Each try takes a hidden world that fits what the seat has seen, walks down one tree that all worlds share – a branch
//! is what the seat would see, not what is true in one world –, plays the game to its end or judges it on the way, and
//! tells every branch it came along how the one who chose it fared. Where nothing is hidden and no chance is left,
//! there is one world, and branches whose end is certain are settled for good.

mod root;
mod tree;
mod tries;
mod worlds;

use std::time::Duration;

use igroteka_game::{Game, MAX_SEATS, Rules, Seat, Stream};

use crate::judge::finished;
use crate::search_threads::{SearchThreads, Worker};
use crate::{Advice, Ask, Candidate, SearchLimits};
use root::Root;
use tries::Tries;
use worlds::Worlds;

/// What each seat gets, from 0, lost, to 1, won.
pub(crate) type Shares = [f32; MAX_SEATS];

/// A game that can be imagined from here to its end.
pub(crate) trait Imagine: Rules {
    /// Whether nothing is hidden from `seat` and no chance will fall: what follows can be known for certain.
    fn is_certain(&self, _seat: Seat) -> bool {
        false
    }

    /// How promising each action looks at a glance, in proportion: the search tries the promising ones first.
    fn weigh(&self, seat: Seat, actions: &[Self::Action], weights: &mut Vec<f32>);

    /// Plays an action as somebody would who does not think long.
    fn stroll(&mut self, seat: Seat, source: &mut Stream, scratch: &mut Scratch<Self>);

    /// A world like that of `game`, but one in which the others had reason to do what they did, and how each of them
    /// seems to play. Where nothing is made of that, every world is as likely as any other.
    fn reflect(_game: &Game<Self>, _seat: Seat, _source: &mut Stream) -> Option<(Self, Manners)> {
        None
    }

    /// What another seat is likely to do, in proportion, if its `manner` is known. Where nothing is made of manners,
    /// the others are thought to search as well.
    fn drift(&self, _seat: Seat, _manner: Manner, _actions: &[Self::Action], _weights: &mut Vec<f32>) {}

    /// What each seat gets in a finished game; a game may say more than who won, as long as a win is worth most.
    fn ended(&self) -> Shares {
        final_shares(self)
    }

    /// Whether a game that goes on can well be judged here.
    fn is_quiet(&self) -> bool {
        true
    }

    /// What each seat can expect in a game that goes on.
    fn expected(&self) -> Shares;
}

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// With the same care as oneself.
    Careful,
    /// By simple habits.
    Hasty,
}

/// How each seat plays.
pub(crate) type Manners = [Manner; MAX_SEATS];

/// Room for lists that are filled again and again.
pub(crate) struct Scratch<R: Rules> {
    pub actions: Vec<R::Action>,
    pub weights: Vec<f32>,
}

impl<R: Rules> Default for Scratch<R> {
    fn default() -> Scratch<R> {
        Scratch { actions: Vec::new(), weights: Vec::new() }
    }
}

/// How hard to think.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// How many hidden worlds to imagine.
    pub worlds: usize,
    /// After so many actions beyond the tree, as soon as it is quiet, a game is judged instead of played on.
    pub horizon: u32,
    /// How much branches that were rarely tried attract.
    pub curiosity: f32,
    /// How many tries at most.
    pub tries: u64,
}

/// The best action by this much thinking; `time` is the level's own.
pub(crate) fn think<R: Imagine>(ask: &Ask<'_, R>, effort: &Effort, time: Duration) -> Advice<R> {
    if let [only] = ask.legal {
        return sole(only);
    }
    let limits = SearchLimits::start(ask.budget, time);
    // Each thread grows a tree of its own from worlds of its own; together they know more.
    let roots = SearchThreads::new(ask.budget).run(&limits, |worker| search(ask, effort, &worker));
    match roots.into_iter().reduce(Root::with) {
        Some(root) => root.advice(ask.legal),
        None => sole(&ask.legal[0]),
    }
}

fn search<R: Imagine>(ask: &Ask<'_, R>, effort: &Effort, worker: &Worker<'_>) -> Root<R> {
    let mut source = Stream::new(ask.budget.seed.wrapping_add(worker.index as u64));
    let mut worlds = Worlds::new(ask, effort.worlds, Stream::new(source.bits()));
    let mut tries = Tries::new(ask.seat, *effort, worker, source);
    for number in 0..effort.tries {
        let Some(world) = worlds.next(number) else { break };
        tries.one_more(world);
        if worker.limits.should_stop() || tries.is_settled() {
            break;
        }
    }
    tries.root()
}

/// What looks best without thinking, or nearly: each action is as likely as it is promising, raised to the power
/// `care`. Who looks carefully hardly ever takes anything but the best-looking.
pub(crate) fn glance<R: Imagine>(ask: &Ask<'_, R>, care: f32) -> Advice<R> {
    let mut source = Stream::new(ask.budget.seed);
    let Some(world) = ask.record.sample_game(&mut source) else { return sole(&ask.legal[0]) };
    let mut weights = Vec::new();
    world.position().weigh(ask.seat, ask.legal, &mut weights);
    let best = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    for weight in &mut weights {
        *weight = (*weight / best).powf(care);
    }
    let chosen = draw_weighted(&weights, &mut source);
    let total: f32 = weights.iter().sum();
    let mut candidates: Vec<Candidate<R>> = (ask.legal.iter().zip(&weights))
        .map(|(action, weight)| Candidate {
            action: action.clone(),
            value: (weight / total).into(),
            equity: None,
        })
        .collect();
    candidates.swap(0, chosen);
    candidates[1..].sort_by(|a, b| b.value.total_cmp(&a.value));
    let line = vec![candidates[0].action.clone()];
    Advice { candidates, depth: 1, nodes: 1, line }
}

/// There is nothing to think about.
fn sole<R: Rules>(action: &R::Action) -> Advice<R> {
    let candidates = vec![Candidate { action: action.clone(), value: 0.5, equity: None }];
    Advice { candidates, depth: 0, nodes: 0, line: vec![action.clone()] }
}

/// What each seat gets in a finished game: those who win share one win.
pub(crate) fn final_shares<R: Rules>(position: &R) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    let winners = position.outcome().map_or(0, |outcome| outcome.winners.len());
    for seat in Seat::all(position.players()) {
        let share = finished(position, seat).unwrap_or(0.5);
        shares[seat.index()] = share as f32 / winners.max(1) as f32;
    }
    shares
}

/// Draws a place with a chance in proportion to its weight.
pub(crate) fn draw_weighted(weights: &[f32], source: &mut Stream) -> usize {
    let total: f32 = weights.iter().sum();
    // 24 random bits are all that a single-precision number between 0 and 1 holds.
    let mut left = total * (source.bits() >> 40) as f32 / (1u32 << 24) as f32;
    for (place, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return place;
        }
    }
    weights.len() - 1
}
