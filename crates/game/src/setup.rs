//! What is agreed before a game: raw values are checked against a table of fields, then by the game itself.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use thiserror::Error;

use crate::{MAX_SEATS, Seat};

/// One value of a raw setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Int(i64),
    /// Yes or no.
    Bool(bool),
    /// A word or a longer text.
    Text(Cow<'static, str>),
    /// A list of whole numbers.
    Ints(Cow<'static, [i64]>),
}

impl Value {
    /// A text known when the program is built.
    pub const fn text(text: &'static str) -> Value {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Int(number.into())
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Bool(flag)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Cow::Owned(text.to_owned()))
    }
}

impl From<Option<Seat>> for Value {
    /// A seat, or the lot.
    fn from(seat: Option<Seat>) -> Value {
        seat.map_or(Value::text("lot"), |seat| Value::Int(seat.number().into()))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(number) => write!(f, "{number}"),
            Value::Bool(flag) => write!(f, "{flag}"),
            Value::Text(text) => f.write_str(text),
            Value::Ints(numbers) => {
                let texts: Vec<String> = numbers.iter().map(i64::to_string).collect();
                f.write_str(&texts.join(" "))
            }
        }
    }
}

/// What values a field takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A whole number from `min` to `max`.
    Int {
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// Yes or no.
    Bool,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A seat's number, or `"lot"`.
    SeatOrLot,
    /// A text of at most this many bytes, in a form of the game's own.
    Text(usize),
    /// `len` whole numbers, each from `min` to `max`.
    Ints {
        /// How many.
        len: usize,
        /// The least value of each.
        min: i64,
        /// The greatest value of each.
        max: i64,
    },
}

/// One field of a game's setup.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub kind: FieldKind,
    /// What it is when nothing is said; `None` where that depends on other fields.
    pub default: Option<Value>,
    /// One English line for programmers.
    pub about: &'static str,
}

/// A named set of values, each of which may then be changed.
#[derive(Clone, Debug)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What it sets.
    pub values: &'static [(&'static str, Value)],
}

/// Why a setup was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// There is no such field.
    #[error("unknown field `{0}`")]
    UnknownField(String),
    /// There is no such preset.
    #[error("unknown preset `{0}`")]
    UnknownPreset(String),
    /// The value is of another type.
    #[error("`{field}` takes {expected}")]
    WrongType {
        /// The field.
        field: &'static str,
        /// What it takes.
        expected: String,
    },
    /// The value is of the right type but not possible, alone or beside the others.
    #[error("`{field}`: {problem}")]
    Impossible {
        /// The field.
        field: &'static str,
        /// What is wrong, and what would be right.
        problem: String,
    },
    /// The game was agreed on under rules that this program does not have.
    #[error(
        "the game is played under version {version} of its rules, and this program knows only {}",
        listed(known)
    )]
    UnknownRules {
        /// The version of the game.
        version: u32,
        /// The versions that this program plays.
        known: &'static [u32],
    },
}

fn listed(versions: &[u32]) -> String {
    versions.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

impl SetupError {
    /// A value that is not possible.
    pub fn impossible(field: &'static str, problem: impl Into<String>) -> SetupError {
        SetupError::Impossible { field, problem: problem.into() }
    }
}

/// Checked values by field name, and the version of the rules that they are for. Fields whose default depends on others
/// may be absent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    rules: u32,
    fields: BTreeMap<&'static str, Value>,
}

impl Default for Values {
    /// No fields, for the first version of the rules.
    fn default() -> Values {
        Values { rules: FIRST_RULES, fields: BTreeMap::new() }
    }
}

impl Values {
    /// Names the version of the rules, for [`Setup::values`] of a game that has had several.
    #[must_use]
    pub fn under(self, rules: u32) -> Values {
        Values { rules, ..self }
    }

    /// The version of the rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Sets a field, for [`Setup::values`].
    #[must_use]
    pub fn with(mut self, field: &'static str, value: impl Into<Value>) -> Values {
        self.fields.insert(field, value.into());
        self
    }

    /// The fields that are set, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.fields.iter().map(|(name, value)| (*name, value))
    }

    /// A whole number, if the field is set. Its range has been checked.
    pub fn int(&self, field: &str) -> Option<i64> {
        match self.fields.get(field) {
            Some(Value::Int(number)) => Some(*number),
            _ => None,
        }
    }

    /// A flag; absent is false.
    pub fn flag(&self, field: &str) -> bool {
        matches!(self.fields.get(field), Some(Value::Bool(true)))
    }

    /// A text, if the field is set.
    pub fn text(&self, field: &str) -> Option<&str> {
        match self.fields.get(field) {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// A list of numbers, if the field is set. Its length and ranges have been checked.
    pub fn ints(&self, field: &str) -> Option<&[i64]> {
        match self.fields.get(field) {
            Some(Value::Ints(numbers)) => Some(numbers),
            _ => None,
        }
    }

    /// A seat, or `None` for the lot. Refuses a seat nobody sits on.
    pub fn seat_or_lot(&self, field: &'static str, players: u8) -> Result<Option<Seat>, SetupError> {
        match self.int(field) {
            None => Ok(None),
            Some(number) => match u8::try_from(number).ok().and_then(Seat::from_number) {
                Some(seat) if seat.number() <= players => Ok(Some(seat)),
                _ => Err(SetupError::impossible(
                    field,
                    format!("with {players} players a seat is 1 to {players}"),
                )),
            },
        }
    }
}

impl Field {
    /// Refuses a value that this field does not take.
    fn check(&self, value: &Value) -> Result<(), SetupError> {
        let wrong_type = || Err(SetupError::WrongType { field: self.name, expected: self.expectation() });
        let impossible = || Err(SetupError::impossible(self.name, format!("takes {}", self.expectation())));
        match (&self.kind, value) {
            (FieldKind::Int { min, max }, Value::Int(number)) if !(min..=max).contains(&number) => {
                impossible()
            }
            (FieldKind::Choice(words), Value::Text(word)) if !words.contains(&word.as_ref()) => impossible(),
            (FieldKind::SeatOrLot, Value::Int(number)) if !(1..=MAX_SEATS as i64).contains(number) => {
                impossible()
            }
            (FieldKind::SeatOrLot, Value::Text(word)) if word != "lot" => impossible(),
            (FieldKind::Text(most), Value::Text(text)) if text.len() > *most => impossible(),
            (FieldKind::Ints { len, min, max }, Value::Ints(numbers))
                if numbers.len() != *len || !numbers.iter().all(|number| (min..=max).contains(&number)) =>
            {
                impossible()
            }
            (FieldKind::Int { .. } | FieldKind::SeatOrLot, Value::Int(_))
            | (FieldKind::Bool, Value::Bool(_))
            | (FieldKind::Choice(_) | FieldKind::Text(_) | FieldKind::SeatOrLot, Value::Text(_))
            | (FieldKind::Ints { .. }, Value::Ints(_)) => Ok(()),
            _ => wrong_type(),
        }
    }

    /// What the field takes, in words.
    pub fn expectation(&self) -> String {
        match &self.kind {
            FieldKind::Int { min, max } => format!("a whole number from {min} to {max}"),
            FieldKind::Bool => "true or false".to_owned(),
            FieldKind::Choice(words) => format!("one of {}", words.join(", ")),
            FieldKind::SeatOrLot => "a seat's number or \"lot\"".to_owned(),
            FieldKind::Text(most) => format!("a text of at most {most} bytes"),
            FieldKind::Ints { len, min, max } => format!("{len} whole numbers from {min} to {max}"),
        }
    }

    /// Reads the value as [`Value`]'s `Display` wrote it.
    pub(crate) fn read(&self, text: &str) -> Result<Value, SetupError> {
        let wrong_type = || SetupError::WrongType { field: self.name, expected: self.expectation() };
        let int = |text: &str| text.parse::<i64>().map_err(|_| wrong_type());
        Ok(match &self.kind {
            FieldKind::Int { .. } => Value::Int(int(text)?),
            FieldKind::Bool => Value::Bool(text.parse().map_err(|_| wrong_type())?),
            FieldKind::SeatOrLot if text != "lot" => Value::Int(int(text)?),
            FieldKind::Choice(_) | FieldKind::Text(_) | FieldKind::SeatOrLot => Value::from(text),
            FieldKind::Ints { .. } => {
                Value::Ints(text.split(' ').map(int).collect::<Result<Vec<_>, _>>()?.into())
            }
        })
    }
}

/// The version of the rules that every game began with. What names no version is of this one.
pub const FIRST_RULES: u32 = 1;

/// A game's setup: everything agreed before the first event, valid by construction.
///
/// The version of the rules is agreed too: a game keeps the one it began with, also when it is replayed by a program
/// whose new games are played under a later one. A game that has had several versions keeps it in its setup, takes it
/// from [`Values::rules`] and gives it back with [`Values::under`]; its positions take it from the setup.
pub trait Setup: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The versions of the rules that this program plays, the oldest first; new games are played under the last one.
    /// There is a new version whenever the same record would mean another game.
    const VERSIONS: &'static [u32];
    /// Every field, in the order in which people are asked.
    const FIELDS: &'static [Field];
    /// Every preset; the first one is the default.
    const PRESETS: &'static [Preset];

    /// Builds the setup from checked values; refuses what does not go together.
    fn from_values(values: &Values) -> Result<Self, SetupError>;

    /// Every field with its value: [`Setup::from_values`] gives the same setup back.
    fn values(&self) -> Values;

    /// The version of the rules that the game is played under.
    fn rules(&self) -> u32 {
        self.values().rules()
    }

    /// How many play.
    fn players(&self) -> u8;

    /// The seat that begins, or `None` where a recorded lot decides (G5).
    fn start(&self) -> Option<Seat>;

    /// The same setup with `seat` beginning.
    #[must_use]
    fn with_start(self, seat: Seat) -> Self;

    /// Builds the setup of a new game from raw values: `preset` first, then the other fields, then the defaults.
    fn from_raw(raw: impl IntoIterator<Item = (String, Value)>) -> Result<Self, SetupError> {
        let newest = *Self::VERSIONS.last().expect("every game has rules");
        Self::from_raw_under(newest, raw)
    }

    /// The same for a game that began under this version of the rules.
    fn from_raw_under(
        rules: u32,
        raw: impl IntoIterator<Item = (String, Value)>,
    ) -> Result<Self, SetupError> {
        Self::check_rules(rules)?;
        let mut given = BTreeMap::new();
        let mut preset = &Self::PRESETS[0];
        for (name, value) in raw {
            if name == "preset" {
                let Value::Text(wanted) = value else {
                    return Err(SetupError::WrongType {
                        field: "preset",
                        expected: "a preset's name".to_owned(),
                    });
                };
                preset = (Self::PRESETS.iter().find(|preset| preset.name == wanted))
                    .ok_or_else(|| SetupError::UnknownPreset(wanted.chars().take(60).collect()))?;
                continue;
            }
            let Some(field) = Self::FIELDS.iter().find(|field| field.name == name) else {
                return Err(SetupError::UnknownField(name.chars().take(60).collect()));
            };
            field.check(&value)?;
            given.insert(field.name, value);
        }
        let mut values = BTreeMap::new();
        for field in Self::FIELDS {
            if let Some(default) = &field.default {
                values.insert(field.name, default.clone());
            }
        }
        values.extend(preset.values.iter().cloned());
        values.extend(given);
        Self::from_values(&Values { rules, fields: values })
    }

    /// Refuses a version of the rules that this program does not play.
    fn check_rules(version: u32) -> Result<(), SetupError> {
        if Self::VERSIONS.contains(&version) {
            return Ok(());
        }
        Err(SetupError::UnknownRules { version, known: Self::VERSIONS })
    }

    /// The setup of a preset, as it stands.
    fn preset(name: &str) -> Result<Self, SetupError> {
        Self::from_raw([("preset".to_owned(), Value::from(name))])
    }
}
