//! Expectimax over the dice, with forward pruning: each stage looks further at fewer plays, by full-width lookahead or
//! by truncated rollouts.

use igroteka_game::{Source, Stream};

use super::dice_game::DiceGame;
use crate::SearchLimits;
use crate::compare::keep_also;
use crate::search_threads::SearchThreads;

/// A way to look ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lookahead {
    /// Full width: every throw, this many plies deep.
    Full(u32),
    /// Truncated rollouts: a number of games of a few throws each, played by static evaluation. They say what changes
    /// behind the last full-width look, so that what this one knew exactly stays exact.
    Rollout {
        /// How many games.
        games: u32,
        /// How many throws in each.
        plies: u32,
    },
}

impl Lookahead {
    /// How many throws ahead it looks.
    pub fn plies(self) -> u32 {
        match self {
            Lookahead::Full(plies) | Lookahead::Rollout { plies, .. } => plies,
        }
    }
}

/// How to look ahead, and for which plays: all others are pruned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stage {
    pub lookahead: Lookahead,
    /// How many of the best plays so far are looked at.
    pub keep: usize,
    /// And only those that are worth at most this much less than the best.
    pub margin: f32,
}

/// A play with its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RankedPlay<O> {
    /// Its place in the list that was given.
    pub index: usize,
    /// The probabilities of the player who makes it.
    pub probabilities: O,
    /// What they are worth to that player.
    pub worth: f32,
    /// How many throws were looked ahead.
    pub plies: u32,
    /// How many stages it went through; values of the same stage can be compared.
    pub stages: usize,
    /// The standard error of `worth`, where games were sampled.
    pub error: Option<f32>,
    /// The last look over every throw.
    full_width: FullWidth<O>,
}

/// What a look over every throw found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct FullWidth<O> {
    /// The probabilities of the player who is to throw.
    pub probabilities: O,
    /// How many throws deep it was; 0 is the static evaluation.
    pub plies: u32,
}

/// What looking ahead found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate<O> {
    pub probabilities: O,
    /// The standard error of their worth, where games were sampled.
    pub error: Option<f32>,
}

/// Looks ahead until its budget is spent.
pub(crate) struct Search<'a, G: DiceGame> {
    pub game: &'a G,
    pub limits: &'a SearchLimits,
    /// Plays are compared in parallel; everything else runs on one thread.
    pub threads: &'a SearchThreads,
}

impl<G: DiceGame> Search<'_, G> {
    /// Ranks the plays on a board by the boards they lead to, the opponent to throw; the best first. Each stage looks
    /// further at fewer plays, but always at those to `compare`. Every play is always evaluated statically.
    pub fn rank(
        &self,
        before: &G::Board,
        plays: &[G::Board],
        utility: &G::Utility,
        stages: &[Stage],
        compare: &[usize],
    ) -> Vec<RankedPlay<G::Probabilities>> {
        let mut accumulator = self.game.accumulator_before_plays(before);
        let mut ranked: Vec<RankedPlay<G::Probabilities>> = (plays.iter().enumerate())
            .map(|(index, board)| {
                self.limits.count_node();
                let full_width =
                    FullWidth { probabilities: self.game.evaluate(&mut accumulator, board), plies: 0 };
                let probabilities = G::flipped(full_width.probabilities);
                let worth = G::worth(utility, &probabilities);
                RankedPlay { index, probabilities, worth, plies: 0, stages: 0, error: None, full_width }
            })
            .collect();
        sort(&mut ranked);
        for stage in stages {
            let least = ranked[0].worth - stage.margin;
            let kept = ranked.iter().take(stage.keep).take_while(|play| play.worth >= least).count();
            let kept = keep_also(&mut ranked, kept, |play| compare.contains(&play.index));
            let least_reached = if compare.is_empty() { 2 } else { kept };
            if kept < 2 || !self.deepen(&mut ranked[..kept], plays, utility, stage.lookahead, least_reached) {
                break;
            }
        }
        ranked
    }

    /// Evaluates these plays again, looking further. Plays that the budget did not reach are ranked behind those it
    /// did; fewer results than `least_reached` are ignored. Answers whether to go on.
    fn deepen(
        &self,
        ranked: &mut [RankedPlay<G::Probabilities>],
        plays: &[G::Board],
        utility: &G::Utility,
        lookahead: Lookahead,
        least_reached: usize,
    ) -> bool {
        let (game, threads, theirs) = (self.game, self.threads, G::opposed(utility));
        let before: &[RankedPlay<G::Probabilities>] = ranked;
        let parts = threads.run(self.limits, |worker| -> Vec<(usize, Estimate<G::Probabilities>)> {
            let search = Search { game, limits: worker.limits, threads };
            let ahead = |place: usize| {
                let play = &before[place];
                search.look_ahead(&plays[play.index], lookahead, &play.full_width, &theirs)
            };
            worker.strided(before.len()).map_while(|place| Some((place, ahead(place)?))).collect()
        });
        let reached: Vec<(usize, Estimate<G::Probabilities>)> = parts.into_iter().flatten().collect();
        if reached.len() < least_reached {
            return false;
        }
        for &(place, estimate) in &reached {
            let probabilities = G::flipped(estimate.probabilities);
            let play = &mut ranked[place];
            let full_width = match lookahead {
                Lookahead::Full(plies) => FullWidth { probabilities: estimate.probabilities, plies },
                Lookahead::Rollout { .. } => play.full_width,
            };
            *play = RankedPlay {
                index: play.index,
                probabilities,
                worth: G::worth(utility, &probabilities),
                plies: lookahead.plies(),
                stages: play.stages + 1,
                error: estimate.error,
                full_width,
            };
        }
        ranked.sort_by_key(|play| std::cmp::Reverse(play.stages));
        sort(&mut ranked[..reached.len()]);
        reached.len() == ranked.len()
    }

    /// The probabilities of the player who is to throw, looking ahead like this after such a full-width look; `None`
    /// when the budget is spent.
    pub fn look_ahead(
        &self,
        board: &G::Board,
        lookahead: Lookahead,
        before: &FullWidth<G::Probabilities>,
        utility: &G::Utility,
    ) -> Option<Estimate<G::Probabilities>> {
        match lookahead {
            Lookahead::Full(plies) => {
                let probabilities = self.full_width(board, plies, utility)?;
                Some(Estimate { probabilities, error: None })
            }
            Lookahead::Rollout { games, plies } => self.rollout(board, games, plies, before, utility),
        }
    }

    /// Averages over every throw. Inside the tree only the play with the best static evaluation is followed.
    fn full_width(&self, board: &G::Board, plies: u32, utility: &G::Utility) -> Option<G::Probabilities> {
        if plies == 0 || self.game.is_known(board) {
            return Some(self.game.evaluate(&mut G::Accumulator::default(), board));
        }
        let mut accumulator = self.game.accumulator_before_plays(board);
        let theirs = G::opposed(utility);
        let mut after = Vec::with_capacity(64);
        let mut sum = G::Probabilities::default();
        for (throw, probability) in G::throws() {
            self.game.after(board, throw, &mut after);
            if self.count(after.len()) {
                return None;
            }
            let (best, static_probabilities) = self.game.best(&mut accumulator, &after, &theirs);
            let probabilities = if plies == 1 {
                static_probabilities
            } else {
                self.full_width(&after[best], plies - 1, &theirs)?
            };
            G::add(&mut sum, probability, G::flipped(probabilities));
        }
        Some(sum)
    }

    /// Counts this many nodes; true once the budget is spent.
    fn count(&self, boards: usize) -> bool {
        (0..boards).fold(false, |over, _| self.limits.count_node() || over)
    }
}

impl<G: DiceGame> Search<'_, G> {
    /// Averages over games that both sides play by static evaluation. Every position gets the same dice (common random
    /// numbers), so that results differ by the plays and not by luck; the first throws are stratified.
    ///
    /// The full-width look is a control variate: a game passes one of the boards at its end, and what counts is how the
    /// evaluation changes from there on.
    fn rollout(
        &self,
        board: &G::Board,
        games: u32,
        plies: u32,
        before: &FullWidth<G::Probabilities>,
        utility: &G::Utility,
    ) -> Option<Estimate<G::Probabilities>> {
        if self.game.is_known(board) {
            return Some(Estimate { probabilities: before.probabilities, error: Some(0.0) });
        }
        let (rolls, utilities) = (G::rolls(), [utility, &G::opposed(utility)]);
        let mut change = G::Probabilities::default();
        let mut strata = vec![Stratum::default(); rolls.len()];
        let share = 1.0 / games as f32;
        for game in 0..games {
            let mut dice = Stream::new(u64::from(game));
            let first = game as usize % rolls.len();
            let game = self.rollout_game(*board, before.plies, plies, utilities, rolls[first], &mut dice)?;
            strata[first].add(G::worth(utility, &game.end) - G::worth(utility, &game.early));
            G::add(&mut change, share, game.end);
            G::add(&mut change, -share, game.early);
        }
        let mut probabilities = before.probabilities;
        G::add(&mut probabilities, 1.0, change);
        let probabilities = G::possible(probabilities);
        Some(Estimate { probabilities, error: Stratum::standard_error(&strata) })
    }

    /// One game of so many `plies`. `utilities` are those of the player who is to throw and of the opponent.
    fn rollout_game(
        &self,
        mut board: G::Board,
        early_plies: u32,
        plies: u32,
        mut utilities: [&G::Utility; 2],
        first: G::Throw,
        dice: &mut Stream,
    ) -> Option<RolledOut<G::Probabilities>> {
        let mut end = self.game.evaluate(&mut G::Accumulator::default(), &board);
        let mut early = (early_plies == 0).then_some(end);
        let (mut throw, mut after) = (first, Vec::with_capacity(64));
        for ply in 1..=plies {
            if self.game.is_known(&board) {
                break;
            }
            self.game.after(&board, throw, &mut after);
            if self.count(after.len()) {
                return None;
            }
            let mut accumulator = self.game.accumulator_before_plays(&board);
            utilities.swap(0, 1);
            let (best, theirs) = self.game.best(&mut accumulator, &after, utilities[0]);
            board = after[best];
            throw = *dice.pick(G::rolls());
            end = if ply % 2 == 1 { G::flipped(theirs) } else { theirs };
            if ply == early_plies {
                early = Some(end);
            }
        }
        // Over before that: nothing changes any more.
        Some(RolledOut { early: early.unwrap_or(end), end })
    }
}

/// The probabilities of the player who was to throw at the beginning of a game, where the full-width look ended and
/// where the game did.
struct RolledOut<O> {
    early: O,
    end: O,
}

/// The worth of the games that begin with the same throw.
#[derive(Clone, Copy, Default)]
struct Stratum {
    games: f32,
    sum: f32,
    squares: f32,
}

impl Stratum {
    fn add(&mut self, worth: f32) {
        self.games += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
    }

    /// The variance of the mean; `None` with fewer than two games.
    fn variance_of_mean(&self) -> Option<f32> {
        let mean = self.sum / self.games;
        let variance = (self.squares - self.games * mean * mean).max(0.0) / (self.games - 1.0);
        (self.games >= 2.0).then(|| variance / self.games)
    }

    /// The standard error of the mean over all strata, which are equally likely.
    fn standard_error(strata: &[Stratum]) -> Option<f32> {
        let variances: Option<f32> = strata.iter().map(Stratum::variance_of_mean).sum();
        variances.map(|sum| sum.sqrt() / strata.len() as f32)
    }
}

/// The best first; equals keep their order.
fn sort<O>(ranked: &mut [RankedPlay<O>]) {
    ranked.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::Budget;

    /// Two runners with some steps to go, the one who throws first. A coin gives one or two steps: to run oneself,
    /// or to send the other one step back.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Sprint {
        own: i32,
        other: i32,
    }

    /// An evaluation that sees whether the other has arrived, and nothing else.
    struct Dull;

    impl DiceGame for Dull {
        type Board = Sprint;
        type Throw = i32;
        type Probabilities = f32;
        type Utility = f32;
        type Accumulator = ();

        fn throws() -> impl Iterator<Item = (i32, f32)> {
            [(1, 0.5), (2, 0.5)].into_iter()
        }

        fn rolls() -> &'static [i32] {
            &[1, 2]
        }

        fn after(&self, board: &Sprint, throw: i32, out: &mut Vec<Sprint>) {
            out.clear();
            out.push(Sprint { own: board.other, other: board.own - throw });
            out.push(Sprint { own: board.other + 1, other: board.own });
        }

        fn is_known(&self, board: &Sprint) -> bool {
            board.other <= 0
        }

        fn accumulator_before_plays(&self, _board: &Sprint) {}

        fn evaluate(&self, (): &mut (), board: &Sprint) -> f32 {
            if board.other <= 0 { 0.0 } else { 0.5 }
        }

        fn worth(utility: &f32, probabilities: &f32) -> f32 {
            utility * probabilities
        }

        fn flipped(probabilities: f32) -> f32 {
            1.0 - probabilities
        }

        fn possible(probabilities: f32) -> f32 {
            probabilities.clamp(0.0, 1.0)
        }

        fn opposed(utility: &f32) -> f32 {
            *utility
        }

        fn add(sum: &mut f32, share: f32, probabilities: f32) {
            *sum += share * probabilities;
        }
    }

    const NEXT_THROW: Stage = Stage { lookahead: Lookahead::Full(1), keep: 2, margin: 1.0 };
    /// One step would leave both with one to go, the other to throw.
    const BEFORE: Sprint = Sprint { own: 2, other: 1 };

    fn search<T>(nodes: u64, ask: impl FnOnce(&Search<'_, Dull>) -> T) -> T {
        let budget = Budget { nodes: Some(nodes), ..Budget::default() };
        let limits = SearchLimits::start(&budget, Duration::ZERO);
        ask(&Search { game: &Dull, limits: &limits, threads: &SearchThreads::new(&budget) })
    }

    /// What the search would do with a one: 0 to run, 1 to hold the other back, and what it thinks of both.
    fn with_a_one(nodes: u64, stages: &[Stage]) -> Vec<(usize, f32)> {
        comparing(&[], nodes, stages)
    }

    fn comparing(compare: &[usize], nodes: u64, stages: &[Stage]) -> Vec<(usize, f32)> {
        let mut plays = Vec::new();
        Dull.after(&BEFORE, 1, &mut plays);
        let ranked = search(nodes, |search| search.rank(&BEFORE, &plays, &1.0, stages, compare));
        ranked.iter().map(|play| (play.index, play.probabilities)).collect()
    }

    #[test]
    fn a_ply_of_lookahead_shows_what_the_static_evaluation_misses() {
        assert_eq!(with_a_one(1_000, &[]), [(0, 0.5), (1, 0.5)]);
        // Who runs loses to either throw. Held back, the other wins at once with a two, and is even with a one.
        assert_eq!(with_a_one(1_000, &[NEXT_THROW]), [(1, 0.25), (0, 0.0)]);
    }

    #[test]
    fn pruned_plays_are_not_searched() {
        assert_eq!(with_a_one(1_000, &[Stage { keep: 1, ..NEXT_THROW }]), [(0, 0.5), (1, 0.5)]);
    }

    #[test]
    fn plays_to_compare_are_searched_as_far_as_the_best() {
        let only_the_best = [Stage { keep: 1, ..NEXT_THROW }];
        assert_eq!(comparing(&[1], 1_000, &only_the_best), [(1, 0.25), (0, 0.0)]);
        // Both or none: the budget reaches the first alone.
        assert_eq!(comparing(&[1], 7, &only_the_best), [(0, 0.5), (1, 0.5)]);
    }

    #[test]
    fn rollouts_know_their_error() {
        let strata = |worths: &[&[f32]]| -> Vec<Stratum> {
            worths
                .iter()
                .map(|worths| {
                    let mut stratum = Stratum::default();
                    worths.iter().for_each(|&worth| stratum.add(worth));
                    stratum
                })
                .collect()
        };
        // Between first throws there is no error: all of them were tried.
        assert_eq!(Stratum::standard_error(&strata(&[&[1.0, 1.0], &[0.0, 0.0]])), Some(0.0));
        // 0 and 1 have the variance 1/2, their mean 1/4; two such means: √(1/4 + 1/4) / 2.
        let error = Stratum::standard_error(&strata(&[&[0.0, 1.0], &[1.0, 0.0]])).expect("two games each");
        assert!((error - 0.5f32.sqrt() / 2.0).abs() < 1e-6, "{error}");
        assert_eq!(Stratum::standard_error(&strata(&[&[1.0], &[0.0, 1.0]])), None);
    }

    #[test]
    fn a_spent_budget_leaves_the_static_evaluation() {
        assert_eq!(with_a_one(3, &[NEXT_THROW]), [(0, 0.5), (1, 0.5)]);
    }

    /// What the evaluation says of a race that is open.
    const STATIC: FullWidth<f32> = FullWidth { probabilities: 0.5, plies: 0 };

    #[test]
    fn rollouts_go_on_from_the_full_width_look() {
        let even = Sprint { own: 2, other: 2 };
        let look = |lookahead, before: &FullWidth<f32>| {
            search(100_000, |search| search.look_ahead(&even, lookahead, before, &1.0))
                .expect("a large budget")
        };
        let full = |plies| look(Lookahead::Full(plies), &STATIC).probabilities;
        let rollout = Lookahead::Rollout { games: 500, plies: 3 };
        // No further than the look before it: all that was known, and nothing sampled about it.
        let known = look(rollout, &FullWidth { probabilities: full(3), plies: 3 });
        assert_eq!((known.probabilities, known.error), (full(3), Some(0.0)));
        // One throw further: the same as from nothing, and with less of an error.
        let further = look(rollout, &FullWidth { probabilities: full(2), plies: 2 });
        let plain = look(rollout, &STATIC);
        assert!((further.probabilities - full(3)).abs() < 0.05, "{further:?}");
        assert!(further.error > Some(0.0) && further.error < plain.error, "{further:?} {plain:?}");
        // Who has won needs no games.
        let won = Sprint { own: 1, other: 0 };
        let known = FullWidth { probabilities: 0.0, plies: 0 };
        let estimate = search(0, |search| search.look_ahead(&won, rollout, &known, &1.0));
        assert_eq!(estimate, Some(Estimate { probabilities: 0.0, error: Some(0.0) }));
    }

    #[test]
    fn full_width_and_rollouts_agree() {
        let even = Sprint { own: 2, other: 2 };
        let probabilities = |lookahead| {
            let estimate = search(100_000, |search| search.look_ahead(&even, lookahead, &STATIC, &1.0));
            estimate.map(|estimate| estimate.probabilities)
        };
        // A two wins at once; a one leaves it open.
        assert_eq!(probabilities(Lookahead::Full(1)), Some(0.75));
        assert_eq!(probabilities(Lookahead::Rollout { games: 64, plies: 1 }), Some(0.75));
        // After a one both look alike, so the first play is followed: a run, after which either throw decides: the
        // other, two steps away, wins with a two and is even with a one.
        assert_eq!(probabilities(Lookahead::Full(2)), Some(0.5 + 0.5 * 0.25));
        let rolled =
            probabilities(Lookahead::Rollout { games: 4_000, plies: 2 }).expect("the budget is large");
        assert!((rolled - 0.625).abs() < 0.02, "{rolled}");
    }
}
