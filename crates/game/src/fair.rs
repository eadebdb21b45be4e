//! Chance that can be checked afterwards: every number follows from a seed that is revealed at the end.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::Source;
use crate::bytes32::bytes32;

bytes32! {
    /// The 32 bytes that all chance of a game follows from; written as 64 hexadecimal digits.
    Seed, "a seed", secret
}

impl Seed {
    /// The seed of the next game of a match, where the first one's was given.
    #[must_use]
    pub fn next(self) -> Seed {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(b"igroteka/next");
        Seed(mac.finalize().into_bytes().into())
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
    /// The next value, of 64 bits.
    pub fn value(&mut self) -> u64 {
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
        first_below(n, || self.value())
    }
}

fn first_below(n: u32, mut value: impl FnMut() -> u64) -> u32 {
    loop {
        if let Some(number) = bounded(value(), n) {
            return number;
        }
    }
}

/// The number below `n` that a value of 64 bits stands for; none if the value would favour small numbers, so that
/// the next value is taken. `n` is at least 1.
pub fn bounded(value: u64, n: u32) -> Option<u32> {
    let n = u64::from(n);
    // 2^64 mod n: this many of the highest values would favour small numbers.
    let surplus = n.wrapping_neg() % n;
    (value <= u64::MAX - surplus).then_some((value % n) as u32)
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
        assert_eq!(event.value(), FIRST);
        assert_eq!(event.value(), SECOND);
        let mut event = chance.event(3);
        assert_eq!([event.below(6), event.below(6)], [(FIRST % 6) as u32, (SECOND % 6) as u32]);
    }
    const FIRST: u64 = 0xa4c8_335b_0754_3e40;
    const SECOND: u64 = 0x4c78_d510_3795_1550;

    #[test]
    fn a_value_that_favours_small_numbers_is_skipped() {
        // 2^64 = 6 · 3074457345618258602 + 4: the four highest values are.
        let mut values = (0..=4).map(|from_top| u64::MAX - from_top).chain([7]);
        let mut below_6 = || first_below(6, || values.next().unwrap());
        assert_eq!([below_6(), below_6()], [5, 1]);
    }

    #[test]
    fn the_next_game_has_another_seed() {
        assert_ne!(Seed([7; 32]).next(), Seed([7; 32]));
    }

    #[test]
    fn events_and_games_have_their_own_numbers() {
        let nardy = FairChance::new(Seed([7; 32]), "nardy");
        let metro = FairChance::new(Seed([7; 32]), "metro");
        assert_ne!(nardy.event(0).value(), nardy.event(1).value());
        assert_ne!(nardy.event(0).value(), metro.event(0).value());
    }
}
