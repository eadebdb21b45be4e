//! The page about printing: how to print and cut, a ruler to check the size, and what there is.

use crate::book::Book;
use crate::colour::Colour;
use crate::lettering::{Face, POINT, set, wrap};
use crate::plan::Back;
use crate::sheet::{Align, Pen, Sheet, lines, rect};

const MARGIN: f32 = 14.0;

pub fn page(book: &Book<'_>) -> Sheet {
    let mut sheet = book.upright();
    let width = (sheet.width - 2.0 * MARGIN).min(182.0);
    let words = &book.words;
    let heading = |sheet: &mut Sheet, key: &str, y: f32| {
        sheet.words(set(Face::Bold, 15.0 * POINT, &words.get(key)), Colour::INK, Align::Left, MARGIN, y);
    };
    heading(&mut sheet, "print-how", MARGIN + 6.0);
    let mut y = MARGIN + 15.0;
    let back = match book.plan.back {
        Back::Long => "print-how-long",
        Back::Short => "print-how-short",
        Back::None => "print-how-none",
    };
    let steps = ["print-how-scale", back, "print-how-card", "print-how-cut"];
    for (index, key) in steps.iter().enumerate() {
        let number = set(Face::Bold, 11.0 * POINT, &(index + 1).to_string());
        sheet.words(number, Colour::SOFT_INK, Align::Left, MARGIN, y);
        for line in wrap(Face::Regular, 11.0 * POINT, width - 8.0, &words.get(key)) {
            sheet.words(line, Colour::INK, Align::Left, MARGIN + 8.0, y);
            y += 5.6;
        }
        y += 2.2;
    }
    y += 4.0;
    ruler(book, &mut sheet, y);
    y += 30.0;
    heading(&mut sheet, "print-contents", y);
    y += 8.0;
    for content in &book.contents {
        let count = set(Face::Bold, 11.0 * POINT, &content.count.to_string());
        sheet.words(count, Colour::INK, Align::Right, MARGIN + 9.0, y);
        sheet.words(
            set(Face::Regular, 11.0 * POINT, &content.name),
            Colour::INK,
            Align::Left,
            MARGIN + 13.0,
            y,
        );
        let (first, last) = (content.first_page, content.last_page);
        let pages = if first == last {
            words.with("print-on-page", &[("page", first)])
        } else {
            words.with("print-on-pages", &[("first", first), ("last", last)])
        };
        sheet.words(
            set(Face::Regular, 10.0 * POINT, &pages),
            Colour::SOFT_INK,
            Align::Right,
            MARGIN + width,
            y,
        );
        y += 2.2;
        sheet.fill(rect(MARGIN, y, width, 0.15), Colour::CUT);
        y += 5.6;
    }
    sheet
}

/// Ten centimetres: whoever measures something else has printed at another size.
fn ruler(book: &Book<'_>, sheet: &mut Sheet, y: f32) {
    let mut ticks = vec![[(MARGIN, y + 6.0), (MARGIN + 100.0, y + 6.0)]];
    for centimetre in 0..=10 {
        let x = MARGIN + 10.0 * centimetre as f32;
        ticks.push([(x, y + if centimetre % 5 == 0 { 1.0 } else { 3.0 }), (x, y + 6.0)]);
        let label = set(Face::Regular, 7.5 * POINT, &centimetre.to_string());
        sheet.words(label, Colour::INK, Align::Middle, x, y + 9.6);
    }
    let strokes: Vec<&[(f32, f32)]> = ticks.iter().map(|tick| &tick[..]).collect();
    sheet.stroke(lines(&strokes), Pen::new(Colour::INK, 0.3));
    let label = set(Face::Italic, 9.5 * POINT, &book.words.get("print-ruler"));
    sheet.words(label, Colour::SOFT_INK, Align::Left, MARGIN, y + 16.0);
}
