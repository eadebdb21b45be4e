//! What one decision was worth.

use igroteka_catalog::{Advice, AnyGame, Budget, Candidate, DecisionKind, Refusal};
use igroteka_game::Seat;
use serde::{Deserialize, Serialize};

use crate::grade::Grade;
use crate::line;

/// A decision of a seat, judged by what the seat knew then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DecisionReview {
    /// How many events came before it: its place in the record, from 0.
    pub seq: usize,
    /// Who decided.
    pub seat: u8,
    /// What kind of decision it was.
    pub kind: Kind,
    /// What was done.
    pub played: Valued,
    /// The best that was found; the same as `played` if nothing better was.
    pub best: Valued,
    /// What was lost, in the review's unit; 0 if it is less than its standard error.
    pub loss: f64,
    /// The standard error of the loss, where values were sampled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub error: Option<f64>,
    /// The loss in a word.
    pub grade: Grade,
    /// Whether it counts in the totals. A cube that nobody would have turned, and nobody did, does not.
    pub counts: bool,
    /// The best other actions, the best first, at most three.
    pub alternatives: Vec<Valued>,
    /// How many actions ahead was looked.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// What kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// What is done on the table.
    Move,
    /// Whether to turn nardy's cube, to take or to drop.
    Cube,
    /// Giving up.
    Resignation,
}

/// An action with what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Valued {
    /// Its text.
    #[serde(rename = "move")]
    pub action: String,
    /// The expected result for the seat: 1 a win, 0 a loss.
    pub value: f64,
    /// In nardy, the normalised equity: 1 for a plain win of the cube, −1 for a plain loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub equity: Option<f64>,
    /// The standard error of the value, where it was sampled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub error: Option<f64>,
    /// Whether the value is only an upper bound; never for what was played or best.
    #[serde(default, rename = "bound", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub is_bound: bool,
    /// How the game was expected to go on, this action first: up to the next chance event, and where hands are hidden
    /// as most of the hidden worlds went on that were looked at.
    pub line: Vec<String>,
    /// What it does, in facts.
    pub reasons: Vec<Reason>,
}

/// A fact about an action. Its words are the text with this key, its figures the text's arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reason {
    /// The key of the text.
    pub key: String,
    /// The figures by name.
    pub figures: std::collections::BTreeMap<String, i64>,
}

/// Doubling is no decision worth counting where it is further than this from waiting.
const CLOSE: f64 = 0.16;
/// How many other actions are named.
const ALTERNATIVES: usize = 3;

impl Valued {
    /// What is compared: the equity, or else the value.
    pub fn worth(&self) -> f64 {
        self.equity.unwrap_or(self.value)
    }

    fn of(candidate: &Candidate) -> Valued {
        Valued {
            action: candidate.action.clone(),
            value: candidate.value,
            equity: candidate.normalised,
            error: candidate.error,
            is_bound: candidate.is_bound,
            line: std::iter::once(&candidate.action).chain(&candidate.continuation).cloned().collect(),
            reasons: Vec::new(),
        }
    }
}

/// Judges what `seat` did; `None` where it had no choice.
pub(crate) fn judge(
    game: &dyn AnyGame,
    seat: Seat,
    text: &str,
    budget: &Budget,
) -> Result<Option<DecisionReview>, Refusal> {
    let legal = game.legal(seat);
    if let Some(worth) = game.worth_of_resigning(seat, text) {
        return if legal.is_empty() { Ok(None) } else { judge_resigning(game, seat, text, worth, budget) };
    }
    if legal.len() < 2 {
        return Ok(None);
    }
    let (action, kind) = game.named(seat, text)?;
    let advice = game.best_comparing(seat, std::slice::from_ref(&action), budget)?;
    let (chosen, others) = best_and_others(&advice);
    let is_played = |candidate: &&Candidate| candidate.action == action;
    let played = advice.candidates.iter().find(is_played).map_or_else(|| chosen.clone(), Valued::of);
    let mut found = Found { chosen, played, others, depth: advice.depth, nodes: advice.nodes };
    if found.played.action == found.chosen.action {
        found.played.line.clone_from(&found.chosen.line);
    }
    Ok(Some(compare(game, seat, kind.into(), found, budget)))
}

/// The action that is worth most, with how the game was expected to go on, and the others. It need not be the chosen
/// one: nardy's plays are chosen without the cube, and compared with it.
fn best_and_others(advice: &Advice) -> (Valued, Vec<Valued>) {
    let mut all: Vec<Valued> = advice.candidates.iter().map(Valued::of).collect();
    all[0].line.clone_from(&advice.line);
    let known = (0..all.len()).filter(|&place| !all[place].is_bound);
    // Of equals the first.
    let best = known.rev().max_by(|&a, &b| all[a].worth().total_cmp(&all[b].worth())).unwrap_or(0);
    (all.remove(best), all)
}

/// What the search said of a decision.
struct Found {
    chosen: Valued,
    played: Valued,
    others: Vec<Valued>,
    depth: u32,
    nodes: u64,
}

fn judge_resigning(
    game: &dyn AnyGame,
    seat: Seat,
    text: &str,
    worth: f64,
    budget: &Budget,
) -> Result<Option<DecisionReview>, Refusal> {
    let advice = game.best_comparing(seat, &[], budget)?;
    let (chosen, others) = best_and_others(&advice);
    let equity = chosen.equity.map(|_| worth);
    let played = Valued {
        action: text.to_owned(),
        value: if equity.is_some() { 0.0 } else { worth },
        equity,
        error: None,
        is_bound: false,
        line: vec![text.to_owned()],
        reasons: Vec::new(),
    };
    let found = Found { chosen, played, others, depth: advice.depth, nodes: advice.nodes };
    Ok(Some(compare(game, seat, Kind::Resignation, found, budget)))
}

fn compare(game: &dyn AnyGame, seat: Seat, kind: Kind, found: Found, budget: &Budget) -> DecisionReview {
    let Found { mut chosen, mut played, others, depth, nodes } = found;
    let difference = chosen.worth() - played.worth();
    let error = chosen.error.zip(played.error).map(|(one, other)| one.hypot(other));
    let error = error.filter(|_| played.action != chosen.action);
    // What cannot be told apart from nothing is nothing.
    let loss = if difference > error.unwrap_or(0.0) { difference } else { 0.0 };
    let is_best = played.action == chosen.action || difference <= 0.0;
    for valued in [&mut played, &mut chosen] {
        valued.reasons = reasons(game, seat, &valued.action);
        line::extend(&mut valued.line, game, seat, budget);
    }
    let grade = Grade::of(loss, is_best, &game.thresholds());
    let counts = counts(kind, &played, loss, &chosen, &others);
    let best = if is_best { played.clone() } else { chosen.clone() };
    let named = [&played.action, &best.action];
    let alternatives = std::iter::once(chosen).chain(others).filter(|other| !named.contains(&&other.action));
    let mut alternatives: Vec<Valued> = alternatives.take(ALTERNATIVES).collect();
    for other in &mut alternatives {
        line::extend(&mut other.line, game, seat, budget);
    }
    DecisionReview {
        seq: game.seq(),
        seat: seat.number(),
        kind,
        played,
        best,
        loss,
        error,
        grade,
        counts,
        alternatives,
        depth,
        nodes,
    }
}

/// Whether a decision counts in the totals: all do but those not to double that were plain.
fn counts(kind: Kind, played: &Valued, loss: f64, chosen: &Valued, others: &[Valued]) -> bool {
    if kind != Kind::Cube || played.action != "roll" || loss > 0.0 {
        return true;
    }
    let double = std::iter::once(chosen).chain(others).find(|other| other.action == "double");
    double.is_some_and(|double| (played.worth() - double.worth()).abs() < CLOSE)
}

fn reasons(game: &dyn AnyGame, seat: Seat, text: &str) -> Vec<Reason> {
    let reasons = game.reasons(seat, text).into_iter();
    reasons
        .map(|reason| Reason {
            key: reason.key.to_owned(),
            figures: reason.figures.iter().map(|(name, figure)| ((*name).to_owned(), *figure)).collect(),
        })
        .collect()
}

impl From<DecisionKind> for Kind {
    fn from(kind: DecisionKind) -> Kind {
        match kind {
            DecisionKind::Move => Kind::Move,
            DecisionKind::Cube => Kind::Cube,
        }
    }
}
