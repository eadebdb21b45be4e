//! Positions with what a search thought of them, as they are kept on disk.

use super::super::board::{Board, STRIDE};
use super::super::steps::squares_of;

/// A position seen by the one to move, who runs north.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The mover's pawn and the other's: column + 9 × row.
    pub pawns: [u8; 2],
    /// Fences in hand.
    pub left: [u8; 2],
    /// The fences that stand: column + 8 × row.
    pub horizontal: u64,
    /// The vertical ones.
    pub vertical: u64,
    /// What the search thought of it, in hundredths of a step.
    pub value: i16,
}

impl Sample {
    /// Bytes of a sample on disk.
    pub const BYTES: usize = 22;

    pub(super) fn new(board: &Board, value: i32) -> Sample {
        let turned = board.turn == 1;
        let pawn = |seat: u8| {
            let square = board.pawns[seat as usize & 3];
            let place = square % STRIDE + 9 * (square / STRIDE);
            if turned { 80 - place } else { place }
        };
        let fences = |set: u128| {
            let packed =
                squares_of(set).map(|slot| 1u64 << (slot % STRIDE + 8 * (slot / STRIDE))).sum::<u64>();
            if turned { packed.reverse_bits() } else { packed }
        };
        let (own, other) = (board.turn, board.turn ^ 1);
        Sample {
            pawns: [pawn(own), pawn(other)],
            left: [board.left[own as usize & 3], board.left[other as usize & 3]],
            horizontal: fences(board.horizontal),
            vertical: fences(board.vertical),
            value: value as i16,
        }
    }

    pub(super) fn board(&self) -> Board {
        let pawn = |place: u8| place % 9 + STRIDE * (place / 9);
        let fences = |set: u64| {
            squares_of(u128::from(set)).map(|slot| 1u128 << (slot % 8 + STRIDE * (slot / 8))).sum()
        };
        Board::nine(self.pawns.map(pawn), self.left, fences(self.horizontal), fences(self.vertical))
    }

    /// The form on disk.
    pub fn to_bytes(&self) -> [u8; Sample::BYTES] {
        let mut bytes = [0; Sample::BYTES];
        bytes[..2].copy_from_slice(&self.pawns);
        bytes[2..4].copy_from_slice(&self.left);
        bytes[4..12].copy_from_slice(&self.horizontal.to_le_bytes());
        bytes[12..20].copy_from_slice(&self.vertical.to_le_bytes());
        bytes[20..22].copy_from_slice(&self.value.to_le_bytes());
        bytes
    }

    /// The sample that this form stands for.
    pub fn from_bytes(bytes: &[u8; Sample::BYTES]) -> Sample {
        let eight = |from: usize| u64::from_le_bytes(std::array::from_fn(|index| bytes[from + index]));
        Sample {
            pawns: [bytes[0], bytes[1]],
            left: [bytes[2], bytes[3]],
            horizontal: eight(4),
            vertical: eight(12),
            value: i16::from_le_bytes([bytes[20], bytes[21]]),
        }
    }
}
