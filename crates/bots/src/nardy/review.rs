//! What a review says about nardy: luck in normalised equity, and what a play leaves to the next throw.

use std::time::Duration;

use igroteka_game::{Rules as _, Seat};
use igroteka_nardy::{Action, Chance, Phase, Position, Setup, Throw};

use super::board::{Board, Class};
use super::cube::Decision;
use super::cube_search::CubeSearch;
use super::evaluate::{Evaluator, Nets};
use super::opponent::{cube_decision, holder};
use super::probabilities::Probabilities;
use super::stakes::Stakes;
use crate::search::dice_game::DiceGame as _;
use crate::{Budget, DecisionKind, Luck, Reason, Reviewed, SearchLimits, Thresholds};

impl Reviewed for Position {
    const POSITIONS: u64 = 150_000;

    /// As GNU Backgammon calls plays doubtful, bad and very bad.
    fn thresholds(_: &Setup) -> Thresholds {
        Thresholds { inaccuracy: 0.04, mistake: 0.08, blunder: 0.16 }
    }

    /// Every throw, each played as the static evaluation says and judged a throw later; the opening throw by who plays
    /// it.
    fn luck(&self, _: &Setup, chance: &Chance, _: u64) -> Luck {
        let Some(equity_of) = equities_after_throws(self) else {
            // The lot for the colours brings nobody anything.
            return Luck { seats: vec![0.0; 2], error: None, outcomes: 2, is_exact: true };
        };
        let all: Vec<(f64, f64)> = equity_of.iter().map(|(_, weight, equity)| (*weight, *equity)).collect();
        let total: f64 = all.iter().map(|(weight, _)| weight).sum();
        let mean = all.iter().map(|(weight, equity)| weight * equity).sum::<f64>() / total;
        let this = equity_of.iter().find(|(outcome, ..)| outcome == chance);
        let gained = this.map_or(0.0, |(.., equity)| equity - mean);
        Luck { seats: vec![gained, -gained], error: None, outcomes: all.len(), is_exact: true }
    }

    fn worth_of_resigning(&self, seat: Seat, action: &Action) -> f64 {
        let cube = self.cube().value() as i32;
        let points = match action {
            Action::ResignFor(stake) => i32::from(stake.points()),
            _ => 1,
        };
        let stakes = Stakes::of(self, seat);
        stakes.normalised(stakes.value(-points * cube), cube)
    }

    fn reasons(&self, seat: Seat, action: &Action) -> Vec<Reason> {
        match action {
            Action::Play(_) => reasons_of_a_play(self, seat, action),
            Action::Roll | Action::Double | Action::Take | Action::Drop => {
                let (own, theirs) = (self.pips(seat).into(), self.pips(seat.opponent()).into());
                vec![Reason::new("nardy-does-pips", &[("own", own), ("theirs", theirs)])]
            }
            _ => Vec::new(),
        }
    }

    fn decision_kind(action: &Action) -> DecisionKind {
        match action {
            Action::Roll | Action::Double | Action::Take | Action::Drop => DecisionKind::Cube,
            _ => DecisionKind::Move,
        }
    }
}

/// For every throw that may come, its weight and what it is worth to seat 1; `None` where no throw is due.
fn equities_after_throws(position: &Position) -> Option<Vec<(Chance, f64, f64)>> {
    let for_first = |seat: Seat, equity: f64| if seat == Seat::FIRST { equity } else { -equity };
    let outcome = |chance: Chance, weight: u32| {
        let mut after = position.clone();
        after.apply_chance(&chance);
        match after.phase() {
            Phase::Play(seat, throw) => {
                Some((chance, f64::from(weight), for_first(seat, equity_after(position, seat, throw))))
            }
            // N1: equal dice are thrown again, and have brought nobody anything.
            _ => None,
        }
    };
    match position.odds() {
        igroteka_game::Odds::Listed(outcomes)
            if matches!(position.phase(), Phase::Throw(_) | Phase::Opening) =>
        {
            Some(outcomes.into_iter().filter_map(|(chance, weight)| outcome(chance, weight)).collect())
        }
        _ => None,
    }
}

/// How many throws are looked ahead for luck, behind the one it is about.
const LUCK_PLIES: u32 = 1;

/// The normalised equity of `thrower` after the best play of a throw by static evaluation.
fn equity_after(position: &Position, thrower: Seat, throw: Throw) -> f64 {
    let bear_off = position.setup().bear_off;
    let evaluator = Evaluator::new(Nets::of(bear_off), bear_off);
    let opponent = thrower.opponent();
    let stakes = [opponent, thrower].map(|seat| Stakes::of(position, seat));
    let utilities = stakes.map(|stakes| stakes.utility(position.cube()));
    let mut after = Vec::new();
    Board::of(position, thrower).after(bear_off, throw, &mut after);
    let mut accumulator = evaluator.accumulator_before_plays(&Board::of(position, thrower));
    let (best, _) = evaluator.best(&mut accumulator, &after, &utilities[0]);
    let limits = SearchLimits::start(&Budget { nodes: Some(u64::MAX), ..Budget::default() }, Duration::ZERO);
    let search = CubeSearch { evaluator: &evaluator, limits: &limits, stakes, utilities };
    let cube = (position.cube().value() as i32, holder(position, opponent));
    let worth = search.worth(&after[best], cube, LUCK_PLIES).expect("the budget is endless");
    stakes[1].normalised(stakes[1].flip(worth), cube.0)
}

fn reasons_of_a_play(position: &Position, seat: Seat, action: &Action) -> Vec<Reason> {
    let mut after = position.clone();
    after.play_unchecked(seat, action);
    let opponent = seat.opponent();
    let mut reasons = Vec::new();
    let mut count = |key: &'static str, name: &'static str, number: i64| {
        if number > 0 {
            reasons.push(Reason::new(key, &[(name, number)]));
        }
    };
    let (before, now) = (position.side(seat).many() & POINTS, after.side(seat).many() & POINTS);
    count(
        "nardy-does-hits",
        "checkers",
        i64::from(after.on_bar(opponent)) - i64::from(position.on_bar(opponent)),
    );
    count("nardy-does-makes", "points", (now & !before).count_ones().into());
    count("nardy-does-breaks", "points", (before & !now).count_ones().into());
    count(
        "nardy-does-off",
        "checkers",
        i64::from(after.borne_off(seat)) - i64::from(position.borne_off(seat)),
    );
    let board = Board::of(&after, opponent);
    if board.class() == Class::Contact {
        let blots = after.side(seat).any() & !after.side(seat).many() & POINTS;
        reasons.push(match throws_that_hit(&board, &after) {
            0 => Reason::new("nardy-does-safe", &[]),
            throws => {
                let figures = [("blots", blots.count_ones().into()), ("throws", throws)];
                Reason::new("nardy-does-blots", &figures)
            }
        });
    }
    reasons
}

/// The bits of the 24 points.
const POINTS: u32 = 0x01FF_FFFE;

/// How many of the 36 throws let the player who is to throw hit.
fn throws_that_hit(board: &Board, position: &Position) -> i64 {
    let waiting = board.other.counts()[25];
    let mut plays = Vec::new();
    let hits = |throw: &Throw| {
        board.after(position.setup().bear_off, *throw, &mut plays);
        plays.iter().any(|after| after.own.counts()[25] > waiting)
    };
    Throw::all().filter(hits).map(|throw| i64::from(throw.weight())).sum()
}

/// The normalised equity of `seat`, whose play has led to this board, where the opponent has these probabilities and
/// may turn the cube before the throw.
pub(super) fn after_a_play(position: &Position, seat: Seat, after: &Board, theirs: &Probabilities) -> f64 {
    let opponent = seat.opponent();
    let decision: Decision = cube_decision(position, after, opponent, theirs);
    let doubles = after.class() != Class::Over && position.may_double(opponent);
    let worth = if doubles { decision.wait.max(decision.double()) } else { decision.wait };
    let stakes = Stakes::of(position, seat);
    stakes.normalised(stakes.flip(worth), position.cube().value() as i32)
}
