//! The weights of the features of variant 3, learned by self-play.

use igroteka_roads::Lanes;

use super::features::VALUE_FEATURES;

/// The weights for this kind of road.
pub(super) fn weights(lanes: Lanes) -> &'static [f64; VALUE_FEATURES] {
    match lanes {
        Lanes::Two => &TWO,
        Lanes::Mixed => &MIXED,
    }
}

/// For roads of two lanes: `igroteka train roads --folder R --preset pile --games 200000`.
static TWO: [f64; VALUE_FEATURES] = [
    1.576, -2.069, 2.176, -0.134, -0.067, -0.132, 0.156, 0.559, 1.003, 1.042, 0.172, -0.208, -0.400, -0.025,
    -0.143, -0.414, 1.002, -0.478, 0.135, 0.057, 0.655, -1.518, 0.055, 0.260, -0.116, 0.190,
];

/// For both: the same with `--preset pile-lanes`.
static MIXED: [f64; VALUE_FEATURES] = [
    1.275, -1.724, 1.630, -0.030, 0.195, 0.169, -0.019, 0.730, 0.369, 0.834, 0.249, -0.335, -0.110, 0.040,
    -0.183, 0.119, 0.486, -0.285, -0.043, 0.004, 0.477, -0.844, 0.224, -0.279, 0.119, -0.245,
];
