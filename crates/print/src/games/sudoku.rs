//! Sudoku: two boards with the score track around them, numbers, animals and tokens.

use usvg::tiny_skia_path::Transform;

use crate::art::{Drawing, art};
use crate::blocks::{self, RoundFace};
use crate::board;
use crate::book::{Book, Pieces, marks};
use crate::choices::BOARD;
use crate::colour::Colour;
use crate::cutting::Cell;
use crate::figures;
use crate::games::{Game, Part};
use crate::lettering::{Face, set};
use crate::plan::Ink;
use crate::rules::{self, Rules, Section};
use crate::sheet::{Align, Pen, Sheet, circle, lines, rect};
use crate::words::texts;

pub(crate) static GAME: Game = Game {
    id: "sudoku",
    parts: &[Part::Rules, Part::Adult, Part::Cards, Part::Children, Part::Animals, Part::Tokens],
    choices: &[&BOARD],
    texts: texts!("sudoku"),
    draw: add,
};

const SECTIONS: &[Section] = &[
    ("sudoku-rules-goal", &["sudoku-rules-goal-text"]),
    ("sudoku-rules-start", &["sudoku-rules-start-text", "sudoku-rules-start-hand-text"]),
    ("sudoku-rules-turn", &["sudoku-rules-turn-list", "sudoku-rules-turn-text"]),
    ("sudoku-rules-points", &["sudoku-rules-points-text", "sudoku-rules-points-ways-list"]),
    ("sudoku-rules-track", &["sudoku-rules-track-text", "sudoku-print-tokens"]),
    ("sudoku-print-watch", &["sudoku-print-watch-text", "sudoku-print-stuck-text"]),
    ("sudoku-rules-end", &["sudoku-rules-end-text"]),
    ("sudoku-rules-children", &["sudoku-rules-children-text"]),
    ("sudoku-rules-solo", &["sudoku-print-solo-text"]),
];

/// The track of forty squares goes around nine by nine: eleven on a side.
const RING: usize = 11;
const FRAME: f32 = 0.18;
const WHOLE: f32 = RING as f32 + 2.0 * FRAME;
/// A card leaves a little of its square to be seen.
const OF_SQUARE: f32 = 0.94;
const LAP_TOKENS: usize = 16;

const GOLD: Colour = Colour::hex(0x00ef_c55b);
const CARD: Colour = Colour::hex(0x00ff_faf0);
const CARD_INK: Colour = Colour::hex(0x002c_241a);
const BACK: Colour = Colour::hex(0x006b_4a33);

fn add(book: &mut Book<'_>) {
    let (plan, ink) = (book.plan, book.plan.ink);
    let (side, unit) = board::square(plan, WHOLE);
    if plan.has(Part::Rules) {
        let accent = Colour::hex(0x009a_6f14);
        let picture_height = (plan.paper.size().0 - 28.0) / 9.0;
        rules::add(book, &Rules { sections: SECTIONS, accent, picture_height, picture: &picture });
    }
    if plan.has(Part::Adult) {
        board::add(book, "print-part-adult-board", board(side, unit, 9, (3, 3), ink));
    }
    if plan.has(Part::Cards) {
        // A row of golden cards, and eight rows without gold: each digit has its column.
        let row = |golden: bool| (1..=9).map(move |digit| Number { digit, golden });
        let cards: Vec<Number> = row(true).chain((1..=8).flat_map(|_| row(false))).collect();
        let numbers = Numbers::new(ink);
        let front = |sheet: &mut Sheet, cell: Cell, card: &Number| numbers.draw(sheet, cell, *card);
        add_cards(book, "print-part-number-cards", unit * OF_SQUARE, &front, &cards, ink);
    }
    if plan.has(Part::Children) {
        board::add(book, "print-part-animal-board", board(side, unit, 6, (3, 2), ink));
    }
    if plan.has(Part::Animals) {
        let animals = Animals::new(ink);
        let cards: Vec<usize> = (0..6).flat_map(|animal| [animal; 6]).collect();
        let front = |sheet: &mut Sheet, cell: Cell, card: &usize| animals.draw(sheet, cell, *card);
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
    let (back, ground) = (Drawing::read(art!("sudoku/back"), ink), ink.ground(BACK));
    let pieces = Pieces {
        name,
        size: (side, side),
        front: Box::new(front),
        back: Box::new(move |sheet: &mut Sheet, cell, _| on_ground(sheet, cell, ground, &back)),
        back_ground: ground,
    };
    book.pieces(&pieces, cards);
}

/// A card whose colour goes on to the cut.
fn on_ground(sheet: &mut Sheet, cell: Cell, ground: Colour, card: &Drawing) {
    sheet.fill(rect(cell.x, cell.y, cell.width, cell.height), ground);
    sheet.art(card, cell.x, cell.y, cell.width, cell.height, 0);
}

/// The cards of the board for numbers.
struct Numbers {
    plain: Drawing,
    golden: Drawing,
    ground: Colour,
}

impl Numbers {
    fn new(ink: Ink) -> Numbers {
        Numbers {
            plain: Drawing::read(art!("sudoku/card"), ink),
            // Gold stays gold however little ink there is: it is what tells the nine cards.
            golden: Drawing::read(art!("sudoku/card-golden"), Ink::Full),
            ground: ink.ground(CARD),
        }
    }

    fn draw(&self, sheet: &mut Sheet, cell: Cell, card: Number) {
        let side = cell.width;
        let (ground, drawing) = if card.golden { (GOLD, &self.golden) } else { (self.ground, &self.plain) };
        on_ground(sheet, cell, ground, drawing);
        let (x, y) = (cell.x + side / 2.0, cell.y + side / 2.0);
        let type_size = 0.62 * side;
        let run = set(Face::Bold, type_size, &card.digit.to_string());
        sheet.words(run, CARD_INK, Align::Middle, x, y + 0.357 * type_size);
        // Upside down, a six is a nine.
        if matches!(card.digit, 6 | 9) {
            sheet.fill(rect(x - 0.14 * side, y + 0.27 * side, 0.28 * side, 0.035 * side), CARD_INK);
        }
    }
}

/// The cards of the board for animals.
struct Animals {
    card: Drawing,
    faces: [Drawing; 6],
    ground: Colour,
}

impl Animals {
    fn new(ink: Ink) -> Animals {
        let faces = [
            art!("sudoku/cat"),
            art!("sudoku/dog"),
            art!("sudoku/hare"),
            art!("sudoku/fox"),
            art!("sudoku/bear"),
            art!("sudoku/owl"),
        ];
        Animals {
            card: Drawing::read(art!("sudoku/card"), ink),
            faces: faces.map(|svg| Drawing::read(svg, ink)),
            ground: ink.ground(CARD),
        }
    }

    fn draw(&self, sheet: &mut Sheet, cell: Cell, animal: usize) {
        let side = cell.width;
        on_ground(sheet, cell, self.ground, &self.card);
        let room = 0.68 * side;
        sheet.art(&self.faces[animal], cell.x + 0.17 * side, cell.y + 0.17 * side, room, room, 0);
        let run = set(Face::Bold, 0.13 * side, &(animal + 1).to_string());
        sheet.words(run, CARD_INK, Align::Middle, cell.x + 0.17 * side, cell.y + 0.22 * side);
    }
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
        let ground = match (index, five) {
            (0, _) => GOLD,
            (_, true) => Colour::hex(0x00e2_c98f),
            (_, false) => Colour::hex(0x00f0_dfba),
        };
        let pen = Pen::new(Colour::hex(0x00a9_804f), 0.03 * unit);
        sheet.shape(rect(x, y, unit, unit), Some((ink.ground(ground), 1.0)), Some(pen));
        let (x, y) = (x + unit / 2.0, y + unit / 2.0);
        if index == 0 {
            let star = Drawing::read(art!("sudoku/star"), Ink::Full);
            sheet.art(&star, x - 0.33 * unit, y - 0.42 * unit, 0.66 * unit, 0.66 * unit, 0);
        }
        let (face, size) = if five { (Face::Bold, 0.34 * unit) } else { (Face::Regular, 0.28 * unit) };
        let baseline = if index == 0 { y + 0.42 * unit } else { y + 0.357 * size };
        let size = if index == 0 { 0.2 * unit } else { size };
        let run = set(face, size, &index.to_string());
        sheet.words(run, Colour::hex(0x005d_4524), Align::Middle, x, baseline);
    }
}

/// How dark the wood of the score pawns is, for the numbers on them.
const PAWN_WOODS: [Colour; 4] =
    [Colour::hex(0x00e3_b677), Colour::hex(0x0095_2a1a), Colour::hex(0x003f_6a86), Colour::hex(0x0098_c252)];

fn add_tokens(book: &mut Book<'_>, unit: f32, ink: Ink) {
    let lap = Drawing::read(art!("sudoku/lap"), ink);
    let lap = |sheet: &mut Sheet, x: f32, y: f32, radius: f32| {
        sheet.fill(circle(x, y, radius), ink.ground(GOLD));
        sheet.art(&lap, x - radius, y - radius, 2.0 * radius, 2.0 * radius, 0);
        let run = set(Face::Bold, 0.8 * radius, "40");
        sheet.words(run, CARD_INK, Align::Middle, x, y + 0.285 * radius);
    };
    let laps = (0..LAP_TOKENS).map(|_| -> RoundFace<'_> { Box::new(&lap) }).collect();
    let laps = blocks::round(book, "print-part-lap-tokens", unit.max(18.0), laps);
    let pawns = [art!("sudoku/pawn-1"), art!("sudoku/pawn-2"), art!("sudoku/pawn-3"), art!("sudoku/pawn-4")]
        .map(|svg| Drawing::read(svg, ink));
    // As on the page, a pawn has its seat's number on its foot.
    let (width, height) = (1.1 * unit, 1.54 * unit);
    let number = |sheet: &mut Sheet, seat: usize, (x, y): (f32, f32), turned: bool| {
        let size = 0.34 * height;
        let run = set(Face::Bold, size, &(seat + 1).to_string());
        let mut own = Sheet::default();
        own.words(run, ink.letters_on(PAWN_WOODS[seat]), Align::Middle, 0.0, 0.268 * height + 0.357 * size);
        let turn = if turned { 180.0 } else { 0.0 };
        let place = Transform::from_translate(x + width / 2.0, y + height / 2.0).pre_rotate(turn);
        sheet.group(None, place, marks(own));
    };
    let pawns = figures::block("print-part-score-pawns", &pawns, (width, height), &number);
    blocks::add(book, &[laps, pawns]);
}

/// Numbers and animals side by side, for the head of the rules.
fn picture(sheet: &mut Sheet, x: f32, y: f32, width: f32, ink: Ink) {
    let side = width / 9.0;
    let (numbers, animals) = (Numbers::new(ink), Animals::new(ink));
    let mut own = Sheet::default();
    let cell = |column: usize| Cell { x: x + column as f32 * side, y, width: side, height: side };
    for (column, (digit, golden)) in
        [(7, true), (2, false), (9, false), (4, true), (1, false)].into_iter().enumerate()
    {
        numbers.draw(&mut own, cell(column), Number { digit, golden });
    }
    for (column, card) in [3, 0, 5, 2].into_iter().enumerate() {
        animals.draw(&mut own, cell(column + 5), card);
    }
    sheet.group(None, Transform::identity(), marks(own));
}
