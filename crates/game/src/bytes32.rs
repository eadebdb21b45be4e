//! Thirty-two bytes with a meaning, written as 64 hexadecimal digits.

use std::fmt;

use crate::ReadError;

/// Writes the digits, small letters.
pub(crate) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |place: usize| DIGITS[usize::from(bytes[place / 2] >> (4 * (1 - place % 2)) & 15)];
    let digits: [u8; 64] = std::array::from_fn(digit);
    f.write_str(std::str::from_utf8(&digits).expect("the digits are ASCII"))
}

/// Reads 64 digits, letters small or large. The error quotes one character at most: many of these are secrets.
pub(crate) fn read(name: &str, text: &str) -> Result<[u8; 32], ReadError> {
    let wrong = |found: &str| ReadError::new(format!("{name} is 64 hexadecimal digits"), found);
    if let Some(other) = text.chars().find(|c| !c.is_ascii_hexdigit()) {
        return Err(wrong(&other.to_string()));
    }
    if text.len() != 64 {
        return Err(wrong(&format!("{} digits", text.len())));
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8).ok_or_else(|| wrong(""));
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(digits[0])? << 4 | digit(digits[1])?;
    }
    Ok(bytes)
}

/// A type of 32 bytes. `secret` ones say nothing in a log.
macro_rules! bytes32 {
    ($(#[$doc:meta])* $type:ident, $name:literal, $debug:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $type(pub [u8; 32]);

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::bytes32::write(&self.0, f)
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::bytes32::bytes32!(@debug $debug, $type, self, f)
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::ReadError;

            fn from_str(text: &str) -> Result<$type, $crate::ReadError> {
                $crate::bytes32::read($name, text).map($type)
            }
        }
    };
    (@debug public, $type:ident, $self:ident, $f:ident) => {
        write!($f, concat!(stringify!($type), "({})"), $self)
    };
    (@debug secret, $type:ident, $self:ident, $f:ident) => {
        $f.write_str(concat!(stringify!($type), "(…)"))
    };
}
pub(crate) use bytes32;

#[cfg(test)]
mod tests {
    use crate::{Commitment, Secret, Seed};

    const TEXT: &str = "0008101820283038404850586068707880889098a0a8b0b8c0c8d0d8e0e8f0f8";

    #[test]
    fn bytes_are_written_in_hexadecimal_and_read_back() {
        let seed = Seed(std::array::from_fn(|i| (i * 8) as u8));
        assert_eq!(seed.to_string(), TEXT);
        assert_eq!(TEXT.parse(), Ok(seed));
        assert_eq!(TEXT.to_uppercase().parse(), Ok(seed));
        for bad in [
            "",
            "00",
            &TEXT[1..],
            &TEXT.replace('f', "g"),
            &format!("{TEXT}00"),
            &"é".repeat(32),
            &format!(" {}", &TEXT[1..]),
            &format!("+{}", &TEXT[1..]),
        ] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }

    #[test]
    fn logs_and_errors_tell_no_secret() {
        assert_eq!(format!("{:?}", Seed([7; 32])), "Seed(…)");
        assert_eq!(format!("{:?}", Secret([7; 32])), "Secret(…)");
        assert_eq!(format!("{:?}", Commitment([7; 32])), format!("Commitment({})", "07".repeat(32)));
        for bad in [&TEXT[1..], &TEXT.replace("f8", "fx")] {
            let error = bad.parse::<Secret>().unwrap_err().to_string();
            assert!(!error.contains("0810") && error.starts_with("a secret is 64"), "{error}");
        }
    }
}
