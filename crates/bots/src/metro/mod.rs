//! Opponents for metro.

mod glance;
mod greedy;
mod house;

use std::time::Duration;

use igroteka_metro::Position;

use crate::search::hidden::{Effort, glance, think};
use crate::{Advice, Ask, Bot, Opponent};

impl Opponent for Position {
    /// 1 and 2 do what looks good at once, 1 without much care; 3 and 4 think a few moves ahead; 5 thinks as long as
    /// it may.
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        let tries = match ask.budget.level {
            0 | 1 => return glance(ask, 0.5),
            2 => return glance(ask, 2.0),
            3 => 120,
            4 => 1000,
            _ => u64::MAX,
        };
        let effort = Effort { worlds: 64, horizon: u32::MAX, curiosity: 0.7, tries };
        think(ask, &effort, Duration::from_millis(250))
    }

    fn named(name: &str) -> Option<Box<dyn Bot<Position>>> {
        (name == "greedy").then(|| Box::new(greedy::Greedy) as Box<dyn Bot<Position>>)
    }
}
