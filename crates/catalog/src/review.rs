//! What a review asks of a game of any kind; the rest of it is made from advice.

use igroteka_bots::{DecisionKind, ExpectedValues, Luck, Reason, Reviewed, Thresholds};
use igroteka_game::{Seat, Stream};

use crate::any_game::OwnGame;
use crate::{Code, Refusal};

/// Judging what was done in a game of any kind.
pub trait Reviewing {
    /// How many positions a decision is looked at by default.
    fn positions_per_decision(&self) -> u64;

    /// What counts as a mistake in this game.
    fn thresholds(&self) -> Thresholds;

    /// A move of a seat as lists of legal moves write it, and what kind of decision it is. Whether it is legal is not
    /// checked.
    fn named(&self, seat: Seat, text: &str) -> Result<(String, DecisionKind), Refusal>;

    /// What a seat gets that gives up like this, in the unit of the thresholds; `None` if it is no resignation.
    fn worth_of_resigning(&self, seat: Seat, text: &str) -> Option<f64>;

    /// What a move does, in facts about what the seat can know.
    fn reasons(&self, seat: Seat, text: &str) -> Vec<Reason>;

    /// What the position is worth to each seat, for somebody who sees all cards. The same seed gives the same answer.
    fn expected_values(&self, seed: u64) -> ExpectedValues;

    /// What the chance event that is due brings to each seat if this is its outcome.
    fn luck(&self, chance: &str, seed: u64) -> Result<Luck, Refusal>;
}

impl<R: Reviewed> Reviewing for OwnGame<R> {
    fn positions_per_decision(&self) -> u64 {
        R::POSITIONS
    }

    fn thresholds(&self) -> Thresholds {
        R::thresholds(self.game.setup())
    }

    fn named(&self, seat: Seat, text: &str) -> Result<(String, DecisionKind), Refusal> {
        let action = self.action(seat, text)?;
        Ok((action.to_string(), R::decision_kind(&action)))
    }

    fn worth_of_resigning(&self, seat: Seat, text: &str) -> Option<f64> {
        let action = self.action(seat, text).ok().filter(R::is_resignation)?;
        Some(self.game.position().worth_of_resigning(seat, &action))
    }

    fn reasons(&self, seat: Seat, text: &str) -> Vec<Reason> {
        let record = self.game.seat_record(Some(seat));
        let Some(world) = record.sample_game(&mut Stream::new(0)) else { return Vec::new() };
        match world.position().read_action(seat, text) {
            Ok(action) if world.legal(seat).contains(&action) => world.position().reasons(seat, &action),
            _ => Vec::new(),
        }
    }

    fn expected_values(&self, seed: u64) -> ExpectedValues {
        self.game.position().expected_values(self.game.setup(), &mut Stream::new(seed))
    }

    fn luck(&self, chance: &str, seed: u64) -> Result<Luck, Refusal> {
        let position = self.game.position();
        let chance = position.read_chance(chance).map_err(|error| Refusal::bad_move(&error))?;
        (position.check_chance(&chance))
            .map_err(|error| Refusal::new(Code::IllegalMove, error.to_string()))?;
        Ok(position.luck(self.game.setup(), &chance, seed))
    }
}

impl<R: Reviewed> OwnGame<R> {
    fn action(&self, seat: Seat, text: &str) -> Result<R::Action, Refusal> {
        self.game.position().read_action(seat, text).map_err(|error| Refusal::bad_move(&error))
    }
}
