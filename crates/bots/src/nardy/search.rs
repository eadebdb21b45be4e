//! Looking ahead over the throws.

use igroteka_nardy::Throw;

use super::aim::Aim;
use super::board::{Board, Class};
use super::brain::Brain;
use super::odds::Odds;
use crate::Watch;

/// How far to look, and for which plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stage {
    /// Throws to look ahead.
    pub plies: u32,
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
            if kept < 2 || !self.deepen(&mut judged[..kept], plays, aim, stage.plies) {
                break;
            }
        }
        judged
    }

    /// Judges these plays anew, looking further. Plays that the budget did not reach fall behind those it did; a
    /// single one says nothing. Answers whether to go on.
    fn deepen(&self, judged: &mut [Judged], plays: &[Board], aim: &Aim, plies: u32) -> bool {
        let before = judged.to_vec();
        let theirs = aim.flipped();
        let mut reached = 0;
        for play in judged.iter_mut() {
            let Some(odds) = self.look(&plays[play.index], plies, &theirs) else { break };
            let odds = odds.flipped();
            *play = Judged { index: play.index, odds, worth: aim.worth(&odds), plies };
            reached += 1;
        }
        if reached < 2 {
            judged.copy_from_slice(&before);
            return false;
        }
        sort(&mut judged[..reached]);
        reached == judged.len()
    }

    /// The odds of the player who is to throw, looking so many throws ahead; `None` when the budget is spent.
    pub fn look(&self, board: &Board, plies: u32, aim: &Aim) -> Option<Odds> {
        if plies == 0 || matches!(board.class(), Class::Over | Class::BearOff) {
            return Some(self.brain.odds(&mut self.brain.near(board), board));
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

/// The best first; of equals the one listed first.
fn sort(judged: &mut [Judged]) {
    judged.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}
