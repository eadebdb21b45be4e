//! The games on paper: sheets that a person prints, cuts out and plays with, as one PDF of vectors and real text.
//!
//! ```
//! use igroteka_print::{Options, Plan, print};
//!
//! let options = Options::for_game("roads").with("cards", "24")?.with("lang", "uk")?;
//! let pdf = print(&Plan::new(&options)?);
//! assert!(pdf.starts_with(b"%PDF-"));
//! # Ok::<(), igroteka_print::BadOption>(())
//! ```
//!
//! All measures are millimetres from the upper left corner of a sheet.

mod art;
mod blocks;
mod board;
mod book;
mod choices;
mod colour;
mod cutting;
mod figures;
mod games;
mod guide;
mod lettering;
mod options;
mod paper;
mod pdf;
mod plan;
mod rules;
mod sheet;
mod words;

pub use choices::{Choice, Values};
pub use games::{Game, Part, games};
pub use options::{BadOption, Options};
pub use paper::Paper;
pub use plan::{Back, BoardSheets, Ink, Language, Lot, Plan, Roads};

use book::Book;
use sheet::Sheet;

/// The sheets of a plan, as the bytes of a PDF. The same plan gives the same bytes.
pub fn print(plan: &Plan) -> Vec<u8> {
    pdf::write(sheets(plan), plan)
}

fn sheets(plan: &Plan) -> Vec<Sheet> {
    let mut book = Book::new(plan);
    (plan.game.draw)(&mut book);
    book.finish()
}

#[cfg(test)]
mod tests {
    use krilla::text::GlyphId;

    use super::*;
    use crate::lettering::Run;
    use crate::sheet::Mark;

    fn each_run(marks: &[Mark], look: &mut impl FnMut(&Run)) {
        for mark in marks {
            match mark {
                Mark::Shape(_) => {}
                Mark::Words(run, ..) => look(run),
                Mark::Group { marks, .. } => each_run(marks, look),
                Mark::Miniature { marks, .. } => each_run(marks, look),
            }
        }
    }

    #[test]
    fn every_printed_character_has_a_glyph() {
        for game in games() {
            for lang in ["en", "ru", "uk"] {
                let options =
                    Options::for_game(game.id).with("lang", lang).and_then(|o| o.with("board", "four"));
                let options = options.expect("these options exist").only_for(game);
                let plan = Plan::new(&options).expect("these options fit together");
                let mut seen = 0;
                for sheet in sheets(&plan) {
                    each_run(&sheet.marks, &mut |run| {
                        seen += run.glyphs.len();
                        let missing = run.glyphs.iter().find(|glyph| glyph.glyph_id == GlyphId::new(0));
                        let missing = missing.map(|glyph| &run.text[glyph.text_range.clone()]);
                        assert_eq!(missing, None, "{:?} lacks a sign of {:?}", run.face, run.text);
                    });
                }
                assert!(seen > 1000, "{} {lang}: only {seen} glyphs", game.id);
            }
        }
    }
}
