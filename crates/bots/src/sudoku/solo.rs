//! Alone, the order of the cards does not matter: what counts is how many of them find a square.

use igroteka_game::{Source, Stream};

use super::completion::complete;
use super::geometry::{KINDS, places};
use super::question::Question;
use super::table::Table;
use crate::{Budget, SearchLimits};

/// How many ways the cards may come are tried where the board cannot be filled and the budget says nothing.
const DEALS: u32 = 400;

/// With this many more open squares, the danger of a card falls by a factor of e.
const SAFETY: f64 = 8.0;

/// How much the search may do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort<'a> {
    pub limits: &'a SearchLimits,
    /// How many deals are tried at most.
    deals: u32,
}

impl<'a> Effort<'a> {
    /// As much as the budget allows.
    pub fn of(budget: &Budget, limits: &'a SearchLimits) -> Effort<'a> {
        let is_limited = budget.time.is_some() || budget.nodes.is_some();
        Effort { limits, deals: if is_limited { u32::MAX } else { DEALS } }
    }
}

/// What a search found.
pub(super) struct Found {
    /// The squares with the points that the game is expected to end with, the best first.
    pub squares: Vec<(usize, f64)>,
    /// For how many of them that is known as well as for the best one.
    pub compared: usize,
}

/// The square with the most points at the end of the game, and the squares to compare with it.
pub(super) fn best_total(
    question: &Question,
    compare: &[usize],
    effort: Effort<'_>,
    source: &mut Stream,
) -> Found {
    let Some(mut squares) = filling_the_board(question, effort.limits) else {
        let squares = lasting_longest(question, &most_room(question), effort, source);
        return Found { compared: squares.len(), squares };
    };
    let total = squares[0].1;
    let mut compared = 1;
    for place in 1..squares.len() {
        if compare.contains(&squares[place].0) {
            squares[place].1 = total_after(question, squares[place], total, effort, source);
            squares[compared..=place].rotate_right(1);
            compared += 1;
        }
    }
    Found { squares, compared }
}

/// The points at the end if the card is laid on this square, which counts so much now: all of them where the board can
/// still be filled.
fn total_after(
    question: &Question,
    (place, now): (usize, f64),
    all: f64,
    effort: Effort<'_>,
    source: &mut Stream,
) -> f64 {
    let mut table = question.round.table;
    table.lay(place, question.kind);
    if complete(&table, effort.limits).is_some() {
        return all;
    }
    lasting_longest(question, &[(place, now)], effort, source)[0].1.min(all)
}

/// The square that leaves every card the most room.
pub(super) fn most_room(question: &Question) -> Vec<(usize, f64)> {
    let counts = counts(&question.unseen);
    let table = &question.round.table;
    let mut squares: Vec<(usize, f64)> =
        question.squares.iter().map(|&place| (place, danger(table, place, question.kind, &counts))).collect();
    squares.sort_by(|a, b| a.1.total_cmp(&b.1));
    let points = |place| f64::from(question.round.scores[0] + table.points(place));
    squares.into_iter().map(|(place, _)| (place, points(place))).collect()
}

/// A square of the card in a full board that can still be reached: no game gives more. The others follow with what
/// they count now, since how they end is not known.
fn filling_the_board(question: &Question, limits: &SearchLimits) -> Option<Vec<(usize, f64)>> {
    let (table, score) = (&question.round.table, question.round.scores[0]);
    // A card that has left the game cannot fill its square.
    if question.unseen.len() + 1 < table.free.count_ones() as usize {
        return None;
    }
    let full = complete(table, limits)?;
    let fills = |place: usize| usize::from(full[place]) == question.kind;
    let mut squares = question.squares.clone();
    squares.sort_by_key(|&place| (!fills(place), -table.points(place)));
    squares.first().filter(|place| fills(**place))?;
    let now = |place| f64::from(score + table.points(place));
    let mut valued: Vec<(usize, f64)> = squares.into_iter().map(|place| (place, now(place))).collect();
    valued[0].1 = f64::from(score + points_to_come(table));
    Some(valued)
}

/// What filling every free square counts, in whatever order: each pair that counts does so once.
fn points_to_come(table: &Table) -> i32 {
    let free = table.free;
    let pairs = |place: usize| {
        let counted = table.geometry.counts[place];
        2 * (counted & !free).count_ones() + (counted & free).count_ones()
    };
    places(free).map(pairs).sum::<u32>() as i32 / 2
}

/// The mean of many games in which every card goes where it leaves the others the most room. `squares` come with the
/// points right after they are taken.
fn lasting_longest(
    question: &Question,
    squares: &[(usize, f64)],
    effort: Effort<'_>,
    source: &mut Stream,
) -> Vec<(usize, f64)> {
    let mut cards = question.unseen.clone();
    let mut squares = squares.to_vec();
    let mut totals = vec![0.0; squares.len()];
    let limits = effort.limits;
    let mut deals = 0;
    while deals < effort.deals && !limits.should_stop() {
        source.shuffle(&mut cards);
        let mut ends = Vec::with_capacity(squares.len());
        for (place, points) in &squares {
            if limits.count_node() || limits.should_stop() {
                break;
            }
            let mut table = question.round.table;
            table.lay(*place, question.kind);
            ends.push(points + f64::from(last(table, &cards[..question.turns])));
        }
        // Every square with the same deals, or none.
        if ends.len() == squares.len() {
            totals.iter_mut().zip(ends).for_each(|(total, end)| *total += end);
            deals += 1;
        }
    }
    if deals > 0 {
        squares.iter_mut().zip(totals).for_each(|(square, total)| square.1 = total / f64::from(deals));
        squares.sort_by(|a, b| b.1.total_cmp(&a.1));
    }
    squares
}

/// The points of a game with these cards.
fn last(mut table: Table, cards: &[u8]) -> i32 {
    let mut counts = counts(cards);
    let mut points = 0;
    for &card in cards {
        let kind = usize::from(card);
        counts[kind] -= 1.0;
        let safest = places(table.open(kind))
            .map(|place| (place, danger(&table, place, kind, &counts)))
            .min_by(|a, b| a.1.total_cmp(&b.1));
        let Some((place, _)) = safest else { break };
        points += table.points(place);
        table.lay(place, kind);
    }
    points
}

/// How close cards come to having no square once this one lies there.
fn danger(table: &Table, place: usize, kind: usize, counts: &[f64; KINDS]) -> f64 {
    let mut after = *table;
    after.lay(place, kind);
    let closeness = |kind: usize| (-f64::from(after.open(kind).count_ones()) / SAFETY).exp();
    counts.iter().enumerate().map(|(kind, count)| count * closeness(kind)).sum()
}

/// How many of each card.
fn counts(cards: &[u8]) -> [f64; KINDS] {
    let mut counts = [0.0; KINDS];
    for &card in cards {
        counts[usize::from(card)] += 1.0;
    }
    counts
}
