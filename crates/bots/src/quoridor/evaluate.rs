//! How a position of two looks at a glance, in hundredths of a step, for the one to move.

use super::board::Board;

/// Hundredths of a step that make 73 % of a win. Fitted to results of the program's own games.
pub(super) const SCALE: f32 = 350.0;

/// To be the one to move.
const TEMPO: i32 = 40;

pub(super) fn evaluate(board: &Board) -> i32 {
    let seat = board.turn;
    let other = seat ^ 1;
    let (ours, theirs) = (&board.ways[seat as usize & 3], &board.ways[other as usize & 3]);
    let (own, their) = (i32::from(board.distance(seat)), i32::from(board.distance(other)));
    let (fences, their_fences) =
        (i32::from(board.left[seat as usize & 3]), i32::from(board.left[other as usize & 3]));
    let mut value = 100 * (their - own) + TEMPO;
    value += worth(fences) - worth(their_fences);
    // A way that one fence stops is in danger while there are fences.
    value -= 6 * i32::from(ours.narrow) * their_fences.min(4);
    value += 6 * i32::from(theirs.narrow) * fences.min(4);
    value
}

/// What so many fences in hand are worth: the last ones most. Fitted to the results of the program's own games by
/// logistic regression, with a step of the way as the unit.
const WORTH: [i32; 11] = [0, 270, 455, 645, 845, 1035, 1225, 1363, 1456, 1510, 1592];

fn worth(fences: i32) -> i32 {
    WORTH[fences.clamp(0, 10) as usize] + 60 * (fences - 10).max(0)
}
