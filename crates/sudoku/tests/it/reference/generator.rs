//! Legal actions by trying every square against every other.

use igroteka_game::{Rules, Seat, Turn};
use igroteka_sudoku::{Action, Card, Grid, Phase, Position, Referee, Square};

use super::{Cell, Shape};

fn shape(position: &Position) -> Shape {
    match position.grid() {
        Grid::Adult => Shape { size: 9, block: (3, 3) },
        Grid::ChildrenWide => Shape { size: 6, block: (2, 3) },
        Grid::ChildrenTall => Shape { size: 6, block: (3, 2) },
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
    let free: Vec<Cell> = cells.iter().copied().filter(|&cell| lies(cell).is_none()).collect();
    match position.phase() {
        Phase::Lay => {
            let card = position.hand(seat).expect("the mover holds a card");
            let keeps_main_rule = |cell: Cell| {
                cells.iter().all(|&other| !shape.related(cell, other) || lies(other) != Some(card))
            };
            let strict = position.referee() == Referee::Strict;
            let mut actions: Vec<Action> = free
                .into_iter()
                .filter(|&cell| !strict || keeps_main_rule(cell))
                .map(|cell| Action::Lay { square: square(cell), card })
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

/// Everything that anyone could think of: the card in hand and another one, on every square of the large board.
/// Answers are few and come often, so there a handful of squares stands for all.
pub fn universe(position: &Position, seat: Seat) -> Vec<Action> {
    let held = position.hand(seat).map_or(5, Card::number);
    let held = Card::new(held).unwrap();
    let other = Card::new(held.number() % 9 + 1).unwrap();
    let mut actions = vec![
        Action::Ok,
        Action::Object,
        Action::Accept,
        Action::Stuck { card: held },
        Action::Stuck { card: other },
    ];
    let (lays_everywhere, shows_everywhere) = match position.phase() {
        Phase::Lay => (true, false),
        Phase::Claim { .. } => (false, true),
        _ => (false, false),
    };
    for row in 0..9 {
        for column in 0..9 {
            let square = square((row, column));
            let sampled = (row + 2 * column) % 9 == 4;
            if lays_everywhere || sampled {
                actions.push(Action::Lay { square, card: held });
            }
            if shows_everywhere || sampled {
                actions.push(Action::Show { square });
            }
            if sampled {
                actions.push(Action::Lay { square, card: other });
            }
        }
    }
    actions
}
