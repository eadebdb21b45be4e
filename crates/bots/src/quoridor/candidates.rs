//! The actions of a position, those that matter first.

use super::board::{Board, STRIDE};
use super::move_code::{HORIZONTAL, MoveCode, PASS, VERTICAL};
use super::move_order::beside_fences;
use super::shortest_paths::ShortestPaths;
use super::squares::squares_of;
use crate::search::perfect_info::ScoredMove;

/// A pair of sets: horizontal and vertical fences, by the square they are named after.
type Places = (u128, u128);

// Scores for move ordering, where no net has learned it. A step along a shortest path comes before every fence but the
// best ones, and a step aside only before fences that do nothing.
const STEP_ON_PATH: i32 = 700;
const STEP_ASIDE: i32 = 100;
/// A fence that makes the other's path longer, or only stops one of several; and the same for our own path.
const STOPS_THEM: i32 = 350;
const CROSSES_THEM: i32 = 150;
const STOPS_US: i32 = -300;
const CROSSES_US: i32 = -60;
/// Fences matter most near the other's pawn, and then near our own.
const NEAR_OTHER: i32 = 100;
const IN_REACH_OF_OTHER: i32 = 40;
const NEAR_OWN: i32 = 60;
/// A fence that touches another makes a longer wall.
const BESIDE_FENCE: i32 = 50;

/// Lists every action that fits the board. Fences far from everything score nothing.
pub(super) fn generate_moves(board: &Board, out: &mut Vec<ScoredMove>) {
    let seat = board.turn;
    let (ours, theirs) = (&board.paths[seat as usize & 3], &board.paths[(seat ^ 1) as usize & 3]);
    for target in squares_of(board.targets()) {
        let is_on_path = ours.squares >> target & 1 != 0;
        let score = if is_on_path { STEP_ON_PATH } else { STEP_ASIDE };
        out.push(ScoredMove { action: MoveCode::from(target), score });
    }
    if board.left[seat as usize & 3] > 0 {
        generate_fences(board, ours, theirs, out);
    }
    // Q8
    if out.is_empty() {
        out.push(ScoredMove { action: PASS, score: 0 });
    }
}

fn generate_fences(board: &Board, ours: &ShortestPaths, theirs: &ShortestPaths, out: &mut Vec<ScoredMove>) {
    let room = board.room();
    let own = board.pawns[board.turn as usize & 3];
    let other = board.pawns[(board.turn ^ 1) as usize & 3];
    let near_other = around(other, 1);
    let near_own = around(own, 1);
    let wide_other = around(other, 2);
    let beside = beside_fences(board);
    let score = |slot: u8, pick: fn(Places) -> u128| {
        let bit = 1u128 << slot;
        let has = |places: Places| i32::from(pick(places) & bit != 0);
        STOPS_THEM * has(theirs.stopping)
            + CROSSES_THEM * has(theirs.across)
            + STOPS_US * has(ours.stopping)
            + CROSSES_US * has(ours.across)
            + NEAR_OTHER * i32::from(near_other & bit != 0)
            + IN_REACH_OF_OTHER * i32::from(wide_other & bit != 0)
            + NEAR_OWN * i32::from(near_own & bit != 0)
            + BESIDE_FENCE * has(beside)
    };
    for slot in squares_of(room.0) {
        out.push(ScoredMove {
            action: HORIZONTAL + MoveCode::from(slot),
            score: score(slot, |places| places.0),
        });
    }
    for slot in squares_of(room.1) {
        out.push(ScoredMove {
            action: VERTICAL + MoveCode::from(slot),
            score: score(slot, |places| places.1),
        });
    }
}

/// Places named after squares within `reach` steps of the four corners of a square.
fn around(square: u8, reach: u8) -> u128 {
    let (column, row) = (square % STRIDE, square / STRIDE);
    let mut places = 0;
    for y in row.saturating_sub(reach)..(row + reach).min(STRIDE) {
        for x in column.saturating_sub(reach)..(column + reach).min(STRIDE) {
            places |= 1 << (y * STRIDE + x);
        }
    }
    places
}
