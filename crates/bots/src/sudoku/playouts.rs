//! Many quick games from every square, the same cards for all; the squares that do worse are given up one half at a
//! time. It takes no more memory than a number or two a square and the cards that are out.
//!
//! In these games everybody takes the most points. There is little to gain beyond that: of the squares whose cards
//! count for each other, those that hold a card are a square's points, and those that are free become worth one more
//! to the next player. The most points for oneself are thus the least for the others. What remains is the choice
//! between squares that count alike, and a little at the end.

use igroteka_game::{Source, Stream};

use super::question::Question;
use crate::SearchLimits;
use crate::search_threads::SearchThreads;

/// The opinion that a square starts with weighs as much as so many games at the end of the game, and more the longer
/// it still lasts: what a square does to the end then drowns in luck.
const OPINION: f64 = 200.0;
/// In so many turns that weight grows two and a half times.
const FAR: f64 = 15.0;

/// Among squares that win alike, a point more is as good as so much of a win.
const POINT: f64 = 0.002;

/// A square to lay the card on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    pub place: usize,
    /// What it seems worth at a glance, in points.
    glance: f64,
    /// What its games gave: shares of a win, and a little for points.
    total: f64,
    shares: f64,
    games: f64,
}

impl Prospect {
    /// A square of which nothing is known but its worth at a glance.
    pub fn new(place: usize, glance: f64) -> Prospect {
        Prospect { place, glance, total: 0.0, shares: 0.0, games: 0.0 }
    }

    /// Adds what further games gave.
    fn add(&mut self, more: &Prospect) {
        self.total += more.total;
        self.shares += more.shares;
        self.games += more.games;
    }

    /// The share of a win that its games gave.
    pub fn share(&self) -> f64 {
        self.shares / self.games.max(1.0)
    }
}

/// Plays about `games` games and puts the best square first.
pub(super) fn play_out(
    question: &Question,
    prospects: &mut [Prospect],
    games: u64,
    (threads, limits): (&SearchThreads, &SearchLimits),
    source: &mut Stream,
) {
    let mut ends = Ends::default();
    let opinion = OPINION * (question.turns as f64 / FAR).exp();
    let halvings = u64::from(prospects.len().max(2).next_power_of_two().ilog2());
    let mut live = prospects.len();
    sort(prospects, opinion, ends.win_for_a_point());
    while live > 1 && !limits.should_stop() {
        let deals = (games / halvings / live as u64).max(1);
        let seed = source.bits();
        let parts = threads.run(limits, |worker| {
            let mut source = Stream::new(seed.wrapping_add(worker.index as u64));
            let deals = deals.div_ceil(worker.count as u64);
            play_deals(question, &prospects[..live], deals, worker.limits, &mut source)
        });
        for (played, more) in parts {
            for (prospect, played) in prospects.iter_mut().zip(played) {
                prospect.add(&played);
            }
            ends.add(&more);
        }
        sort(&mut prospects[..live], opinion, ends.win_for_a_point());
        live = live.div_ceil(2);
    }
}

/// What so many deals, the same for all of these squares, give.
fn play_deals(
    question: &Question,
    prospects: &[Prospect],
    deals: u64,
    limits: &SearchLimits,
    source: &mut Stream,
) -> (Vec<Prospect>, Ends) {
    let mut played: Vec<Prospect> =
        prospects.iter().map(|prospect| Prospect::new(prospect.place, prospect.glance)).collect();
    let mut ends = Ends::default();
    let mut cards = question.unseen.clone();
    for _ in 0..deals {
        source.shuffle(&mut cards);
        let ties = source.bits();
        for prospect in &mut played {
            if limits.count_node() {
                return (played, ends);
            }
            ends.note(play_one(question, prospect, &cards[..question.turns], Stream::new(ties)));
        }
    }
    (played, ends)
}

/// One game with these cards in this order; the player's lead at its end.
fn play_one(question: &Question, prospect: &mut Prospect, cards: &[u8], mut ties: Stream) -> f64 {
    let mut end = question.round;
    end.lay(prospect.place, question.kind);
    end.play_greedily(cards, &mut ties);
    let (share, lead) = (end.share(), f64::from(end.lead()));
    prospect.shares += share;
    prospect.total += share + POINT * lead;
    prospect.games += 1.0;
    lead
}

/// The most promising first. A square begins with the opinion that its worth at a glance gives, which its games then
/// outweigh: the differences between squares are much smaller than the luck of a few hundred games.
fn sort(prospects: &mut [Prospect], weight: f64, win_for_a_point: f64) {
    let games: f64 = prospects.iter().map(|prospect| prospect.games).sum();
    let mean = prospects.iter().map(|prospect| prospect.total).sum::<f64>() / games.max(1.0);
    let glance = prospects.iter().map(|prospect| prospect.glance).sum::<f64>() / prospects.len() as f64;
    let promise = |prospect: &Prospect| {
        let opinion = mean + win_for_a_point * (prospect.glance - glance);
        (prospect.total + weight * opinion) / (prospect.games + weight)
    };
    prospects.sort_by(|a, b| promise(b).total_cmp(&promise(a)));
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

    /// How much more likely a point more makes a win, if leads are spread like a bell.
    fn win_for_a_point(&self) -> f64 {
        let count = self.count.max(1.0);
        let mean = self.sum / count;
        let spread = (self.squares / count - mean * mean).max(1.0).sqrt();
        (-0.5 * (mean / spread).powi(2)).exp() / (spread * std::f64::consts::TAU.sqrt())
    }
}
