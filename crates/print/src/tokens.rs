//! Round pieces, in rows with room for scissors between them.

use crate::book::Book;
use crate::sheet::{Pen, Sheet, circle};

/// White around the pieces.
const RIM: f32 = 14.0;
const GAP: f32 = 4.0;

/// Draws a piece: the sheet, its middle and its radius.
pub type Face<'a> = Box<dyn Fn(&mut Sheet, f32, f32, f32) + 'a>;

/// Round pieces of one kind.
pub struct Tokens<'a> {
    /// The key of their name.
    pub name: &'static str,
    pub diameter: f32,
    pub faces: Vec<Face<'a>>,
}

/// Adds pieces under what a sheet already holds down to `top`, and on more sheets if need be.
pub fn add(book: &mut Book<'_>, mut sheet: Sheet, top: f32, kinds: &[Tokens<'_>]) {
    let (since, bottom) = (book.pages(), sheet.height - RIM);
    let mut y = top;
    for kind in kinds {
        let (step, radius) = (kind.diameter + GAP, kind.diameter / 2.0);
        let columns = ((sheet.width - 2.0 * RIM + GAP) / step) as usize;
        for row in kind.faces.chunks(columns) {
            if y + kind.diameter > bottom {
                let next = book.upright();
                let note = note(book, kinds);
                book.add_front(std::mem::replace(&mut sheet, next), &note);
                y = RIM;
            }
            let left = (sheet.width - (columns as f32 * step - GAP)) / 2.0;
            for (column, face) in row.iter().enumerate() {
                let (x, y) = (left + column as f32 * step + radius, y + radius);
                face(&mut sheet, x, y, radius);
                sheet.stroke(circle(x, y, radius), Pen::cut());
            }
            y += step;
        }
        y += GAP;
    }
    let note = note(book, kinds);
    book.add_front(sheet, &note);
    for kind in kinds {
        book.list(kind.name, kind.faces.len(), since);
    }
}

fn note(book: &Book<'_>, kinds: &[Tokens<'_>]) -> String {
    let names: Vec<String> = (kinds.iter())
        .map(|kind| {
            format!("{} {}", kind.faces.len(), book.words.with(kind.name, &[("count", kind.faces.len())]))
        })
        .collect();
    names.join(" · ")
}
