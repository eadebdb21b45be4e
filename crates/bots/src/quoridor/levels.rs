//! The five levels, made of depth, time and evaluation noise.

use std::time::Duration;

use crate::calibration::Calibration;

/// Fitted to 910 games of two.
pub(super) const CALIBRATION: Calibration = Calibration { shift: 0.0, slope: 1.6 };

/// What an opponent of one level is like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// How many actions it looks ahead.
    pub depth: u32,
    /// Its own time for a move.
    pub time: Duration,
    /// The largest error of its evaluation, in hundredths of a step.
    pub eval_noise: i32,
    /// Whether the net corrects its evaluation.
    pub net: bool,
    /// The percentage of fences that it overlooks, those far from the pawns more often.
    pub overlooks: u32,
}

impl Level {
    /// The level in a game of two.
    pub fn of_two(level: u8) -> Level {
        let known = Level::of_four(level);
        match level {
            0 | 1 => Level { eval_noise: 170, overlooks: 70, net: true, ..known },
            // A deeper search with a noisy evaluation is closer to the neighbouring levels than a shallow exact one.
            2 => Level { depth: 5, eval_noise: 480, overlooks: 81, net: true, ..known },
            3 => Level { depth: 7, eval_noise: 355, overlooks: 55, net: true, ..known },
            4 => Level { depth: 9, eval_noise: 105, overlooks: 10, net: true, ..known },
            5.. => Level { net: true, ..known },
        }
    }

    /// The level in a game of more than two, for which there is no net.
    pub fn of_four(level: u8) -> Level {
        let ms = Duration::from_millis;
        match level {
            // Sees the board after its own action, with noise.
            0 | 1 => Level { depth: 1, time: ms(20), eval_noise: 220, net: false, overlooks: 70 },
            // Sees the answer too.
            2 => Level { depth: 2, time: ms(30), eval_noise: 150, net: false, overlooks: 40 },
            3 => Level { depth: 3, time: ms(60), eval_noise: 90, net: false, overlooks: 20 },
            4 => Level { depth: 5, time: ms(120), eval_noise: 40, net: false, overlooks: 0 },
            _ => Level { depth: 60, time: ms(250), eval_noise: 0, net: false, overlooks: 0 },
        }
    }
}
