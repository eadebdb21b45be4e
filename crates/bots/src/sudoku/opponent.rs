//! Sudoku's opponents.

use std::time::Duration;

use igroteka_game::{Source, Stream};
use igroteka_sudoku::{Action, Phase, Position};

use super::evaluate::evaluate;
use super::heuristic::MOST_POINTS;
use super::levels::Attention;
use super::playouts::{Arm, play_out};
use super::question::Question;
use super::solo;
use crate::compare::bound;
use crate::judge::lead;
use crate::search_threads::SearchThreads;
use crate::{Advice, Ask, Bot, Candidate, Opponent, SearchLimits, one_move};

/// How long level 5 takes per move where the budget says nothing, and at most how many rollouts it plays.
const TIME: Duration = Duration::from_millis(250);
const ROLLOUTS: u64 = 200_000;
/// About as many rollouts as one core plays in a millisecond.
const ROLLOUTS_PER_MILLISECOND: u64 = 1000;

impl Opponent for Position {
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        advise(ask)
    }

    fn named(name: &str) -> Option<Box<dyn Bot<Position>>> {
        (name == "greedy").then(|| Box::new(Greedy) as Box<dyn Bot<Position>>)
    }
}

fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
    let Some(question) = Question::of(ask) else { return without_a_square(ask) };
    let mut source = Stream::new(ask.budget.seed);
    match (Attention::of_level(ask.budget.level), ask.view.seats.len()) {
        (None, 1) => {
            let limits = SearchLimits::start(ask.budget, TIME);
            let found = solo::best_total(
                &question,
                &question.places(ask.compare),
                solo::Effort::of(ask.budget, &limits),
                &mut source,
            );
            let mut advice = as_totals(&question, found.squares, limits.nodes());
            bound(&mut advice.candidates, |place| place < found.compared);
            advice
        }
        (Some(Attention { thinks_of_the_next: true, .. }), 1) => {
            as_totals(&question, solo::most_room(&question), 1)
        }
        (Some(attention), _) => without_search(&question, attention, &mut source),
        (None, _) => with_rollouts(&question, ask, &mut source),
    }
}

/// Takes the most points each turn; among equal squares, at random.
#[derive(Clone, Copy, Debug)]
struct Greedy;

impl Bot<Position> for Greedy {
    fn choose(&mut self, ask: &Ask<'_, Position>) -> Advice<Position> {
        match Question::of(ask) {
            Some(question) => without_search(&question, Attention::GREEDY, &mut Stream::new(ask.budget.seed)),
            None => without_a_square(ask),
        }
    }
}

/// Where no square is to be chosen: replies to the others under the referee `table`, and the claim to be stuck (S18).
fn without_a_square(ask: &Ask<'_, Position>) -> Advice<Position> {
    let stuck = ask.legal.iter().find(|action| matches!(action, Action::Stuck { .. }));
    match stuck.filter(|_| ask.view.phase == Phase::Lay) {
        Some(action) => Advice {
            candidates: vec![Candidate::new(*action, 0.5)],
            depth: 0,
            nodes: 0,
            line: vec![*action],
            cube: None,
        },
        None => one_move(ask),
    }
}

/// Lays on the square with the best evaluation; among equal ones, at random.
fn without_search(question: &Question, attention: Attention, source: &mut Stream) -> Advice<Position> {
    let mut squares = evaluate(question, attention, source);
    source.shuffle(&mut squares);
    squares.sort_by(|a, b| b.1.total_cmp(&a.1));
    let nodes = squares.len() as u64;
    let round = &question.round;
    let value = |place| {
        let points = round.table.points(place);
        match round.players {
            1 => f64::from(round.scores[0] + points) / MOST_POINTS,
            _ => lead(f64::from(round.lead() + points), 15.0),
        }
    };
    question.answer(squares.into_iter().map(|(place, _)| (place, value(place))), nodes)
}

/// Tries every square with rollouts.
fn with_rollouts(question: &Question, ask: &Ask<'_, Position>, source: &mut Stream) -> Advice<Position> {
    let limits = SearchLimits::start(ask.budget, TIME);
    let mut arms: Vec<Arm> = (evaluate(question, Attention::FULL, source).into_iter())
        .map(|(place, prior)| Arm::new(place, prior))
        .collect();
    let in_time = ask.budget.time.map(|time| time.as_millis() as u64 * ROLLOUTS_PER_MILLISECOND);
    let rollouts = ask.budget.nodes.or(in_time).unwrap_or(ROLLOUTS);
    let threads = SearchThreads::new(ask.budget);
    let compare = question.places(ask.compare);
    let compared = play_out(question, &mut arms, &compare, rollouts, (&threads, &limits), source);
    let mut advice = question.answer(arms.iter().map(|arm| (arm.place, arm.share())), limits.nodes());
    for (candidate, arm) in advice.candidates.iter_mut().zip(&arms) {
        candidate.error = Some(arm.error());
    }
    bound(&mut advice.candidates, |place| place < compared);
    advice
}

/// The points at the end of a solo game as a share of the most there can be.
fn as_totals(question: &Question, squares: Vec<(usize, f64)>, nodes: u64) -> Advice<Position> {
    question.answer(squares.into_iter().map(|(place, points)| (place, points / MOST_POINTS)), nodes)
}
