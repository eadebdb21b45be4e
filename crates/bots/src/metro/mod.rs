//! Opponents for metro.

mod action_features;
mod adam;
mod belief;
mod fit;
mod greedy;
mod heuristic;
mod ismcts;
mod memory;
mod net;
mod value_features;
mod weights;

use std::time::Duration;

use igroteka_metro::{Position, Tile, TileSet};

use crate::search::ismcts::{IsMctsParams, prior_policy, search};
use crate::{Advice, Ask, Bot, Opponent};

pub use action_features::{ACTION_FEATURES, ActionFeature};
pub use fit::fit;
pub use weights::Weights;

impl Opponent for Position {
    /// 1 to 4 do what looks good at once, with less and less randomness; 5 thinks as long as it may. Few tries would
    /// already be nearly as strong as many: luck leaves no room for two levels that think.
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        match ask.budget.level {
            0 | 1 => return prior_policy(ask, 0.03),
            2 => return prior_policy(ask, 0.16),
            3 => return prior_policy(ask, 0.42),
            4 => return prior_policy(ask, 1.5),
            _ => {}
        }
        // A turn that begins can be judged about as well as by games that are played on, and sooner. Luck makes much
        // look bad at first, so that it takes more curiosity than elsewhere.
        let params =
            IsMctsParams { determinizations: 300, rollout_plies: 3, exploration: 2.0, iterations: u64::MAX };
        search(ask, &params, Duration::from_millis(250))
    }

    fn named(name: &str) -> Option<Box<dyn Bot<Position>>> {
        (name == "greedy").then(|| Box::new(greedy::Greedy) as Box<dyn Bot<Position>>)
    }
}

/// How many of these tiles touch another of them.
fn chained(tiles: TileSet) -> usize {
    let touching = |tile: Tile| TileSet::with(tile.low()) | TileSet::with(tile.high());
    tiles.iter().filter(|tile| (tiles - TileSet::only(*tile)).meets(touching(*tile))).count()
}
