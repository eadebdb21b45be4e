//! A second generator, written from the rules page alone: slow, plain, and sharing nothing with the first but
//! the names of squares and fences.

use igroteka_game::Seat;
use igroteka_quoridor::{Action, Fence, Orientation, Position, Square};

type Place = (usize, usize);

/// North, east, south, west.
const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

struct Table {
    size: usize,
    past_pawn: bool,
    pawns: Vec<Option<Place>>,
    left: Vec<usize>,
    /// Column, row, and whether it is horizontal.
    fences: Vec<(usize, usize, bool)>,
    /// For each column and row, whether a step in each of the four directions is stopped.
    stopped: Vec<Vec<[bool; 4]>>,
}

/// Every legal action of `seat`, which is to move.
pub fn legal(position: &Position, seat: Seat) -> Vec<Action> {
    let (size, past_pawn) = (position.size() as usize, position.side_step_past_pawn());
    let mut table = Table::read(&position.to_string(), size, past_pawn);
    let mut actions: Vec<Action> = Vec::new();
    for (column, row) in table.pawn_moves(seat.index()) {
        let action = Action::Step(square(column, row));
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    if table.left[seat.index()] > 0 {
        for column in 0..table.size - 1 {
            for row in 0..table.size - 1 {
                for horizontal in [true, false] {
                    if table.may_place((column, row, horizontal)) {
                        actions.push(Action::Place(fence(column, row, horizontal)));
                    }
                }
            }
        }
    }
    if actions.is_empty() {
        actions.push(Action::Pass);
    }
    actions
}

impl Table {
    fn read(text: &str, size: usize, past_pawn: bool) -> Table {
        let parts: Vec<&str> = text.split('/').map(str::trim).collect();
        let mut table = Table {
            size,
            past_pawn,
            pawns: parts[0].split(' ').map(|pawn| (pawn != "-").then(|| place(pawn))).collect(),
            left: parts[1].split(' ').map(|count| count.parse().expect("a number")).collect(),
            fences: Vec::new(),
            stopped: vec![vec![[false; 4]; size]; size],
        };
        for fence in parts[2].split(' ').filter(|&fence| fence != "-") {
            let (square, letter) = fence.split_at(fence.len() - 1);
            let (column, row) = place(square);
            let fence = (column, row, letter == "h");
            table.fences.push(fence);
            table.set_stopped(fence, true);
        }
        table
    }

    /// Makes a fence stop the steps across it, or stop them no more.
    fn set_stopped(&mut self, (column, row, horizontal): (usize, usize, bool), stopped: bool) {
        if horizontal {
            for column in [column, column + 1] {
                self.stopped[column][row][0] = stopped;
                self.stopped[column][row + 1][2] = stopped;
            }
        } else {
            for row in [row, row + 1] {
                self.stopped[column][row][1] = stopped;
                self.stopped[column + 1][row][3] = stopped;
            }
        }
    }

    /// Where a step leads; nowhere if a fence or the edge is in the way.
    fn step(&self, (column, row): Place, direction: usize) -> Option<Place> {
        if self.stopped[column][row][direction] {
            return None;
        }
        let (dx, dy) = STEPS[direction];
        let next = (column.checked_add_signed(dx)?, row.checked_add_signed(dy)?);
        (next.0 < self.size && next.1 < self.size).then_some(next)
    }

    fn is_free(&self, place: Place) -> bool {
        !self.pawns.contains(&Some(place))
    }

    fn pawn_moves(&self, seat: usize) -> Vec<Place> {
        let mut moves = Vec::new();
        let from = self.pawns[seat].expect("who is to move is on the board");
        for direction in 0..4 {
            let Some(near) = self.step(from, direction) else {
                continue;
            };
            if self.is_free(near) {
                moves.push(near);
                continue;
            }
            let beyond = self.step(near, direction);
            if let Some(beyond) = beyond
                && self.is_free(beyond)
            {
                moves.push(beyond);
            } else if beyond.is_none() || self.past_pawn {
                for side in [(direction + 1) % 4, (direction + 3) % 4] {
                    moves.extend(self.step(near, side).filter(|&target| self.is_free(target)));
                }
            }
        }
        moves
    }

    fn may_place(&mut self, fence: (usize, usize, bool)) -> bool {
        let (column, row, horizontal) = fence;
        for &(other_column, other_row, other_horizontal) in &self.fences {
            let (dx, dy) = (column.abs_diff(other_column), row.abs_diff(other_row));
            let same_middle = dx == 0 && dy == 0;
            let half_over = horizontal == other_horizontal
                && if horizontal { dy == 0 && dx == 1 } else { dx == 0 && dy == 1 };
            if same_middle || half_over {
                return false;
            }
        }
        self.set_stopped(fence, true);
        let everyone_gets_through = (0..self.pawns.len()).all(|seat| self.has_way(seat));
        self.set_stopped(fence, false);
        everyone_gets_through
    }

    fn has_way(&self, seat: usize) -> bool {
        let Some(from) = self.pawns[seat] else { return true };
        let mut seen = vec![vec![false; self.size]; self.size];
        seen[from.0][from.1] = true;
        let mut waiting = vec![from];
        while let Some(place) = waiting.pop() {
            if self.is_finish(seat, place) {
                return true;
            }
            for direction in 0..4 {
                if let Some(next) = self.step(place, direction)
                    && !seen[next.0][next.1]
                {
                    seen[next.0][next.1] = true;
                    waiting.push(next);
                }
            }
        }
        false
    }

    fn is_finish(&self, seat: usize, (column, row): Place) -> bool {
        match (self.pawns.len(), seat) {
            (_, 0) => row == self.size - 1,
            (2, 1) | (4, 2) => row == 0,
            (4, 1) => column == self.size - 1,
            (4, 3) => column == 0,
            _ => unreachable!("two or four play"),
        }
    }
}

fn place(text: &str) -> Place {
    let column = text.as_bytes()[0] - b'a';
    let row: usize = text[1..].parse().expect("a row");
    (column as usize, row - 1)
}

fn square(column: usize, row: usize) -> Square {
    Square::new(column as u8, row as u8).expect("on the widest board")
}

fn fence(column: usize, row: usize, horizontal: bool) -> Fence {
    let orientation = if horizontal { Orientation::Horizontal } else { Orientation::Vertical };
    Fence::new(square(column, row), orientation)
}
