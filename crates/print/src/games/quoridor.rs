//! Quoridor: the board, twenty fences and four pawns that stand.

use usvg::tiny_skia_path::Transform;

use crate::art::{Drawing, art};
use crate::blocks::{self, Block};
use crate::board;
use crate::book::{Book, marks};
use crate::choices::BOARD;
use crate::colour::Colour;
use crate::cutting::{Grid, MARKS, even_columns};
use crate::figures;
use crate::games::{Game, Part};
use crate::lettering::{Face, set};
use crate::plan::Ink;
use crate::rules::{self, Rules, Section};
use crate::sheet::{Align, Sheet, rect, rounded};
use crate::words::texts;

pub(crate) static GAME: Game = Game {
    id: "quoridor",
    parts: &[Part::Rules, Part::Board, Part::Fences, Part::Pawns],
    choices: &[&BOARD],
    texts: texts!("quoridor"),
    draw: add,
};

const SECTIONS: &[Section] = &[
    ("quoridor-rules-goal", &["quoridor-rules-goal-text", "quoridor-rules-goal-time"]),
    ("quoridor-rules-turn", &["quoridor-rules-turn-text"]),
    ("quoridor-rules-fences", &["quoridor-rules-fences-text", "quoridor-rules-fences-list"]),
    ("quoridor-rules-way", &["quoridor-print-way"]),
    ("quoridor-rules-jump", &["quoridor-rules-jump-text", "quoridor-rules-side-text"]),
    ("quoridor-rules-four", &["quoridor-rules-four-text", "quoridor-rules-four-jump-text"]),
    ("quoridor-rules-end", &["quoridor-rules-end-text", "quoridor-print-draw", "quoridor-rules-leave-text"]),
];

/// A side of the board has nine squares.
const SIZE: usize = 9;
/// In the units of the drawings: a square, a groove, and the rim with its letters.
const SQUARE: f32 = 40.0;
const GROOVE: f32 = 10.0;
const RIM: f32 = 22.0;
/// A seat's sign on the square where its pawn begins.
const SIGN: f32 = 22.0;
const WHOLE: f32 = SIZE as f32 * SQUARE + (SIZE as f32 - 1.0) * GROOVE + 2.0 * RIM;
/// All the fences of the box.
const FENCES: usize = 20;
/// Hair lighter and darker woods.
const WOODS: [&str; 3] = ["#7d5637", "#775133", "#835b3b"];

fn add(book: &mut Book<'_>) {
    let (plan, ink) = (book.plan, book.plan.ink);
    let (side, unit) = board::square(plan, WHOLE);
    if plan.has(Part::Rules) {
        let accent = Colour::hex(0x007d_5637);
        rules::add(book, &Rules { sections: SECTIONS, accent, picture_height: 34.0, picture: &picture });
    }
    if plan.has(Part::Board) {
        board::add(book, "print-part-board", wood(side, unit, ink));
    }
    let pawns: Vec<Drawing> = (0..4).map(|seat| pawn(seat, ink)).collect();
    let mut blocks = Vec::new();
    if plan.has(Part::Fences) {
        blocks.push(fences(book, unit, ink));
    }
    if plan.has(Part::Pawns) {
        let pawn = (39.0 * unit, 60.0 * unit);
        blocks.push(figures::block("print-part-pawns", &pawns, pawn, &|_, _, _, _| {}));
    }
    blocks::add(book, &blocks);
}

/// Fences that fill a groove from end to end and leave a hair of it to be seen.
fn fences(book: &Book<'_>, unit: f32, ink: Ink) -> Block<'static> {
    let piece = ((2.0 * SQUARE + GROOVE) * unit, (GROOVE - 1.0) * unit);
    let room = blocks::room(book) - 2.0 * MARKS;
    let columns = even_columns(FENCES, (room / piece.0) as usize, FENCES);
    let rows = FENCES.div_ceil(columns);
    let fence = Drawing::read(art!("quoridor/fence"), ink);
    let ground = ink.ground(Colour::hex(0x00f1_dcae));
    Block {
        name: "print-part-fences",
        count: FENCES,
        size: (columns as f32 * piece.0 + 2.0 * MARKS, rows as f32 * piece.1 + 2.0 * MARKS),
        draw: Box::new(move |sheet: &mut Sheet, x, y| {
            let grid = Grid::at((x + MARKS, y + MARKS), piece, columns, rows);
            for index in 0..FENCES {
                let cell = grid.cell(index);
                sheet.fill(rect(cell.x, cell.y, cell.width, cell.height), ground);
                sheet.art(&fence, cell.x, cell.y, cell.width, cell.height, 0);
            }
            grid.cut_marks(sheet);
        }),
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
    // Where pawns begin, by the signs that the page gives them.
    let signs =
        [art!("quoridor/sign-1"), art!("quoridor/sign-2"), art!("quoridor/sign-3"), art!("quoridor/sign-4")];
    for (svg, (column, row)) in signs.into_iter().zip([(4, 8), (0, 4), (4, 0), (8, 4)]) {
        let place = |index: usize| at(index) + (SQUARE - SIGN) / 2.0 * unit;
        let (x, y) = (place(column), place(row));
        sheet.art(&Drawing::read(svg, Ink::Full), x, y, SIGN * unit, SIGN * unit, 0);
    }
    sheet
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
