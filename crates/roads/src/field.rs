//! R7, R8: the newspaper that nothing may leave.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{ReadError, Reader};

use crate::{Square, Variant};

/// A field of so many columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    width: u8,
    height: u8,
}

impl Field {
    /// The narrowest and lowest field.
    pub const MIN: u8 = 4;
    /// The widest field.
    pub const MAX_WIDTH: u8 = 24;
    /// The highest field.
    pub const MAX_HEIGHT: u8 = 16;

    /// The field of this size; `None` if it is smaller than 4×4 or larger than 24×16.
    pub fn new(width: u8, height: u8) -> Option<Field> {
        let possible = (Field::MIN..=Field::MAX_WIDTH).contains(&width)
            && (Field::MIN..=Field::MAX_HEIGHT).contains(&height);
        possible.then_some(Field { width, height })
    }

    /// R8: a page, or a double page from four players on; in variant 3, 24 squares a player.
    pub(crate) fn usual(variant: Variant, players: u8) -> Field {
        let width = match variant {
            Variant::Pile => 3 * players,
            _ if players >= 4 => 12,
            _ => 6,
        };
        Field { width, height: 8 }
    }

    /// How many columns there are.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// How many rows there are.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// How many squares there are.
    pub const fn squares(self) -> u16 {
        self.width as u16 * self.height as u16
    }

    /// Whether the square lies on the field.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.x >= 0 && square.x < self.width as i16 && square.y >= 0 && square.y < self.height as i16
    }

    /// R7: the one, two or four squares nearest the centre, in order.
    pub fn centre(self) -> impl Iterator<Item = Square> + Clone {
        let middle = |length: u8| (length as i16 - 1) / 2..=length as i16 / 2;
        middle(self.height).flat_map(move |y| middle(self.width).map(move |x| Square::new(x, y)))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

/// Reads `6×8`, or `6x8`.
impl FromStr for Field {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Field, ReadError> {
        (text.split_once(['×', 'x']))
            .and_then(|(width, height)| {
                let length = |text| Reader::value("a length", text).ok();
                Field::new(length(width)?, length(height)?)
            })
            .ok_or_else(|| ReadError::new("a field is 4×4 to 24×16", text))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Field {
    /// The two sizes, as a setup names them.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq([self.width, self.height])
    }
}
