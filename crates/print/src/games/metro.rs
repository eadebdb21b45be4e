//! Metro: dominoes, stations and tokens.

use igroteka_metro::{CityId, LineSpec, Pip, Station, Tile};

use crate::art::{Drawing, art};
use crate::blocks::{self, Block, RoundFace};
use crate::book::{Book, DrawBack, Pieces};
use crate::colour::Colour;
use crate::cutting::Cell;
use crate::games::{Game, Part};
use crate::lettering::{Face, POINT, set, set_within};
use crate::plan::Ink;
use crate::rules::{self, Rules, Section};
use crate::sheet::{Align, Pen, Sheet, circle, rect};
use crate::words::texts;

pub(crate) static GAME: Game = Game {
    id: "metro",
    parts: &[Part::Rules, Part::Tiles, Part::Stations, Part::Tokens],
    choices: &[],
    texts: texts!("metro"),
    draw: add,
};

const SECTIONS: &[Section] = &[
    ("metro-rules-goal", &["metro-rules-goal-text", "metro-rules-goal-deal"]),
    ("metro-rules-lines", &["metro-rules-lines-text", "metro-rules-lines-list"]),
    ("metro-rules-states", &["metro-rules-states-text", "metro-print-states-list"]),
    ("metro-rules-turn", &["metro-rules-turn-begin", "metro-rules-turn-text", "metro-rules-turn-list"]),
    ("metro-rules-more", &["metro-rules-more-double", "metro-rules-more-token", "metro-rules-more-hint"]),
    ("metro-rules-stations", &["metro-rules-stations-text", "metro-rules-stations-none"]),
    (
        "metro-rules-end",
        &[
            "metro-rules-end-text",
            "metro-rules-end-list",
            "metro-rules-end-ties",
            "metro-rules-options-match",
        ],
    ),
];

/// A domino in millimetres: all of them fit on a sheet, five in a row.
const TILE: (f32, f32) = (37.0, 18.5);
/// A station, and the start station.
const STATION: (f32, f32) = (90.0, 45.0);
const START: (f32, f32) = (100.0, 60.0);
const TOKEN: f32 = 17.0;

const PLATE: Colour = Colour::hex(0x0017_1615);
const TILE_GROUND: Colour = Colour::hex(0x00fb_f3dc);
const BRASS: Colour = Colour::hex(0x00d9_a93a);
/// The colour of a back in its file; stations have another.
const BACK: (&str, Colour) = ("#1f66b5", Colour::hex(0x001f_66b5));
const LINES: [&str; 4] = ["#c8323c", "#1f66b5", "#1c7d45", "#b0560c"];

fn add(book: &mut Book<'_>) {
    let (plan, ink) = (book.plan, book.plan.ink);
    let city = CityId::default().city();
    let dominoes = Dominoes::new(ink);
    if plan.has(Part::Rules) {
        let picture = |sheet: &mut Sheet, x: f32, y: f32, width: f32, ink: Ink| {
            picture(sheet, &dominoes, &city.stations[0], x, y, width, ink);
        };
        let accent = BACK.1;
        rules::add(book, &Rules { sections: SECTIONS, accent, picture_height: 30.0, picture: &picture });
    }
    if plan.has(Part::Tiles) {
        let pieces = Pieces {
            name: "print-part-tiles",
            size: TILE,
            front: Box::new(|sheet: &mut Sheet, cell: Cell, tile: &Tile| dominoes.draw(sheet, cell, *tile)),
            back: back(BACK.0, ink),
            back_ground: ink.ground(BACK.1),
        };
        book.pieces(&pieces, &Tile::all().collect::<Vec<_>>());
    }
    if plan.has(Part::Stations) {
        let pieces = Pieces {
            name: "print-part-stations",
            size: STATION,
            front: Box::new(|sheet: &mut Sheet, cell: Cell, station: &&Station| {
                plate(sheet, cell, station, art!("metro/station"), ink);
            }),
            back: back("#171615", ink),
            back_ground: ink.ground(PLATE),
        };
        book.pieces(&pieces, &city.stations.iter().collect::<Vec<_>>());
    }
    if plan.has(Part::Tokens) {
        add_tokens(book, &city.start, ink);
    }
}

/// The drawings of a domino.
struct Dominoes {
    tile: Drawing,
    ends: [Drawing; 9],
    ground: Colour,
}

impl Dominoes {
    fn new(ink: Ink) -> Dominoes {
        let ends = [
            art!("metro/end-1"),
            art!("metro/end-2"),
            art!("metro/end-3"),
            art!("metro/end-4"),
            art!("metro/end-5"),
            art!("metro/end-6"),
            art!("metro/end-7"),
            art!("metro/end-8"),
            art!("metro/end-9"),
        ];
        Dominoes {
            tile: Drawing::read(art!("metro/tile"), ink),
            ends: ends.map(|svg| Drawing::read(svg, ink)),
            ground: ink.ground(TILE_GROUND),
        }
    }

    fn draw(&self, sheet: &mut Sheet, cell: Cell, tile: Tile) {
        sheet.fill(rect(cell.x, cell.y, cell.width, cell.height), self.ground);
        let unit = cell.width / 4.0;
        let (x, y) = (cell.x + cell.width / 2.0, cell.y + cell.height / 2.0);
        let mut centred = |drawing: &Drawing, x: f32| {
            let (width, height) = (drawing.width * unit, drawing.height * unit);
            sheet.art(drawing, x - width / 2.0, y - height / 2.0, width, height, 0);
        };
        centred(&self.tile, x);
        for (pip, x) in [(tile.low(), x - 0.93 * unit), (tile.high(), x + 0.93 * unit)] {
            if let Some(end) = usize::from(pip.number()).checked_sub(1) {
                centred(&self.ends[end], x);
            }
        }
    }
}

/// A station's plate: its name, and for each line its length and its limits.
fn plate(sheet: &mut Sheet, cell: Cell, station: &Station, svg: &str, ink: Ink) {
    let ground = ink.ground(PLATE);
    let letters = ink.letters_on(PLATE);
    let four = station.lines.len() > 2;
    // The start station's white rim is its edge.
    if !four {
        sheet.fill(rect(cell.x, cell.y, cell.width, cell.height), ground);
    }
    sheet.art(&Drawing::read(svg, ink), cell.x, cell.y, cell.width, cell.height, 0);
    let middle = cell.x + cell.width / 2.0;
    let scale = cell.width / if four { START.0 } else { STATION.0 };
    let rows: Vec<&str> = station.name.split('–').collect();
    let size = if four { 22.0 } else { 16.0 } * POINT * scale;
    let top = cell.y + cell.height * if four { 0.5 } else { 0.38 };
    for (index, row) in rows.iter().enumerate() {
        let run = set_within(Face::Bold, size, cell.width * if four { 0.55 } else { 0.86 }, row);
        let baseline = top + (index as f32 - (rows.len() as f32 - 1.0) / 2.0) * size * 1.2 + size * 0.35;
        sheet.words(run, letters, Align::Middle, middle, baseline);
    }
    let radius = if four { 8.0 } else { 6.5 } * scale;
    let edge = radius + 3.5 * scale;
    let (left, right) = (cell.x + edge, cell.x + cell.width - edge);
    let places = if four {
        let (above, below) = (cell.y + edge + 2.5, cell.y + cell.height - edge);
        vec![(left, above), (right, above), (right, below), (left, below)]
    } else {
        let below = cell.y + cell.height - edge;
        vec![(left, below), (right, below)]
    };
    for (index, (line, (x, y))) in station.lines.iter().zip(places).enumerate() {
        let drawing = Drawing::recoloured(art!("metro/line"), &[(LINES[0], LINES[index % 4])], Ink::Full);
        sheet.art(&drawing, x - radius, y - radius, 2.0 * radius, 2.0 * radius, 0);
        let run = set(Face::Bold, radius * 1.25, &line.length.to_string());
        sheet.words(run, Colour::WHITE, Align::Middle, x, y + 0.44 * radius);
        let (align, x) = if x < middle {
            (Align::Left, x + radius + 2.0 * scale)
        } else {
            (Align::Right, x - radius - 2.0 * scale)
        };
        let run = set(Face::Bold, 11.0 * POINT * scale, &limits(*line));
        sheet.words(run, letters, align, x, y + 1.4 * scale);
    }
}

/// `Min2`, `Max7`, both or nothing.
fn limits(line: LineSpec) -> String {
    let min = (line.min > Pip::MIN).then(|| format!("Min{}", line.min));
    let max = (line.max < Pip::MAX).then(|| format!("Max{}", line.max));
    [min, max].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Two lines that cross: turned by half, a back looks the same.
fn back(ground: &str, ink: Ink) -> Box<DrawBack<'static>> {
    let drawing = Drawing::recoloured(art!("metro/back"), &[(BACK.0, ground)], ink);
    Box::new(move |sheet: &mut Sheet, cell: Cell, _| {
        sheet.art(&drawing, cell.x, cell.y, cell.width, cell.height, 0);
    })
}

fn add_tokens(book: &mut Book<'_>, start: &Station, ink: Ink) {
    let start = Block {
        name: "print-part-start-station",
        count: 1,
        size: START,
        draw: Box::new(|sheet: &mut Sheet, x, y| {
            let cell = Cell { x, y, width: START.0, height: START.1 };
            plate(sheet, cell, start, art!("metro/start"), ink);
            sheet.stroke(rect(x, y, START.0, START.1), Pen::cut());
        }),
    };
    let (brass, pale) = (ink.ground(BRASS), ink.ground(TILE_GROUND));
    let tokens = |svg: &str, count: usize| -> Vec<RoundFace<'static>> {
        let drawing = Drawing::read(svg, ink);
        let face = move |sheet: &mut Sheet, x: f32, y: f32, radius: f32| {
            sheet.fill(circle(x, y, radius), brass);
            // What is seen through the hole of a token that has one.
            sheet.fill(circle(x, y, 0.4 * radius), pale);
            sheet.art(&drawing, x - radius, y - radius, 2.0 * radius, 2.0 * radius, 0);
        };
        (0..count).map(|_| -> RoundFace<'static> { Box::new(face.clone()) }).collect()
    };
    let owners = [
        (art!("metro/owner-1"), Colour::hex(0x00b5_303a)),
        (art!("metro/owner-2"), Colour::hex(0x001f_5fa8)),
        (art!("metro/owner-3"), Colour::hex(0x0023_733f)),
        (art!("metro/owner-4"), Colour::hex(0x007a_3f93)),
    ];
    let owned = (owners.into_iter().enumerate()).flat_map(|(seat, (svg, colour))| {
        let drawing = Drawing::read(svg, ink);
        (0..5).map(move |_| -> RoundFace<'static> {
            let drawing = drawing.clone();
            Box::new(move |sheet: &mut Sheet, x: f32, y: f32, radius: f32| {
                sheet.fill(circle(x, y, radius), ink.ground(colour));
                sheet.art(&drawing, x - radius, y - radius, 2.0 * radius, 2.0 * radius, 0);
                // Nobody needs to tell colours apart.
                let run = set(Face::Bold, radius, &(seat + 1).to_string());
                sheet.words(run, ink.letters_on(colour), Align::Middle, x, y + 0.357 * radius);
            })
        })
    });
    let active = blocks::round(book, "print-part-active-tokens", TOKEN, tokens(art!("metro/active"), 3));
    let metro = blocks::round(book, "print-part-metro-tokens", TOKEN, tokens(art!("metro/token"), 12));
    let owned = blocks::round(book, "print-part-player-tokens", TOKEN, owned.collect());
    blocks::add(book, &[start, active, metro, owned]);
}

/// A line that leaves a station, for the head of the rules.
fn picture(sheet: &mut Sheet, dominoes: &Dominoes, station: &Station, x: f32, y: f32, width: f32, ink: Ink) {
    let (height, wide) = (30.0, 60.0);
    plate(sheet, Cell { x, y, width: wide, height }, station, art!("metro/station"), ink);
    let line = Colour::hex(0x00c8_323c);
    sheet.fill(rect(x + wide, y + height / 2.0 - 1.2, width - wide, 2.4), line);
    let tile = ((width - wide) / 3.0 - 2.0).min(40.0);
    for (index, text) in ["3-5", "5-5", "5-8"].into_iter().enumerate() {
        let Ok(domino) = Tile::read(text) else { continue };
        let x = x + wide + 2.0 + index as f32 * (tile + 1.0);
        dominoes.draw(
            sheet,
            Cell { x, y: y + (height - tile / 2.0) / 2.0, width: tile, height: tile / 2.0 },
            domino,
        );
    }
}
