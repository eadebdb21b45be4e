//! Labelled positions as bytes: whether a choice begins, where each side's checkers are, then the probabilities.

use igroteka_nardy::Side;

use super::choices::Choice;
use super::learn::Label;
use crate::nardy::board::Board;
use crate::nardy::probabilities::OUTPUTS;

const BYTES: usize = 1 + 2 * 26 + 4 * OUTPUTS;

impl Label {
    pub fn write_all(choices: &[Choice]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(choices.iter().map(Vec::len).sum::<usize>() * BYTES);
        for choice in choices {
            for (place, label) in choice.iter().enumerate() {
                bytes.push(u8::from(place == 0));
                bytes.extend(label.board.own.counts());
                bytes.extend(label.board.other.counts());
                bytes.extend(label.probabilities.iter().flat_map(|chance| chance.to_le_bytes()));
            }
        }
        bytes
    }

    /// The choices of these bytes; what is no position is left out.
    pub fn read_all(bytes: &[u8]) -> Vec<Choice> {
        let mut choices: Vec<Choice> = Vec::new();
        for (begins, label) in bytes.chunks_exact(BYTES).filter_map(Label::read) {
            match choices.last_mut() {
                Some(choice) if !begins => choice.push(label),
                _ => choices.push(vec![label]),
            }
        }
        choices
    }

    fn read(bytes: &[u8]) -> Option<(bool, Label)> {
        let (begins, rest) = bytes.split_first()?;
        let (own, rest) = rest.split_first_chunk()?;
        let (other, rest) = rest.split_first_chunk()?;
        let (chances, _) = rest.as_chunks();
        let probabilities = std::array::from_fn(|index| f32::from_le_bytes(chances[index]));
        let board = Board { own: Side::from_counts(*own)?, other: Side::from_counts(*other)? };
        Some((*begins == 1, Label { board, probabilities }))
    }
}
