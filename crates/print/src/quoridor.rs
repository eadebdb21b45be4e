//! Quoridor: the board, twenty fences and four pawns that stand.

use usvg::tiny_skia_path::Transform;

use crate::art::{Drawing, art};
use crate::board;
use crate::book::{Book, Pieces, marks};
use crate::colour::Colour;
use crate::cutting::Cell;
use crate::lettering::{Face, set};
use crate::plan::{Ink, Part};
use crate::rules::{self, Rules, Section};
use crate::sheet::{Align, Pen, Sheet, circle, lines, rect, rounded};

const SECTIONS: &[Section] = &[
    ("quoridor-rules-goal", &["quoridor-rules-goal-text"]),
    ("quoridor-rules-turn", &["quoridor-rules-turn-text"]),
    ("quoridor-rules-fences", &["quoridor-rules-fences-text", "quoridor-rules-fences-list"]),
    ("quoridor-rules-way", &["print-quoridor-way"]),
    ("quoridor-rules-jump", &["quoridor-rules-jump-text", "quoridor-rules-side-text"]),
    ("quoridor-rules-four", &["quoridor-rules-four-text", "quoridor-rules-four-jump-text"]),
    ("quoridor-rules-end", &["quoridor-rules-end-text", "print-quoridor-draw", "quoridor-rules-leave-text"]),
];

/// A side of the board has nine squares.
const SIZE: usize = 9;
/// In the units of the drawings: a square, a groove, and the rim with its letters.
const SQUARE: f32 = 40.0;
const GROOVE: f32 = 10.0;
const RIM: f32 = 22.0;
const WHOLE: f32 = SIZE as f32 * SQUARE + (SIZE as f32 - 1.0) * GROOVE + 2.0 * RIM;
/// All the fences of the box.
const FENCES: usize = 20;
/// Hair lighter and darker woods.
const WOODS: [&str; 3] = ["#7d5637", "#775133", "#835b3b"];

pub fn add(book: &mut Book<'_>) {
    let (plan, ink) = (book.plan, book.plan.ink);
    let (side, _) = board::room(plan, WHOLE, WHOLE);
    let unit = side / WHOLE;
    if plan.has(Part::Rules) {
        let picture = |sheet: &mut Sheet, x: f32, y: f32, width: f32| picture(sheet, x, y, width, ink);
        let accent = Colour::hex(0x007d_5637);
        rules::add(book, &Rules { sections: SECTIONS, accent, picture_height: 34.0, picture: &picture });
    }
    if plan.has(Part::Board) {
        board::add(book, "print-part-board", wood(side, unit, ink));
    }
    if plan.has(Part::Fences) {
        let fence = Drawing::read(art!("quoridor/fence"), ink);
        let ground = ink.ground(Colour::hex(0x00f1_dcae));
        let pieces = Pieces {
            name: "print-part-fences",
            size: ((2.0 * SQUARE + GROOVE) * unit, (GROOVE - 1.0) * unit),
            front: Box::new(|sheet: &mut Sheet, cell: Cell, (): &()| {
                sheet.fill(rect(cell.x, cell.y, cell.width, cell.height), ground);
                sheet.art(&fence, cell.x, cell.y, cell.width, cell.height, 0);
            }),
            back: None,
            back_ground: None,
        };
        book.pieces(&pieces, &[(); FENCES]);
    }
    if plan.has(Part::Pawns) {
        add_pawns(book, unit, ink);
    }
}

fn pawn(seat: usize, ink: Ink) -> Drawing {
    let files =
        [art!("quoridor/pawn-1"), art!("quoridor/pawn-2"), art!("quoridor/pawn-3"), art!("quoridor/pawn-4")];
    Drawing::read(files[seat], ink)
}

/// The board at its size.
fn wood(side: f32, unit: f32, ink: Ink) -> Sheet {
    let mut sheet = Sheet::new(side, side);
    sheet.fill(rect(0.0, 0.0, side, side), ink.ground(Colour::hex(0x004b_3323)));
    let inner = WHOLE - 2.0 * RIM + GROOVE;
    let corner = (RIM - GROOVE / 2.0) * unit;
    sheet.fill(
        rounded(corner, corner, inner * unit, inner * unit, 4.0 * unit),
        ink.ground(Colour::hex(0x0022_150c)),
    );
    let squares = WOODS.map(|wood| Drawing::recoloured(art!("quoridor/square"), &[(WOODS[0], wood)], ink));
    let at = |index: usize| (RIM + index as f32 * (SQUARE + GROOVE)) * unit;
    let lettering = ink.letters_on(Colour::hex(0x004b_3323));
    for index in 0..SIZE {
        let middle = at(index) + SQUARE / 2.0 * unit;
        let letter = char::from(b'a' + index as u8).to_string();
        let number = (SIZE - index).to_string();
        let letter_size = 10.0 * unit;
        for y in [RIM / 2.0 - 1.0, WHOLE - RIM / 2.0 + 1.0] {
            let run = set(Face::Regular, letter_size, &letter);
            sheet.words(run, lettering, Align::Middle, middle, y * unit + letter_size * 0.3);
        }
        for x in [RIM / 2.0 - 1.0, WHOLE - RIM / 2.0 + 1.0] {
            let run = set(Face::Regular, letter_size, &number);
            sheet.words(run, lettering, Align::Middle, x * unit, middle + letter_size * 0.36);
        }
        for row in 0..SIZE {
            let wood = &squares[(index * 5 + row * 7 + index * row) % 3];
            sheet.art(wood, at(index), at(row), SQUARE * unit, SQUARE * unit, 0);
        }
    }
    // Where pawns begin.
    for (column, row) in [(4, 8), (0, 4), (4, 0), (8, 4)] {
        let (x, y) = (at(column) + SQUARE / 2.0 * unit, at(row) + SQUARE / 2.0 * unit);
        sheet.shape(
            circle(x, y, 6.0 * unit),
            Some((Colour::hex(0x00f1_dcae), 1.0)),
            Some(Pen::new(Colour::hex(0x0022_150c), 0.8 * unit)),
        );
    }
    sheet
}

/// A pawn in front and behind, with feet: folded at the head it stands.
fn add_pawns(book: &mut Book<'_>, unit: f32, ink: Ink) {
    let (width, height) = (31.2 * unit * 1.25, 48.0 * unit * 1.25);
    let foot = 0.28 * height;
    let drawings: Vec<Drawing> = (0..4).map(|seat| pawn(seat, ink)).collect();
    let pieces = Pieces {
        name: "print-part-pawns",
        size: (width + 6.0, 2.0 * (height + foot) + 6.0),
        front: Box::new(|sheet: &mut Sheet, cell: Cell, drawing: &&Drawing| {
            let (x, y) = (cell.x + 3.0, cell.y + 3.0);
            sheet.art(drawing, x, y + foot, width, height, 2);
            sheet.art(drawing, x, y + foot + height, width, height, 0);
            let folds = [y + foot, y + foot + height, y + foot + 2.0 * height];
            let folds = folds.map(|fold| [(x - 3.0, fold), (x + width + 3.0, fold)]);
            let folds: Vec<&[(f32, f32)]> = folds.iter().map(|fold| &fold[..]).collect();
            sheet.stroke(lines(&folds), Pen::fold());
        }),
        back: None,
        back_ground: None,
    };
    book.pieces(&pieces, &drawings.iter().collect::<Vec<_>>());
}

/// A corner of the board in play, for the head of the rules.
fn picture(sheet: &mut Sheet, x: f32, y: f32, width: f32, ink: Ink) {
    let unit = 34.0 / 100.0;
    let columns = ((width / unit + GROOVE) / (SQUARE + GROOVE)) as usize;
    let left = x + (width - (columns as f32 * (SQUARE + GROOVE) - GROOVE) * unit) / 2.0;
    let mut own = Sheet::default();
    own.fill(rect(x, y, width, 100.0 * unit), ink.ground(Colour::hex(0x0022_150c)));
    let squares = WOODS.map(|wood| Drawing::recoloured(art!("quoridor/square"), &[(WOODS[0], wood)], ink));
    let at = |column: usize| left + column as f32 * (SQUARE + GROOVE) * unit;
    let down = |row: usize| y + (5.0 + row as f32 * (SQUARE + GROOVE)) * unit;
    for column in 0..columns {
        for row in 0..2 {
            let wood = &squares[(column * 5 + row * 7) % 3];
            own.art(wood, at(column), down(row), SQUARE * unit, SQUARE * unit, 0);
        }
    }
    let fence = Drawing::read(art!("quoridor/fence"), ink);
    let (long, thick) = (90.0 * unit, 10.0 * unit);
    for column in [1, 5] {
        own.art(&fence, at(column), y + 45.0 * unit, long, thick, 0);
    }
    let upright = at(4) - GROOVE / 2.0 * unit;
    own.art(&fence, upright - long / 2.0, y + 50.0 * unit - thick / 2.0, long, thick, 1);
    for (seat, (column, row)) in [(1, 0), (3, 1), (6, 1), (8, 0)].into_iter().enumerate() {
        if column < columns {
            let (wide, tall) = (26.0 * unit, 40.0 * unit);
            let middle = at(column) + SQUARE / 2.0 * unit;
            own.art(&pawn(seat, ink), middle - wide / 2.0, down(row) - unit, wide, tall, 0);
        }
    }
    sheet.group(Some(rounded(x, y, width, 100.0 * unit, 1.5)), Transform::identity(), marks(own));
}
