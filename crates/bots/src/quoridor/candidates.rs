//! The actions of a position, those that matter first.

use super::board::{Board, STRIDE};
use super::move_code::{HORIZONTAL, MoveCode, PASS, VERTICAL};
use super::move_order::beside_fences;
use super::squares::squares_of;
use super::ways::Ways;
use crate::search::perfect_info::ScoredMove;

/// A pair of sets: horizontal and vertical fences, by the square they are named after.
type Places = (u128, u128);

/// Lists every action that fits the board. Fences far from everything score nothing.
pub(super) fn generate_moves(board: &Board, out: &mut Vec<ScoredMove>) {
    let seat = board.turn;
    let (ours, theirs) = (&board.ways[seat as usize & 3], &board.ways[(seat ^ 1) as usize & 3]);
    for target in squares_of(board.targets()) {
        let gain = if ours.squares >> target & 1 != 0 { 1 } else { -1 };
        out.push(ScoredMove { action: MoveCode::from(target), score: 400 + 300 * gain });
    }
    if board.left[seat as usize & 3] > 0 {
        generate_fences(board, ours, theirs, out);
    }
    // Q8
    if out.is_empty() {
        out.push(ScoredMove { action: PASS, score: 0 });
    }
}

fn generate_fences(board: &Board, ours: &Ways, theirs: &Ways, out: &mut Vec<ScoredMove>) {
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
        350 * has(theirs.stopping) + 150 * has(theirs.across)
            - 300 * has(ours.stopping)
            - 60 * has(ours.across)
            + 100 * i32::from(near_other & bit != 0)
            + 40 * i32::from(wide_other & bit != 0)
            + 60 * i32::from(near_own & bit != 0)
            + 50 * has(beside)
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
