//! The five games on paper: sheets that a person prints, cuts out and plays with, as one PDF of vectors and real text.
//!
//! ```
//! use igroteka_print::{Options, Plan, print};
//!
//! let options = Options { cards: Some("24".into()), lang: Some("uk".into()), ..Options::for_game("roads") };
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
mod colour;
mod cutting;
mod figures;
mod guide;
mod lettering;
mod metro;
mod nardy;
mod options;
mod paper;
mod pdf;
mod plan;
mod quoridor;
mod roads;
mod rules;
mod sheet;
mod sudoku;
mod words;

pub use options::{BadOption, Options};
pub use paper::Paper;
pub use plan::{Back, BoardSheets, Game, Ink, Language, Part, Plan, Roads};

use book::Book;

/// The sheets of a plan, as the bytes of a PDF. The same plan gives the same bytes.
pub fn print(plan: &Plan) -> Vec<u8> {
    let mut book = Book::new(plan);
    match plan.game {
        Game::Roads => roads::add(&mut book),
        Game::Quoridor => quoridor::add(&mut book),
        Game::Sudoku => sudoku::add(&mut book),
        Game::Metro => metro::add(&mut book),
        Game::Nardy => nardy::add(&mut book),
    }
    pdf::write(book.finish(), plan)
}
