//! Legal actions by trying every square against every other.

use igroteka_game::{Rules, Seat, Turn};
use igroteka_sudoku::{Action, Card, Grid, Phase, Position, Referee, Square};

use super::{Cell, Shape};

fn shape(position: &Position) -> Shape {
    match position.grid() {
        Grid::Adult => Shape {
            size: 9,
            block: (3, 3),
        },
        Grid::ChildrenWide => Shape {
            size: 6,
            block: (2, 3),
        },
        Grid::ChildrenTall => Shape {
            size: 6,
            block: (3, 2),
        },
    }
}

fn square((row, column): Cell) -> Square {
    Square::new(row, column).unwrap()
}

/// What the rules page lets `seat` do.
pub fn legal(position: &Position, seat: Seat) -> Vec<Action> {
    let Turn::Seats(seats) = position.turn() else {
        return Vec::new();
    };
    if !seats.contains(seat) {
        return Vec::new();
    }
    let shape = shape(position);
    let cells = shape.cells();
    let lies = |cell: Cell| position.card_at(square(cell));
    let free: Vec<Cell> = cells
        .iter()
        .copied()
        .filter(|&cell| lies(cell).is_none())
        .collect();
    match position.phase() {
        Phase::Lay => {
            let card = position.hand(seat).expect("the mover holds a card");
            let keeps_main_rule = |cell: Cell| {
                cells
                    .iter()
                    .all(|&other| !shape.related(cell, other) || lies(other) != Some(card))
            };
            let strict = position.referee() == Referee::Strict;
            let mut actions: Vec<Action> = free
                .into_iter()
                .filter(|&cell| !strict || keeps_main_rule(cell))
                .map(|cell| Action::Lay {
                    square: square(cell),
                    card,
                })
                .collect();
            if !strict {
                actions.push(Action::Stuck { card });
            }
            actions
        }
        Phase::Check { .. } => vec![Action::Ok, Action::Object],
        Phase::Claim { .. } => std::iter::once(Action::Accept)
            .chain(free.into_iter().map(|cell| Action::Show { square: square(cell) }))
            .collect(),
        other => panic!("nobody acts in {other:?}"),
    }
}

/// Everything that anyone could think of: every card of three on every square of the large board.
pub fn universe(position: &Position, seat: Seat) -> Vec<Action> {
    let held = position.hand(seat).map_or(5, Card::number);
    let cards: Vec<Card> = [held, held % 9 + 1, 7]
        .into_iter()
        .filter_map(Card::new)
        .collect();
    let mut actions = vec![Action::Ok, Action::Object, Action::Accept];
    actions.extend(cards.iter().map(|&card| Action::Stuck { card }));
    for row in 0..9 {
        for column in 0..9 {
            let square = square((row, column));
            actions.push(Action::Show { square });
            actions.extend(cards.iter().map(|&card| Action::Lay { square, card }));
        }
    }
    actions
}
