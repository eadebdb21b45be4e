//! A board on one sheet, or on four that are glued together.

use usvg::tiny_skia_path::Transform;

use crate::book::{Book, marks};
use crate::colour::Colour;
use crate::lettering::{Face, POINT, set};
use crate::plan::{BoardSheets, Plan};
use crate::sheet::{Align, Pen, Sheet, lines, outline, rect};

/// White around a board; the note stands in it.
const RIM: f32 = 11.0;
/// The strip under the neighbour.
const TAB: f32 = 10.0;

/// The largest board of these proportions that the paper takes, and whether the sheets lie on their side.
pub fn room(plan: &Plan, width: f32, height: f32) -> (f32, f32) {
    let (across, down) = paper(plan, width > height);
    let (across, down) = match plan.board {
        BoardSheets::One => (across - 2.0 * RIM, down - 2.0 * RIM),
        BoardSheets::Four => (2.0 * (across - 2.0 * RIM - TAB), 2.0 * (down - 2.0 * RIM - TAB)),
    };
    let scale = (across / width).min(down / height);
    (width * scale, height * scale)
}

/// The side of the largest square board that so many units make, and one of them.
pub fn square(plan: &Plan, units: f32) -> (f32, f32) {
    let (side, _) = room(plan, units, units);
    (side, side / units)
}

fn paper(plan: &Plan, lying: bool) -> (f32, f32) {
    let (short, long) = plan.paper.size();
    if lying { (long, short) } else { (short, long) }
}

/// Adds a board that is drawn on a sheet of its own size.
pub fn add(book: &mut Book<'_>, name: &'static str, board: Sheet) {
    let since = book.pages();
    let note = book.words.with(name, &[("count", 1)]);
    let (width, height) = (board.width, board.height);
    let (across, down) = paper(book.plan, width > height);
    let board = marks(board);
    if book.plan.board == BoardSheets::One {
        let mut sheet = Sheet::new(across, down);
        let (x, y) = ((across - width) / 2.0, (down - height) / 2.0);
        sheet.group(None, Transform::from_translate(x, y), board);
        sheet.stroke(rect(x, y, width, height), Pen::cut());
        book.add_front(sheet, &note);
    } else {
        for (column, row) in [(0_u8, 0_u8), (1, 0), (0, 1), (1, 1)] {
            let mut sheet = Sheet::new(across, down);
            let (half, tall) = (width / 2.0, height / 2.0);
            let tab = |free: f32, here: bool| (free - if here { TAB } else { 0.0 }) / 2.0;
            let (x, y) = (tab(across - half, column == 0), tab(down - tall, row == 0));
            if column == 0 {
                glue_right(book, &mut sheet, x + half, y, tall);
            }
            if row == 0 {
                glue_below(book, &mut sheet, x, y + tall, half);
            }
            let place = Transform::from_translate(x - half * f32::from(column), y - tall * f32::from(row));
            let window = rect(half * f32::from(column), tall * f32::from(row), half, tall);
            sheet.group(Some(window), place, board.clone());
            sheet.stroke(rect(x, y, half, tall), Pen::cut());
            let number = 1 + column + 2 * row;
            book.add_front(sheet, &format!("{note} · {number} / 4"));
        }
    }
    book.list(name, 1, since);
}

fn glue_right(book: &Book<'_>, sheet: &mut Sheet, x: f32, y: f32, height: f32) {
    let corners = [(x, y), (x + TAB, y + 4.0), (x + TAB, y + height - 4.0), (x, y + height)];
    sheet.stroke(outline(&corners), Pen::cut());
    hatch(sheet, x, y + 5.0, TAB, height - 10.0);
    label(book, sheet, x + TAB / 2.0, y + height / 2.0, 1);
}

fn glue_below(book: &Book<'_>, sheet: &mut Sheet, x: f32, y: f32, width: f32) {
    let corners = [(x, y), (x + 4.0, y + TAB), (x + width - 4.0, y + TAB), (x + width, y)];
    sheet.stroke(outline(&corners), Pen::cut());
    hatch(sheet, x + 5.0, y, width - 10.0, TAB);
    label(book, sheet, x + width / 2.0, y + TAB / 2.0, 0);
}

/// Slanted lines, which everybody reads as a place for glue.
fn hatch(sheet: &mut Sheet, x: f32, y: f32, width: f32, height: f32) {
    let (step, lean) = (3.0, width.min(height));
    let mut strokes = Vec::new();
    if width > height {
        let mut at = x;
        while at + lean <= x + width {
            strokes.push([(at, y + height), (at + lean, y)]);
            at += step;
        }
    } else {
        let mut at = y;
        while at + lean <= y + height {
            strokes.push([(x, at + lean), (x + width, at)]);
            at += step;
        }
    }
    let strokes: Vec<&[(f32, f32)]> = strokes.iter().map(|stroke| &stroke[..]).collect();
    sheet.stroke(lines(&strokes), Pen::new(Colour::CUT.thinned(45), 0.15));
}

fn label(book: &Book<'_>, sheet: &mut Sheet, x: f32, y: f32, quarters: u8) {
    let run = set(Face::Regular, 8.0 * POINT, &book.words.get("print-glue"));
    let mut own = Sheet::default();
    own.fill(rect(-run.width / 2.0 - 2.0, -2.6, run.width + 4.0, 5.2), Colour::WHITE);
    own.words(run, Colour::SOFT_INK, Align::Middle, 0.0, 1.0);
    let place = Transform::from_translate(x, y).pre_rotate(90.0 * f32::from(quarters));
    sheet.group(None, place, marks(own));
}
