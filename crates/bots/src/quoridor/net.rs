//! A small quantized net that corrects the evaluation of positions of two, with an accumulator that is updated
//! incrementally.

use super::board::Board;
use super::features;
use super::move_order::MoveOrder;
use super::squares::squares_of;

/// Neurons between the inputs and the correction.
pub(super) const HIDDEN: usize = 192;
/// The last weights differ with how many fences are still in hand.
pub(super) const STAGES: usize = 8;
/// A neuron that is fully on.
pub(super) const ON: f32 = 255.0;
/// What such a neuron adds, before its weight: a sixteenth of its square.
const FULL: f32 = ON * ON / 16.0;
/// Weights to the correction, in parts of a hundredth of a step.
pub(super) const FINE: f32 = 8.0;
/// The greatest weight of a neuron: with more, all of them together would not fit a sum.
pub(super) const GREATEST: f32 = 0.95;

pub(super) type Row = [i16; HIDDEN];

/// The weights.
pub(super) struct Net {
    /// What each input adds to the neurons.
    pub rows: Vec<Row>,
    pub bias: Row,
    /// What each neuron adds to the correction.
    pub last: [Row; STAGES],
    pub constant: [i32; STAGES],
    /// Which actions are worth trying first.
    pub order: MoveOrder,
}

/// The accumulator: the fences as each seat sees them, and a cache of the pawns with their paths.
pub(super) struct Sums {
    fences: [Row; 2],
    pawns: Vec<Known>,
}

/// The sum over a pawn and its paths.
#[derive(Clone)]
struct Known {
    squares: u128,
    pawn: u8,
    narrow: u8,
    row: Row,
}

/// The size of the cache of pawns with their paths, for each seat and each viewer.
const CACHED: usize = 64;

/// The stage of the game: how many fences both have in hand.
#[inline]
pub(super) fn stage(board: &Board) -> usize {
    (usize::from(board.left[0]) + usize::from(board.left[1])).div_ceil(3).min(STAGES - 1)
}

impl Net {
    /// The fences of a board, added up.
    pub fn sums(&self, board: &Board) -> Sums {
        // No pawn has no paths at all.
        let nothing = Known { squares: 0, pawn: 0, narrow: 0, row: [0; HIDDEN] };
        let mut sums = Sums { fences: [self.bias; 2], pawns: vec![nothing; 4 * CACHED] };
        for slot in squares_of(board.horizontal) {
            self.add_fence(&mut sums, slot, true);
        }
        for slot in squares_of(board.vertical) {
            self.add_fence(&mut sums, slot, false);
        }
        sums
    }

    /// One more fence.
    pub fn add_fence(&self, sums: &mut Sums, slot: u8, horizontal: bool) {
        for seat in 0..2 {
            add(&mut sums.fences[seat], &self.rows[features::fence(slot, horizontal, seat as u8) as usize]);
        }
    }

    /// One fence less.
    pub fn remove_fence(&self, sums: &mut Sums, slot: u8, horizontal: bool) {
        for seat in 0..2 {
            let row = &self.rows[features::fence(slot, horizontal, seat as u8) as usize];
            for (sum, weight) in sums.fences[seat].iter_mut().zip(row) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
    }

    /// The correction of the static evaluation for the mover, in hundredths of a step.
    pub fn correction(&self, sums: &mut Sums, board: &Board) -> i32 {
        let mover = board.turn & 1;
        let mut row = sums.fences[mover as usize];
        for seat in 0..2 {
            add(&mut row, self.pawn(&mut sums.pawns, board, seat, mover));
        }
        for input in features::comparison(board) {
            add(&mut row, &self.rows[input as usize]);
        }
        let stage = stage(board);
        let neurons: i32 = (row.iter().zip(&self.last[stage]))
            .map(|(&neuron, &weight)| {
                let bounded = neuron.clamp(0, ON as i16) as u16;
                i32::from((bounded.wrapping_mul(bounded) >> 4) as i16) * i32::from(weight)
            })
            .sum();
        (self.constant[stage] + neurons / FULL as i32) / FINE as i32
    }

    /// The sum over the pawn of `seat` and its paths as `viewer` sees them, from memory where nothing changed.
    #[inline]
    fn pawn<'a>(&self, known: &'a mut [Known], board: &Board, seat: u8, viewer: u8) -> &'a Row {
        let (pawn, paths) = (board.pawns[seat as usize & 3], &board.paths[seat as usize & 3]);
        let mixed = (paths.squares as u64 ^ (paths.squares >> 64) as u64 ^ u64::from(pawn))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let known = &mut known[((seat * 2 + viewer) as usize & 3) * CACHED + (mixed >> 58) as usize];
        if known.squares != paths.squares || known.pawn != pawn || known.narrow != paths.narrow {
            *known = Known { squares: paths.squares, pawn, narrow: paths.narrow, row: [0; HIDDEN] };
            features::pawn(board, seat, viewer, |input| add(&mut known.row, &self.rows[input as usize]));
        }
        &known.row
    }
}

#[inline]
fn add(sum: &mut Row, row: &Row) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Source, Stream};

    use super::*;
    use crate::quoridor::move_code::fence;
    use crate::quoridor::opening::start;
    use crate::search::perfect_info::ScoredMove;

    /// Sums that follow a random game forwards and backwards say the same as sums made from nothing, at every position.
    #[test]
    fn sums_that_follow_agree_with_new_ones() {
        let net = Net::get();
        let mut source = Stream::new(3);
        for _ in 0..20 {
            let mut board = start();
            let mut sums = net.sums(&board);
            let mut said = Vec::new();
            while board.winner.is_none() && said.len() < 80 {
                said.push(net.correction(&mut sums, &board));
                assert_eq!(said.last(), Some(&net.correction(&mut net.sums(&board), &board)));
                let mut list: Vec<ScoredMove> = Vec::new();
                net.order.generate_moves(&board, &mut list);
                let action = source.pick(&list).action;
                if !board.make(action) {
                    said.pop();
                    continue;
                }
                if let Some((slot, horizontal)) = fence(action) {
                    net.add_fence(&mut sums, slot, horizontal);
                }
            }
            while let Some(before) = said.pop() {
                if let Some((slot, horizontal)) = fence(board.unmake()) {
                    net.remove_fence(&mut sums, slot, horizontal);
                }
                assert_eq!(net.correction(&mut sums, &board), before);
            }
        }
    }
}
