//! Training samples: positions with their search results, and their form on disk.

use super::super::evaluate::SCALE;
use super::super::seen::{Pose, Seen};
use super::fit::sigmoid;

/// A position seen by the one to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// What is seen.
    pub seen: Seen,
    /// The search value, in hundredths of a step.
    pub value: i16,
    /// The action that the search found best, as the one to move sees the board.
    pub best: u16,
    /// Half games that the one to move won in the end: 0, 1 for a draw, or 2.
    pub won: u8,
}

impl Sample {
    /// The same position with east for west.
    #[must_use]
    pub(super) fn mirrored(&self) -> Sample {
        Sample { seen: self.seen.mirrored(), best: Pose::MIRROR.apply(self.best), ..*self }
    }

    /// The search value as a win probability.
    pub(super) fn search_value(&self) -> f32 {
        sigmoid(f32::from(self.value) / SCALE)
    }

    /// Bytes of a sample on disk.
    pub const BYTES: usize = 25;

    /// The form on disk.
    pub fn to_bytes(&self) -> [u8; Sample::BYTES] {
        let mut bytes = [0; Sample::BYTES];
        bytes[..2].copy_from_slice(&self.seen.pawns);
        bytes[2..4].copy_from_slice(&self.seen.left);
        bytes[4..12].copy_from_slice(&self.seen.horizontal.to_le_bytes());
        bytes[12..20].copy_from_slice(&self.seen.vertical.to_le_bytes());
        bytes[20..22].copy_from_slice(&self.value.to_le_bytes());
        bytes[22..24].copy_from_slice(&self.best.to_le_bytes());
        bytes[24] = self.won;
        bytes
    }

    /// The sample that this form stands for.
    pub fn from_bytes(bytes: &[u8; Sample::BYTES]) -> Sample {
        let eight = |from: usize| u64::from_le_bytes(std::array::from_fn(|index| bytes[from + index]));
        Sample {
            seen: Seen {
                pawns: [bytes[0], bytes[1]],
                left: [bytes[2], bytes[3]],
                horizontal: eight(4),
                vertical: eight(12),
            },
            value: i16::from_le_bytes([bytes[20], bytes[21]]),
            best: u16::from_le_bytes([bytes[22], bytes[23]]),
            won: bytes[24],
        }
    }
}
