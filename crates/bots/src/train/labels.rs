//! Labelled positions as bytes: where each side's checkers are, then the odds.

use igroteka_nardy::Side;

use super::nardy::Label;
use crate::nardy::board::Board;
use crate::nardy::odds::ODDS;

const BYTES: usize = 2 * 26 + 4 * ODDS;

impl Label {
    pub fn write_all(labels: &[Label]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(labels.len() * BYTES);
        for label in labels {
            bytes.extend(label.board.own.counts());
            bytes.extend(label.board.other.counts());
            bytes.extend(label.odds.iter().flat_map(|chance| chance.to_le_bytes()));
        }
        bytes
    }

    /// The labels of these bytes; what is no position is left out.
    pub fn read_all(bytes: &[u8]) -> Vec<Label> {
        bytes.chunks_exact(BYTES).filter_map(Label::read).collect()
    }

    fn read(bytes: &[u8]) -> Option<Label> {
        let (own, rest) = bytes.split_first_chunk()?;
        let (other, rest) = rest.split_first_chunk()?;
        let (chances, _) = rest.as_chunks();
        let odds = std::array::from_fn(|index| f32::from_le_bytes(chances[index]));
        Some(Label {
            board: Board { own: Side::from_counts(*own)?, other: Side::from_counts(*other)? },
            odds,
        })
    }
}
