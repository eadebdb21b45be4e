//! The labels of the latest pieces of a training, which are learned together.

use std::collections::VecDeque;
use std::fs;
use std::ops::Range;

use super::choices::Choice;
use super::learn::Label;
use crate::learn::{Folder, TrainError};

/// Labels, each piece's in a file of its own and in memory.
#[derive(Debug)]
pub(crate) struct Kept<'a> {
    folder: &'a Folder,
    /// The number of the oldest piece.
    first: u32,
    pieces: VecDeque<Vec<Choice>>,
}

impl<'a> Kept<'a> {
    /// Reads the labels of these pieces.
    pub fn read(folder: &'a Folder, pieces: Range<u32>) -> Result<Kept<'a>, TrainError> {
        let read = |piece: u32| {
            let name = file_of(piece);
            let bytes = folder.read(&name)?.ok_or_else(|| TrainError::Invalid(folder.join(&name)))?;
            Ok(Label::read_all(&bytes))
        };
        Ok(Kept { folder, first: pieces.start, pieces: pieces.map(read).collect::<Result<_, _>>()? })
    }

    /// Adds the labels of the next piece.
    pub fn add(&mut self, labels: Vec<Choice>) -> Result<(), TrainError> {
        let piece = self.first + self.pieces.len() as u32;
        self.folder.keep(&file_of(piece), &Label::write_all(&labels))?;
        self.pieces.push_back(labels);
        Ok(())
    }

    /// Everything that is kept: the newest piece, then the others in their order.
    pub fn all(&self) -> Vec<&Choice> {
        let older = self.pieces.len().saturating_sub(1);
        self.pieces.range(older..).chain(self.pieces.range(..older)).flatten().collect()
    }

    /// Removes the pieces before `first`.
    pub fn forget_before(&mut self, first: u32) {
        while self.first < first && self.pieces.pop_front().is_some() {
            // Needless files do no harm.
            let _ = fs::remove_file(self.folder.join(&file_of(self.first)));
            self.first += 1;
        }
    }
}

fn file_of(piece: u32) -> String {
    format!("labels-{piece}.bin")
}
