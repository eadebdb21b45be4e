//! Where a game stands between two events. Everything here is public.

use igroteka_game::SeatSet;

use crate::words::words;
use crate::{Card, Square};

/// What comes next.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "name", rename_all = "snake_case"))]
pub enum Phase {
    /// The lot for the seat that begins (G5).
    Lot,
    /// Chance lays the start cards.
    StartCards,
    /// The mover draws a first card.
    Deal,
    /// The mover draws a card, which ends the turn.
    Draw,
    /// The mover lays the card in hand, or at a `table` claims to be stuck.
    Lay,
    /// A card is laid but does not lie on the board for good yet: opponents answer (S4).
    Check {
        /// Where it is laid.
        square: Square,
        /// The card.
        card: Card,
        /// Who has not answered yet.
        waiting: SeatSet,
    },
    /// The mover has shown a card and says that it has no square: opponents answer (S5).
    Claim {
        /// Who has not answered yet.
        waiting: SeatSet,
    },
    /// The game has ended.
    Over {
        /// Why.
        end: End,
    },
}

words! {
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    /// Why a game ended; the word is the outcome's reason.
    #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
    End {
        /// The player to move had no square for the card (S8).
        DeadEnd = "dead_end",
        /// Nobody holds a card (S2).
        AllCards = "all_cards",
        /// A card could not be drawn (S2).
        StackEmpty = "stack_empty",
        /// Everybody accepted that there was no square (S5).
        Stuck = "stuck",
        /// All others have resigned (G6).
        Resignation = "resignation",
    }
}
