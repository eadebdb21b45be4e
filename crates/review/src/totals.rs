//! Sums over the decisions and the chance events of one seat.

use serde::{Deserialize, Serialize};

use crate::accuracy::accuracy;
use crate::decision::{DecisionReview, Kind};
use crate::grade::Grades;
use crate::luck::ChanceReview;

/// How a seat played a game or a match, and how lucky it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Totals {
    /// How many decisions count: those with a choice, and cubes that were near to being turned.
    pub decisions: u32,
    /// What they lost together, in the review's unit.
    pub loss: f64,
    /// What a decision lost on average.
    pub error_per_decision: f64,
    /// The mean accuracy of the decisions, from 0 to 100; `None` without decisions.
    pub accuracy: Option<f64>,
    /// How many decisions had each grade.
    pub grades: Grades,
    /// The luck of all chance events together, in the review's unit.
    pub luck: f64,
    /// The standard error of the luck, where some of it was sampled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub luck_error: Option<f64>,
    /// Nardy's error rates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rates: Option<ErrorRates>,
}

/// The error rates that backgammon players know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ErrorRates {
    /// Checker play.
    pub checker: ErrorRate,
    /// Cube decisions.
    pub cube: ErrorRate,
    /// Both together.
    pub all: ErrorRate,
}

/// An error rate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ErrorRate {
    /// How many decisions count.
    pub decisions: u32,
    /// What they lost together, in normalised equity.
    pub loss: f64,
    /// Thousandths of a point lost per decision, as GNU Backgammon says; eXtreme Gammon's PR is half of it.
    pub rate: f64,
}

impl ErrorRate {
    fn new(decisions: u32, loss: f64) -> ErrorRate {
        ErrorRate { decisions, loss, rate: 1000.0 * per(loss, decisions) }
    }

    fn plus(self, other: ErrorRate) -> ErrorRate {
        ErrorRate::new(self.decisions + other.decisions, self.loss + other.loss)
    }
}

impl Totals {
    /// The totals of one seat of a game. Losses are in normalised equity if `in_equity`, else in shares of a win.
    pub fn of(seat: u8, in_equity: bool, decisions: &[DecisionReview], chance: &[ChanceReview]) -> Totals {
        let mut totals = Totals::default();
        let (mut checker, mut cube) = ((0, 0.0), (0, 0.0));
        let mut accuracies = 0.0;
        for decision in decisions.iter().filter(|decision| decision.seat == seat && decision.counts) {
            totals.decisions += 1;
            totals.loss += decision.loss;
            totals.grades.count(decision.grade);
            // A point of equity more is half a win more.
            accuracies += accuracy(if in_equity { decision.loss / 2.0 } else { decision.loss });
            let rate = if decision.kind == Kind::Cube { &mut cube } else { &mut checker };
            *rate = (rate.0 + 1, rate.1 + decision.loss);
        }
        totals.error_per_decision = per(totals.loss, totals.decisions);
        totals.accuracy = (totals.decisions > 0).then(|| per(accuracies, totals.decisions));
        totals.luck = chance.iter().filter_map(|event| event.luck.get(usize::from(seat) - 1)).sum();
        let errors: Vec<f64> = chance.iter().filter_map(|event| event.error).collect();
        totals.luck_error =
            (!errors.is_empty()).then(|| errors.iter().map(|error| error * error).sum::<f64>().sqrt());
        totals.rates = in_equity.then(|| {
            let [checker, cube] = [checker, cube].map(|(decisions, loss)| ErrorRate::new(decisions, loss));
            ErrorRates { checker, cube, all: checker.plus(cube) }
        });
        totals
    }

    /// Two games together.
    #[must_use]
    pub fn plus(&self, other: &Totals) -> Totals {
        let decisions = self.decisions + other.decisions;
        let loss = self.loss + other.loss;
        let sum = |totals: &Totals| totals.accuracy.unwrap_or(0.0) * f64::from(totals.decisions);
        let errors = [self.luck_error, other.luck_error];
        Totals {
            decisions,
            loss,
            error_per_decision: per(loss, decisions),
            accuracy: (decisions > 0).then(|| per(sum(self) + sum(other), decisions)),
            grades: self.grades.plus(other.grades),
            luck: self.luck + other.luck,
            luck_error: errors.into_iter().flatten().reduce(f64::hypot),
            rates: match (self.rates, other.rates) {
                (Some(one), Some(two)) => Some(ErrorRates {
                    checker: one.checker.plus(two.checker),
                    cube: one.cube.plus(two.cube),
                    all: one.all.plus(two.all),
                }),
                (one, two) => one.or(two),
            },
        }
    }
}

fn per(sum: f64, count: u32) -> f64 {
    sum / f64::from(count.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::Valued;
    use crate::grade::Grade;

    fn decision(seat: u8, kind: Kind, loss: f64, grade: Grade, counts: bool) -> DecisionReview {
        let valued = Valued {
            action: "e2".to_owned(),
            value: 0.5,
            equity: None,
            error: None,
            is_bound: false,
            line: Vec::new(),
            reasons: Vec::new(),
        };
        DecisionReview {
            seq: 0,
            seat,
            kind,
            played: valued.clone(),
            best: valued,
            loss,
            error: None,
            grade,
            counts,
            alternatives: Vec::new(),
            depth: 1,
            nodes: 1,
        }
    }

    fn throw(luck: f64, error: Option<f64>) -> ChanceReview {
        let event = "throw 31".to_owned();
        ChanceReview { seq: 0, event, luck: vec![luck, -luck], error, outcomes: 21, is_exact: true }
    }

    #[track_caller]
    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
    }

    /// Five decisions of seat 1, one of which does not count, and one of seat 2.
    fn game() -> (Vec<DecisionReview>, Vec<ChanceReview>) {
        let decisions = vec![
            decision(1, Kind::Move, 0.0, Grade::Best, true),
            decision(1, Kind::Move, 0.12, Grade::Mistake, true),
            decision(2, Kind::Move, 0.5, Grade::Blunder, true),
            decision(1, Kind::Cube, 0.3, Grade::Blunder, true),
            decision(1, Kind::Cube, 0.0, Grade::Best, false),
            decision(1, Kind::Move, 0.03, Grade::Good, true),
        ];
        (decisions, vec![throw(0.2, None), throw(-0.5, Some(0.03)), throw(0.1, Some(0.04))])
    }

    #[test]
    fn totals_are_sums() {
        let (decisions, chance) = game();
        let totals = Totals::of(1, true, &decisions, &chance);
        assert_eq!(totals.decisions, 4);
        close(totals.loss, 0.45);
        close(totals.error_per_decision, 0.1125);
        assert_eq!(totals.grades, Grades { best: 1, good: 1, mistake: 1, blunder: 1, ..Grades::default() });
        close(totals.luck, -0.2);
        close(totals.luck_error.unwrap(), 0.05);
        let rates = totals.rates.unwrap();
        // Three plays lost 0.15 together: 50 thousandths each. One cube lost 300.
        assert_eq!((rates.checker.decisions, rates.cube.decisions, rates.all.decisions), (3, 1, 4));
        close(rates.checker.rate, 50.0);
        close(rates.cube.rate, 300.0);
        close(rates.all.rate, 112.5);
        let mean = (accuracy(0.0) + accuracy(0.06) + accuracy(0.15) + accuracy(0.015)) / 4.0;
        close(totals.accuracy.unwrap(), mean);
        close(Totals::of(2, true, &decisions, &chance).luck, 0.2);
        assert_eq!(Totals::of(2, false, &decisions, &chance).rates, None);
        assert_eq!(Totals::of(3, false, &decisions, &[]), Totals::default());
    }

    #[test]
    fn the_totals_of_two_games_are_those_of_all_their_decisions() {
        let (decisions, chance) = game();
        for cut in 0..=decisions.len() {
            let (first, second) = decisions.split_at(cut);
            let (early, late) = chance.split_at(cut.min(chance.len()));
            let whole = Totals::of(1, true, &decisions, &chance);
            let sum = Totals::of(1, true, first, early).plus(&Totals::of(1, true, second, late));
            assert_eq!((sum.decisions, sum.grades), (whole.decisions, whole.grades));
            close(sum.loss, whole.loss);
            close(sum.accuracy.unwrap(), whole.accuracy.unwrap());
            close(sum.luck, whole.luck);
            close(sum.luck_error.unwrap(), whole.luck_error.unwrap());
            close(sum.rates.unwrap().all.rate, whole.rates.unwrap().all.rate);
        }
    }
}
