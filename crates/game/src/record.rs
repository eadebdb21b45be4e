//! Records: a game as text that replays, for ever.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{EventError, FIRST_RULES, Game, ReadError, Rules, Setup, SetupError};

/// Goes up when the header's or the events' form changes.
pub const FORMAT_VERSION: u32 = 1;

/// A record longer than this is refused unread.
const MAX_BYTES: usize = 4 << 20;

/// A line among the events that begins so says something about the game to people, and is skipped.
const COMMENT: char = '#';

/// A header and the events, one per line; lines among them that begin with `#` are comments.
///
/// ```text
/// igroteka-record: 1
/// game: quoridor
/// rules: 1
/// setup.players: 2
/// …
/// seat.1: Olya
///
/// ! start 1
/// 1 e2
/// ```
///
/// A game that began with a set position names it as `position:`. Other header lines (names, the chance proof)
/// are kept as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules that it was played under.
    pub rules: u32,
    /// The setup's fields as text.
    pub setup: BTreeMap<String, String>,
    /// Where the game began, if not as the setup says.
    pub position: Option<String>,
    /// Everything else the header says: seats, chance proof.
    pub notes: BTreeMap<String, String>,
    /// The events, one text each.
    pub events: Vec<String>,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The text is not a record of this format.
    #[error("line {line}: {error}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        error: ReadError,
    },
    /// A newer program wrote it.
    #[error("the record's format version {0} is newer than this program's {FORMAT_VERSION}")]
    Newer(u32),
    /// The header lacks a line.
    #[error("the header has no line `{0}:`")]
    Missing(&'static str),
    /// It is a record of another game.
    #[error("this is a record of {0}")]
    OtherGame(String),
    /// The setup is refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The set position is refused.
    #[error("position: {0}")]
    Position(ReadError),
    /// An event is unreadable or impossible.
    #[error("event {index} (`{event}`): {reason}")]
    Event {
        /// The event, from 1.
        index: usize,
        /// Its text.
        event: String,
        /// What is wrong.
        reason: String,
    },
}

impl Record {
    /// The record of a game.
    pub fn of<R: Rules>(game: &Game<R>) -> Record {
        let started_as_set_up = *game.start() == R::new(game.setup());
        Record {
            game: R::GAME.to_owned(),
            rules: game.setup().rules(),
            setup: game
                .setup()
                .values()
                .iter()
                .map(|(name, value)| (name.to_owned(), value.to_string()))
                .collect(),
            position: (!started_as_set_up).then(|| game.start().to_string()),
            notes: BTreeMap::new(),
            events: game.events().iter().map(ToString::to_string).collect(),
        }
    }

    /// Plays the record, every event checked, under the version of the rules that it names.
    pub fn replay<R: Rules>(&self) -> Result<Game<R>, RecordError> {
        if self.game != R::GAME {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        // A later version may have other fields: that is not what is wrong then.
        R::Setup::check_rules(self.rules)?;
        let mut raw = Vec::new();
        for (name, text) in &self.setup {
            let field = (R::Setup::FIELDS.iter().find(|field| field.name == name))
                .ok_or_else(|| SetupError::UnknownField(name.chars().take(60).collect()))?;
            raw.push((name.clone(), field.read(text)?));
        }
        let setup = R::Setup::from_raw_under(self.rules, raw)?;
        let mut game = match &self.position {
            None => Game::new(setup),
            Some(text) => {
                let start = R::read(&setup, text).map_err(RecordError::Position)?;
                Game::from_position(setup, start)
            }
        };
        for (index, line) in self.events.iter().enumerate() {
            let refuse = |reason: String| {
                let event = line.chars().take(60).collect();
                RecordError::Event { index: index + 1, event, reason }
            };
            let event = game.read_event(line).map_err(|error| refuse(error.to_string()))?;
            game.apply(event).map_err(|error: EventError<_>| refuse(error.to_string()))?;
        }
        Ok(game)
    }

    /// Reads a record's text, without playing it.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
        let refuse = |line, expected: &str, found: &str| {
            Err(RecordError::Line { line, error: ReadError::new(expected, found) })
        };
        if text.len() > MAX_BYTES {
            return refuse(1, "a record has at most 4 MiB", "");
        }
        let mut header = BTreeMap::new();
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            let Some((key, value)) = line.split_once(':') else {
                return refuse(number, "a header line is `name: value`", line);
            };
            if header.insert(key.to_owned(), (number, value.trim().to_owned())).is_some() {
                return refuse(number, "each name stands once in the header", line);
            }
        }
        let mut take = |key: &'static str| header.remove(key).ok_or(RecordError::Missing(key));
        let version = |(line, text): (usize, String)| {
            crate::Reader::value::<u32>("a version", &text).map_err(|error| RecordError::Line { line, error })
        };
        let format = version(take("igroteka-record")?)?;
        if format > FORMAT_VERSION {
            return Err(RecordError::Newer(format));
        }
        let (_, game) = take("game")?;
        let rules = header.remove("rules").map_or(Ok(FIRST_RULES), version)?;
        let position = header.remove("position").map(|(_, text)| text);
        let mut setup = BTreeMap::new();
        let mut notes = BTreeMap::new();
        for (key, (_, value)) in header {
            match key.strip_prefix("setup.") {
                Some(field) => setup.insert(field.to_owned(), value),
                None => notes.insert(key, value),
            };
        }
        let mut events = Vec::new();
        for (number, line) in lines {
            if line.is_empty() || line.starts_with(COMMENT) {
                continue;
            }
            if events.len() >= crate::MAX_EVENTS {
                return refuse(number, "a record has at most 20000 events", line);
            }
            events.push(line.to_owned());
        }
        Ok(Record { game, rules, setup, position, notes, events })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "igroteka-record: {FORMAT_VERSION}\ngame: {}\nrules: {}", self.game, self.rules)?;
        for (name, value) in &self.setup {
            writeln!(f, "setup.{name}: {value}")?;
        }
        for (name, value) in &self.notes {
            writeln!(f, "{name}: {value}")?;
        }
        if let Some(position) = &self.position {
            writeln!(f, "position: {position}")?;
        }
        writeln!(f)?;
        for event in &self.events {
            writeln!(f, "{event}")?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::read(text)
    }
}
