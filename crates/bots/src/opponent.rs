//! A game's own opponents.

use crate::{Advice, Ask, Bot, Judge, one_move};

/// A game with opponents at five levels.
pub trait Opponent: Judge {
    /// What the opponent of the budget's level does.
    fn advise(ask: &Ask<'_, Self>) -> Advice<Self> {
        one_move(ask)
    }

    /// A player of this game with a name of its own, for measuring: `greedy`, `net`.
    fn named(_name: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

/// Plays at the level that the budget names.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtLevel;

impl<R: Opponent> Bot<R> for AtLevel {
    fn choose(&mut self, ask: &Ask<'_, R>) -> Advice<R> {
        R::advise(ask)
    }
}
