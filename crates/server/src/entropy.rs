//! Randomness that nobody can guess.

use igroteka_catalog::AnyGame;
use igroteka_game::{Seed, TextEvent};

/// A source of randomness. Tests bring their own.
pub trait Entropy: Send + Sync + 'static {
    /// Fills a buffer with random bytes.
    fn fill(&self, bytes: &mut [u8]);

    /// The chance event that is due in a game with this seed, if one is. It follows from the seed; tests replace it to
    /// script a game.
    fn chance(&self, game: &dyn AnyGame, seed: Seed) -> Option<TextEvent> {
        game.due_chance(seed)
    }
}

/// The operating system's randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has randomness");
    }
}

impl dyn Entropy {
    /// An array of random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    /// The bits of a new id.
    pub fn id(&self) -> u128 {
        u128::from_be_bytes(self.bytes())
    }
}
