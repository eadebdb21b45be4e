//! What traits and assets are worth, found by self-play.

use super::prospect::ASSETS;
use super::sight::TRAITS;

/// What is worth how much.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Of an action: one more makes it e times as likely.
    pub traits: [f32; TRAITS],
    /// Of a seat: one more makes it e times as likely to win.
    pub assets: [f32; ASSETS],
}

impl Weights {
    /// Those for so many players.
    pub(super) fn among(players: u8) -> &'static Weights {
        if players == 2 { &TWO } else { &MORE }
    }
}

/// For two: `cargo run --release -p igroteka-bots --example metro_fit 2 400000 1`.
#[expect(clippy::approx_constant, reason = "found by play")]
static TWO: Weights = Weights {
    traits: [
        4.42, 9.03, 0.58, 4.99, -3.21, -7.10, -2.72, 0.98, 4.02, -3.22, 8.29, 7.69, -2.25, 5.14, 1.93, -6.72,
        -1.27, -6.91, -4.72, 6.74,
    ],
    assets: [
        0.660, -0.395, 0.895, 1.065, 0.740, -0.178, 0.200, 0.527, 0.132, 1.011, 1.465, 0.318, 0.229, 0.444,
    ],
};

/// For three and four: the same with `4 400000 1`.
#[expect(clippy::approx_constant, reason = "found by play")]
static MORE: Weights = Weights {
    traits: [
        3.59, 8.00, -0.09, 6.74, -1.80, -4.63, -2.17, -0.19, 3.70, -2.21, 4.04, 7.27, -4.08, 5.19, -3.14,
        -7.28, -3.26, -5.86, -8.04, 6.20,
    ],
    assets: [
        0.789, -0.617, 0.895, 1.529, 0.551, -0.168, 0.334, 0.783, 0.253, 1.480, 0.940, 0.259, 0.282, 0.456,
    ],
};
