//! What somebody asks for, before it is checked.

use thiserror::Error;

use crate::choices::{Choice, Values, listed};
use crate::games::{Game, games};

/// Choices as texts, from a command line or an address; `Plan::new` reads them.
#[derive(Clone, Debug)]
pub struct Options {
    pub(crate) game: String,
    given: Vec<(&'static Choice, String)>,
}

impl Options {
    /// The defaults.
    pub fn for_game(game: &str) -> Options {
        Options { game: game.to_owned(), given: Vec::new() }
    }

    /// With one more choice.
    pub fn with(mut self, name: &str, value: &str) -> Result<Options, BadOption> {
        let choice = (Choice::all().into_iter().find(|choice| choice.name == name))
            .ok_or_else(|| BadOption::NoSuchOption(quoted(name)))?;
        if self.given(choice).is_some() {
            return Err(BadOption::Repeated(choice.name));
        }
        self.given.push((choice, value.to_owned()));
        Ok(self)
    }

    /// Without what means nothing for this game: for choices that were made for several.
    #[must_use]
    pub fn only_for(mut self, game: &Game) -> Options {
        self.given.retain(|(choice, _)| Choice::of(game).any(|own| own == *choice));
        self
    }

    /// An option of another game is a mistake that would otherwise be found after printing.
    pub(crate) fn check_all_for(&self, game: &Game) -> Result<(), BadOption> {
        match self.given.iter().find(|(choice, _)| Choice::of(game).all(|own| own != *choice)) {
            None => Ok(()),
            Some((choice, _)) => Err(BadOption::NotForThisGame {
                option: choice.name,
                game: game.id,
                instead: listed(&choice.only_for(), "and"),
            }),
        }
    }

    pub(crate) fn given(&self, choice: &Choice) -> Option<&str> {
        self.given.iter().find(|(other, _)| *other == choice).map(|(_, value)| value.as_str())
    }

    /// Which of a choice's words was chosen; `values` are what the words mean.
    pub(crate) fn word<T: Copy, const N: usize>(
        &self,
        choice: &Choice,
        values: [T; N],
    ) -> Result<T, BadOption> {
        let Values::Words(words) = choice.values else { unreachable!("{} has words", choice.name) };
        debug_assert_eq!(words.len(), N, "each word of {} means something", choice.name);
        let given = self.given(choice).unwrap_or(words[0]);
        let index = words.iter().position(|word| *word == given);
        index.map(|index| values[index]).ok_or_else(|| BadOption::NoSuchChoice {
            option: choice.name,
            choices: words.join(", "),
            given: quoted(given),
        })
    }

    pub(crate) fn number(&self, choice: &Choice) -> Result<u16, BadOption> {
        let Values::Number { min, max, default } = choice.values else {
            unreachable!("{} is a number", choice.name)
        };
        let Some(given) = self.given(choice) else { return Ok(default) };
        (given.parse().ok().filter(|number| (min..=max).contains(number))).ok_or_else(|| {
            BadOption::OutOfRange { option: choice.name, least: min, most: max, given: quoted(given) }
        })
    }
}

/// What is wrong with a choice, in a sentence that says what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum BadOption {
    #[error("there is no game `{0}`: choose {games}", games = printable())]
    NoSuchGame(String),
    #[error("there is no option `{0}`")]
    NoSuchOption(String),
    #[error("`{0}` is given twice")]
    Repeated(&'static str),
    #[error("`{option}` is {least} to {most}, not `{given}`")]
    OutOfRange { option: &'static str, least: u16, most: u16, given: String },
    #[error("`{option}` is one of {choices}, not `{given}`")]
    NoSuchChoice { option: &'static str, choices: String, given: String },
    #[error("`{option}` means nothing for {game}; it is for {instead}")]
    NotForThisGame { option: &'static str, game: &'static str, instead: String },
    #[error("{game} has no part `{given}`: choose among {choices}")]
    NoSuchPart { game: &'static str, choices: String, given: String },
    #[error("name at least one part, or leave `parts` out for all of them")]
    NoParts,
    #[error("variant 1 is for two players, not {0}: choose variant 2 or 3, or two players")]
    DuelIsForTwo(u16),
}

fn printable() -> String {
    listed(&games().map(|game| game.id).collect::<Vec<_>>(), "or")
}

/// No more of what was given is quoted.
const QUOTED: usize = 60;

pub(crate) fn quoted(text: &str) -> String {
    if text.chars().count() <= QUOTED {
        return text.to_owned();
    }
    text.chars().take(QUOTED).chain(['…']).collect()
}
