//! What a card shows on one side.

use std::fmt;
use std::str::FromStr;

use igroteka_game::ReadError;

/// One side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// No road: the beige side.
    Blank,
    /// The end of a two-lane road.
    Two,
    /// The end of a four-lane road.
    Four,
}

impl Side {
    /// Every side, in the order of their symbols.
    pub const ALL: [Side; 3] = [Side::Blank, Side::Two, Side::Four];

    /// Whether a road ends here.
    pub const fn is_road(self) -> bool {
        !matches!(self, Side::Blank)
    }

    /// The symbol in notation: `.`, `2` or `4`.
    pub const fn symbol(self) -> char {
        match self {
            Side::Blank => '.',
            Side::Two => '2',
            Side::Four => '4',
        }
    }

    /// The side with this symbol.
    pub fn from_symbol(symbol: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.symbol() == symbol)
    }

    /// How a person would call it.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Blank => "a blank side",
            Side::Two => "a two-lane road",
            Side::Four => "a four-lane road",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

impl FromStr for Side {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Side, ReadError> {
        let mut symbols = text.chars();
        (symbols.next().and_then(Side::from_symbol).filter(|_| symbols.next().is_none()))
            .ok_or_else(|| ReadError::new("a side is `.`, `2` or `4`", text))
    }
}
