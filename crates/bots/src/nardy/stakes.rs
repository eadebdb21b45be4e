//! What points are worth: themselves in a single game, chances to win the match in a match.

use std::sync::LazyLock;

use igroteka_game::Seat;
use igroteka_nardy::{Cube, LONGEST_MATCH, Points, Position};

use super::cube::{CONTACT_LIFE, Cubed, Holder};
use super::probabilities::Probabilities;
use super::utility::Utility;

/// The stakes of one game as one seat sees them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stakes {
    /// Points that this seat and the other still need; `None` outside a match.
    away: Option<[i32; 2]>,
    /// The Crawford game, or one after it, when one of them needs a single point.
    crawford: Crawford,
    /// Whether gammons count.
    gammons: bool,
    /// The rule that gammons count only once the cube was turned.
    jacoby: bool,
    /// Whether the cube is in play.
    cube: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Crawford {
    ToCome,
    Now,
    Over,
}

/// Twelve doublings, as the rules allow.
const HIGHEST_CUBE: i32 = 4096;

impl Stakes {
    pub fn of(position: &Position, seat: Seat) -> Stakes {
        let setup = position.setup();
        let need = |seat: Seat| i32::from(setup.match_to) - i32::from(setup.score[seat.index()]);
        let in_match = setup.match_to > 0;
        Stakes {
            away: in_match.then(|| [need(seat), need(seat.opponent())]),
            crawford: match (setup.is_crawford_game(), setup.crawford) {
                (true, _) => Crawford::Now,
                (false, true) => Crawford::ToCome,
                (false, false) => Crawford::Over,
            },
            gammons: setup.points == Points::Gammon,
            jacoby: setup.jacoby && setup.cube && !in_match,
            cube: setup.cube && !setup.is_crawford_game(),
        }
    }

    /// A game that is played for points, without a match or a cube.
    #[cfg(test)]
    pub const MONEY: Stakes =
        Stakes { away: None, crawford: Crawford::ToCome, gammons: true, jacoby: false, cube: true };

    /// What it is worth to win these points; to lose them, if they are negative.
    pub fn value(&self, points: i32) -> f64 {
        let Some([own, other]) = self.away else { return points.into() };
        let (own, other) = (own - points.max(0), other - (-points).max(0));
        match self.crawford {
            Crawford::ToCome => chance_before(own, other),
            Crawford::Now | Crawford::Over => chance_after_crawford(own, other),
        }
    }

    /// What is worth this much to one player, as the other sees it.
    pub fn flip(&self, value: f64) -> f64 {
        if self.away.is_some() { 1.0 - value } else { -value }
    }

    /// What is worth this much, on a scale where losing this cube is −1 and winning it 1: the equity that matches of
    /// any length and games for points share.
    pub fn normalised(&self, worth: f64, cube: i32) -> f64 {
        let (lose, win) = (self.value(-cube), self.value(cube));
        2.0 * (worth - lose) / (win - lose).max(1e-9) - 1.0
    }

    /// Whether gammons count with this cube.
    pub fn gammons_count(&self, cube: Cube) -> bool {
        self.gammons && !(self.jacoby && cube.owner().is_none())
    }

    /// Whether a player who needs this much more may turn a cube of this value.
    pub fn may_turn(&self, holder: Holder, cube: i32) -> bool {
        let useful = match (self.away, holder) {
            (None, _) => cube < HIGHEST_CUBE,
            (Some([own, _]), Holder::Own) => own > cube,
            (Some([_, other]), Holder::Other) => other > cube,
            (Some(_), Holder::Nobody) => false,
        };
        self.cube && useful
    }

    /// What losing and winning are worth on this cube, gammons as likely as in these probabilities.
    pub fn ends(&self, probabilities: &Probabilities, cube: i32, centred: bool) -> (f64, f64) {
        let single = !self.gammons || self.jacoby && centred;
        let mean = |sign: i32, chance: f32, gammon: f32, backgammon: f32| {
            let value = |times: i32| self.value(sign * times * cube);
            if single || chance <= 1e-6 {
                return value(1);
            }
            let (gammon, backgammon) = (f64::from(gammon / chance), f64::from(backgammon / chance));
            (1.0 - gammon) * value(1) + (gammon - backgammon) * value(2) + backgammon * value(3)
        };
        let lose =
            mean(-1, 1.0 - probabilities.win, probabilities.lose_gammon, probabilities.lose_backgammon);
        (lose, mean(1, probabilities.win, probabilities.win_gammon, probabilities.win_backgammon))
    }

    /// What plays are chosen for with this cube.
    pub fn utility(&self, cube: Cube) -> Utility {
        if !self.gammons_count(cube) {
            return Utility::WIN;
        }
        Utility::by_points([-3, -2, -1, 1, 2, 3].map(|points| self.value(points * cube.value() as i32)))
    }
}

/// How often a won game is a gammon, for the table of match chances.
const GAMMONS: f64 = 0.26;
const LONGEST: usize = LONGEST_MATCH as usize;

/// The chances to win a match by the points both still need, computed from the end of the match backward.
struct Matches {
    /// Before the Crawford game.
    before: Vec<[f64; LONGEST + 1]>,
    /// After it, for the player who is behind, by the points it needs.
    after: [f64; LONGEST + 1],
}

static MATCHES: LazyLock<Matches> = LazyLock::new(Matches::new);

/// One player needs a single point and the Crawford game has been played.
fn chance_after_crawford(own: i32, other: i32) -> f64 {
    match (own, other) {
        (..=0, _) => 1.0,
        (_, ..=0) => 0.0,
        (1, 1) => 0.5,
        (1, away) => 1.0 - MATCHES.after[away as usize],
        (away, _) => MATCHES.after[away as usize],
    }
}

fn chance_before(own: i32, other: i32) -> f64 {
    match (own, other) {
        (..=0, _) => 1.0,
        (_, ..=0) => 0.0,
        _ => MATCHES.before[own as usize][other as usize],
    }
}

impl Matches {
    fn new() -> Matches {
        let mut matches =
            Matches { before: vec![[0.5; LONGEST + 1]; LONGEST + 1], after: [0.5; LONGEST + 1] };
        // After the Crawford game the player behind doubles at once: two points, or four with a gammon.
        for away in 2..=LONGEST {
            let left =
                |won: usize| away.checked_sub(won).filter(|left| *left > 0).map(|left| matches.after[left]);
            let chance = |won| left(won).unwrap_or(1.0);
            matches.after[away] = 0.5 * ((1.0 - GAMMONS) * chance(2) + GAMMONS * chance(4));
        }
        // The Crawford game: no cube.
        for away in 2..=LONGEST {
            let chance = |won: usize| if away > won { matches.after[away - won] } else { 1.0 };
            let behind = 0.5 * ((1.0 - GAMMONS) * chance(1) + GAMMONS * chance(2));
            matches.before[away][1] = behind;
            matches.before[1][away] = 1.0 - behind;
        }
        for own in 2..=LONGEST {
            for other in 2..=own {
                let chance = matches.even_game(own, other);
                matches.before[own][other] = chance;
                matches.before[other][own] = 1.0 - chance;
            }
        }
        matches
    }

    /// The chance at the start of a game between equals who need these points.
    fn even_game(&self, own: usize, other: usize) -> f64 {
        if own == other {
            return 0.5;
        }
        let value = |points: i32| {
            let (own, other) = (own as i32 - points.max(0), other as i32 - (-points).max(0));
            match (own, other) {
                (..=0, _) => 1.0,
                (_, ..=0) => 0.0,
                _ => self.before[own as usize][other as usize],
            }
        };
        let ends = |cube: i32| {
            let mean = |sign: i32| (1.0 - GAMMONS) * value(sign * cube) + GAMMONS * value(sign * 2 * cube);
            (mean(-1), mean(1))
        };
        let may_turn = |holder: Holder, cube: i32| match holder {
            Holder::Own => own as i32 > cube,
            Holder::Other => other as i32 > cube,
            Holder::Nobody => false,
        };
        Cubed { value: &value, ends: &|cube, _| ends(cube), may_turn: &may_turn, life: CONTACT_LIFE }
            .line(1, Holder::Nobody)
            .at(0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_known_without_arithmetic() {
        let close =
            |found: f64, expected: f64| assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
        close(chance_before(1, 1), 0.5);
        close(chance_before(7, 7), 0.5);
        close(chance_before(0, 3), 1.0);
        // In the Crawford game, needing two: a plain win leads to an even last game, a gammon wins the match.
        close(chance_before(2, 1), 0.5 * ((1.0 - GAMMONS) * 0.5 + GAMMONS));
        // After it the first double makes this game the last.
        close(chance_after_crawford(2, 1), 0.5);
    }

    #[test]
    fn normalised_equity_is_one_for_a_plain_win_whatever_is_played_for() {
        let at_four_all = Stakes { away: Some([4, 4]), ..Stakes::MONEY };
        for stakes in [Stakes::MONEY, at_four_all] {
            for cube in [1, 2] {
                assert!((stakes.normalised(stakes.value(cube), cube) - 1.0).abs() < 1e-9);
                assert!((stakes.normalised(stakes.value(-cube), cube) + 1.0).abs() < 1e-9);
            }
        }
        // For points, a gammon on a turned cube is still two of the cube.
        assert!((Stakes::MONEY.normalised(4.0, 2) - 2.0).abs() < 1e-9);
        assert!(at_four_all.normalised(at_four_all.value(0), 1).abs() < 1e-9, "an even match is worth 0");
    }

    #[test]
    fn fewer_points_to_go_are_better() {
        for away in 1..24 {
            for other in 1..25 {
                assert!(chance_before(away, other) > chance_before(away + 1, other), "{away} {other}");
            }
        }
        // Published tables, however made, say about 0.58 for 4 to go against 5 and 0.77 for 3 against 7.
        assert!((chance_before(4, 5) - 0.575).abs() < 0.03, "{}", chance_before(4, 5));
        assert!((chance_before(3, 7) - 0.76).abs() < 0.04, "{}", chance_before(3, 7));
    }
}
