//! Random numbers between 0 and 1.

use igroteka_game::Stream;

/// A number from 0 up to, but not including, 1. A single-precision number holds no more than 24 random bits there.
pub(crate) fn uniform(source: &mut Stream) -> f32 {
    (source.bits() >> 40) as f32 / (1u32 << 24) as f32
}
