//! Counting points, and how the score track shows them.

use crate::words::words;
use crate::{Grid, Square, SquareSet};

words! {
    /// Which cards earn a point for the card laid next to them (S15). The card itself never counts.
    Scoring {
        /// Those in the same block, and those outside it in the same row or column.
        Full = "full",
        /// Those in the same row or column, whatever their block.
        Simple = "simple",
        /// Those in the same block only; children's side.
        Block = "block",
    }
}

impl Scoring {
    /// The squares whose cards count for a card laid on `square`.
    #[inline]
    pub const fn counted(self, grid: Grid, square: Square) -> SquareSet {
        match self {
            Scoring::Full => grid.neighbours(square),
            Scoring::Simple => grid.lines(square),
            Scoring::Block => grid.block(square),
        }
    }
}

/// A score as the track of 40 squares shows it. Points are a plain number and never run out (S10): there may be
/// more laps than the box has tokens.
///
/// ```
/// use igroteka_sudoku::TrackMark;
///
/// let mark = TrackMark::of(93);
/// assert_eq!((mark.laps, mark.square), (2, 13));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackMark {
    /// How many lap tokens have been earned, 40 points each.
    pub laps: u16,
    /// Where the marker stands, 0 to 39.
    pub square: u16,
}

impl TrackMark {
    /// Squares of the track, and points that a lap token is worth.
    pub const TRACK: u16 = 40;

    /// Where a score stands on the track.
    pub const fn of(points: u16) -> TrackMark {
        TrackMark { laps: points / TrackMark::TRACK, square: points % TrackMark::TRACK }
    }
}
