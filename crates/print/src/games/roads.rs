//! Roads: the deck, and a back that all cards share.

use igroteka_roads::{Kind, Mix};

use crate::art::{Drawing, art};
use crate::book::{Book, Pieces};
use crate::choices::{Choice, Values};
use crate::colour::Colour;
use crate::games::{Game, Part};
use crate::plan::Ink;
use crate::rules::{self, Rules, Section};
use crate::sheet::{Sheet, rect};
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
    about: "the variant; the first has a deck of its own",
    values: Values::Number { min: 1, max: 3, default: 2 },
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
    ("roads-rules-duel", &["roads-rules-duel-text", "roads-rules-duel-draw"]),
    ("roads-rules-newspaper", &["roads-rules-newspaper-text"]),
    ("roads-rules-pile", &["roads-rules-pile-text", "roads-rules-pile-end"]),
];

/// A network for the head of the rules: rows of card and quarter turns from how the file shows it.
const NETWORK: [[(&str, u8); 8]; 2] = [
    [("..22", 3), (".2.2", 0), (".222", 0), (".2.2", 0), ("..22", 0), ("..22", 3), (".2.2", 0), ("...2", 0)],
    [("..22", 2), (".2.2", 0), ("2222", 0), (".2.2", 0), (".222", 2), (".222", 2), (".2.2", 0), ("...2", 0)],
];

fn add(book: &mut Book<'_>) {
    let ink = book.plan.ink;
    if book.plan.has(Part::Rules) {
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
        rules::add(book, &Rules { sections: SECTIONS, accent, picture_height, picture: &picture });
    }
    if book.plan.has(Part::Cards) {
        add_cards(book, ink);
    }
}

fn add_cards(book: &mut Book<'_>, ink: Ink) {
    let roads = &book.plan.roads;
    let deck = roads.deck();
    let kinds: Vec<(Kind, Drawing)> = (Mix::of(roads.variant, roads.lanes).kinds().iter())
        .map(|&kind| (kind, card(&kind.to_string(), ink)))
        .collect();
    let cards: Vec<&Drawing> = (kinds.iter())
        .flat_map(|(kind, drawing)| std::iter::repeat_n(drawing, usize::from(deck.count(*kind))))
        .collect();
    let back = Drawing::read(art!("roads/back"), ink);
    let ground = ink.ground(Colour::hex(0x0035_608a));
    let side = f32::from(roads.side);
    let pieces = Pieces {
        name: "print-part-road-cards",
        size: (side, side),
        front: Box::new(|sheet: &mut Sheet, cell, card: &&Drawing| {
            sheet.art(card, cell.x, cell.y, cell.width, cell.height, 0);
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
