//! What can be chosen before printing. These tables are the only list: the command line, the service, its OpenAPI
//! description and the page's form are made from them.

use crate::games::{Game, games};

/// Something to choose.
#[derive(Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name: `paper` is `--paper` on the command line and `?paper=` in an address.
    pub name: &'static str,
    /// What it decides, for people.
    pub about: &'static str,
    /// What it can be.
    pub values: Values,
}

/// What a choice can be.
#[derive(Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words; the first is the default.
    Words(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The smallest.
        min: u16,
        /// The largest.
        max: u16,
        /// If nothing is chosen.
        default: u16,
    },
    /// Some of the game's parts, separated by commas; all of them by default.
    Parts,
}

pub(crate) static PARTS: Choice =
    Choice { name: "parts", about: "the parts to print, separated by commas", values: Values::Parts };

pub(crate) static PAPER: Choice =
    Choice { name: "paper", about: "the paper", values: Values::Words(&["a4", "a3", "letter"]) };

pub(crate) static BACK: Choice = Choice {
    name: "back",
    about: "card backs, for a printer that turns the sheet over its long or short edge",
    values: Values::Words(&["long", "short", "none"]),
};

pub(crate) static INK: Choice =
    Choice { name: "ink", about: "how much ink is used", values: Values::Words(&["full", "saver"]) };

pub(crate) static LANG: Choice =
    Choice { name: "lang", about: "the language", values: Values::Words(&["en", "ru", "uk"]) };

/// For games with a board that may take more than one sheet.
pub(crate) static BOARD: Choice = Choice {
    name: "board",
    about: "the number of sheets per board",
    values: Values::Words(&["one", "four"]),
};

/// Those that every game has.
static COMMON: [&Choice; 5] = [&PARTS, &PAPER, &BACK, &INK, &LANG];

impl Choice {
    /// The choices of one game, its own first.
    pub fn of(game: &Game) -> impl Iterator<Item = &'static Choice> {
        game.choices.iter().chain(&COMMON).copied()
    }

    /// All choices, each once.
    pub fn all() -> Vec<&'static Choice> {
        let mut all: Vec<&Choice> = Vec::new();
        for choice in games().flat_map(|game| game.choices).chain(&COMMON) {
            if !all.contains(choice) {
                all.push(choice);
            }
        }
        all
    }

    /// The games that have it, or none if all do.
    pub fn only_for(&self) -> Vec<&'static str> {
        if COMMON.contains(&self) {
            return Vec::new();
        }
        games().filter(|game| game.choices.contains(&self)).map(|game| game.id).collect()
    }

    /// What it decides, what it can be and which games have it, in one line.
    pub fn describe(&self) -> String {
        let values = match &self.values {
            Values::Words(words) => format!(": {}", listed(words, "or")),
            Values::Number { min, max, .. } => format!(", {min} to {max}"),
            Values::Parts => String::new(),
        };
        let games = self.only_for();
        let games = if games.is_empty() { String::new() } else { format!("{}: ", games.join(", ")) };
        format!("{games}{}{values}", self.about)
    }

    /// What it is if nothing is chosen.
    pub fn default(&self) -> String {
        match &self.values {
            Values::Words(words) => words[0].to_owned(),
            Values::Number { default, .. } => default.to_string(),
            Values::Parts => "all".to_owned(),
        }
    }
}

/// `a, b or c`.
pub(crate) fn listed(words: &[&str], or: &str) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [init @ .., last] => format!("{} {or} {last}", init.join(", ")),
    }
}
