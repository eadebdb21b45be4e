//! Looking ahead over the throws, further at fewer plays.

use igroteka_game::{Source, Stream};

use super::thrown::Thrown;
use crate::SearchLimits;
use crate::search_threads::SearchThreads;

/// How to look ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// At every throw, so many throws ahead.
    Look(u32),
    /// At so many games of a few throws each, played at a glance.
    RollOut {
        /// How many games.
        games: u32,
        /// How many throws in each.
        plies: u32,
    },
}

impl How {
    /// How many throws ahead it looks.
    pub fn plies(self) -> u32 {
        match self {
            How::Look(plies) | How::RollOut { plies, .. } => plies,
        }
    }
}

/// How to look ahead, and for which plays: all others are pruned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stage {
    pub how: How,
    /// How many of the best plays so far are looked at.
    pub keep: usize,
    /// And only those that are worth at most this much less than the best.
    pub margin: f32,
}

/// A play with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Judged<O> {
    /// Its place in the list that was given.
    pub index: usize,
    /// The odds of the player who makes it.
    pub odds: O,
    /// What they are worth to that player.
    pub worth: f32,
    /// How many throws were looked ahead.
    pub plies: u32,
}

/// Looks ahead until its budget is spent.
pub(crate) struct Search<'a, G: Thrown> {
    pub game: &'a G,
    pub limits: &'a SearchLimits,
    /// Plays are compared in parallel; everything else runs on one thread.
    pub threads: &'a SearchThreads,
}

impl<G: Thrown> Search<'_, G> {
    /// Judges the plays on a board by the boards they lead to, the opponent to throw; the best first. Each stage looks
    /// further at fewer plays. The first glance at every play is always taken.
    pub fn rank(
        &self,
        before: &G::Board,
        plays: &[G::Board],
        aim: &G::Aim,
        stages: &[Stage],
    ) -> Vec<Judged<G::Odds>> {
        let mut near = self.game.before_plays(before);
        let mut judged: Vec<Judged<G::Odds>> = (plays.iter().enumerate())
            .map(|(index, board)| {
                self.limits.count_node();
                let odds = G::flipped(self.game.glance(&mut near, board));
                Judged { index, odds, worth: G::worth(aim, &odds), plies: 0 }
            })
            .collect();
        sort(&mut judged);
        for stage in stages {
            let least = judged[0].worth - stage.margin;
            let kept = judged.iter().take(stage.keep).take_while(|play| play.worth >= least).count();
            if kept < 2 || !self.deepen(&mut judged[..kept], plays, aim, stage.how) {
                break;
            }
        }
        judged
    }

    /// Judges these plays anew, looking further. Plays that the budget did not reach fall behind those it did; a
    /// single one says nothing. Answers whether to go on.
    fn deepen(&self, judged: &mut [Judged<G::Odds>], plays: &[G::Board], aim: &G::Aim, how: How) -> bool {
        let (game, threads, theirs) = (self.game, self.threads, G::opposed(aim));
        let before: &[Judged<G::Odds>] = judged;
        let parts = threads.run(self.limits, |worker| -> Vec<(usize, G::Odds)> {
            let search = Search { game, limits: worker.limits, threads };
            let ahead = |place: usize| search.ahead(&plays[before[place].index], how, &theirs);
            worker.strided(before.len()).map_while(|place| Some((place, G::flipped(ahead(place)?)))).collect()
        });
        let reached: Vec<(usize, G::Odds)> = parts.into_iter().flatten().collect();
        if reached.len() < 2 {
            return false;
        }
        for &(place, odds) in &reached {
            let index = judged[place].index;
            judged[place] = Judged { index, odds, worth: G::worth(aim, &odds), plies: how.plies() };
        }
        // Every stage looks further than those before it.
        judged.sort_by_key(|play| play.plies < how.plies());
        sort(&mut judged[..reached.len()]);
        reached.len() == judged.len()
    }

    /// The odds of the player who is to throw, looking ahead like this; `None` when the budget is spent.
    pub fn ahead(&self, board: &G::Board, how: How, aim: &G::Aim) -> Option<G::Odds> {
        match how {
            How::Look(plies) => self.look(board, plies, aim),
            How::RollOut { games, plies } => self.roll_out(board, games, plies, aim),
        }
    }

    /// At every throw. Of the plays on the way only the one that looks best is followed.
    fn look(&self, board: &G::Board, plies: u32, aim: &G::Aim) -> Option<G::Odds> {
        if plies == 0 || self.game.is_known(board) {
            return Some(self.game.glance(&mut G::Near::default(), board));
        }
        let mut near = self.game.before_plays(board);
        let theirs = G::opposed(aim);
        let mut after = Vec::with_capacity(64);
        let mut sum = G::Odds::default();
        for (throw, probability) in G::throws() {
            self.game.after(board, throw, &mut after);
            if self.count(after.len()) {
                return None;
            }
            let (best, glance) = self.game.best(&mut near, &after, &theirs);
            let odds = if plies == 1 { glance } else { self.look(&after[best], plies - 1, &theirs)? };
            G::add(&mut sum, probability, G::flipped(odds));
        }
        Some(sum)
    }

    /// Counts so many boards; true once the budget is spent.
    fn count(&self, boards: usize) -> bool {
        (0..boards).fold(false, |over, _| self.limits.count_node() || over)
    }
}

impl<G: Thrown> Search<'_, G> {
    /// At games that both sides play at a glance. Every position meets the same dice, so that what is compared
    /// differs by the plays and not by luck; the first throws are dealt evenly.
    fn roll_out(&self, board: &G::Board, games: u32, plies: u32, aim: &G::Aim) -> Option<G::Odds> {
        let (ways, aims) = (G::ways(), [aim, &G::opposed(aim)]);
        let mut sum = G::Odds::default();
        for game in 0..games {
            let mut dice = Stream::new(u64::from(game));
            let first = ways[game as usize % ways.len()];
            G::add(&mut sum, 1.0 / games as f32, self.play_on(*board, plies, aims, first, &mut dice)?);
        }
        Some(sum)
    }

    /// The odds of the player who is to throw after so many throws of one game. `aims` are that player's and the
    /// opponent's.
    fn play_on(
        &self,
        mut board: G::Board,
        plies: u32,
        mut aims: [&G::Aim; 2],
        first: G::Throw,
        dice: &mut Stream,
    ) -> Option<G::Odds> {
        let mut odds = self.game.glance(&mut G::Near::default(), &board);
        let (mut throw, mut after) = (first, Vec::with_capacity(64));
        let mut turned = false;
        for _ in 0..plies {
            if self.game.is_known(&board) {
                break;
            }
            self.game.after(&board, throw, &mut after);
            if self.count(after.len()) {
                return None;
            }
            let mut near = self.game.before_plays(&board);
            aims.swap(0, 1);
            let best;
            (best, odds) = self.game.best(&mut near, &after, aims[0]);
            board = after[best];
            throw = *dice.pick(G::ways());
            turned = !turned;
        }
        Some(if turned { G::flipped(odds) } else { odds })
    }
}

/// The best first; of equals the one listed first.
fn sort<O>(judged: &mut [Judged<O>]) {
    judged.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::Budget;

    /// Two runners with so many steps to go, the one who throws first. A coin gives one or two steps: to run oneself,
    /// or to send the other one step back.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Sprint {
        own: i32,
        other: i32,
    }

    /// Sees whether the other has arrived, and nothing else.
    struct Dull;

    impl Thrown for Dull {
        type Board = Sprint;
        type Throw = i32;
        type Odds = f32;
        type Aim = f32;
        type Near = ();

        fn throws() -> impl Iterator<Item = (i32, f32)> {
            [(1, 0.5), (2, 0.5)].into_iter()
        }

        fn ways() -> &'static [i32] {
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

        fn before_plays(&self, _board: &Sprint) {}

        fn glance(&self, (): &mut (), board: &Sprint) -> f32 {
            if board.other <= 0 { 0.0 } else { 0.5 }
        }

        fn worth(aim: &f32, odds: &f32) -> f32 {
            aim * odds
        }

        fn flipped(odds: f32) -> f32 {
            1.0 - odds
        }

        fn opposed(aim: &f32) -> f32 {
            *aim
        }

        fn add(sum: &mut f32, share: f32, odds: f32) {
            *sum += share * odds;
        }
    }

    const NEXT_THROW: Stage = Stage { how: How::Look(1), keep: 2, margin: 1.0 };
    /// One step would leave both with one to go, the other to throw.
    const BEFORE: Sprint = Sprint { own: 2, other: 1 };

    fn search<T>(nodes: u64, ask: impl FnOnce(&Search<'_, Dull>) -> T) -> T {
        let budget = Budget { nodes: Some(nodes), ..Budget::default() };
        let limits = SearchLimits::start(&budget, Duration::ZERO);
        ask(&Search { game: &Dull, limits: &limits, threads: &SearchThreads::new(&budget) })
    }

    /// What the search would do with a one: 0 to run, 1 to hold the other back, and what it thinks of both.
    fn with_a_one(nodes: u64, stages: &[Stage]) -> Vec<(usize, f32)> {
        let mut plays = Vec::new();
        Dull.after(&BEFORE, 1, &mut plays);
        let ranked = search(nodes, |search| search.rank(&BEFORE, &plays, &1.0, stages));
        ranked.iter().map(|play| (play.index, play.odds)).collect()
    }

    #[test]
    fn a_throw_ahead_shows_what_no_glance_sees() {
        assert_eq!(with_a_one(1_000, &[]), [(0, 0.5), (1, 0.5)]);
        // Who runs loses to either throw. Held back, the other wins at once with a two, and is even with a one.
        assert_eq!(with_a_one(1_000, &[NEXT_THROW]), [(1, 0.25), (0, 0.0)]);
    }

    #[test]
    fn plays_that_are_pruned_are_not_looked_at() {
        assert_eq!(with_a_one(1_000, &[Stage { keep: 1, ..NEXT_THROW }]), [(0, 0.5), (1, 0.5)]);
    }

    #[test]
    fn a_spent_budget_leaves_the_glance() {
        assert_eq!(with_a_one(3, &[NEXT_THROW]), [(0, 0.5), (1, 0.5)]);
    }

    #[test]
    fn looking_and_rolling_out_agree() {
        let even = Sprint { own: 2, other: 2 };
        let odds = |how| search(100_000, |search| search.ahead(&even, how, &1.0));
        // A two wins at once; a one leaves it open.
        assert_eq!(odds(How::Look(1)), Some(0.75));
        assert_eq!(odds(How::RollOut { games: 64, plies: 1 }), Some(0.75));
        // After a one both look alike, so the first play is followed: a run, after which either throw decides: the
        // other, two steps away, wins with a two and is even with a one.
        assert_eq!(odds(How::Look(2)), Some(0.5 + 0.5 * 0.25));
        let rolled = odds(How::RollOut { games: 4_000, plies: 2 }).expect("the budget is large");
        assert!((rolled - 0.625).abs() < 0.02, "{rolled}");
    }
}
