//! Nardy as a search over the throws sees it.

use std::sync::LazyLock;

use igroteka_nardy::Throw;

use super::aim::Aim;
use super::board::{Board, Class};
use super::brain::{Brain, Near};
use super::odds::Odds;
use crate::search::thrown::Thrown;

impl Thrown for Brain<'_> {
    type Board = Board;
    type Throw = Throw;
    type Odds = Odds;
    type Aim = Aim;
    type Near = Near;

    fn throws() -> impl Iterator<Item = (Throw, f32)> {
        Throw::all().map(|throw| (throw, throw.weight() as f32 / 36.0))
    }

    fn ways() -> &'static [Throw] {
        &WAYS
    }

    #[inline]
    fn after(&self, board: &Board, throw: Throw, out: &mut Vec<Board>) {
        board.after(self.bear_off, throw, out);
    }

    fn is_known(&self, board: &Board) -> bool {
        matches!(board.class(), Class::Over | Class::BearOff)
    }

    fn before_plays(&self, board: &Board) -> Near {
        self.near(&board.flipped())
    }

    #[inline]
    fn glance(&self, near: &mut Near, board: &Board) -> Odds {
        self.odds(near, board)
    }

    #[inline]
    fn worth(aim: &Aim, odds: &Odds) -> f32 {
        aim.worth(odds)
    }

    #[inline]
    fn flipped(odds: Odds) -> Odds {
        odds.flipped()
    }

    fn opposed(aim: &Aim) -> Aim {
        aim.flipped()
    }

    #[inline]
    fn add(sum: &mut Odds, share: f32, odds: Odds) {
        sum.add(share, odds);
    }
}

/// The 36 ways in which two dice fall.
static WAYS: LazyLock<Vec<Throw>> = LazyLock::new(|| {
    Throw::all().flat_map(|throw| std::iter::repeat_n(throw, throw.weight() as usize)).collect()
});

#[cfg(test)]
mod tests {
    use igroteka_nardy::BearOff;

    use super::*;
    use crate::nardy::brain::Nets;
    use crate::nardy::test_side::side;
    use crate::search::expectimax::{How, Search};
    use crate::search_threads::SearchThreads;
    use crate::{Budget, SearchLimits};

    /// A last shot: the opponent's only checker is off next turn unless it is hit on its 3-point. From the bar hit
    /// any three, 2-1 and 1-1: 14 throws of 36. No look ahead may find more chances, and after a hit some are left.
    #[test]
    fn looking_ahead_counts_the_throws() {
        let brain = Brain::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let limits = SearchLimits::start(
            &Budget { nodes: Some(u64::MAX), ..Budget::default() },
            std::time::Duration::ZERO,
        );
        let threads = SearchThreads::new(&Budget::default());
        let search = Search { game: &brain, limits: &limits, threads: &threads };
        let own = side(&[(25, 1), (6, 3), (5, 3), (4, 3), (3, 3), (2, 2)]);
        let board = Board { own, other: side(&[(3, 1)]) };
        for how in [How::Look(1), How::Look(2), How::RollOut { games: 360, plies: 3 }] {
            let odds = search.ahead(&board, how, &Aim::WIN).expect("the budget is endless");
            assert!(odds.win > 0.005 && odds.win < 14.0 / 36.0, "{how:?}: {odds:?}");
        }
    }
}
