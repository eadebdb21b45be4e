//! How a game may go on after an action.

use igroteka_catalog::{AnyGame, Budget};
use igroteka_game::{Seat, Turn};

/// Shorter lines are made as long as this, the action itself included.
const LENGTH: usize = 4;

/// Each search that does so has one in so many of the decision's positions.
const SHARE: u64 = 16;

/// Looks for what follows a line that begins with an action of `seat`, up to the next chance event. Where hands are
/// hidden the line stays as it is: what the others do next depends on cards that `seat` does not know, and only a search
/// over all of their hands can say.
pub(crate) fn extend(line: &mut Vec<String>, game: &dyn AnyGame, seat: Seat, budget: &Budget) {
    if game.hides() || line.len() >= LENGTH {
        return;
    }
    let budget = Budget {
        nodes: budget.nodes.map(|nodes| (nodes / SHARE).max(1)),
        time: budget.time.map(|time| time / SHARE as u32),
        ..budget.clone()
    };
    let mut ahead = game.boxed_clone();
    let (mut known, mut longer) = (line.clone().into_iter(), Vec::new());
    let mut mover = Some(seat);
    while let Some(seat) = mover.filter(|_| longer.len() < LENGTH) {
        let next = known.next().or_else(|| {
            known = ahead.best(seat, &budget).ok()?.line.into_iter();
            known.next()
        });
        let Some(action) = next.filter(|action| ahead.play(Some(seat), action).is_ok()) else { break };
        longer.push(action);
        mover = match ahead.turn() {
            Turn::Seats(seats) => seats.first(),
            _ => None,
        };
    }
    if longer.len() > line.len() {
        *line = longer;
    }
}
