//! How a position of two looks at a glance, in hundredths of a step, for the one to move.

use super::board::Board;
use super::ways::Ways;

pub(super) fn glance(board: &Board, ours: &Ways, theirs: &Ways) -> i32 {
    let seat = board.turn;
    let other = seat ^ 1;
    let (own, their) = (i32::from(board.distance(seat)), i32::from(board.distance(other)));
    let (fences, their_fences) = (i32::from(board.left[seat as usize & 3]), i32::from(board.left[other as usize & 3]));
    let mut value = 100 * (their - own) + 55;
    value += worth(fences) - worth(their_fences);
    // A way that one fence stops is in danger while there are fences.
    value -= 6 * ours.narrow as i32 * their_fences.min(4);
    value += 6 * theirs.narrow as i32 * fences.min(4);
    value
}

/// What so many fences in hand are worth: the first ones most.
fn worth(fences: i32) -> i32 {
    150 * fences.min(4) + 110 * (fences - 4).clamp(0, 4) + 90 * (fences - 8).max(0)
}
