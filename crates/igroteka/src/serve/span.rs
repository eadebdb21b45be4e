//! A length of time as people write it: `90s`, `5m`, `24h`, `30d`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::Deserialize;
use thiserror::Error;

/// A length of time, at most ten years.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Span(pub Duration);

/// The longest first, so that each is written with the largest unit that fits.
const UNITS: [(&str, u64); 5] =
    [("d", 24 * 3600 * 1000), ("h", 3600 * 1000), ("m", 60 * 1000), ("s", 1000), ("ms", 1)];

const LONGEST: u64 = 3650 * UNITS[0].1;

/// Why a text is no length of time.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum SpanError {
    /// It is not written like one.
    #[error("a time is a number with ms, s, m, h or d, such as 90s or 24h")]
    Unreadable,
    /// It is too long.
    #[error("a time is at most 3650d")]
    TooLong,
}

impl FromStr for Span {
    type Err = SpanError;

    fn from_str(text: &str) -> Result<Span, SpanError> {
        let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let found = UNITS.iter().find(|(name, _)| *name == unit);
        let (Some((_, length)), false) = (found, number.is_empty()) else {
            return Err(SpanError::Unreadable);
        };
        let milliseconds = number.parse::<u64>().ok().and_then(|number| number.checked_mul(*length));
        match milliseconds {
            Some(milliseconds) if milliseconds <= LONGEST => Ok(Span(Duration::from_millis(milliseconds))),
            _ => Err(SpanError::TooLong),
        }
    }
}

impl TryFrom<String> for Span {
    type Error = SpanError;

    fn try_from(text: String) -> Result<Span, SpanError> {
        text.parse()
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = self.0.as_millis() as u64;
        let fits =
            |(_, length): &&(&str, u64)| milliseconds >= *length && milliseconds.is_multiple_of(*length);
        let (name, length) = UNITS.iter().find(fits).unwrap_or(&("s", 1000));
        write!(f, "{}{name}", milliseconds / length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_and_written() {
        let times = [
            ("0s", 0),
            ("600ms", 600),
            ("90s", 90_000),
            ("5m", 300_000),
            ("36h", 129_600_000),
            ("30d", 2_592_000_000),
        ];
        for (text, milliseconds) in times {
            let span: Span = text.parse().unwrap();
            assert_eq!(span.0, Duration::from_millis(milliseconds));
            assert_eq!(span.to_string(), text);
        }
        assert_eq!("60s".parse::<Span>().unwrap().to_string(), "1m");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "s", "10", "-1s", "1.5h", "1 h", "1w", "1S", "١s", "1sm", " 1s"] {
            assert_eq!(text.parse::<Span>(), Err(SpanError::Unreadable), "{text}");
        }
        for text in ["3651d", "99999999999999999999s", "18446744073709551615d"] {
            assert_eq!(text.parse::<Span>(), Err(SpanError::TooLong), "{text}");
        }
    }
}
