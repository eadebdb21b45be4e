//! Chance that can be checked afterwards: every number follows from a seed that is revealed at the end.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{ReadError, Source};

/// The 32 bytes that all chance of a game follows from; written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of the next game of a match, where the first one's was given.
    #[must_use]
    pub fn next(self) -> Seed {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(b"igroteka/next");
        Seed(mac.finalize().into_bytes().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// Says nothing: a seed has no business in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Seed, ReadError> {
        let wrong = || ReadError::new("a seed is 64 hexadecimal digits", text);
        let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8).ok_or_else(wrong);
        if text.len() != 64 {
            return Err(wrong());
        }
        let mut seed = [0; 32];
        for (byte, digits) in seed.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = digit(digits[0])? << 4 | digit(digits[1])?;
        }
        Ok(Seed(seed))
    }
}

/// The chance of one game: its seed and its id.
///
/// The number `i` of the chance event `ordinal` is the first eight bytes, big-endian, of
/// HMAC-SHA256(seed, `"igroteka/1"` ‖ 0 ‖ ordinal as u64 ‖ game id ‖ 0 ‖ i as u32); values that would
/// favour small results are skipped and `i` goes on. The ordinal counts chance events only, from 0.
#[derive(Clone)]
pub struct FairChance {
    seed: Seed,
    game: &'static str,
}

impl FairChance {
    /// The chance that follows from `seed` in the game with this id.
    pub fn new(seed: Seed, game: &'static str) -> FairChance {
        FairChance { seed, game }
    }

    /// The numbers of one chance event.
    pub fn event(&self, ordinal: u64) -> FairEvent<'_> {
        FairEvent { chance: self, ordinal, i: 0 }
    }
}

/// The numbers of one chance event, in order.
pub struct FairEvent<'a> {
    chance: &'a FairChance,
    ordinal: u64,
    i: u32,
}

impl FairEvent<'_> {
    fn next(&mut self) -> u64 {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.chance.seed.0).expect("HMAC takes a key of any length");
        mac.update(b"igroteka/1\0");
        mac.update(&self.ordinal.to_be_bytes());
        mac.update(self.chance.game.as_bytes());
        mac.update(&[0]);
        mac.update(&self.i.to_be_bytes());
        self.i += 1;
        let digest = mac.finalize().into_bytes();
        u64::from_be_bytes(digest[..8].try_into().expect("a digest has 32 bytes"))
    }
}

impl Source for FairEvent<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let n = u64::from(n);
        // 2^64 mod n: this many of the highest values would favour small results.
        let surplus = n.wrapping_neg() % n;
        loop {
            let value = self.next();
            if value <= u64::MAX - surplus {
                return (value % n) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with Python: `hmac.new(bytes(range(32)), b"igroteka/1\0" + (3).to_bytes(8, "big") +
    /// b"nardy\0" + i.to_bytes(4, "big"), "sha256").digest()[:8]` for i = 0, 1, then `% 6`.
    #[test]
    fn numbers_follow_from_the_seed_as_published() {
        let seed = Seed(std::array::from_fn(|i| i as u8));
        let chance = FairChance::new(seed, "nardy");
        let mut event = chance.event(3);
        assert_eq!(event.next(), FIRST);
        assert_eq!(event.next(), SECOND);
        let mut event = chance.event(3);
        assert_eq!([event.below(6), event.below(6)], [(FIRST % 6) as u32, (SECOND % 6) as u32]);
    }
    const FIRST: u64 = 0xa4c8_335b_0754_3e40;
    const SECOND: u64 = 0x4c78_d510_3795_1550;

    #[test]
    fn seeds_are_written_in_hexadecimal_and_read_back() {
        let seed = Seed(std::array::from_fn(|i| (i * 8) as u8));
        let text = "0008101820283038404850586068707880889098a0a8b0b8c0c8d0d8e0e8f0f8";
        assert_eq!(seed.to_string(), text);
        assert_eq!(text.parse(), Ok(seed));
        assert_eq!(text.to_uppercase().parse(), Ok(seed));
        for bad in ["", "00", &text[1..], &text.replace('f', "g"), &format!("{text}00"), &"é".repeat(32)] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
        assert_ne!(seed.next(), seed);
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }

    #[test]
    fn events_and_games_have_their_own_numbers() {
        let nardy = FairChance::new(Seed([7; 32]), "nardy");
        let metro = FairChance::new(Seed([7; 32]), "metro");
        assert_ne!(nardy.event(0).next(), nardy.event(1).next());
        assert_ne!(nardy.event(0).next(), metro.event(0).next());
    }
}
