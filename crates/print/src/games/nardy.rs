//! Nardy: the board, thirty checkers and two dice.

use usvg::tiny_skia_path::Transform;

use crate::art::{Drawing, art};
use crate::blocks::{self, Block, RoundFace};
use crate::board;
use crate::book::{Book, marks};
use crate::choices::BOARD;
use crate::colour::Colour;
use crate::games::{Game, Part};
use crate::lettering::{Face, set};
use crate::plan::Ink;
use crate::rules::{self, Rules, Section};
use crate::sheet::{Align, Pen, Sheet, lines, outline, rect};
use crate::words::texts;

pub(crate) static GAME: Game = Game {
    id: "nardy",
    parts: &[Part::Rules, Part::Board, Part::Checkers, Part::Dice],
    choices: &[&BOARD],
    texts: texts!("nardy"),
    draw: add,
};

const SECTIONS: &[Section] = &[
    ("nardy-rules-goal", &["nardy-rules-goal-text"]),
    ("nardy-rules-board", &["nardy-rules-board-text", "nardy-rules-board-way", "nardy-print-start"]),
    ("nardy-rules-turn", &["nardy-rules-turn-begin", "nardy-rules-turn-list"]),
    ("nardy-rules-hit", &["nardy-rules-hit-text", "nardy-rules-hit-enter"]),
    ("nardy-rules-off", &["nardy-rules-off-text", "nardy-rules-off-list", "nardy-rules-off-another"]),
    ("nardy-rules-points", &["nardy-rules-points-text"]),
    (
        "nardy-rules-cube",
        &[
            "nardy-rules-cube-text",
            "nardy-rules-cube-answer-list",
            "nardy-rules-cube-example",
            "nardy-rules-cube-list",
        ],
    ),
];

/// The board in units of a point's foot: twelve points, the wall between the halves, and a frame.
const FRAME: f32 = 0.42;
const WALL: f32 = 0.8;
const WIDTH: f32 = 12.0 + WALL + 2.0 * FRAME;
const HEIGHT: f32 = 8.6;
const POINT_LENGTH: f32 = 3.5;
const EACH: usize = 15;
/// The side of a die in millimetres.
const DIE: f32 = 18.0;

/// How deep a tab is, and how much it narrows at either end.
const TAB: (f32, f32) = (6.0, 3.0);
/// A net with its tabs.
const NET: (f32, f32) = (4.0 * DIE + TAB.0, 3.0 * DIE);
const BETWEEN_NETS: f32 = 14.0;
const PALE_DIE: Colour = Colour::hex(0x00ff_faf0);

const WOOD: Colour = Colour::hex(0x005b_3a22);
const FELT: Colour = Colour::hex(0x0023_573f);

fn add(book: &mut Book<'_>) {
    let (plan, ink) = (book.plan, book.plan.ink);
    let (width, height) = board::room(plan, WIDTH, HEIGHT);
    let unit = width / WIDTH;
    if plan.has(Part::Rules) {
        let picture_height = 30.0;
        rules::add(book, &Rules { sections: SECTIONS, accent: FELT, picture_height, picture: &picture });
    }
    if plan.has(Part::Board) {
        board::add(book, "print-part-board", wood(width, height, unit, ink));
        book.figure = Some(("nardy-print-layout", start(width, height, unit, ink)));
    }
    let mut pieces = Vec::new();
    if plan.has(Part::Checkers) {
        for svg in [art!("nardy/checker-white"), art!("nardy/checker-black")] {
            let drawing = Drawing::read(svg, ink);
            let faces = (0..EACH).map(|_| face(drawing.clone())).collect();
            pieces.push(blocks::round(book, "print-part-checkers", 0.94 * unit, faces));
        }
    }
    if plan.has(Part::Dice) {
        pieces.push(dice(ink));
    }
    blocks::add(book, &pieces);
}

fn face(drawing: Drawing) -> RoundFace<'static> {
    Box::new(move |sheet: &mut Sheet, x: f32, y: f32, radius: f32| {
        // The rim of the drawing is the rim of the piece.
        let room = radius * 50.0 / 47.5;
        sheet.art(&drawing, x - room, y - room, 2.0 * room, 2.0 * room, 0);
    })
}

/// The board at its size, seen by White: both inner fields on the left.
fn wood(width: f32, height: f32, unit: f32, ink: Ink) -> Sheet {
    let mut sheet = Sheet::new(width, height);
    sheet.fill(rect(0.0, 0.0, width, height), ink.ground(WOOD));
    let (frame, half) = (FRAME * unit, 6.0 * unit);
    let right = frame + half + WALL * unit;
    let tall = height - 2.0 * frame;
    sheet.art(&Drawing::read(art!("nardy/field-inner"), ink), frame, frame, half, tall, 0);
    sheet.art(&Drawing::read(art!("nardy/field-outer"), ink), right, frame, half, tall, 0);
    sheet.fill(rect(frame + half, frame, WALL * unit, tall), ink.ground(FELT));
    let points = [art!("nardy/point-dark"), art!("nardy/point-pale")].map(|svg| Drawing::read(svg, ink));
    let figures = ink.letters_on(WOOD);
    let size = 0.26 * unit;
    for place in 0..12 {
        let x = if place < 6 { frame } else { right } + (place % 6) as f32 * unit;
        let (above, below) = (&points[place % 2], &points[(place + 1) % 2]);
        sheet.art(above, x, frame, unit, POINT_LENGTH * unit, 0);
        sheet.art(below, x, height - frame - POINT_LENGTH * unit, unit, POINT_LENGTH * unit, 2);
        // White's way: along the top from 24, then back along the bottom to 1.
        let middle = x + unit / 2.0;
        let number = |number: usize| set(Face::Regular, size, &number.to_string());
        sheet.words(number(24 - place), figures, Align::Middle, middle, frame / 2.0 + size * 0.36);
        sheet.words(number(1 + place), figures, Align::Middle, middle, height - frame / 2.0 + size * 0.36);
    }
    sheet
}

/// The board with the checkers where they begin.
fn start(width: f32, height: f32, unit: f32, ink: Ink) -> Sheet {
    let mut sheet = wood(width, height, unit, ink);
    let checkers =
        [art!("nardy/checker-white"), art!("nardy/checker-black")].map(|svg| Drawing::read(svg, ink));
    let across = 0.74 * unit;
    for (from_home, count) in [(24, 2), (13, 5), (8, 3), (6, 5)] {
        for (colour, point) in [(0, from_home), (1, 25 - from_home)] {
            let above = point > 12;
            let place = if above { 24 - point } else { point - 1 };
            let wall = if place < 6 { 0.0 } else { WALL };
            let x = (FRAME + place as f32 + wall + 0.5) * unit - across / 2.0;
            for level in 0..count {
                let deep = FRAME * unit + level as f32 * across;
                let y = if above { deep } else { height - deep - across };
                sheet.art(&checkers[colour], x, y, across, across, 0);
            }
        }
    }
    sheet
}

/// Two nets: four faces in a row, one above and one below, and tabs to glue.
fn dice(ink: Ink) -> Block<'static> {
    let dark: &[(&str, &str)] = match ink {
        // The ground is changed last, or the pips would be taken for it.
        Ink::Full => &[
            ("<g fill=\"#241d19\">", "<g fill=\"#f7eed9\">"),
            ("#a98f62", "#6f6053"),
            ("#fffaf0", "#241d19"),
        ],
        // A dark die would take the most ink of all; two pale ones do as well.
        Ink::Saver => &[],
    };
    let ground = if ink == Ink::Full { Colour::hex(0x0024_1d19) } else { PALE_DIE };
    Block {
        name: "print-part-dice",
        count: 2,
        size: (2.0 * NET.0 + BETWEEN_NETS, NET.1),
        draw: Box::new(move |sheet: &mut Sheet, x, y| {
            net(sheet, x, y, &[], PALE_DIE, ink);
            net(sheet, x + NET.0 + BETWEEN_NETS, y, dark, ground, ink);
        }),
    }
}

fn net(sheet: &mut Sheet, x: f32, y: f32, colours: &[(&str, &str)], ground: Colour, ink: Ink) {
    let faces = [
        art!("nardy/die-1"),
        art!("nardy/die-2"),
        art!("nardy/die-3"),
        art!("nardy/die-4"),
        art!("nardy/die-5"),
        art!("nardy/die-6"),
    ]
    .map(|svg| Drawing::recoloured(svg, colours, ink));
    // Opposite faces make seven: 2 and 5, 3 and 4 along the row, 1 and 6 above and below it.
    let places: [(usize, u8, u8); 6] = [(1, 1, 0), (2, 0, 1), (3, 1, 1), (5, 2, 1), (4, 3, 1), (6, 1, 2)];
    for (number, column, row) in places {
        let (x, y) = (x + f32::from(column) * DIE, y + f32::from(row) * DIE);
        sheet.fill(rect(x, y, DIE, DIE), ink.ground(ground));
        sheet.art(&faces[number - 1], x, y, DIE, DIE, 0);
    }
    let at = |column: f32, row: f32| (x + column * DIE, y + row * DIE);
    // Each tab from one corner to another, leaning outwards.
    let tabs: [Tab; 7] = [
        (at(0.0, 1.0), at(1.0, 1.0), (0.0, -1.0)),
        (at(2.0, 1.0), at(3.0, 1.0), (0.0, -1.0)),
        (at(3.0, 1.0), at(4.0, 1.0), (0.0, -1.0)),
        (at(0.0, 2.0), at(1.0, 2.0), (0.0, 1.0)),
        (at(2.0, 2.0), at(3.0, 2.0), (0.0, 1.0)),
        (at(3.0, 2.0), at(4.0, 2.0), (0.0, 1.0)),
        (at(4.0, 1.0), at(4.0, 2.0), (1.0, 0.0)),
    ];
    for ((ax, ay), (bx, by), (dx, dy)) in tabs {
        let (deep, slant) = TAB;
        let (along_x, along_y) =
            ((bx - ax).signum() * slant * dy.abs(), (by - ay).signum() * slant * dx.abs());
        let corners = [
            (ax, ay),
            (ax + dx * deep + along_x, ay + dy * deep + along_y),
            (bx + dx * deep - along_x, by + dy * deep - along_y),
            (bx, by),
        ];
        sheet.stroke(outline(&corners), Pen::cut());
    }
    let folds = [
        [at(0.0, 1.0), at(4.0, 1.0)],
        [at(0.0, 2.0), at(4.0, 2.0)],
        [at(1.0, 1.0), at(1.0, 2.0)],
        [at(2.0, 1.0), at(2.0, 2.0)],
        [at(3.0, 1.0), at(3.0, 2.0)],
        [at(4.0, 1.0), at(4.0, 2.0)],
    ];
    let folds: Vec<&[(f32, f32)]> = folds.iter().map(|fold| &fold[..]).collect();
    sheet.stroke(lines(&folds), Pen::fold());
    sheet.stroke(
        lines(&[
            &[at(1.0, 1.0), at(1.0, 0.0), at(2.0, 0.0), at(2.0, 1.0)],
            &[at(1.0, 2.0), at(1.0, 3.0), at(2.0, 3.0), at(2.0, 2.0)],
            &[at(0.0, 1.0), at(0.0, 2.0)],
        ]),
        Pen::cut(),
    );
}

/// Two corners of a face, and which way is out.
type Tab = ((f32, f32), (f32, f32), (f32, f32));

/// Checkers on a few points and a throw, for the head of the rules.
fn picture(sheet: &mut Sheet, x: f32, y: f32, width: f32, ink: Ink) {
    let (height, unit) = (30.0, 10.0);
    let mut own = Sheet::default();
    own.art(&Drawing::read(art!("nardy/field-outer"), ink), x, y, width, height, 0);
    let points = [art!("nardy/point-dark"), art!("nardy/point-pale")].map(|svg| Drawing::read(svg, ink));
    let columns = (width / unit) as usize;
    let left = x + (width - columns as f32 * unit) / 2.0;
    for column in 0..columns {
        own.art(&points[column % 2], left + column as f32 * unit, y + 3.0, unit, 27.0, 2);
    }
    let checkers =
        [art!("nardy/checker-white"), art!("nardy/checker-black")].map(|svg| Drawing::read(svg, ink));
    for (column, colour, count) in [(1, 0, 2), (4, 1, 3), (6, 0, 1), (9, 1, 2), (14, 0, 2), (16, 1, 1)] {
        for level in 0..count {
            let (x, y) = (left + column as f32 * unit, y + height - (level as f32 + 1.0) * 9.4 - 0.4);
            own.art(&checkers[colour], x + 0.3, y, 9.4, 9.4, 0);
        }
    }
    let dice = [art!("nardy/die-5"), art!("nardy/die-3")].map(|svg| Drawing::read(svg, ink));
    for (index, die) in dice.iter().enumerate() {
        own.art(die, left + 11.2 * unit + index as f32 * 12.0, y + 9.0 + index as f32 * 2.0, 10.0, 10.0, 0);
    }
    sheet.group(Some(rect(x, y, width, height)), Transform::identity(), marks(own));
}
