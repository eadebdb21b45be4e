//! Pieces without backs, block under block: several kinds share a sheet.

use crate::book::Book;
use crate::colour::Colour;
use crate::cutting::even_columns;
use crate::lettering::{Face, POINT, set};
use crate::sheet::{Align, Pen, Sheet, circle};

/// White around the blocks.
const RIM: f32 = 14.0;
/// Between round pieces, for scissors.
const GAP: f32 = 4.0;
/// The line above a block that says what it is.
const CAPTION: f32 = 7.0;
/// Between a block and the next one's line.
const APART: f32 = 9.0;

/// Draws something: the sheet and the upper left corner.
pub type Draw<'a> = Box<dyn Fn(&mut Sheet, f32, f32) + 'a>;
/// Draws a round piece: the sheet, its middle and its radius.
pub type RoundFace<'a> = Box<dyn Fn(&mut Sheet, f32, f32, f32) + 'a>;

/// Pieces of one kind that lie together.
pub struct Block<'a> {
    /// The key of their name.
    pub name: &'static str,
    pub count: usize,
    pub size: (f32, f32),
    pub draw: Draw<'a>,
}

/// How wide a block may be on this paper.
pub fn room(book: &Book<'_>) -> f32 {
    book.plan.paper.size().0 - 2.0 * RIM
}

/// Round pieces in rows of equal length, if there are such.
pub fn round<'a>(book: &Book<'_>, name: &'static str, diameter: f32, faces: Vec<RoundFace<'a>>) -> Block<'a> {
    let step = diameter + GAP;
    let most = ((room(book) + GAP) / step) as usize;
    let columns = even_columns(faces.len(), most, usize::MAX);
    let rows = faces.len().div_ceil(columns);
    Block {
        name,
        count: faces.len(),
        size: (columns as f32 * step - GAP, rows as f32 * step - GAP),
        draw: Box::new(move |sheet: &mut Sheet, x, y| {
            let radius = diameter / 2.0;
            for (index, face) in faces.iter().enumerate() {
                let x = x + (index % columns) as f32 * step + radius;
                let y = y + (index / columns) as f32 * step + radius;
                face(sheet, x, y, radius);
                sheet.stroke(circle(x, y, radius), Pen::cut());
            }
        }),
    }
}

/// Adds blocks on as many sheets as they need, each block in one piece.
pub fn add(book: &mut Book<'_>, blocks: &[Block<'_>]) {
    let room = book.upright().height - 2.0 * RIM;
    let mut rest = blocks;
    while !rest.is_empty() {
        let mut used = -APART;
        let fits = rest.iter().take_while(|block| {
            used += APART + CAPTION + block.size.1;
            used <= room
        });
        let (now, later) = rest.split_at(fits.count().max(1));
        sheet(book, now, room);
        rest = later;
    }
}

fn sheet(book: &mut Book<'_>, blocks: &[Block<'_>], room: f32) {
    let mut sheet = book.upright();
    let used: f32 = blocks.iter().map(|block| CAPTION + block.size.1 + APART).sum::<f32>() - APART;
    // Few pieces stand where the eye looks for them, a little above the middle.
    let mut y = RIM + (room - used).max(0.0) * 0.4;
    let mut captions = Vec::new();
    for block in blocks {
        let x = (sheet.width - block.size.0) / 2.0;
        let name = book.words.with(block.name, &[("count", block.count)]);
        let caption = format!("{} {name}", block.count);
        let run = set(Face::Regular, 9.0 * POINT, &caption);
        sheet.words(run, Colour::SOFT_INK, Align::Middle, sheet.width / 2.0, y + 3.0);
        y += CAPTION;
        (block.draw)(&mut sheet, x, y);
        y += block.size.1 + APART;
        if captions.last() != Some(&caption) {
            captions.push(caption);
        }
    }
    let since = book.pages();
    book.add_front(sheet, &captions.join(" · "));
    for block in blocks {
        book.list(block.name, block.count, since);
    }
}
