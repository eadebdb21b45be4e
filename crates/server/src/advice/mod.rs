//! What the program would do, for people who ask: hints at tables, and advice about positions that they bring along.

mod question;
mod thinker;

use igroteka_catalog::AnyGame;
use igroteka_game::Seat;
use igroteka_protocol::Reason;

pub(crate) use question::{Answer, Question};
pub(crate) use thinker::Thinker;

/// What a move does, in facts about what the seat can know.
pub(crate) fn reasons(game: &dyn AnyGame, seat: Seat, action: &str) -> Vec<Reason> {
    let wire = |reason: igroteka_catalog::Reason| Reason {
        key: reason.key.to_owned(),
        figures: reason.figures.into_iter().map(|(name, figure)| (name.to_owned(), figure)).collect(),
    };
    game.reasons(seat, action).into_iter().map(wire).collect()
}
