//! Nardy as the expectimax search sees it.

use std::sync::LazyLock;

use igroteka_nardy::Throw;

use super::board::{Board, Class};
use super::evaluate::{Accumulator, Evaluator};
use super::probabilities::Probabilities;
use super::utility::Utility;
use crate::search::dice_game::DiceGame;

impl DiceGame for Evaluator<'_> {
    type Board = Board;
    type Throw = Throw;
    type Probabilities = Probabilities;
    type Utility = Utility;
    type Accumulator = Accumulator;

    fn throws() -> impl Iterator<Item = (Throw, f32)> {
        Throw::all().map(|throw| (throw, throw.weight() as f32 / 36.0))
    }

    fn rolls() -> &'static [Throw] {
        &WAYS
    }

    #[inline]
    fn after(&self, board: &Board, throw: Throw, out: &mut Vec<Board>) {
        board.after(self.bear_off, throw, out);
    }

    fn is_known(&self, board: &Board) -> bool {
        board.class() == Class::Over || self.exact(board).is_some()
    }

    fn accumulator_before_plays(&self, board: &Board) -> Accumulator {
        self.accumulator(&board.flipped())
    }

    #[inline]
    fn evaluate(&self, accumulator: &mut Accumulator, board: &Board) -> Probabilities {
        self.evaluate(accumulator, board)
    }

    #[inline]
    fn worth(utility: &Utility, probabilities: &Probabilities) -> f32 {
        utility.worth(probabilities)
    }

    #[inline]
    fn flipped(probabilities: Probabilities) -> Probabilities {
        probabilities.flipped()
    }

    fn possible(probabilities: Probabilities) -> Probabilities {
        probabilities.possible()
    }

    fn opposed(utility: &Utility) -> Utility {
        utility.flipped()
    }

    #[inline]
    fn add(sum: &mut Probabilities, share: f32, probabilities: Probabilities) {
        sum.add(share, probabilities);
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
    use crate::nardy::evaluate::Nets;
    use crate::nardy::test_side::side;
    use crate::search::expectimax::{FullWidth, Lookahead, Search};
    use crate::search_threads::SearchThreads;
    use crate::{Budget, SearchLimits};

    /// A last shot: the opponent's only checker is off next turn unless it is hit on its 3-point. From the bar hit
    /// any three, 2-1 and 1-1: 14 throws of 36. No look ahead may find more chances, and after a hit some are left.
    #[test]
    fn looking_ahead_counts_the_throws() {
        let evaluator = Evaluator::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let limits = SearchLimits::start(
            &Budget { nodes: Some(u64::MAX), ..Budget::default() },
            std::time::Duration::ZERO,
        );
        let threads = SearchThreads::new(&Budget::default());
        let search = Search { game: &evaluator, limits: &limits, threads: &threads };
        let own = side(&[(25, 1), (6, 3), (5, 3), (4, 3), (3, 3), (2, 2)]);
        let board = Board { own, other: side(&[(3, 1)]) };
        let before =
            FullWidth { probabilities: evaluator.evaluate(&mut Accumulator::default(), &board), plies: 0 };
        for lookahead in [Lookahead::Full(1), Lookahead::Full(2), Lookahead::Rollout { games: 360, plies: 3 }]
        {
            let estimate =
                search.look_ahead(&board, lookahead, &before, &Utility::WIN).expect("the budget is endless");
            let probabilities = estimate.probabilities;
            assert!(
                probabilities.win > 0.005 && probabilities.win < 14.0 / 36.0,
                "{lookahead:?}: {probabilities:?}"
            );
        }
    }
}
