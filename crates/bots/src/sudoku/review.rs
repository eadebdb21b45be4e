//! What a review says about sudoku: points, what the next player finds, and cards left without a square.

use igroteka_game::{MAX_SEATS, Rules as _, Seat, Setup as _, Source, Stream, Turn};
use igroteka_sudoku::{Action, Card, EndRule, Position, Setup};

use super::geometry::{Geometry, index, kind};
use super::heuristic::MOST_POINTS;
use super::round::{MAX_PLAYERS, Round};
use super::table::Table;
use crate::judge::finished;
use crate::reviewed::mean_of;
use crate::{ExpectedValues, Reason, Reviewed, Thresholds};

/// How many games an expectation is made from.
const GAMES: u32 = 100;

impl Reviewed for Position {
    const POSITIONS: u64 = 40_000;

    /// Alone, a loss is a share of the most points there can be.
    fn thresholds(setup: &Setup) -> Thresholds {
        match setup.players() {
            1 => Thresholds { inaccuracy: 0.005, mistake: 0.02, blunder: 0.05 },
            _ => Thresholds { inaccuracy: 0.03, mistake: 0.06, blunder: 0.12 },
        }
    }

    fn expected_values(&self, setup: &Setup, source: &mut Stream) -> ExpectedValues {
        if self.turn() == Turn::Over {
            return mean_of(std::iter::once(std::array::from_fn(|seat| {
                value_at_the_end(self, Seat::from_index(seat))
            })));
        }
        mean_of((0..GAMES).map(|_| play_on(self, setup, &mut Stream::new(source.bits()))))
    }

    /// Alone, the points so far stand.
    fn worth_of_resigning(&self, seat: Seat, _: &Action) -> f64 {
        if self.is_solo() { f64::from(self.score(seat)) / MOST_POINTS } else { 0.0 }
    }

    fn reasons(&self, seat: Seat, action: &Action) -> Vec<Reason> {
        let Action::Lay { square, card } = action else { return Vec::new() };
        let mut reasons = vec![Reason::new("sudoku-does-points", &[("points", self.points(*square).into())])];
        if !self.legal_squares(*card).contains(*square) {
            reasons.push(Reason::new("sudoku-does-breach", &[]));
            return reasons;
        }
        let mut table = table_of(self, Geometry::of(self.grid(), self.scoring()));
        let unseen: Vec<(usize, i64)> = Card::all(self.grid().size())
            .map(|card| (kind(card), unseen_by(self, seat, card)))
            .filter(|(_, count)| *count > 0)
            .collect();
        let without_square = |table: &Table| -> i64 {
            unseen.iter().filter(|(kind, _)| table.open(*kind) == 0).map(|(_, count)| count).sum()
        };
        let before = without_square(&table);
        table.lay(index(*square), kind(*card));
        let shut = without_square(&table) - before;
        if self.players() > 1 {
            let open = unseen.iter().fold(0, |open, (kind, _)| open | table.open(*kind));
            let most = if open == 0 { 0 } else { table.tally.best(open).1 };
            reasons.push(Reason::new("sudoku-does-next", &[("points", most.into())]));
        }
        if shut > 0 {
            reasons.push(Reason::new("sudoku-does-shuts", &[("cards", shut)]));
        }
        reasons
    }
}

fn table_of(position: &Position, geometry: &'static Geometry) -> Table {
    let mut table = Table::new(geometry);
    for (square, card) in position.board().cards() {
        table.lay(index(square), kind(card));
    }
    table
}

/// How many of a card `seat` has not seen.
fn unseen_by(position: &Position, seat: Seat, card: Card) -> i64 {
    let others = Seat::all(position.players()).filter(|other| *other != seat);
    let held = others.filter(|other| position.hand(*other) == Some(card)).count();
    i64::from(position.stack().of(card)) + held as i64
}

/// What a seat has in the end: its share of the win, or alone its points.
fn value_at_the_end(position: &Position, seat: Seat) -> f64 {
    if position.is_solo() {
        return f64::from(position.score(seat)) / MOST_POINTS;
    }
    let winners = position.outcome().map_or(1, |outcome| outcome.winners.len().max(1));
    finished(position, seat).unwrap_or(0.0) / f64::from(winners)
}

/// Plays one game to its end: the hands as they are, then the stack in a random order; everybody takes the most points.
fn play_on(position: &Position, setup: &Setup, source: &mut Stream) -> [f64; MAX_SEATS] {
    let geometry = Geometry::of(setup.grid(), setup.scoring());
    let first = position.mover().unwrap_or(Seat::FIRST);
    let order: Vec<Seat> = std::iter::successors(Some(first), |seat| Some(seat.next(position.players())))
        .take(position.players().into())
        .filter(|seat| position.seats_in().contains(*seat))
        .collect();
    let table = table_of(position, geometry);
    let mut scores = [0; MAX_PLAYERS];
    for (score, seat) in scores.iter_mut().zip(&order) {
        *score = position.score(*seat).into();
    }
    let mut stack: Vec<u8> = position.stack().iter().map(|card| kind(card) as u8).collect();
    source.shuffle(&mut stack);
    let mut cards: Vec<u8> =
        order.iter().filter_map(|seat| position.hand(*seat)).map(|card| kind(card) as u8).collect();
    // S2: without a stack to draw from, hands are laid or count nothing.
    let turns = match setup.end() {
        EndRule::AllCards => cards.len() + stack.len(),
        EndRule::StackEmpty => stack.len() + usize::from(position.hand(first).is_some()),
    };
    cards.extend(stack);
    let mut round = Round { table, scores, players: order.len(), mover: 0 };
    round.play_greedily(&cards[..turns.min(cards.len())], source);
    let mut values = [0.0; MAX_SEATS];
    let best = round.scores[..order.len()].iter().copied().max().unwrap_or(0);
    let winners = round.scores[..order.len()].iter().filter(|score| **score == best).count();
    for (score, seat) in round.scores.iter().zip(&order) {
        values[seat.index()] = match order.len() {
            1 if position.is_solo() => f64::from(*score) / MOST_POINTS,
            _ if *score == best => 1.0 / winners as f64,
            _ => 0.0,
        };
    }
    values
}
