//! Reading texts: one error type that says what was expected and shows what stood there.

use std::str::FromStr;

use thiserror::Error;

use crate::Seat;

/// A text that does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{expected} (got `{found}`)")]
pub struct ReadError {
    expected: String,
    found: String,
}

impl ReadError {
    /// Errors quote no more than this many characters of what they found.
    const QUOTED: usize = 60;

    /// Says what was expected, and quotes the beginning of what was found.
    pub fn new(expected: impl Into<String>, found: &str) -> ReadError {
        let mut quoted: String =
            found.chars().take(ReadError::QUOTED).map(|c| if c.is_control() { ' ' } else { c }).collect();
        if quoted.len() < found.len() {
            quoted.push('…');
        }
        ReadError { expected: expected.into(), found: quoted }
    }

    /// What was expected.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

/// Reads the parts of a position's text form, which `/` separates.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    whole: &'a str,
    parts: std::str::Split<'a, char>,
}

impl<'a> Reader<'a> {
    /// Texts of positions longer than this are refused unread.
    pub const MAX_TEXT: usize = 16_384;

    /// A reader of `text`.
    pub fn new(text: &'a str) -> Result<Reader<'a>, ReadError> {
        if text.len() > Self::MAX_TEXT {
            return Err(ReadError::new(
                format!("a position has at most {} characters", Self::MAX_TEXT),
                text,
            ));
        }
        Ok(Reader { whole: text, parts: text.split('/') })
    }

    /// The next part, trimmed; an error that names it if the text has ended.
    pub fn part(&mut self, name: &str) -> Result<&'a str, ReadError> {
        self.parts
            .next()
            .map(str::trim)
            .ok_or_else(|| ReadError::new(format!("the part «{name}» is missing"), self.whole))
    }

    /// Refuses anything that is left.
    pub fn end(mut self) -> Result<(), ReadError> {
        match self.parts.next() {
            None => Ok(()),
            Some(rest) => Err(ReadError::new("nothing may follow the last part", rest)),
        }
    }

    /// How many unseen things this word leaves to the lot: `?3` means three, `?` one; `None` for any other word.
    pub fn unseen(word: &str) -> Result<Option<u32>, ReadError> {
        match word.strip_prefix('?') {
            None => Ok(None),
            Some("") => Ok(Some(1)),
            Some(number) => Reader::value::<u8>("a number of unseen things", number).map(|n| Some(n.into())),
        }
    }

    /// Refuses to leave anything in the hand of the seat that is known to the lot.
    pub fn check_known(known: Option<Seat>, unseen: &[u32], text: &str) -> Result<(), ReadError> {
        match known {
            Some(seat) if unseen.get(seat.index()).is_some_and(|number| *number > 0) => {
                Err(ReadError::new(format!("the hand of seat {seat} leaves nothing to the lot"), text))
            }
            _ => Ok(()),
        }
    }

    /// Reads one value, naming it in the error.
    pub fn value<T: FromStr>(name: &str, text: &str) -> Result<T, ReadError> {
        // A leading plus would make two spellings of one number.
        if text.starts_with('+') {
            return Err(ReadError::new(format!("{name} is written without a plus"), text));
        }
        text.parse().map_err(|_| ReadError::new(format!("{name} expected"), text))
    }
}
