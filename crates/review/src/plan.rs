//! A review as a list of tasks, each of which can be done by itself.

use igroteka_catalog::{AnyGame, Budget, Cancel, Refusal, kind};
use igroteka_game::{Event, Record, Seat};

use crate::curve::{self, CurvePoint};
use crate::decision::{self, DecisionReview};
use crate::luck::{self, ChanceReview};
use crate::options::{Effort, Options, ReviewError};
use crate::review::Review;

/// One thing to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// What the decision with this place in the record was worth.
    Decision(usize),
    /// How lucky the chance event with this place was.
    Chance(usize),
    /// What each seat could expect after so many events.
    ExpectedValues(usize),
}

impl Task {
    /// How many events come before what it looks at.
    pub const fn seq(self) -> usize {
        match self {
            Task::Decision(seq) | Task::Chance(seq) | Task::ExpectedValues(seq) => seq,
        }
    }
}

/// What a task found.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// A decision with a choice.
    Decision(Box<DecisionReview>),
    /// A chance event with more than one outcome.
    Chance(ChanceReview),
    /// A point of the curve.
    ExpectedValues(CurvePoint),
    /// Nothing to say.
    Nothing,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many tasks are done.
    pub done: usize,
    /// How many there are.
    pub all: usize,
}

/// Games that are reviewed as they are, with as many decisions, at the usual number of positions for each.
const USUAL_DECISIONS: u64 = 80;

/// What there is to find out about a game.
pub struct Plan {
    record: Record,
    start: Box<dyn AnyGame>,
    end: Box<dyn AnyGame>,
    tasks: Vec<Task>,
    budget: Budget,
    effort: Effort,
}

impl Plan {
    /// Replays the record and lists what there is to find out.
    pub fn new(record: &Record, options: &Options) -> Result<Plan, ReviewError> {
        let kind = kind(&record.game)?;
        let end = kind.load(record)?;
        let start = kind.load(&Record { events: Vec::new(), ..record.clone() })?;
        let tasks = tasks(record, start.as_ref())?;
        let decisions = tasks.iter().filter(|task| matches!(task, Task::Decision(_))).count() as u64;
        let usual = start.positions_per_decision();
        let positions = match options.effort {
            Effort::Usual => Some(usual.min(usual * USUAL_DECISIONS / decisions.max(1)).max(1)),
            Effort::Positions(positions) => Some(positions.max(1)),
            Effort::Time(_) => None,
        };
        let time = match options.effort {
            Effort::Time(time) => Some(time),
            _ => None,
        };
        let budget = Budget { nodes: positions, time, cancel: options.cancel.clone(), ..Budget::default() };
        Ok(Plan { record: record.clone(), start, end, tasks, budget, effort: options.effort })
    }

    /// What there is to find out, in the order of the record.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// Somebody to do tasks; each thread needs one of its own.
    pub fn worker(&self) -> Worker<'_> {
        Worker { plan: self, game: self.start.boxed_clone(), cancel: self.budget.cancel.clone() }
    }

    /// The point of the curve that a finding gives before all are there. The whole curve has more.
    pub fn curve_point(&self, finding: &Finding) -> Option<CurvePoint> {
        match finding {
            Finding::ExpectedValues(point) => Some(point.clone()),
            Finding::Decision(decision) if has_curve_of_decisions(self.start.as_ref()) => {
                Some(CurvePoint::before(usize::from(self.start.players()), decision))
            }
            _ => None,
        }
    }

    /// The review, from what was found for every task, in their order.
    ///
    /// # Panics
    /// If there are not as many findings as tasks.
    pub fn finish(self, findings: Vec<Finding>) -> Result<Review, ReviewError> {
        if self.budget.cancel.is_cancelled() {
            return Err(ReviewError::Cancelled);
        }
        assert_eq!(findings.len(), self.tasks.len(), "every task has a finding");
        let (mut decisions, mut chance, mut curve) = (Vec::new(), Vec::new(), Vec::new());
        for finding in findings {
            match finding {
                Finding::Decision(decision) => decisions.push(*decision),
                Finding::Chance(event) => chance.push(event),
                Finding::ExpectedValues(point) => curve.push(point),
                Finding::Nothing => {}
            }
        }
        let players = usize::from(self.start.players());
        if curve.is_empty() {
            curve = curve::of_decisions(players, &decisions);
        }
        if let Some(outcome) = self.end.outcome() {
            let seq = self.end.seq();
            curve.retain(|point| point.seq < seq);
            if players > 1 {
                let share = |seat: Seat| match outcome.winners.len() {
                    0 => 1.0 / players as f64,
                    winners => f64::from(u8::from(outcome.winners.contains(seat))) / f64::from(winners),
                };
                let values = Seat::all(players as u8).map(share).collect();
                curve.push(CurvePoint { seq, values });
            }
        }
        Ok(Review::new(
            &self.record,
            self.end.as_ref(),
            self.effort,
            self.budget.nodes,
            decisions,
            chance,
            curve,
        ))
    }
}

/// What there is to find out: about events that were not taken back.
fn tasks(record: &Record, start: &dyn AnyGame) -> Result<Vec<Task>, Refusal> {
    let by_decisions = has_curve_of_decisions(start);
    let mut game = start.boxed_clone();
    let mut kept: Vec<Option<Task>> = Vec::new();
    for (seq, line) in record.events.iter().enumerate() {
        let event = game.read_line(line)?;
        match event {
            Event::Takeback(count) => kept.truncate(kept.len().saturating_sub(count as usize)),
            Event::Chance(_) => kept.push(Some(Task::Chance(seq))),
            // What follows when somebody's time is up is nobody's decision.
            Event::Act(seat, _) if game.timed_out().is_none() && !game.legal(seat).is_empty() => {
                kept.push(Some(Task::Decision(seq)));
            }
            _ => kept.push(None),
        }
        game.apply(&event)?;
    }
    let mut tasks: Vec<Task> = kept.into_iter().flatten().collect();
    if !by_decisions {
        // What everybody can expect at every decision; what is between two of them is nobody's doing.
        let points: Vec<Task> = (tasks.iter())
            .filter(|task| matches!(task, Task::Decision(_)))
            .map(|task| Task::ExpectedValues(task.seq()))
            .collect();
        tasks.extend(points);
        tasks.sort_by_key(|task| task.seq());
    }
    Ok(tasks)
}

/// Whether the values of decisions say what everybody can expect: where nothing is hidden, and nobody is third.
fn has_curve_of_decisions(game: &dyn AnyGame) -> bool {
    game.players() == 1 || game.players() == 2 && !game.hides()
}

/// Does tasks, best in their order: it plays the game along.
pub struct Worker<'a> {
    plan: &'a Plan,
    game: Box<dyn AnyGame>,
    cancel: Cancel,
}

impl Worker<'_> {
    /// The same worker, which looks at this flag instead of the plan's: one that pauses where its thread has to.
    #[must_use]
    pub fn with_cancel(self, cancel: Cancel) -> Self {
        Worker { cancel, ..self }
    }

    /// Does the task with this number.
    pub fn run(&mut self, number: usize) -> Result<Finding, ReviewError> {
        let task = self.plan.tasks[number];
        self.go_to(task.seq())?;
        // The same question has the same seed, whoever asks it and whenever.
        let seed = task.seq() as u64;
        let cancel = self.cancel.clone();
        let budget = Budget { seed, cancel, ..self.plan.budget.clone() };
        if budget.cancel.is_cancelled() {
            return Err(ReviewError::Cancelled);
        }
        let game = self.game.as_ref();
        let line = self.plan.record.events.get(task.seq()).map_or("", String::as_str);
        Ok(match (task, game.read_line(line)) {
            (Task::Decision(_), Ok(Event::Act(seat, text))) => {
                let found = decision::judge(game, seat, text, &budget)?;
                found.map_or(Finding::Nothing, |found| Finding::Decision(Box::new(found)))
            }
            (Task::Chance(_), Ok(Event::Chance(text))) => {
                luck::value(game, text, seed)?.map_or(Finding::Nothing, Finding::Chance)
            }
            (Task::ExpectedValues(seq), _) => {
                let values = game.expected_values(seed).values[..usize::from(game.players())].to_vec();
                Finding::ExpectedValues(CurvePoint { seq, values })
            }
            _ => Finding::Nothing,
        })
    }

    /// Plays the record's events up to this place.
    fn go_to(&mut self, seq: usize) -> Result<(), Refusal> {
        if self.game.seq() > seq {
            self.game = self.plan.start.boxed_clone();
        }
        for line in &self.plan.record.events[self.game.seq()..seq] {
            let event = self.game.read_line(line)?;
            self.game.apply(&event)?;
        }
        Ok(())
    }
}
