//! Looking ahead at the cube. What it is worth is judged where the search ends, and turned on the way wherever that is
//! right: a game that jumps past the points where it would be turned leaves its holder less than one that moves slowly.

use igroteka_nardy::Throw;

use super::board::{Board, Class};
use super::cube::{Decision, Holder};
use super::evaluate::{Accumulator, Evaluator};
use super::probabilities::Probabilities;
use super::stakes::Stakes;
use super::utility::Utility;
use crate::SearchLimits;
use crate::search::dice_game::DiceGame as _;

/// A cube as the player who is to throw sees it: its value, and who may turn it.
type Cube = (i32, Holder);

/// How many ways two dice fall.
const WAYS: u32 = 36;

/// A search for what the cube is worth.
pub(super) struct CubeSearch<'a> {
    pub evaluator: &'a Evaluator<'a>,
    pub limits: &'a SearchLimits,
    /// The stakes of the player who is to throw first, and of the other.
    pub stakes: [Stakes; 2],
    /// What both choose their plays for.
    pub utilities: [Utility; 2],
}

impl CubeSearch<'_> {
    /// The probabilities of the player who is to throw, and what it can do with this cube, looking at least one throw
    /// ahead; `None` if the budget is spent.
    pub fn decide(
        &self,
        board: &Board,
        (cube, holder): Cube,
        plies: u32,
    ) -> Option<(Probabilities, Decision)> {
        let cubes = [(cube, holder), (2 * cube, Holder::Other)];
        let (probabilities, worths) = self.after_all_throws(0, board, &cubes, plies)?;
        let drop = self.stakes[0].value(cube);
        Some((probabilities, Decision { wait: worths[0], take: worths[1], drop }))
    }

    /// What the game is worth with this cube to the player who is to throw and may turn it first; `None` if the budget is
    /// spent.
    pub fn worth(&self, board: &Board, cube: Cube, plies: u32) -> Option<f64> {
        self.worths(0, board, &[cube], plies).map(|(_, worths)| worths[0])
    }

    /// What each of these cubes is worth to the player who is to throw and may turn it first.
    fn worths(
        &self,
        player: usize,
        board: &Board,
        cubes: &[Cube],
        plies: u32,
    ) -> Option<(Probabilities, Vec<f64>)> {
        let is_over = board.class() == Class::Over;
        if plies == 0 || is_over {
            let probabilities = self.evaluator.evaluate(&mut Accumulator::default(), board);
            let worth = |&cube: &Cube| {
                let contact = board.class() == Class::Contact;
                let (value, holder) = cube;
                let decision = Decision::new(&self.stakes[player], &probabilities, value, holder, contact);
                if !is_over && self.may_turn(player, cube) {
                    decision.wait.max(decision.double())
                } else {
                    decision.wait
                }
            };
            return Some((probabilities, cubes.iter().map(worth).collect()));
        }
        // Those that may be turned once more as they are then: the other's.
        let turned = cubes.iter().filter(|&&cube| self.may_turn(player, cube));
        let all: Vec<Cube> =
            cubes.iter().copied().chain(turned.map(|&(value, _)| (2 * value, Holder::Other))).collect();
        let (probabilities, worths) = self.after_all_throws(player, board, &all, plies)?;
        let (waiting, taken) = worths.split_at(cubes.len());
        let mut taken = taken.iter();
        let best = cubes.iter().zip(waiting).map(|(&cube, &wait)| {
            let take = if self.may_turn(player, cube) { taken.next() } else { None };
            take.map_or(wait, |take| wait.max(take.min(self.stakes[player].value(cube.0))))
        });
        Some((probabilities, best.collect()))
    }

    /// The mean over every throw, each played as the static evaluation says.
    fn after_all_throws(
        &self,
        player: usize,
        board: &Board,
        cubes: &[Cube],
        plies: u32,
    ) -> Option<(Probabilities, Vec<f64>)> {
        let opponent = 1 - player;
        let theirs: Vec<Cube> = cubes.iter().map(|&(value, holder)| (value, holder.flipped())).collect();
        let mut accumulator = self.evaluator.accumulator_before_plays(board);
        let mut after = Vec::with_capacity(64);
        let (mut sum, mut worths) = (Probabilities::default(), vec![0.0; cubes.len()]);
        for throw in Throw::all() {
            self.evaluator.after(board, throw, &mut after);
            if after.iter().fold(false, |over, _| self.limits.count_node() || over) {
                return None;
            }
            let (best, _) = self.evaluator.best(&mut accumulator, &after, &self.utilities[opponent]);
            let (probabilities, found) = self.worths(opponent, &after[best], &theirs, plies - 1)?;
            sum.add(throw.weight() as f32 / WAYS as f32, probabilities.flipped());
            for (worth, found) in worths.iter_mut().zip(found) {
                *worth += f64::from(throw.weight()) * self.stakes[opponent].flip(found);
            }
        }
        // Divided last: what is certain stays exact.
        for worth in &mut worths {
            *worth /= f64::from(WAYS);
        }
        Some((sum, worths))
    }

    fn may_turn(&self, player: usize, (value, holder): Cube) -> bool {
        holder != Holder::Other && self.stakes[player].may_turn(Holder::Own, value)
    }
}

#[cfg(test)]
mod tests {
    use igroteka_nardy::BearOff;

    use super::*;
    use crate::Budget;
    use crate::nardy::evaluate::Nets;
    use crate::nardy::test_side::side;

    fn decide(own: &[(usize, u8)], other: &[(usize, u8)], holder: Holder, plies: u32) -> Decision {
        let evaluator = Evaluator::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let budget = Budget { nodes: Some(u64::MAX), ..Budget::default() };
        let limits = SearchLimits::start(&budget, std::time::Duration::ZERO);
        let search = CubeSearch {
            evaluator: &evaluator,
            limits: &limits,
            stakes: [Stakes::MONEY; 2],
            utilities: [Utility::WIN; 2],
        };
        let board = Board { own: side(own), other: side(other) };
        search.decide(&board, (1, holder), plies).expect("the budget is endless").1
    }

    /// On the 5-point and the 2-point: 19 throws of 36 bear off both.
    const LAST_TWO: [(usize, u8); 2] = [(5, 1), (2, 1)];
    const GAIN: f64 = 19.0 / 36.0 - 17.0 / 36.0;

    /// After any other throw the opponent has won. The cube has one use, and turned it is worth twice as much.
    #[test]
    fn a_last_throw_is_counted_exactly() {
        let decision = decide(&LAST_TWO, &[(1, 2)], Holder::Nobody, 1);
        let off = |found: f64, expected: f64| (found - expected).abs();
        assert!(off(decision.wait, GAIN) < 1e-4, "{decision:?}");
        assert!(off(decision.take, 2.0 * GAIN) < 1e-4, "{decision:?}");
        assert!(off(decision.drop, 1.0) < 1e-9, "{decision:?}");
    }

    /// After a miss the opponent, on the same points, doubles, if it may: its gain counts once more.
    #[test]
    fn the_cube_is_turned_on_the_way() {
        let wait = |holder| decide(&LAST_TWO, &LAST_TWO, holder, 2).wait;
        let cost = wait(Holder::Own) - wait(Holder::Nobody);
        assert!((cost - 17.0 / 36.0 * GAIN).abs() < 0.006, "{cost}");
    }
}
