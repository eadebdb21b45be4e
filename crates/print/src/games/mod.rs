//! The games that can be printed, one module each.

mod metro;
mod nardy;
mod quoridor;
pub(crate) mod roads;
mod sudoku;

use std::fmt;

use igroteka_catalog::kinds;

use crate::book::Book;
use crate::choices::Choice;
use crate::words::Texts;

/// A game as print knows it; each game's module declares its own.
pub struct Game {
    /// Its id in the catalogue.
    pub id: &'static str,
    /// What can be printed of it, in the order of the sheets.
    pub parts: &'static [Part],
    /// What can be chosen for it beside what every game has.
    pub choices: &'static [&'static Choice],
    pub(crate) texts: Texts,
    pub(crate) draw: fn(&mut Book<'_>),
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

static DRAWN: &[&Game] = &[&roads::GAME, &quoridor::GAME, &sudoku::GAME, &metro::GAME, &nardy::GAME];

/// The games that can be printed, in the catalogue's order.
pub fn games() -> impl Iterator<Item = &'static Game> {
    kinds().into_iter().filter_map(|kind| DRAWN.iter().copied().find(|game| game.id == kind.id()))
}

/// Something that a game needs on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Part {
    Rules,
    Board,
    Adult,
    Children,
    Cards,
    Animals,
    Fences,
    Pawns,
    Tiles,
    Stations,
    Tokens,
    Checkers,
    Dice,
}

impl Part {
    /// How it is written.
    pub fn name(self) -> &'static str {
        match self {
            Part::Rules => "rules",
            Part::Board => "board",
            Part::Adult => "adult",
            Part::Children => "children",
            Part::Cards => "cards",
            Part::Animals => "animals",
            Part::Fences => "fences",
            Part::Pawns => "pawns",
            Part::Tiles => "tiles",
            Part::Stations => "stations",
            Part::Tokens => "tokens",
            Part::Checkers => "checkers",
            Part::Dice => "dice",
        }
    }
}
