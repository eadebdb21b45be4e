//! A small net that corrects the judgement of positions of two: whole numbers, and only what changes is added up anew.

use std::sync::LazyLock;

use super::board::Board;
use super::evaluate::SCALE;
use super::inputs::{self, INPUTS};
use super::squares::squares_of;

/// Neurons between the inputs and the correction.
pub(super) const HIDDEN: usize = 32;
/// A neuron that is fully on.
pub(super) const ON: f32 = 512.0;
/// Weights to the correction, in parts of a hundredth of a step.
pub(super) const FINE: f32 = 16.0;

type Row = [i16; HIDDEN];

/// The weights.
pub(super) struct Net {
    rows: Vec<Row>,
    bias: Row,
    /// What each input adds to the correction past the neurons.
    straight: Vec<i16>,
    /// What each neuron adds.
    last: Row,
    constant: i32,
}

/// What the fences of a position add up to, seen by each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sums {
    rows: [Row; 2],
    straight: [i32; 2],
}

static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::read(include_bytes!("../../weights/quoridor-two.bin"))
        .expect("the weights of the repository are whole")
});

impl Net {
    /// The length of the weights' file.
    pub const BYTES: usize = 2 * (INPUTS * (HIDDEN + 1) + 2 * HIDDEN) + 4;

    /// The net of the repository.
    pub fn get() -> &'static Net {
        &NET
    }

    /// Reads weights as [`Net::write`] wrote them; `None` if the length is wrong.
    pub fn read(bytes: &[u8]) -> Option<Net> {
        if bytes.len() != Net::BYTES {
            return None;
        }
        let (numbers, constant) = bytes.split_at(Net::BYTES - 4);
        let mut numbers = numbers.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        Some(Net {
            rows: (0..INPUTS).map(|_| std::array::from_fn(|_| next())).collect(),
            bias: std::array::from_fn(|_| next()),
            straight: (0..INPUTS).map(|_| next()).collect(),
            last: std::array::from_fn(|_| next()),
            constant: i32::from_le_bytes(constant.try_into().ok()?),
        })
    }

    /// The form on disk of weights in floating point: rows, biases, straight weights, last weights, constant.
    pub fn write(rows: &[f32], bias: &[f32], straight: &[f32], last: &[f32], constant: f32) -> Vec<u8> {
        let round =
            |scale: f32| move |weight: &f32| (weight * scale).round().clamp(-32_000.0, 32_000.0) as i16;
        let mut bytes = Vec::with_capacity(Net::BYTES);
        let numbers = (rows.iter().map(round(ON)))
            .chain(bias.iter().map(round(ON)))
            .chain(straight.iter().map(round(SCALE * FINE)))
            .chain(last.iter().map(round(SCALE * FINE)));
        for number in numbers {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        bytes.extend_from_slice(&((constant * SCALE * FINE).round() as i32).to_le_bytes());
        bytes
    }

    /// The fences of a board, added up.
    pub fn sums(&self, board: &Board) -> Sums {
        let mut sums = Sums { rows: [self.bias; 2], straight: [self.constant; 2] };
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
            let input = inputs::fence(slot, horizontal, seat as u8) as usize;
            add(&mut sums.rows[seat], &self.rows[input]);
            sums.straight[seat] += i32::from(self.straight[input]);
        }
    }

    /// One fence less.
    pub fn remove_fence(&self, sums: &mut Sums, slot: u8, horizontal: bool) {
        for seat in 0..2 {
            let input = inputs::fence(slot, horizontal, seat as u8) as usize;
            for (sum, weight) in sums.rows[seat].iter_mut().zip(&self.rows[input]) {
                *sum = sum.wrapping_sub(*weight);
            }
            sums.straight[seat] -= i32::from(self.straight[input]);
        }
    }

    /// By how much a position is better for the mover than it looks, in hundredths of a step.
    pub fn correction(&self, sums: &Sums, board: &Board) -> i32 {
        let mover = board.turn as usize & 1;
        let mut row = sums.rows[mover];
        let mut value = sums.straight[mover];
        inputs::besides_fences(board, |input| {
            add(&mut row, &self.rows[input as usize]);
            value += i32::from(self.straight[input as usize]);
        });
        let neurons: i32 = (row.iter().zip(&self.last))
            .map(|(&neuron, &weight)| i32::from(neuron.clamp(0, ON as i16)) * i32::from(weight))
            .sum();
        (value + neurons / ON as i32) / FINE as i32
    }
}

#[inline]
fn add(sum: &mut Row, row: &Row) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}
