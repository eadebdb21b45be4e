//! Races that fences no longer change.

use super::board::{Board, STRIDE, beyond};

/// Whether `seat` wins by running, whatever the other does: the other has no fences, arrives later, and can never
/// come next to the runner's way. `first` tells that the runner is to move.
pub(super) fn runs_home(board: &Board, seat: u8, first: bool) -> bool {
    let other = seat ^ 1;
    if board.left[other as usize & 3] > 0 {
        return false;
    }
    let (own, theirs) = (board.distance(seat), board.distance(other));
    if own > theirs || (own == theirs && !first) {
        return false;
    }
    let steps = &board.steps[seat as usize & 3].0;
    let chaser = board.pawns[other as usize & 3];
    let mut square = board.pawns[seat as usize & 3];
    // How many steps the chaser has made when the runner leaves its square.
    let mut chased = u8::from(!first);
    loop {
        let left = steps[square as usize & 127];
        if left == 0 {
            return true;
        }
        // A pawn next to the runner could be in its way; one further off cannot, and gets no jump out of it.
        if apart(square, chaser) <= chased + 1 {
            return false;
        }
        let flags = board.exits[square as usize & 127];
        // Of the shortest ways the one that keeps furthest from the chaser at each step.
        let next = (0..4)
            .filter(|way| flags >> way & 1 != 0)
            .map(|way| beyond(square, way))
            .filter(|&near| steps[near as usize & 127] + 1 == left)
            .max_by_key(|&near| apart(near, chaser));
        let Some(next) = next else { return false };
        square = next;
        chased += 1;
    }
}

/// Steps between two squares on a board without fences: no way is shorter.
fn apart(one: u8, other: u8) -> u8 {
    (one % STRIDE).abs_diff(other % STRIDE) + (one / STRIDE).abs_diff(other / STRIDE)
}
