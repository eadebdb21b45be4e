//! The five levels and the players with names.

use std::time::Duration;

use igroteka_game::{Source, Stream};
use igroteka_sudoku::{Action, Phase, Position};

use super::MOST_POINTS;
use super::glance::{Eyes, glance};
use super::playouts::{Prospect, play_out};
use super::question::Question;
use super::solo;
use crate::judge::lead;
use crate::search_threads::SearchThreads;
use crate::{Advice, Ask, Bot, Candidate, SearchLimits, one_move};

/// What a level overlooks and thinks of; the fifth plays games in its head instead.
const EYES: [Eyes; 4] = [
    Eyes { overlooked: 65, thinks_of_the_next: false },
    Eyes { overlooked: 42, thinks_of_the_next: false },
    Eyes { overlooked: 25, thinks_of_the_next: false },
    Eyes { overlooked: 15, thinks_of_the_next: true },
];

/// The fifth level's own time for a move, and how many games it plays if there is enough of it.
const TIME: Duration = Duration::from_millis(250);
const GAMES: u64 = 200_000;
/// How many games a millisecond is about enough for, on a core of its own.
const GAMES_A_MILLISECOND: u64 = 1000;

/// What the opponent of the budget's level does.
pub(super) fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
    let Some(question) = Question::of(ask) else { return without_a_square(ask) };
    let mut source = Stream::new(ask.budget.seed);
    let eyes = EYES.get(usize::from(ask.budget.level.max(1)) - 1);
    match (eyes, ask.view.seats.len()) {
        (None, 1) => {
            let limits = SearchLimits::start(ask.budget, TIME);
            let squares = solo::best_total(&question, &limits, &mut source);
            as_totals(&question, squares, limits.nodes())
        }
        (Some(Eyes { thinks_of_the_next: true, .. }), 1) => {
            as_totals(&question, solo::most_room(&question), 1)
        }
        (Some(eyes), _) => look(&question, *eyes, &mut source),
        (None, _) => think(&question, ask, &mut source),
    }
}

/// Takes the most points each turn; of equal squares any.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy;

impl Bot<Position> for Greedy {
    fn choose(&mut self, ask: &Ask<'_, Position>) -> Advice<Position> {
        match Question::of(ask) {
            Some(question) => look(&question, Eyes::GREEDY, &mut Stream::new(ask.budget.seed)),
            None => without_a_square(ask),
        }
    }
}

/// Answers to others at a `table`, and the claim that there is no square (S18).
fn without_a_square(ask: &Ask<'_, Position>) -> Advice<Position> {
    let stuck = ask.legal.iter().find(|action| matches!(action, Action::Stuck { .. }));
    match stuck.filter(|_| ask.view.phase == Phase::Lay) {
        Some(action) => Advice {
            candidates: vec![Candidate { action: *action, value: 0.5, equity: None }],
            depth: 0,
            nodes: 0,
            line: vec![*action],
        },
        None => one_move(ask),
    }
}

/// Lays where it looks best; of squares that look alike, on any.
fn look(question: &Question, eyes: Eyes, source: &mut Stream) -> Advice<Position> {
    let mut squares = glance(question, eyes, source);
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

/// Plays games in its head from every square.
fn think(question: &Question, ask: &Ask<'_, Position>, source: &mut Stream) -> Advice<Position> {
    let limits = SearchLimits::start(ask.budget, TIME);
    let eyes = Eyes { overlooked: 0, thinks_of_the_next: true };
    let mut prospects: Vec<Prospect> = (glance(question, eyes, source).into_iter())
        .map(|(place, glance)| Prospect::new(place, glance))
        .collect();
    let in_time = ask.budget.time.map(|time| time.as_millis() as u64 * GAMES_A_MILLISECOND);
    let games = ask.budget.nodes.or(in_time).unwrap_or(GAMES);
    let threads = SearchThreads::new(ask.budget);
    play_out(question, &mut prospects, games, (&threads, &limits), source);
    question.answer(prospects.iter().map(|prospect| (prospect.place, prospect.share())), limits.nodes())
}

/// Points at the end of a solo game as a part of the most there can be.
fn as_totals(question: &Question, squares: Vec<(usize, f64)>, nodes: u64) -> Advice<Position> {
    question.answer(squares.into_iter().map(|(place, points)| (place, points / MOST_POINTS)), nodes)
}
