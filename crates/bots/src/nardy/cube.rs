//! Cube decisions.
//!
//! Janowski's model: a live cube, which can be turned at exactly the right moment, is worth the most, and a dead cube
//! is worth nothing. A real cube lies between, at a fixed share of each. The values are computed from the highest cube
//! down, for points as well as for match winning chances.

use super::probabilities::Probabilities;
use super::stakes::Stakes;

/// Who may turn the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    /// Both.
    Nobody,
    /// The player whose values these are.
    Own,
    /// The opponent.
    Other,
}

impl Holder {
    /// As the opponent sees it.
    pub const fn flipped(self) -> Holder {
        match self {
            Holder::Nobody => Holder::Nobody,
            Holder::Own => Holder::Other,
            Holder::Other => Holder::Own,
        }
    }
}

/// The value of a game as a piecewise linear function of the winning chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Line {
    /// Chance and value, in order; the first chance is 0, the last 1.
    knots: [(f64, f64); 4],
}

impl Line {
    /// The value at this chance of winning.
    pub fn at(&self, chance: f64) -> f64 {
        let chance = chance.clamp(0.0, 1.0);
        let piece = self.knots.windows(2).find(|piece| chance <= piece[1].0).unwrap_or(&self.knots[2..]);
        let ((from, low), (to, high)) = (piece[0], piece[1]);
        if to - from < 1e-12 { high } else { low + (high - low) * (chance - from) / (to - from) }
    }

    /// The chance of winning at which the value is this much.
    fn chance_of(&self, value: f64) -> f64 {
        let piece = self.knots.windows(2).find(|piece| value <= piece[1].1).unwrap_or(&self.knots[2..]);
        let ((from, low), (to, high)) = (piece[0], piece[1]);
        if high - low < 1e-12 {
            to
        } else {
            (from + (to - from) * (value - low) / (high - low)).clamp(0.0, 1.0)
        }
    }
}

/// A game with a cube.
pub(crate) struct Cubed<'a> {
    /// What winning these points is worth; losing, if negative.
    pub value: &'a dyn Fn(i32) -> f64,
    /// What losing and winning are worth on average with this cube, and whether it is centred.
    pub ends: &'a dyn Fn(i32, bool) -> (f64, f64),
    /// Whether this player may turn a cube of this value.
    pub may_turn: &'a dyn Fn(Holder, i32) -> bool,
    /// Cube life: the share of a live cube's value that the cube has.
    pub life: f64,
}

/// Cube life while checkers may be hit, and in a race. In contact, chances jump more, but a cube keeps more value.
pub(crate) const CONTACT_LIFE: f64 = 0.68;
const RACE_LIFE: f64 = 0.6;

/// A cube this many times turned is as good as dead in a game for points.
const DEEPEST: u32 = 8;

impl Cubed<'_> {
    /// What the player gets, by the chance of winning, with the cube like this.
    pub fn line(&self, cube: i32, holder: Holder) -> Line {
        self.line_to(cube, holder, DEEPEST)
    }

    fn line_to(&self, cube: i32, holder: Holder, left: u32) -> Line {
        let (lose, win) = (self.ends)(cube, holder == Holder::Nobody);
        let own_turns = left > 0 && holder != Holder::Other && (self.may_turn)(Holder::Own, cube);
        let other_turns = left > 0 && holder != Holder::Own && (self.may_turn)(Holder::Other, cube);
        let mut live = [(0.0, lose), (0.0, lose), (1.0, win), (1.0, win)];
        if other_turns {
            // The opponent turns the cube just where this player may as well give up.
            let given_up = (self.value)(-cube);
            let chance = self.line_to(2 * cube, Holder::Own, left - 1).chance_of(given_up);
            live[1] = (chance, given_up);
        }
        if own_turns {
            let taken = (self.value)(cube);
            let chance = self.line_to(2 * cube, Holder::Other, left - 1).chance_of(taken);
            live[2] = (chance.max(live[1].0), taken);
        }
        let dead = |chance: f64| lose + (win - lose) * chance;
        let mix =
            |(chance, value): (f64, f64)| (chance, self.life * value + (1.0 - self.life) * dead(chance));
        Line { knots: live.map(mix) }
    }
}

/// What the cube's decisions are worth to the player who may double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Decision {
    /// Playing on without doubling.
    pub wait: f64,
    /// Doubling, and the opponent takes.
    pub take: f64,
    /// Doubling, and the opponent drops.
    pub drop: f64,
}

impl Decision {
    /// The decision of a player who has these probabilities before the throw.
    pub fn new(
        stakes: &Stakes,
        probabilities: &Probabilities,
        cube: i32,
        holder: Holder,
        contact: bool,
    ) -> Decision {
        Decision::with_life(
            stakes,
            probabilities,
            cube,
            holder,
            if contact { CONTACT_LIFE } else { RACE_LIFE },
        )
    }

    fn with_life(
        stakes: &Stakes,
        probabilities: &Probabilities,
        cube: i32,
        holder: Holder,
        life: f64,
    ) -> Decision {
        let cubed = Cubed {
            value: &|points| stakes.value(points),
            ends: &|cube, centred| stakes.ends(probabilities, cube, centred),
            may_turn: &|holder, cube| stakes.may_turn(holder, cube),
            life,
        };
        let chance = probabilities.win.into();
        Decision {
            wait: cubed.line(cube, holder).at(chance),
            take: cubed.line(2 * cube, Holder::Other).at(chance),
            drop: stakes.value(cube),
        }
    }

    /// What doubling is worth: the opponent chooses.
    pub fn double(&self) -> f64 {
        self.take.min(self.drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn probabilities(win: f32) -> Probabilities {
        Probabilities { win, ..Probabilities::default() }
    }

    fn decision(win: f32, life: f64) -> Decision {
        Decision::with_life(&Stakes::MONEY, &probabilities(win), 1, Holder::Nobody, life)
    }

    #[test]
    fn a_dead_cube_is_taken_with_a_quarter() {
        // Without gammons and without further doubling: 25 %.
        assert!(decision(0.76, 0.0).take > 1.0);
        assert!(decision(0.74, 0.0).take < 1.0);
    }

    #[test]
    fn a_live_cube_is_taken_with_a_fifth() {
        assert!(decision(0.81, 1.0).take > 1.0);
        assert!(decision(0.79, 1.0).take < 1.0);
    }

    #[test]
    fn doubling_has_a_window() {
        let (low, mid, high) = (decision(0.55, 0.68), decision(0.75, 0.68), decision(0.9, 0.68));
        assert!(low.double() < low.wait, "{low:?}");
        assert!(mid.double() > mid.wait && mid.take < mid.drop, "{mid:?}");
        assert!(high.double() > high.wait && high.take > high.drop, "{high:?}");
    }

    #[test]
    fn too_good_to_double() {
        let probabilities = Probabilities { win: 0.95, win_gammon: 0.7, ..Probabilities::default() };
        let decision = Decision::new(&Stakes::MONEY, &probabilities, 1, Holder::Nobody, true);
        assert!(decision.wait > decision.double(), "{decision:?}");
    }
}
