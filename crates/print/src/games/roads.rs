//! Roads: the deck, and a back that all cards share.

use crate::art::{Drawing, art};
use crate::book::{Book, Pieces};
use crate::choices::{Choice, Values};
use crate::colour::Colour;
use crate::games::{Game, Part};
use crate::lettering::{Face, set};
use crate::plan::{Ink, Lot};
use crate::rules::{self, Rules, Section};
use crate::sheet::{Align, Sheet, rect};
use crate::words::texts;

pub(crate) static GAME: Game = Game {
    id: "roads",
    parts: &[Part::Rules, Part::Cards],
    choices: &[&VARIANT, &PLAYERS, &CARDS, &LANES, &SIZE],
    texts: texts!("roads"),
    draw: add,
};

pub(crate) static VARIANT: Choice = Choice {
    name: "variant",
    about: "the variant that the deck is for, or one set for all three, with marks on what not all of them need",
    values: Values::Words(&["all", "1", "2", "3"]),
};

pub(crate) static PLAYERS: Choice = Choice {
    name: "players",
    about: "the number of players",
    values: Values::Number { min: 2, max: 6, default: 2 },
};

// R15
pub(crate) static CARDS: Choice = Choice {
    name: "cards",
    about: "cards per player",
    values: Values::Number { min: 20, max: 50, default: 24 },
};

pub(crate) static LANES: Choice =
    Choice { name: "lanes", about: "the lanes", values: Values::Words(&["two", "mixed"]) };

pub(crate) static SIZE: Choice = Choice {
    name: "size",
    about: "the side of a card in millimetres",
    values: Values::Number { min: 25, max: 90, default: 50 },
};

const SECTIONS: &[Section] = &[
    ("roads-rules-idea", &["roads-rules-idea-text", "roads-rules-idea-cards"]),
    ("roads-rules-fit", &["roads-rules-fit-text", "roads-rules-fit-open"]),
    ("roads-rules-lanes", &["roads-rules-lanes-text"]),
    ("roads-rules-duel", &["roads-rules-duel-text", "roads-rules-duel-list", "roads-rules-duel-closed"]),
    ("roads-rules-newspaper", &["roads-rules-newspaper-text"]),
    ("roads-rules-pile", &["roads-rules-pile-text", "roads-rules-pile-end"]),
];

/// Added where one set serves all variants.
const MARKS: Section = ("roads-print-marks", &["roads-print-marks-text"]);

/// A network for the head of the rules: rows of card and quarter turns from how the file shows it.
const NETWORK: [[(&str, u8); 8]; 2] = [
    [("..22", 3), (".2.2", 0), (".222", 0), (".2.2", 0), ("..22", 0), ("..22", 3), (".2.2", 0), ("...2", 0)],
    [("..22", 2), (".2.2", 0), ("2222", 0), (".2.2", 0), (".222", 2), (".222", 2), (".2.2", 0), ("...2", 0)],
];

fn add(book: &mut Book<'_>) {
    let ink = book.plan.ink;
    if book.plan.has(Part::Rules) {
        let mut sections = SECTIONS.to_vec();
        if book.plan.roads.variant.is_none() {
            sections.insert(1, MARKS);
        }
        let picture = |sheet: &mut Sheet, x: f32, y: f32, width: f32, ink: Ink| {
            let side = width / 8.0;
            // Between cards there is no seam to be seen then.
            sheet.fill(rect(x, y, width, 2.0 * side), ink.ground(Colour::hex(0x00ef_e2c4)));
            for (row, cards) in NETWORK.iter().enumerate() {
                for (column, (kind, quarters)) in cards.iter().enumerate() {
                    let (x, y) = (x + column as f32 * side, y + row as f32 * side);
                    sheet.art(&card(kind, ink), x, y, side, side, *quarters);
                }
            }
        };
        let picture_height = (book.plan.paper.size().0 - 28.0) / 4.0;
        let accent = Colour::hex(0x0035_608a);
        rules::add(book, &Rules { sections: &sections, accent, picture_height, picture: &picture });
    }
    if book.plan.has(Part::Cards) {
        add_cards(book, ink);
    }
}

fn add_cards(book: &mut Book<'_>, ink: Ink) {
    let lots: Vec<(Drawing, Lot)> =
        book.plan.roads.lots().into_iter().map(|lot| (card(&lot.kind.to_string(), ink), lot)).collect();
    let cards: Vec<(&Drawing, Option<&str>)> = (lots.iter())
        .flat_map(|(drawing, lot)| std::iter::repeat_n((drawing, lot.mark), usize::from(lot.count)))
        .collect();
    let back = Drawing::read(art!("roads/back"), ink);
    let ground = ink.ground(Colour::hex(0x0035_608a));
    let side = f32::from(book.plan.roads.side);
    let pieces = Pieces {
        name: "print-part-road-cards",
        size: (side, side),
        front: Box::new(|sheet: &mut Sheet, cell, (card, mark): &(&Drawing, Option<&str>)| {
            sheet.art(card, cell.x, cell.y, cell.width, cell.height, 0);
            if let Some(mark) = mark {
                // No road comes near a corner.
                let (x, y) = (cell.x + 0.06 * side, cell.y + 0.12 * side);
                sheet.words(set(Face::Bold, 0.09 * side, mark), Colour::SOFT_INK, Align::Left, x, y);
            }
        }),
        back: Box::new(move |sheet: &mut Sheet, cell, quarters| {
            sheet.fill(rect(cell.x, cell.y, cell.width, cell.height), ground);
            sheet.art(&back, cell.x, cell.y, cell.width, cell.height, quarters);
        }),
        back_ground: ground,
    };
    book.pieces(&pieces, &cards);
}

/// The drawing of a kind, as its text names it.
fn card(kind: &str, ink: Ink) -> Drawing {
    let file = match kind {
        "2222" => art!("roads/card-2222"),
        "2424" => art!("roads/card-2424"),
        "4444" => art!("roads/card-4444"),
        ".222" => art!("roads/card-_222"),
        ".242" => art!("roads/card-_242"),
        ".424" => art!("roads/card-_424"),
        ".444" => art!("roads/card-_444"),
        ".2.2" => art!("roads/card-_2_2"),
        ".2.4" => art!("roads/card-_2_4"),
        ".4.4" => art!("roads/card-_4_4"),
        "..22" => art!("roads/card-__22"),
        "..44" => art!("roads/card-__44"),
        "...2" => art!("roads/card-___2"),
        "...4" => art!("roads/card-___4"),
        other => unreachable!("the deck has no card {other}"),
    };
    Drawing::read(file, ink)
}
