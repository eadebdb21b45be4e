//! Names of things: 128 random bits, written as 26 letters and digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Digits of the written form: no letter that looks like a digit.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// What is no digit.
const NO_DIGIT: u8 = u8::MAX;

/// What each byte is worth as a digit.
const VALUES: [u8; 256] = {
    let mut values = [NO_DIGIT; 256];
    let mut value = 0;
    while value < DIGITS.len() {
        values[DIGITS[value] as usize] = value as u8;
        value += 1;
    }
    values
};

/// The text is not an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIdError;

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id is 26 small letters and digits")
    }
}

impl std::error::Error for ParseIdError {}

fn write_id(bits: u128, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits: [u8; 26] = std::array::from_fn(|place| DIGITS[(bits >> (5 * (25 - place))) as usize & 31]);
    f.write_str(std::str::from_utf8(&digits).expect("the digits are ASCII"))
}

fn read_id(text: &str) -> Result<u128, ParseIdError> {
    // 26 digits of five bits hold 130: the first digit has only three.
    if text.len() != 26 || !matches!(text.as_bytes()[0], b'0'..=b'7') {
        return Err(ParseIdError);
    }
    text.bytes().try_fold(0, |bits: u128, byte| match VALUES[usize::from(byte)] {
        NO_DIGIT => Err(ParseIdError),
        value => Ok(bits << 5 | u128::from(value)),
    })
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, utoipa::ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        #[schema(value_type = String, example = "0123456789abcdefghjkmnpqrs", min_length = 26, max_length = 26)]
        pub struct $name(pub u128);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_id(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_id(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<$name, ParseIdError> {
                read_id(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id! {
    /// A table.
    TableId
}
id! {
    /// One game of a table.
    GameId
}
id! {
    /// A person or a program with an identity of its own.
    PersonId
}
id! {
    /// A review of a game.
    ReviewId
}
id! {
    /// A mistake that comes back as a task.
    MistakeId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_as_written() {
        for bits in [0, 1, 31, 32, u128::MAX, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef] {
            let id = TableId(bits);
            assert_eq!(id.to_string().len(), 26);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(TableId(0).to_string(), "0".repeat(26));
        assert_eq!(TableId(33).to_string(), format!("{}11", "0".repeat(24)));
    }

    #[test]
    fn nothing_else_is_read() {
        let good = TableId(u128::MAX).to_string();
        for bad in
            ["", "1", &good[1..], &format!("{good}0"), &good.to_uppercase(), &good.replace('7', "8"), "il"]
        {
            assert_eq!(bad.parse::<TableId>(), Err(ParseIdError), "{bad}");
        }
        assert!("é".repeat(13).parse::<TableId>().is_err());
    }
}
