//! Chance as an actor: what may happen, and how likely it is.

use crate::Source;

/// The outcomes of the chance event that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odds<C> {
    /// Every outcome with its integer weight, in a fixed order.
    Listed(Vec<(C, u32)>),
    /// Too many to list: a deal or a layout. [`Rules::draw_chance`](crate::Rules::draw_chance) draws one.
    Shuffle,
}

impl<C> Odds<C> {
    /// The sum of the weights of a listed event.
    pub fn total(outcomes: &[(C, u32)]) -> u32 {
        outcomes.iter().map(|(_, weight)| weight).sum()
    }

    /// Draws one of the listed outcomes by weight; `None` where they are not listed.
    pub fn draw(self, source: &mut impl Source) -> Option<C> {
        let Odds::Listed(outcomes) = self else { return None };
        let mut left = source.below(Self::total(&outcomes));
        for (outcome, weight) in outcomes {
            if left < weight {
                return Some(outcome);
            }
            left -= weight;
        }
        None
    }
}
