//! How a game may end, as probabilities.

use igroteka_nardy::Side;

/// The chances of the player who is to throw. A backgammon is also a gammon, a gammon also a win or a loss.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Probabilities {
    pub win: f32,
    pub win_gammon: f32,
    pub win_backgammon: f32,
    pub lose_gammon: f32,
    pub lose_backgammon: f32,
}

/// How many numbers [`Probabilities`] has.
pub(crate) const OUTPUTS: usize = 5;

impl Probabilities {
    /// The game is over: the player who is to throw has lost, with these checkers left.
    pub fn lost(loser: &Side) -> Probabilities {
        let gammon = loser.counts()[0] == 0;
        let backgammon = gammon && loser.rear().pips() > 18;
        Probabilities {
            lose_gammon: f32::from(u8::from(gammon)),
            lose_backgammon: f32::from(u8::from(backgammon)),
            ..Probabilities::default()
        }
    }

    /// The same chances as the opponent sees them.
    #[inline]
    pub fn flipped(self) -> Probabilities {
        Probabilities {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    pub fn from_array(
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f32; OUTPUTS],
    ) -> Probabilities {
        Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    pub fn to_array(self) -> [f32; OUTPUTS] {
        [self.win, self.win_gammon, self.win_backgammon, self.lose_gammon, self.lose_backgammon]
    }

    /// The nearest that can be: a gammon is at most as likely as the win or the loss that it is.
    pub fn possible(self) -> Probabilities {
        let win = self.win.clamp(0.0, 1.0);
        let win_gammon = self.win_gammon.clamp(0.0, win);
        let lose_gammon = self.lose_gammon.clamp(0.0, 1.0 - win);
        Probabilities {
            win,
            win_gammon,
            win_backgammon: self.win_backgammon.clamp(0.0, win_gammon),
            lose_gammon,
            lose_backgammon: self.lose_backgammon.clamp(0.0, lose_gammon),
        }
    }

    /// Adds a share of other probabilities.
    #[inline]
    pub fn add(&mut self, share: f32, other: Probabilities) {
        self.win += share * other.win;
        self.win_gammon += share * other.win_gammon;
        self.win_backgammon += share * other.win_backgammon;
        self.lose_gammon += share * other.lose_gammon;
        self.lose_backgammon += share * other.lose_backgammon;
    }

    /// Expected points without a cube where gammons count.
    #[inline]
    pub fn equity(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon - self.lose_gammon - self.lose_backgammon
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_is_brought_to_what_can() {
        let can = Probabilities::from_array([0.75, 0.25, 0.0, 0.25, 0.125]);
        assert_eq!(can.possible(), can);
        let cannot = Probabilities::from_array([1.25, 1.125, -0.5, 0.125, 0.25]);
        assert_eq!(cannot.possible(), Probabilities::from_array([1.0, 1.0, 0.0, 0.0, 0.0]));
        let cannot = Probabilities::from_array([-0.25, 0.5, 0.5, 1.5, 2.0]);
        assert_eq!(cannot.possible(), Probabilities::from_array([0.0, 0.0, 0.0, 1.0, 1.0]));
    }
}
