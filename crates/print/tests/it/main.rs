//! What comes out of the printer: sheets are rendered by `pdftoppm` and read by `pdftotext`, then measured.

#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

mod bounds;
mod decks;
mod metro;
mod nardy;
mod options;
mod picture;
mod quoridor;
mod registration;
mod sizes;
mod sudoku;
mod table;
mod texts;
