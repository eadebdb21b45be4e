//! The utility of results: what a player plays for.

use super::probabilities::Probabilities;

/// What each result is worth to one player, on a scale where a plain loss is −1 and a plain win 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Utility {
    /// A plain loss.
    loss: f32,
    /// What a win is worth more than a loss, a gammon more than a win, a backgammon more than a gammon.
    win: [f32; 3],
    /// What losing a gammon is worth less than a plain loss, a backgammon less than a gammon; negative numbers.
    lose: [f32; 2],
}

impl Utility {
    /// The win alone.
    pub const WIN: Utility = Utility { loss: -1.0, win: [2.0, 0.0, 0.0], lose: [0.0, 0.0] };
    /// Points: gammons count double, backgammons triple.
    pub const POINTS: Utility = Utility { loss: -1.0, win: [2.0, 1.0, 1.0], lose: [-1.0, -1.0] };

    /// The utility by what it is worth to lose three, two, one points or to win one, two, three.
    pub fn by_points([lose_3, lose_2, lose_1, win_1, win_2, win_3]: [f64; 6]) -> Utility {
        let unit = ((win_1 - lose_1) / 2.0).max(1e-9);
        let step = |more: f64, less: f64| ((more - less) / unit) as f32;
        Utility {
            loss: -1.0,
            win: [2.0, step(win_2, win_1), step(win_3, win_2)],
            lose: [step(lose_2, lose_1), step(lose_3, lose_2)],
        }
    }

    /// The expected utility of these probabilities.
    #[inline]
    pub fn worth(&self, probabilities: &Probabilities) -> f32 {
        self.loss
            + self.win[0] * probabilities.win
            + self.win[1] * probabilities.win_gammon
            + self.win[2] * probabilities.win_backgammon
            + self.lose[0] * probabilities.lose_gammon
            + self.lose[1] * probabilities.lose_backgammon
    }

    /// The opponent's utility: what is good for one is bad for the other.
    pub fn flipped(&self) -> Utility {
        Utility {
            loss: -(self.loss + self.win[0]),
            win: [self.win[0], -self.lose[0], -self.lose[1]],
            lose: [-self.win[1], -self.win[2]],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_wins_the_other_loses() {
        let probabilities = Probabilities {
            win: 0.6,
            win_gammon: 0.2,
            win_backgammon: 0.05,
            lose_gammon: 0.1,
            lose_backgammon: 0.01,
        };
        for utility in [Utility::WIN, Utility::POINTS, Utility::by_points([-5.0, -2.0, -1.5, 1.0, 3.0, 3.5])]
        {
            let (one, other) =
                (utility.worth(&probabilities), utility.flipped().worth(&probabilities.flipped()));
            assert!((one + other).abs() < 1e-6, "{utility:?}: {one}, {other}");
        }
        // 0.6 − 0.4 and the gammons: 0.2 + 0.05 − 0.1 − 0.01.
        assert!((Utility::POINTS.worth(&probabilities) - 0.34).abs() < 1e-6);
        assert_eq!(Utility::by_points([-3.0, -2.0, -1.0, 1.0, 2.0, 3.0]), Utility::POINTS);
    }
}
