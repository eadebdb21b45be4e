//! What somebody asks for, before it is looked at.

use thiserror::Error;

use crate::plan::Game;

/// Choices as texts, from a command line or an address; `Plan::new` reads them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The game's id.
    pub game: String,
    /// How many play (roads).
    pub players: Option<String>,
    /// Cards a player (roads).
    pub cards: Option<String>,
    /// Variant 1, 2 or 3 (roads): the first has a deck of its own.
    pub variant: Option<String>,
    /// `two` or `mixed` lanes (roads).
    pub lanes: Option<String>,
    /// The side of a card in millimetres (roads).
    pub size: Option<String>,
    /// `one` or `four` sheets for a board.
    pub board: Option<String>,
    /// `a4`, `a3` or `letter`.
    pub paper: Option<String>,
    /// `uk`, `ru` or `en`.
    pub lang: Option<String>,
    /// Backs for a printer that turns the sheet over its `long` or `short` edge, or `none`.
    pub back: Option<String>,
    /// `full` or `saver`.
    pub ink: Option<String>,
    /// Which parts, with commas between; all of them if none is named.
    pub parts: Option<String>,
}

impl Options {
    /// Everything as it usually is.
    pub fn for_game(game: &str) -> Options {
        Options { game: game.to_owned(), ..Options::default() }
    }

    /// Without what means nothing for this game: for choices that were made for several.
    #[must_use]
    pub fn only_for(mut self, game: Game) -> Options {
        if game != Game::Roads {
            for option in
                [&mut self.players, &mut self.cards, &mut self.variant, &mut self.lanes, &mut self.size]
            {
                *option = None;
            }
        }
        if !game.has_board() {
            self.board = None;
        }
        self
    }
}

/// What is wrong with a choice, in a sentence that says what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum BadOption {
    #[error("there is no game `{0}`: choose roads, quoridor, sudoku, metro or nardy")]
    NoSuchGame(String),
    #[error("`{option}` is {least} to {most}, not `{given}`")]
    OutOfRange { option: &'static str, least: u16, most: u16, given: String },
    #[error("`{option}` is one of {choices}, not `{given}`")]
    NoSuchChoice { option: &'static str, choices: String, given: String },
    #[error("`{option}` means nothing for {game}; it is for {instead}")]
    NotForThisGame { option: &'static str, game: &'static str, instead: &'static str },
    #[error("{game} has no part `{given}`: choose among {choices}")]
    NoSuchPart { game: &'static str, choices: String, given: String },
    #[error("name at least one part, or leave `parts` out for all of them")]
    NoParts,
    #[error("variant 1 is for two players, not {0}: choose variant 2 or 3, or two players")]
    DuelIsForTwo(u16),
}

/// No more of what was given is quoted.
const QUOTED: usize = 60;

pub(crate) fn quoted(text: &str) -> String {
    if text.chars().count() <= QUOTED {
        return text.to_owned();
    }
    text.chars().take(QUOTED).chain(['…']).collect()
}
