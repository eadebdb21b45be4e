//! Metro's opponents.

use std::time::Duration;

use igroteka_metro::Position;

use super::greedy::Greedy;
use super::levels::Level;
use crate::search::ismcts::{IsMctsParams, prior_policy, search};
use crate::{Advice, Ask, Bot, Opponent};

/// Turns are evaluated where they begin: the value net is about as accurate there as a rollout to the end, and faster.
/// Luck makes many good actions look bad at first, so metro needs more exploration than other games.
const SEARCH: IsMctsParams =
    IsMctsParams { determinizations: 300, rollout_plies: 3, exploration: 2.0, iterations: u64::MAX };

/// How long the search takes where the budget says nothing.
const TIME: Duration = Duration::from_millis(250);

impl Opponent for Position {
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        match Level::new(ask.budget.level) {
            Level::Policy { inverse_temperature } => prior_policy(ask, inverse_temperature),
            Level::Search => search(ask, &SEARCH, TIME),
        }
    }

    fn named(name: &str) -> Option<Box<dyn Bot<Position>>> {
        (name == "greedy").then(|| Box::new(Greedy) as Box<dyn Bot<Position>>)
    }
}
