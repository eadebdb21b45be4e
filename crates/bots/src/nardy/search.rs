//! Looking ahead over the throws.

use std::sync::LazyLock;

use igroteka_game::{Source, Stream};
use igroteka_nardy::Throw;

use super::aim::Aim;
use super::board::{Board, Class};
use super::brain::{Brain, Near};
use super::odds::Odds;
use crate::Watch;
use crate::crew::Crew;

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

/// How to look ahead, and for which plays.
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
pub(crate) struct Judged {
    /// Its place in the list that was given.
    pub index: usize,
    /// The odds of the player who makes it.
    pub odds: Odds,
    /// What they are worth to that player.
    pub worth: f32,
    /// How many throws were looked ahead.
    pub plies: u32,
}

/// Looks ahead until its budget is spent.
pub(crate) struct Search<'a> {
    pub brain: &'a Brain<'a>,
    pub watch: &'a Watch,
    /// Who compares plays; everything else is one thread's work.
    pub crew: &'a Crew,
}

impl Search<'_> {
    /// Judges plays by the boards they lead to, the opponent to throw; the best first. Each stage looks further at
    /// fewer plays. The first glance at every play is always taken.
    pub fn rank(&self, before: &Board, plays: &[Board], aim: &Aim, stages: &[Stage]) -> Vec<Judged> {
        let mut near = self.brain.near(&before.flipped());
        let mut judged: Vec<Judged> = (plays.iter().enumerate())
            .map(|(index, board)| {
                self.watch.count();
                let odds = self.brain.odds(&mut near, board).flipped();
                Judged { index, odds, worth: aim.worth(&odds), plies: 0 }
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
    fn deepen(&self, judged: &mut [Judged], plays: &[Board], aim: &Aim, how: How) -> bool {
        let (brain, crew, theirs) = (self.brain, self.crew, aim.flipped());
        let before: &[Judged] = judged;
        let parts = crew.share(self.watch, |part| -> Vec<(usize, Odds)> {
            let search = Search { brain, watch: part.watch, crew };
            let ahead = |place: usize| search.ahead(&plays[before[place].index], how, &theirs);
            part.places(before.len()).map_while(|place| Some((place, ahead(place)?.flipped()))).collect()
        });
        let reached: Vec<(usize, Odds)> = parts.into_iter().flatten().collect();
        if reached.len() < 2 {
            return false;
        }
        for &(place, odds) in &reached {
            let index = judged[place].index;
            judged[place] = Judged { index, odds, worth: aim.worth(&odds), plies: how.plies() };
        }
        // Every stage looks further than those before it.
        judged.sort_by_key(|play| play.plies < how.plies());
        sort(&mut judged[..reached.len()]);
        reached.len() == judged.len()
    }

    /// The odds of the player who is to throw, looking ahead like this; `None` when the budget is spent.
    pub fn ahead(&self, board: &Board, how: How, aim: &Aim) -> Option<Odds> {
        match how {
            How::Look(plies) => self.look(board, plies, aim),
            How::RollOut { games, plies } => self.roll_out(board, games, plies, aim),
        }
    }

    /// At every throw.
    fn look(&self, board: &Board, plies: u32, aim: &Aim) -> Option<Odds> {
        if plies == 0 || matches!(board.class(), Class::Over | Class::BearOff) {
            return Some(self.brain.odds(&mut Near::default(), board));
        }
        let mut near = self.brain.near(&board.flipped());
        let theirs = aim.flipped();
        let mut after = Vec::with_capacity(64);
        let mut sum = Odds::default();
        for throw in Throw::all() {
            board.after(self.brain.bear_off, throw, &mut after);
            if after.iter().fold(false, |over, _| self.watch.count() || over) {
                return None;
            }
            let (best, glance) = self.brain.best(&mut near, &after, &theirs);
            let odds = if plies == 1 { glance } else { self.look(&after[best], plies - 1, &theirs)? };
            sum.add(throw.weight() as f32 / 36.0, odds.flipped());
        }
        Some(sum)
    }
}

impl Search<'_> {
    /// At games that both sides play at a glance. Every position meets the same dice, so that what is compared
    /// differs by the plays and not by luck; the first throws are dealt evenly.
    fn roll_out(&self, board: &Board, games: u32, plies: u32, aim: &Aim) -> Option<Odds> {
        let mut sum = Odds::default();
        for game in 0..games {
            let mut dice = Stream::new(u64::from(game));
            let first = WAYS[game as usize % WAYS.len()];
            sum.add(1.0 / games as f32, self.play_on(*board, plies, *aim, first, &mut dice)?);
        }
        Some(sum)
    }

    /// The odds of the player who is to throw after so many throws of one game.
    fn play_on(
        &self,
        mut board: Board,
        plies: u32,
        mut aim: Aim,
        first: Throw,
        dice: &mut Stream,
    ) -> Option<Odds> {
        let mut odds = self.brain.odds(&mut Near::default(), &board);
        let (mut throw, mut after) = (first, Vec::with_capacity(64));
        let mut turned = false;
        for _ in 0..plies {
            if matches!(board.class(), Class::Over | Class::BearOff) {
                break;
            }
            board.after(self.brain.bear_off, throw, &mut after);
            if after.iter().fold(false, |over, _| self.watch.count() || over) {
                return None;
            }
            let mut near = self.brain.near(&board.flipped());
            let best;
            aim = aim.flipped();
            (best, odds) = self.brain.best(&mut near, &after, &aim);
            board = after[best];
            throw = *dice.pick(&WAYS[..]);
            turned = !turned;
        }
        Some(if turned { odds.flipped() } else { odds })
    }
}

/// The 36 ways in which two dice fall.
static WAYS: LazyLock<Vec<Throw>> = LazyLock::new(|| {
    Throw::all().flat_map(|throw| std::iter::repeat_n(throw, throw.weight() as usize)).collect()
});

/// The best first; of equals the one listed first.
fn sort(judged: &mut [Judged]) {
    judged.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}

#[cfg(test)]
mod tests {
    use igroteka_nardy::BearOff;

    use super::*;
    use crate::Budget;
    use crate::nardy::brain::Nets;
    use crate::nardy::test_side::side;

    /// A last shot: the opponent's only checker is off next turn unless it is hit on its 3-point. From the bar hit
    /// any three, 2-1 and 1-1: 14 throws of 36. No look ahead may find more chances, and after a hit some are left.
    #[test]
    fn looking_ahead_counts_the_throws() {
        let brain = Brain::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let watch =
            Watch::start(&Budget { nodes: Some(u64::MAX), ..Budget::default() }, std::time::Duration::ZERO);
        let crew = Crew::of(&Budget::default());
        let search = Search { brain: &brain, watch: &watch, crew: &crew };
        let own = side(&[(25, 1), (6, 3), (5, 3), (4, 3), (3, 3), (2, 2)]);
        let board = Board { own, other: side(&[(3, 1)]) };
        for how in [How::Look(1), How::Look(2), How::RollOut { games: 360, plies: 3 }] {
            let odds = search.ahead(&board, how, &Aim::WIN).expect("the budget is endless");
            assert!(odds.win > 0.005 && odds.win < 14.0 / 36.0, "{how:?}: {odds:?}");
        }
    }
}
