//! Opponents for roads.

mod fit;
mod house;
mod ismcts;
mod value_features;
mod weights;

use std::time::Duration;

use igroteka_roads::{Position, Variant};

use crate::search::ismcts::{IsMctsParams, prior_policy, search};
use crate::{Advice, Ask, Opponent};

pub use fit::fit;

impl Opponent for Position {
    /// 1 and 2 do what looks good at once, 1 without much care; 3 and 4 think a few moves ahead; 5 thinks as long as
    /// it may.
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        let variant = ask.record.setup.variant();
        let iterations = match (ask.budget.level, variant) {
            (0 | 1, _) => return prior_policy(ask, 0.5),
            // What is judged at once needs few tries to be judged well.
            (2, Variant::Pile) => 4,
            (3, Variant::Pile) => 12,
            (4, Variant::Pile) => 36,
            (2, _) => 30,
            (3, _) => 100,
            (4, _) => 450,
            _ => u64::MAX,
        };
        // Who runs out of cards or squares shows only at the end. Variant 3 is full of luck, and what its own games
        // taught about who wins is a better guess than one more game.
        let rollout_plies = match variant {
            Variant::Duel | Variant::Newspaper => u32::MAX,
            Variant::Pile => 0,
        };
        let params = IsMctsParams { determinizations: 64, rollout_plies, exploration: 0.7, iterations };
        search(ask, &params, Duration::from_millis(250))
    }
}
