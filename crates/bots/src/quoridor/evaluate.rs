//! The static evaluation of a position of two, in hundredths of a step, for the player to move.

use super::board::Board;

/// Hundredths of a step that make 73 % of a win. Fitted to results of the program's own games.
pub(super) const SCALE: f32 = 350.0;

/// What it is worth to be the one to move.
const TEMPO: i32 = 40;
/// What a step costs that one fence can block, for each fence that the other has in hand, up to this many.
const NARROW_STEP: i32 = 6;
const NARROW_FENCES: i32 = 4;
/// What each fence beyond ten is worth; fitted games have no more than ten.
const FURTHER_FENCE: i32 = 60;

pub(super) fn evaluate(board: &Board) -> i32 {
    let seat = board.turn;
    let other = seat ^ 1;
    let (ours, theirs) = (&board.paths[seat as usize & 3], &board.paths[other as usize & 3]);
    let (own, their) = (i32::from(board.distance(seat)), i32::from(board.distance(other)));
    let (fences, their_fences) =
        (i32::from(board.left[seat as usize & 3]), i32::from(board.left[other as usize & 3]));
    let mut value = 100 * (their - own) + TEMPO;
    value += worth(fences) - worth(their_fences);
    // A path that a single fence can block is in danger while there are fences.
    value -= NARROW_STEP * i32::from(ours.narrow) * their_fences.min(NARROW_FENCES);
    value += NARROW_STEP * i32::from(theirs.narrow) * fences.min(NARROW_FENCES);
    value
}

/// What fences in hand are worth, by their number: the last ones most. Fitted to the results of the program's own games
/// by logistic regression, with a step of the path as the unit.
const WORTH: [i32; 11] = [0, 270, 455, 645, 845, 1035, 1225, 1363, 1456, 1510, 1592];

fn worth(fences: i32) -> i32 {
    WORTH[fences.clamp(0, 10) as usize] + FURTHER_FENCE * (fences - 10).max(0)
}
