//! A game's rules on one sheet: a head, a picture, and text in columns.

use crate::book::Book;
use crate::colour::Colour;
use crate::lettering::{Face, POINT, Run, set, set_within, wrap};
use crate::plan::Ink;
use crate::sheet::{Align, Sheet, rect};

/// The white around the text.
const MARGIN: f32 = 14.0;
/// Between columns.
const GUTTER: f32 = 8.0;
/// Sizes of type to try, the largest first.
const SIZES: [f32; 14] = [14.0, 13.0, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5];

/// A heading and the keys of its texts; keys that end with `-list` hold an item a line.
pub type Section = (&'static str, &'static [&'static str]);

/// What a game's page of rules shows.
pub struct Rules<'a> {
    pub sections: &'a [Section],
    pub accent: Colour,
    /// The height of the picture under the head.
    pub picture_height: f32,
    /// Draws it: the sheet, its upper left corner, its width and the ink.
    pub picture: &'a dyn Fn(&mut Sheet, f32, f32, f32, Ink),
}

/// Adds the rules, and keeps the page after them for what is said about printing.
pub fn add(book: &mut Book<'_>, rules: &Rules<'_>) {
    let mut sheet = book.upright();
    let top = head(book, &mut sheet, rules);
    let columns = if sheet.width > 250.0 { 3 } else { 2 };
    let width = (sheet.width - 2.0 * MARGIN - (columns - 1) as f32 * GUTTER) / columns as f32;
    let bottom = sheet.height - MARGIN;
    let room = bottom - top;
    let (lines, height) = SIZES
        .iter()
        .find_map(|size| {
            let lines = set_lines(book, rules, size * POINT, width);
            balanced(&lines, columns, room).map(|height| (lines, height))
        })
        .expect("a test sets the rules of every game in every language on every paper");
    let mut x = MARGIN;
    for column in split(&lines, height) {
        let mut y = top;
        for (index, line) in column.iter().enumerate() {
            if index > 0 {
                y += line.space;
            }
            y += line.height;
            if line.bullet {
                let size = line.run.size;
                let dot = crate::sheet::circle(x + 1.1, y - size * 0.28, size * 0.14);
                sheet.fill(dot, rules.accent);
            }
            let colour = if line.heading { rules.accent } else { Colour::INK };
            sheet.words(line.run.clone(), colour, Align::Left, x + line.indent, y);
        }
        x += width + GUTTER;
    }
    let note = book.words.get("print-rules");
    book.add(sheet, &note);
    book.keep_page_for_guide();
}

/// The game's name, what it is in a sentence, and the picture. Gives back where the text begins.
fn head(book: &Book<'_>, sheet: &mut Sheet, rules: &Rules<'_>) -> f32 {
    let id = book.plan.game.id;
    let width = sheet.width - 2.0 * MARGIN;
    let name = set(Face::Bold, 28.0 * POINT, &book.words.get(&format!("{id}-name")));
    sheet.words(name, Colour::INK, Align::Left, MARGIN, MARGIN + 8.5);
    let tagline = book.words.get(&format!("{id}-tagline"));
    let tagline = set_within(Face::Italic, 11.5 * POINT, width, &tagline);
    sheet.words(tagline, Colour::SOFT_INK, Align::Left, MARGIN, MARGIN + 16.0);
    sheet.fill(rect(MARGIN, MARGIN + 20.0, width, 0.9), rules.accent);
    let picture = MARGIN + 26.0;
    (rules.picture)(sheet, MARGIN, picture, width, book.plan.ink);
    picture + rules.picture_height + if rules.picture_height > 0.0 { 5.0 } else { 0.0 }
}

struct Line {
    run: Run,
    height: f32,
    /// Above it, unless it begins a column.
    space: f32,
    indent: f32,
    bullet: bool,
    heading: bool,
    /// Must not end a column.
    keep: bool,
}

fn set_lines(book: &Book<'_>, rules: &Rules<'_>, size: f32, width: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    for (heading, texts) in rules.sections {
        for (index, run) in
            wrap(Face::Bold, size * 1.15, width, &book.words.get(heading)).into_iter().enumerate()
        {
            let space = if index == 0 { size * 1.1 } else { 0.0 };
            lines.push(Line {
                run,
                height: size * 1.5,
                space,
                indent: 0.0,
                bullet: false,
                heading: true,
                keep: true,
            });
        }
        for key in *texts {
            let text = book.words.get(key);
            if key.ends_with("-list") {
                for item in text.lines() {
                    paragraph(&mut lines, item, size, width, true);
                }
            } else {
                paragraph(&mut lines, &text, size, width, false);
            }
        }
    }
    lines
}

fn paragraph(lines: &mut Vec<Line>, text: &str, size: f32, width: f32, item: bool) {
    let indent = if item { 3.2 } else { 0.0 };
    let runs = wrap(Face::Regular, size, width - indent, text);
    let last = runs.len().saturating_sub(1);
    let leads = text.ends_with(':');
    for (index, run) in runs.into_iter().enumerate() {
        let first = index == 0;
        lines.push(Line {
            run,
            height: size * 1.36,
            space: if first { size * 0.32 } else { 0.0 },
            indent,
            bullet: item && first,
            heading: false,
            // No paragraph leaves its first line behind, nor sends its last one ahead.
            // What leads to a list stays with it.
            keep: (first && last > 0) || (last > 1 && index + 1 == last) || (leads && index == last),
        });
    }
}

/// The least height at which the lines fill so many columns evenly, if there is room.
fn balanced(lines: &[Line], columns: usize, room: f32) -> Option<f32> {
    let whole: f32 = lines.iter().map(|line| line.height + line.space).sum();
    let mut height = whole / columns as f32;
    while height <= room {
        if split(lines, height).len() <= columns {
            return Some(height);
        }
        height += 0.5;
    }
    (split(lines, room).len() <= columns).then_some(room)
}

fn split(lines: &[Line], room: f32) -> Vec<&[Line]> {
    let (mut columns, mut start) = (Vec::new(), 0);
    while start < lines.len() {
        let (mut used, mut end) = (0.0, start);
        while end < lines.len() {
            let line = &lines[end];
            let more = line.height + if end > start { line.space } else { 0.0 };
            if used + more > room && end > start {
                break;
            }
            used += more;
            end += 1;
        }
        if end < lines.len() {
            let kept = end;
            while end > start + 1 && lines[end - 1].keep {
                end -= 1;
            }
            if end <= start + 1 {
                end = kept;
            }
        }
        columns.push(&lines[start..end]);
        start = end;
    }
    columns
}
