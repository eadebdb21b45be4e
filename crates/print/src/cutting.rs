//! Equal pieces on sheets: where they lie, how they are cut apart, and where their backs go.

use usvg::tiny_skia_path::PathBuilder;

use crate::colour::Colour;
use crate::paper::SAFE;
use crate::plan::Back;
use crate::sheet::{Pen, Sheet, rect};

/// How far colour goes on beyond a cut at the rim of the grid.
const BLEED: f32 = 2.0;
/// From the grid to a cut mark, and the mark itself.
const MARK_GAP: f32 = 2.5;
const MARK: f32 = 3.0;
/// How far marks reach around a grid.
pub const MARKS: f32 = MARK_GAP + MARK;
/// Room under the grid for a line of text, above the printer's margin.
const NOTE: f32 = 4.0;

/// A grid of equal pieces, cut with straight cuts from edge to edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    corner: (f32, f32),
    pub piece: (f32, f32),
    pub columns: usize,
    pub rows: usize,
}

/// Where one piece lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Grid {
    /// The grid for so many pieces in the middle of a sheet; of a large deck, for the first sheet.
    pub fn new(paper: (f32, f32), piece: (f32, f32), pieces: usize) -> Grid {
        let rim = SAFE + MARKS;
        let fit = |room: f32, length: f32| (((room + 0.01) / length) as usize).max(1);
        let columns = fit(paper.0 - 2.0 * rim, piece.0);
        let rows = fit(paper.1 - 2.0 * rim - 2.0 * NOTE, piece.1);
        let columns = even_columns(pieces, columns, rows);
        let rows = rows.min(pieces.div_ceil(columns).max(1));
        let (width, height) = (columns as f32 * piece.0, rows as f32 * piece.1);
        Grid { corner: ((paper.0 - width) / 2.0, (paper.1 - height) / 2.0), piece, columns, rows }
    }

    /// A grid anywhere.
    pub fn at(corner: (f32, f32), piece: (f32, f32), columns: usize, rows: usize) -> Grid {
        Grid { corner, piece, columns, rows }
    }

    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// For a sheet that is not full: no more rows than it needs, at the same place, so that all sheets can be cut as
    /// one stack.
    pub fn for_pieces(self, pieces: usize) -> Grid {
        Grid { rows: pieces.div_ceil(self.columns).clamp(1, self.rows), ..self }
    }

    fn extent(&self) -> (f32, f32) {
        (self.columns as f32 * self.piece.0, self.rows as f32 * self.piece.1)
    }

    /// The place of a piece, row by row.
    pub fn cell(&self, index: usize) -> Cell {
        let (x, y) = self.corner;
        let (column, row) = ((index % self.columns) as f32, (index / self.columns) as f32);
        Cell {
            x: x + column * self.piece.0,
            y: y + row * self.piece.1,
            width: self.piece.0,
            height: self.piece.1,
        }
    }

    /// Marks around the grid, and hair lines between the pieces.
    pub fn cut_marks(&self, sheet: &mut Sheet) {
        let ((x, y), (width, height)) = (self.corner, self.extent());
        let mut ticks = PathBuilder::new();
        let mut hairs = PathBuilder::new();
        let line = |path: &mut PathBuilder, from: (f32, f32), to: (f32, f32)| {
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
        };
        for column in 0..=self.columns {
            let at = x + column as f32 * self.piece.0;
            line(&mut ticks, (at, y - MARK_GAP - MARK), (at, y - MARK_GAP));
            line(&mut ticks, (at, y + height + MARK_GAP), (at, y + height + MARK_GAP + MARK));
            line(&mut hairs, (at, y), (at, y + height));
        }
        for row in 0..=self.rows {
            let at = y + row as f32 * self.piece.1;
            line(&mut ticks, (x - MARK_GAP - MARK, at), (x - MARK_GAP, at));
            line(&mut ticks, (x + width + MARK_GAP, at), (x + width + MARK_GAP + MARK, at));
            line(&mut hairs, (x, at), (x + width, at));
        }
        sheet.stroke(ticks.finish().expect("a grid has edges"), Pen::new(Colour::INK, 0.2));
        sheet.stroke(hairs.finish().expect("a grid has edges"), Pen::cut());
    }

    /// Colour under the whole grid and a little beyond it, so that a cut beside the mark shows no white.
    pub fn bleed(&self, sheet: &mut Sheet, back: Back, colour: Colour) {
        let paper = (sheet.width, sheet.height);
        let ((x, y), (width, height)) = (self.corner, self.extent());
        let (behind, _) = Cell { x, y, width, height }.back(paper, back);
        let (width, height) = (width + 2.0 * BLEED, height + 2.0 * BLEED);
        sheet.fill(rect(behind.x - BLEED, behind.y - BLEED, width, height), colour);
    }
}

/// In how many columns so many pieces lie in equal rows; as many as there may be, if there is no such number.
pub fn even_columns(pieces: usize, most: usize, rows: usize) -> usize {
    let most = most.clamp(1, pieces.max(1));
    if pieces.div_ceil(most) > rows {
        return most;
    }
    let even = |columns: &usize| pieces.is_multiple_of(*columns) && pieces / columns <= rows;
    // A narrow tower would be even, but not handsome.
    let even = (most.div_ceil(2)..=most).rev().find(even);
    even.unwrap_or_else(|| pieces.div_ceil(pieces.div_ceil(most)).max(1))
}

impl Cell {
    /// Where the back of this piece is on the other side of the sheet, and how it is turned.
    pub fn back(self, paper: (f32, f32), back: Back) -> (Cell, u8) {
        match back {
            Back::Short => (Cell { y: paper.1 - self.y - self.height, ..self }, 2),
            Back::Long | Back::None => (Cell { x: paper.0 - self.x - self.width, ..self }, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A4: (f32, f32) = (210.0, 297.0);

    #[test]
    fn cards_of_fifty_lie_three_by_five_on_a4() {
        let grid = Grid::new(A4, (50.0, 50.0), 48);
        assert_eq!((grid.columns, grid.rows), (3, 5));
        let first = grid.cell(0);
        assert_eq!((first.x, first.y), (30.0, 23.5));
        let last = grid.cell(14);
        assert_eq!((last.x + last.width, last.y + last.height), (180.0, 273.5));
    }

    #[test]
    fn turned_over_its_edge_a_back_lies_behind_its_front() {
        let grid = Grid::new(A4, (50.0, 50.0), 48);
        let first = grid.cell(0);
        let (long, upright) = first.back(A4, Back::Long);
        assert_eq!((long.x, long.y, upright), (210.0 - 30.0 - 50.0, 23.5, 0));
        let (short, turned) = first.back(A4, Back::Short);
        assert_eq!((short.x, short.y, turned), (30.0, 297.0 - 23.5 - 50.0, 2));
    }

    #[test]
    fn the_last_sheet_of_a_deck_begins_where_the_others_do() {
        let whole = Grid::new(A4, (50.0, 50.0), 48);
        let last = whole.for_pieces(4);
        assert_eq!((last.columns, last.rows), (3, 2));
        assert_eq!(last.cell(0), whole.cell(0));
    }

    #[test]
    fn a_deck_on_one_sheet_fills_its_rows() {
        assert_eq!(even_columns(81, 12, 17), 9);
        assert_eq!(even_columns(36, 8, 11), 6);
        assert_eq!(even_columns(55, 5, 13), 5);
        // A prime number of pieces cannot be even; a deck of several sheets takes all the room.
        assert_eq!(even_columns(13, 5, 9), 5);
        assert_eq!(even_columns(100, 4, 5), 4);
        assert_eq!(even_columns(1, 4, 5), 1);
    }
}
