//! Roads' opponents.

use std::time::Duration;

use igroteka_roads::{Position, Variant};

use super::levels::{DUEL, Level};
use crate::search::ismcts::{IsMctsParams, prior_policy, search};
use crate::{Advice, Ask, Opponent};

/// How many deals of the hidden cards a search tries.
const DETERMINIZATIONS: usize = 64;
/// How much actions that were rarely tried attract.
const EXPLORATION: f32 = 0.7;
/// How long a search takes where the budget says nothing.
const TIME: Duration = Duration::from_millis(250);

impl Opponent for Position {
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        let variant = ask.record.setup.variant();
        let iterations = match Level::new(ask.budget.level, variant) {
            Level::Policy { inverse_temperature } => return prior_policy(ask, inverse_temperature),
            Level::Search { iterations } => iterations,
        };
        // In variants 1 and 2, only the end shows who runs out of cards or squares. Variant 3 is full of luck, and the
        // learned evaluation is more accurate than a rollout.
        let rollout_plies = match variant {
            Variant::Duel | Variant::Newspaper => u32::MAX,
            Variant::Pile => 0,
        };
        let params = IsMctsParams {
            determinizations: DETERMINIZATIONS,
            rollout_plies,
            exploration: EXPLORATION,
            iterations,
        };
        let advice = search(ask, &params, TIME);
        if variant == Variant::Duel { DUEL.apply(advice) } else { advice }
    }
}
