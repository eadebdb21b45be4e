//! Sudoku: two boards with the score track around them, numbers, animals and tokens.

use usvg::tiny_skia_path::Transform;

use crate::art::{Drawing, art};
use crate::board;
use crate::book::{Book, Pieces, marks};
use crate::colour::Colour;
use crate::cutting::Cell;
use crate::lettering::{Face, set};
use crate::plan::{Ink, Part};
use crate::rules::{self, Rules, Section};
use crate::sheet::{Align, Pen, Sheet, circle, lines, outline, rect, rounded};
use crate::tokens::{self, Tokens};

const SECTIONS: &[Section] = &[
    ("sudoku-rules-goal", &["sudoku-rules-goal-text"]),
    ("sudoku-rules-start", &["sudoku-rules-start-text", "sudoku-rules-start-hand-text"]),
    ("sudoku-rules-turn", &["sudoku-rules-turn-list", "sudoku-rules-turn-text"]),
    ("sudoku-rules-points", &["sudoku-rules-points-text", "sudoku-rules-points-ways-list"]),
    ("sudoku-rules-track", &["sudoku-rules-track-text"]),
    ("print-sudoku-watch", &["print-sudoku-watch-text", "print-sudoku-stuck-text"]),
    ("sudoku-rules-end", &["sudoku-rules-end-text"]),
    ("sudoku-rules-children", &["sudoku-rules-children-text"]),
    ("sudoku-rules-solo", &["print-sudoku-solo-text"]),
];

/// The track of forty squares goes around nine by nine: eleven on a side.
const RING: usize = 11;
const FRAME: f32 = 0.18;
const WHOLE: f32 = RING as f32 + 2.0 * FRAME;
/// A card leaves a little of its square to be seen.
const OF_SQUARE: f32 = 0.94;
const LAP_TOKENS: usize = 16;

const GOLD: Colour = Colour::hex(0x00ef_c55b);
const GOLD_LINE: Colour = Colour::hex(0x009a_6f14);
const CARD: Colour = Colour::hex(0x00ff_faf0);
const CARD_RIM: Colour = Colour::hex(0x00dc_cdaf);
const CARD_INK: Colour = Colour::hex(0x002c_241a);
const BACK: Colour = Colour::hex(0x006b_4a33);
const BACK_LINE: Colour = Colour::hex(0x00c7_9d58);

pub fn add(book: &mut Book<'_>) {
    let (plan, ink) = (book.plan, book.plan.ink);
    let (side, _) = board::room(plan, WHOLE, WHOLE);
    let unit = side / WHOLE;
    if plan.has(Part::Rules) {
        let picture = |sheet: &mut Sheet, x: f32, y: f32, width: f32| picture(sheet, x, y, width, ink);
        let accent = Colour::hex(0x009a_6f14);
        let picture_height = (plan.paper.size().0 - 28.0) / 9.0;
        rules::add(book, &Rules { sections: SECTIONS, accent, picture_height, picture: &picture });
    }
    if plan.has(Part::Adult) {
        board::add(book, "print-part-adult-board", board(side, unit, 9, (3, 3), ink));
    }
    if plan.has(Part::Cards) {
        let golden = (1..=9).map(|digit| Number { digit, golden: true });
        let others = (1..=9).flat_map(|digit| std::iter::repeat_n(Number { digit, golden: false }, 8));
        let cards: Vec<Number> = golden.chain(others).collect();
        let front = move |sheet: &mut Sheet, cell: Cell, card: &Number| number(sheet, cell, *card, ink);
        add_cards(book, "print-part-number-cards", unit * OF_SQUARE, &front, &cards, ink);
    }
    if plan.has(Part::Children) {
        board::add(book, "print-part-animal-board", board(side, unit, 6, (3, 2), ink));
    }
    if plan.has(Part::Animals) {
        let animals = animals(ink);
        let cards: Vec<usize> = (0..6).flat_map(|animal| [animal; 6]).collect();
        let front = |sheet: &mut Sheet, cell: Cell, card: &usize| animal(sheet, cell, *card, &animals, ink);
        add_cards(book, "print-part-animal-cards", 1.5 * unit * OF_SQUARE, &front, &cards, ink);
    }
    if plan.has(Part::Tokens) {
        add_tokens(book, unit, ink);
    }
}

/// A card with a digit.
#[derive(Clone, Copy)]
struct Number {
    digit: u8,
    golden: bool,
}

fn add_cards<T>(
    book: &mut Book<'_>,
    name: &'static str,
    side: f32,
    front: &dyn Fn(&mut Sheet, Cell, &T),
    cards: &[T],
    ink: Ink,
) {
    // Tenths of a millimetre are enough for a knife.
    let side = (side * 10.0).floor() / 10.0;
    let pieces = Pieces {
        name,
        size: (side, side),
        front: Box::new(front),
        back: Some(Box::new(move |sheet: &mut Sheet, cell, _| back(sheet, cell, ink))),
        back_ground: Some(ink.ground(BACK)),
    };
    book.pieces(&pieces, cards);
}

fn number(sheet: &mut Sheet, cell: Cell, card: Number, ink: Ink) {
    let side = cell.width;
    let ground = if card.golden { GOLD } else { CARD };
    // Gold stays gold however little ink there is: it is what tells the nine cards.
    let ground = if card.golden { ground } else { ink.ground(ground) };
    sheet.fill(rect(cell.x, cell.y, side, side), ground);
    let (inset, line) = (0.08 * side, if card.golden { GOLD_LINE } else { CARD_RIM });
    let frame = rounded(cell.x + inset, cell.y + inset, side - 2.0 * inset, side - 2.0 * inset, 0.08 * side);
    sheet.stroke(frame, Pen::new(line, 0.02 * side));
    let (x, y) = (cell.x + side / 2.0, cell.y + side / 2.0);
    let type_size = 0.66 * side;
    let run = set(Face::Bold, type_size, &card.digit.to_string());
    sheet.words(run, CARD_INK, Align::Middle, x, y + 0.357 * type_size);
    // Upside down, a six is a nine.
    if matches!(card.digit, 6 | 9) {
        sheet.fill(rect(x - 0.14 * side, y + 0.285 * side, 0.28 * side, 0.035 * side), CARD_INK);
    }
}

fn animals(ink: Ink) -> [Drawing; 6] {
    [
        art!("sudoku/cat"),
        art!("sudoku/dog"),
        art!("sudoku/hare"),
        art!("sudoku/fox"),
        art!("sudoku/bear"),
        art!("sudoku/owl"),
    ]
    .map(|svg| Drawing::read(svg, ink))
}

fn animal(sheet: &mut Sheet, cell: Cell, card: usize, animals: &[Drawing; 6], ink: Ink) {
    let side = cell.width;
    sheet.fill(rect(cell.x, cell.y, side, side), ink.ground(CARD));
    let inset = 0.06 * side;
    let frame = rounded(cell.x + inset, cell.y + inset, side - 2.0 * inset, side - 2.0 * inset, 0.08 * side);
    sheet.stroke(frame, Pen::new(CARD_RIM, 0.015 * side));
    let room = 0.68 * side;
    sheet.art(&animals[card], cell.x + 0.17 * side, cell.y + 0.17 * side, room, room, 0);
    let run = set(Face::Bold, 0.13 * side, &(card + 1).to_string());
    sheet.words(run, CARD_INK, Align::Left, cell.x + 0.11 * side, cell.y + 0.21 * side);
}

fn back(sheet: &mut Sheet, cell: Cell, ink: Ink) {
    let side = cell.width;
    sheet.fill(rect(cell.x, cell.y, side, side), ink.ground(BACK));
    let at = |part: f32| (cell.x + part * side, cell.y + part * side);
    let ((left, top), (right, bottom)) = (at(0.16), at(0.84));
    let pen = Pen::new(BACK_LINE, 0.03 * side);
    sheet.stroke(rounded(left, top, right - left, bottom - top, 0.07 * side), pen.clone());
    let third = (right - left) / 3.0;
    let (a, b) = (left + third, left + 2.0 * third);
    let (c, d) = (top + third, top + 2.0 * third);
    let grid = lines(&[
        &[(a, top), (a, bottom)],
        &[(b, top), (b, bottom)],
        &[(left, c), (right, c)],
        &[(left, d), (right, d)],
    ]);
    sheet.stroke(grid, pen);
}

/// A board of so many squares in blocks, inside the track.
fn board(side: f32, unit: f32, squares: usize, block: (usize, usize), ink: Ink) -> Sheet {
    let mut sheet = Sheet::new(side, side);
    sheet.fill(rect(0.0, 0.0, side, side), ink.ground(Colour::hex(0x00a9_804f)));
    let corner = FRAME * unit;
    track(&mut sheet, corner, unit, ink);
    let inner = corner + unit;
    let step = 9.0 * unit / squares as f32;
    let (pale, tint) = (ink.ground(Colour::hex(0x00f1_e6cd)), ink.ground(Colour::hex(0x00e9_dbbb)));
    for row in 0..squares {
        for column in 0..squares {
            let odd = (column / block.0 + row / block.1) % 2 == 1;
            let (x, y) = (inner + column as f32 * step, inner + row as f32 * step);
            sheet.fill(rect(x, y, step, step), if odd { tint } else { pale });
        }
    }
    let end = inner + 9.0 * unit;
    for index in 0..=squares {
        let at = inner + index as f32 * step;
        for (vertical, every) in [(true, block.0), (false, block.1)] {
            let width = if index % every == 0 { 0.045 * unit } else { 0.014 * unit };
            let stroke = if vertical { [(at, inner), (at, end)] } else { [(inner, at), (end, at)] };
            sheet.stroke(lines(&[&stroke]), Pen::new(Colour::hex(0x007b_5c3a), width));
        }
    }
    sheet
}

/// Forty squares clockwise from the star in the upper left corner.
fn track(sheet: &mut Sheet, corner: f32, unit: f32, ink: Ink) {
    let last = RING - 1;
    for index in 0..4 * last {
        let (edge, along) = (index / last, index % last);
        let (column, row) = match edge {
            0 => (along, 0),
            1 => (last, along),
            2 => (last - along, last),
            _ => (0, last - along),
        };
        let (x, y) = (corner + column as f32 * unit, corner + row as f32 * unit);
        let five = index % 5 == 0;
        let ground = if five { Colour::hex(0x00e2_c98f) } else { Colour::hex(0x00f0_dfba) };
        let pen = Pen::new(Colour::hex(0x00a9_804f), 0.03 * unit);
        sheet.shape(rect(x, y, unit, unit), Some((ink.ground(ground), 1.0)), Some(pen));
        let (x, y) = (x + unit / 2.0, y + unit / 2.0);
        if index == 0 {
            star(sheet, x, y - 0.06 * unit, 0.3 * unit);
        }
        let (face, size) = if five { (Face::Bold, 0.34 * unit) } else { (Face::Regular, 0.28 * unit) };
        let baseline = if index == 0 { y + 0.42 * unit } else { y + 0.357 * size };
        let size = if index == 0 { 0.2 * unit } else { size };
        let run = set(face, size, &index.to_string());
        sheet.words(run, Colour::hex(0x005d_4524), Align::Middle, x, baseline);
    }
}

fn star(sheet: &mut Sheet, x: f32, y: f32, radius: f32) {
    let points: Vec<(f32, f32)> = (0..10)
        .map(|index| {
            let angle = std::f32::consts::PI * (index as f32 / 5.0 - 0.5);
            let reach = if index % 2 == 0 { radius } else { 0.45 * radius };
            (x + reach * angle.cos(), y + reach * angle.sin())
        })
        .collect();
    sheet.shape(outline(&points), Some((GOLD, 1.0)), Some(Pen::new(GOLD_LINE, 0.08 * radius)));
}

fn add_tokens(book: &mut Book<'_>, unit: f32, ink: Ink) {
    let diameter = (unit * 0.8).max(14.0);
    let lap = |sheet: &mut Sheet, x: f32, y: f32, radius: f32| {
        sheet.fill(circle(x, y, radius), GOLD);
        sheet.stroke(circle(x, y, 0.84 * radius), Pen::new(GOLD_LINE, 0.05 * radius));
        let run = set(Face::Bold, 0.8 * radius, "40");
        sheet.words(run, CARD_INK, Align::Middle, x, y + 0.285 * radius);
    };
    let pawns =
        [art!("quoridor/pawn-1"), art!("quoridor/pawn-2"), art!("quoridor/pawn-3"), art!("quoridor/pawn-4")]
            .map(|svg| Drawing::read(svg, ink));
    let pawn = |drawing: Drawing| -> tokens::Face<'static> {
        Box::new(move |sheet: &mut Sheet, x: f32, y: f32, radius: f32| {
            sheet.fill(circle(x, y, radius), ink.ground(Colour::hex(0x00e2_c98f)));
            let (width, height) = (0.88 * radius, 0.88 * radius * 40.0 / 26.0);
            sheet.art(&drawing, x - width / 2.0, y - height / 2.0, width, height, 0);
        })
    };
    let kinds = [
        Tokens {
            name: "print-part-lap-tokens",
            diameter,
            faces: (0..LAP_TOKENS).map(|_| -> tokens::Face<'_> { Box::new(lap) }).collect(),
        },
        Tokens { name: "print-part-score-pawns", diameter, faces: pawns.into_iter().map(pawn).collect() },
    ];
    let sheet = book.upright();
    tokens::add(book, sheet, 14.0, &kinds);
}

/// Numbers and animals side by side, for the head of the rules.
fn picture(sheet: &mut Sheet, x: f32, y: f32, width: f32, ink: Ink) {
    let side = width / 9.0;
    let animals = animals(ink);
    let mut own = Sheet::default();
    let cell = |column: usize| Cell { x: x + column as f32 * side, y, width: side, height: side };
    for (column, (digit, golden)) in
        [(7, true), (2, false), (9, false), (4, true), (1, false)].into_iter().enumerate()
    {
        number(&mut own, cell(column), Number { digit, golden }, ink);
    }
    for (column, card) in [3, 0, 5, 2].into_iter().enumerate() {
        animal(&mut own, cell(column + 5), card, &animals, ink);
    }
    sheet.group(None, Transform::identity(), marks(own));
}
