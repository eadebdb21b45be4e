//! Where random whole numbers come from.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of uniform whole numbers. Rules never own one; whoever drives the game does.
pub trait Source {
    /// A number from 0 to `n` − 1, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Puts `items` into a uniformly random order.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of `items`, each equally likely.
    ///
    /// # Panics
    /// If there are none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T
    where
        Self: Sized,
    {
        &items[self.below(items.len() as u32) as usize]
    }
}

/// A fast stream for bots, playouts and tests; the same seed gives the same numbers everywhere.
/// Games that people play take their chance from `FairChance`, with the feature `proof`.
#[derive(Clone, Debug)]
pub struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// The stream with this seed.
    pub fn new(seed: u64) -> Stream {
        Stream(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Source for Stream {
    /// Multiply-and-shift with rejection: exactly uniform, one multiplication in nearly all cases.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = (self.bits() >> 32) * u64::from(n);
        if (product as u32) < n {
            let least = n.wrapping_neg() % n;
            while (product as u32) < least {
                product = (self.bits() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_comes_about_equally_often() {
        let mut stream = Stream::new(1);
        for n in [1, 2, 3, 7, 36, 133] {
            let mut seen = vec![0u32; n as usize];
            for _ in 0..n * 10_000 {
                seen[stream.below(n) as usize] += 1;
            }
            // Six standard deviations of a count with mean 10 000.
            assert!(seen.iter().all(|&count| count.abs_diff(10_000) < 600), "{n}: {seen:?}");
        }
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..50).collect();
        Stream::new(2).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
