//! The outside world as the service sees it: the time, and randomness that nobody can guess.

use std::time::{SystemTime, UNIX_EPOCH};

use igroteka_catalog::AnyGame;
use igroteka_game::Seed;

/// Where time and secrets come from. Tests bring their own.
pub trait Nature: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;

    /// Fills the bytes with what nobody can guess.
    fn fill(&self, bytes: &mut [u8]);

    /// The record's line of the chance event that is due in a game with this seed, if one is.
    fn chance(&self, game: &dyn AnyGame, seed: Seed) -> Option<String> {
        game.due_chance(seed)
    }
}

/// The machine's own clock and randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Nature for System {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
        since.as_millis() as i64
    }

    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has randomness");
    }
}

impl dyn Nature {
    /// So many bytes that nobody can guess.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    /// A new id's bits.
    pub fn id(&self) -> u128 {
        u128::from_be_bytes(self.bytes())
    }
}
