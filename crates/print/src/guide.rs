//! The page about printing: how to print and cut, a ruler to check the size, and what there is.

use crate::book::Book;
use crate::colour::Colour;
use crate::lettering::{Face, POINT, set, wrap};
use crate::plan::Back;
use crate::sheet::{Align, Pen, Sheet, lines, rect};

const MARGIN: f32 = 14.0;
/// The short side of a sheet that is shown small: two in a row at most, six at least on A4.
const LARGEST: u8 = 58;
const SMALLEST: u8 = 16;
const BETWEEN: f32 = 4.0;
/// Room for a figure under its heading.
const FIGURE: f32 = 96.0;
/// Of each part so many sheets are shown.
const OF_A_PART: usize = 4;

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
            set(Face::Regular, 11.0 * POINT, &words.with(content.key, &[("count", content.count)])),
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
    y = miniatures(book, &mut sheet, y + 4.0, width);
    if let Some((key, figure)) = &book.figure {
        let scale = (width / figure.width).min((sheet.height - MARGIN - y - 14.0) / figure.height);
        heading(&mut sheet, key, y + 7.0);
        sheet.miniature(figure, MARGIN, y + 12.0, figure.width * scale);
    }
    sheet
}

/// The sheets to come, as large as there is room for. Of a large deck the first will do. Gives back where they end.
fn miniatures(book: &Book<'_>, sheet: &mut Sheet, top: f32, width: f32) -> f32 {
    let mut pages: Vec<usize> = Vec::new();
    for content in &book.contents {
        let to_see =
            (content.first_page..=content.last_page).filter(|page| !book.shown(*page).marks.is_empty());
        let new: Vec<usize> = to_see.filter(|page| !pages.contains(page)).take(OF_A_PART).collect();
        pages.extend(new);
    }
    let bottom = sheet.height - MARGIN - if book.figure.is_some() { FIGURE } else { 0.0 };
    let stamps = || (SMALLEST..=LARGEST).rev().map(f32::from).map(|stamp| layout(book, &pages, stamp, width));
    let fits = |(_, height): &(Vec<Place>, f32)| *height <= bottom - top;
    let handsome = stamps().find(|layout| fits(layout) && !lonely(&layout.0));
    let (places, height) = handsome
        .or_else(|| stamps().find(fits))
        .unwrap_or_else(|| layout(book, &pages, f32::from(SMALLEST), width));
    for (page, (x, y, wide, tall)) in pages.into_iter().zip(places) {
        let (x, y) = (MARGIN + x, top + y);
        sheet.miniature(book.shown(page), x, y, wide);
        sheet.stroke(rect(x, y, wide, tall), Pen::cut());
        let number = set(Face::Regular, 7.5 * POINT, &page.to_string());
        sheet.words(number, Colour::SOFT_INK, Align::Middle, x + wide / 2.0, y + tall + 3.6);
    }
    top + height
}

/// Where a miniature lies, its width and its height.
type Place = (f32, f32, f32, f32);

/// Where each miniature lies and how large it is, and how high they are together.
fn layout(book: &Book<'_>, pages: &[usize], stamp: f32, width: f32) -> (Vec<Place>, f32) {
    let (mut x, mut y, mut tallest, mut places) = (0.0, 0.0, 0.0_f32, Vec::new());
    for page in pages {
        let shown = book.shown(*page);
        let (short, long) = (stamp, stamp * shown.width.max(shown.height) / shown.width.min(shown.height));
        let (wide, tall) = if shown.width > shown.height { (long, short) } else { (short, long) };
        if x > 0.0 && x + wide > width + 0.1 {
            (x, y, tallest) = (0.0, y + tallest + 8.0, 0.0);
        }
        places.push((x, y, wide, tall));
        x += wide + BETWEEN;
        tallest = tallest.max(tall);
    }
    (places, y + tallest + 8.0)
}

/// Whether the last row is much shorter than the first.
fn lonely(places: &[Place]) -> bool {
    let row = |at: Option<&Place>| {
        at.map_or(0, |at| places.iter().filter(|place| (place.1 - at.1).abs() < 0.1).count())
    };
    row(places.last()) + 1 < row(places.first())
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
