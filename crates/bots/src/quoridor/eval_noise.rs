//! Evaluation noise for weaker levels: during one search the same position always gets the same error.

/// An error for every position.
#[derive(Clone, Copy, Debug)]
pub(super) struct EvalNoise {
    pub seed: u64,
    /// The largest error, in hundredths of a step.
    pub max: i32,
}

impl EvalNoise {
    /// The error of the position with this key: small errors are likelier than large ones.
    pub fn at(self, key: u64) -> i32 {
        let mixed = (key ^ self.seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let part = |shift: u32| (mixed >> shift & 0xff) as i32 - 128;
        (part(20) + part(40)) * self.max / 256
    }
}
