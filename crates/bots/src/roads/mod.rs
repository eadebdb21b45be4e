//! Opponents for roads.

mod glance;
mod house;

use std::time::Duration;

use igroteka_roads::{Position, Variant};

use crate::search::hidden::{Effort, glance, think};
use crate::{Advice, Ask, Opponent};

impl Opponent for Position {
    /// 1 and 2 do what looks good at once, 1 without much care; 3 and 4 think a few moves ahead; 5 thinks as long as
    /// it may.
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        let tries = match ask.budget.level {
            0 | 1 => return glance(ask, 0.5),
            2 => 30,
            3 => 100,
            4 => 450,
            _ => u64::MAX,
        };
        // Who runs out of cards or squares shows only at the end. In variant 3 every road joined counts at once, and the
        // end is far and full of luck.
        let horizon = match ask.record.setup.variant() {
            Variant::Duel | Variant::Newspaper => u32::MAX,
            Variant::Pile => 12,
        };
        let effort = Effort { worlds: 64, horizon, curiosity: 0.7, tries };
        think(ask, &effort, Duration::from_millis(250))
    }
}
