//! A turn, from what the seat sees.

use igroteka_game::{Seat, Setup as _};
use igroteka_sudoku::{Action, Card, EndRule, Phase, Position};

use super::geometry::{Geometry, kind, places, square};
use super::round::{MAX_PLAYERS, Round};
use super::table::Table;
use crate::{Advice, Ask, Candidate};

/// Which square should the card in hand lie on?
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub round: Round,
    card: Card,
    /// The card in hand.
    pub kind: usize,
    /// The squares on which it keeps the main rule; at least one.
    pub squares: Vec<usize>,
    /// The cards that the seat has not seen: those in other hands and in the stack.
    pub unseen: Vec<u8>,
    /// How many of them are still played, unless a player gets stuck.
    pub turns: usize,
}

impl Question {
    /// The question, if the seat is to lay a card and has a square for it.
    pub fn of(ask: &Ask<'_, Position>) -> Option<Question> {
        let (view, setup) = (ask.view, &ask.record.setup);
        let card = view.hand().filter(|_| view.phase == Phase::Lay)?;
        let table = Table::of(view, Geometry::of(setup.grid(), setup.scoring()));
        let places: Vec<usize> = places(table.open(kind(card))).collect();
        let unseen: Vec<u8> = (view.unseen.iter().enumerate())
            .flat_map(|(kind, count)| std::iter::repeat_n(kind as u8, usize::from(*count)))
            .collect();
        // S2: without a stack to draw from, hands are laid or count nothing.
        let turns = match setup.end() {
            EndRule::AllCards => unseen.len(),
            EndRule::StackEmpty => usize::from(view.stack).min(unseen.len()),
        };
        let mut round = Round { table, scores: [0; MAX_PLAYERS], players: 0, mover: 0 };
        for seat in clockwise(ask.seat, setup.players()) {
            let seen = &view.seats[seat.index()];
            if seen.in_game {
                round.scores[round.players] = seen.score.into();
                round.players += 1;
            }
        }
        (!places.is_empty()).then(|| Question {
            round,
            card,
            kind: kind(card),
            squares: places,
            unseen,
            turns,
        })
    }

    /// The action that lays the card there.
    pub fn action(&self, place: usize) -> Action {
        Action::Lay { square: square(place), card: self.card }
    }

    /// The squares of those actions that lay the card.
    pub fn places(&self, actions: &[Action]) -> Vec<usize> {
        self.squares.iter().copied().filter(|&place| actions.contains(&self.action(place))).collect()
    }

    /// An answer of these squares, the chosen one first, each with its value.
    pub fn answer(&self, squares: impl IntoIterator<Item = (usize, f64)>, nodes: u64) -> Advice<Position> {
        let candidates: Vec<Candidate<Position>> =
            squares.into_iter().map(|(place, value)| Candidate::new(self.action(place), value)).collect();
        let line = candidates.iter().take(1).map(|candidate| candidate.action).collect();
        Advice { candidates, depth: 1, nodes, line, cube: None }
    }
}

/// Every seat once, from this one on.
fn clockwise(first: Seat, players: u8) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(first), move |seat| Some(seat.next(players))).take(players.into())
}
