//! Sequential halving over the squares: all get rollouts with the same deals, then the worse half is dropped, and so
//! on. It needs no more memory than a few numbers per square and the unseen cards.
//!
//! In the rollouts everybody takes the most points. There is little to gain beyond that: of the squares whose cards
//! count for each other, those that hold a card are a square's points, and those that are free become worth one more
//! to the next player. The most points for oneself are thus the least for the others. What remains is the choice
//! between squares that count alike, and a little at the end.

use igroteka_game::{Source, Stream};

use super::question::Question;
use crate::SearchLimits;
use crate::compare::keep_also;
use crate::search_threads::SearchThreads;

/// The prior of a square weighs as much as this many rollouts at the end of the game. Earlier it weighs more, because
/// the effect of a square on the result is then small against the luck of the rollouts.
const PRIOR_WEIGHT: f64 = 200.0;
/// With this many more turns to play, that weight grows by a factor of e.
const PRIOR_GROWTH_TURNS: f64 = 15.0;

/// Among squares that win equally often, a point counts as this share of a win.
const WIN_PER_POINT: f64 = 0.002;

/// A square to lay the card on, as an arm of the bandit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm {
    pub place: usize,
    /// Its static evaluation, in points.
    prior: f64,
    /// What its rollouts gave: shares of a win, and a little for points.
    total: f64,
    shares: f64,
    games: f64,
}

impl Arm {
    /// A square without rollouts yet.
    pub fn new(place: usize, prior: f64) -> Arm {
        Arm { place, prior, total: 0.0, shares: 0.0, games: 0.0 }
    }

    /// Adds what further rollouts gave.
    fn add(&mut self, more: &Arm) {
        self.total += more.total;
        self.shares += more.shares;
        self.games += more.games;
    }

    /// The share of a win that its rollouts gave.
    pub fn share(&self) -> f64 {
        self.shares / self.games.max(1.0)
    }

    /// The standard error of the share.
    pub fn error(&self) -> f64 {
        (self.share() * (1.0 - self.share()) / self.games.max(1.0)).sqrt()
    }
}

/// Plays about `rollouts` rollouts and puts the best square first; the squares to `compare` get as many as the best.
/// Returns how many squares in front do.
pub(super) fn play_out(
    question: &Question,
    arms: &mut [Arm],
    compare: &[usize],
    rollouts: u64,
    (threads, limits): (&SearchThreads, &SearchLimits),
    source: &mut Stream,
) -> usize {
    let mut ends = Ends::default();
    let prior_weight = PRIOR_WEIGHT * (question.turns as f64 / PRIOR_GROWTH_TURNS).exp();
    let halvings = u64::from(arms.len().max(2).next_power_of_two().ilog2());
    let (mut live, mut played) = (arms.len(), arms.len());
    sort(arms, prior_weight, ends.win_for_a_point());
    // A single square needs no rollouts, unless its value is asked for.
    let least = if compare.is_empty() { 2 } else { 1 };
    for _ in 0..halvings {
        if live < least || limits.should_stop() {
            break;
        }
        let deals = (rollouts / halvings / live as u64).max(1);
        let seed = source.bits();
        let parts = threads.run(limits, |worker| {
            let mut source = Stream::new(seed.wrapping_add(worker.index as u64));
            let deals = deals.div_ceil(worker.count as u64);
            play_deals(question, &arms[..live], deals, worker.limits, &mut source)
        });
        for (part, more) in parts {
            for (arm, part) in arms.iter_mut().zip(part) {
                arm.add(&part);
            }
            ends.add(&more);
        }
        sort(&mut arms[..live], prior_weight, ends.win_for_a_point());
        played = live;
        live = keep_also(&mut arms[..played], live.div_ceil(2), |arm| compare.contains(&arm.place));
    }
    played
}

/// The results of `deals` deals, the same for all of these squares.
fn play_deals(
    question: &Question,
    arms: &[Arm],
    deals: u64,
    limits: &SearchLimits,
    source: &mut Stream,
) -> (Vec<Arm>, Ends) {
    let mut played: Vec<Arm> = arms.iter().map(|arm| Arm::new(arm.place, arm.prior)).collect();
    let mut ends = Ends::default();
    let mut cards = question.unseen.clone();
    for _ in 0..deals {
        source.shuffle(&mut cards);
        let ties = source.bits();
        for arm in &mut played {
            if limits.count_node() {
                return (played, ends);
            }
            ends.note(play_one(question, arm, &cards[..question.turns], Stream::new(ties)));
        }
    }
    (played, ends)
}

/// One game with these cards in this order; the player's lead at its end.
fn play_one(question: &Question, arm: &mut Arm, cards: &[u8], mut ties: Stream) -> f64 {
    let mut end = question.round;
    end.lay(arm.place, question.kind);
    end.play_greedily(cards, &mut ties);
    let (share, lead) = (end.share(), f64::from(end.lead()));
    arm.shares += share;
    arm.total += share + WIN_PER_POINT * lead;
    arm.games += 1.0;
    lead
}

/// The most promising first. The prior counts as `prior_weight` rollouts: the differences between squares are much
/// smaller than the luck of a few hundred rollouts.
fn sort(arms: &mut [Arm], prior_weight: f64, win_for_a_point: f64) {
    let games: f64 = arms.iter().map(|arm| arm.games).sum();
    let mean = arms.iter().map(|arm| arm.total).sum::<f64>() / games.max(1.0);
    let mean_prior = arms.iter().map(|arm| arm.prior).sum::<f64>() / arms.len() as f64;
    let promise = |arm: &Arm| {
        let expected = mean + win_for_a_point * (arm.prior - mean_prior);
        (arm.total + prior_weight * expected) / (arm.games + prior_weight)
    };
    arms.sort_by(|a, b| promise(b).total_cmp(&promise(a)));
}

/// How far ahead the player was at the ends of games.
#[derive(Default)]
struct Ends {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Ends {
    fn add(&mut self, more: &Ends) {
        self.count += more.count;
        self.sum += more.sum;
        self.squares += more.squares;
    }

    fn note(&mut self, lead: f64) {
        self.count += 1.0;
        self.sum += lead;
        self.squares += lead * lead;
    }

    /// How much more likely one more point makes a win, if leads are normally distributed.
    fn win_for_a_point(&self) -> f64 {
        let count = self.count.max(1.0);
        let mean = self.sum / count;
        let spread = (self.squares / count - mean * mean).max(1.0).sqrt();
        (-0.5 * (mean / spread).powi(2)).exp() / (spread * std::f64::consts::TAU.sqrt())
    }
}
