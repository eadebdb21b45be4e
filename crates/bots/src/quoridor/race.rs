//! Races that fences no longer change.

use super::board::{Board, SQUARES, STRIDE};
use super::move_code::MoveCode;
use super::squares::squares_of;
use crate::search::perfect_info::WIN;

/// Whether `seat` wins by running, whatever the other does: the other has no fences, arrives later, and can never
/// come next to the runner's path. `first` tells that the runner is to move.
pub(super) fn runs_home(board: &Board, seat: u8, first: bool) -> bool {
    let other = seat ^ 1;
    if board.left[other as usize & 3] > 0 {
        return false;
    }
    let (own, theirs) = (board.distance(seat), board.distance(other));
    if own > theirs || (own == theirs && !first) {
        return false;
    }
    let chaser = board.pawns[other as usize & 3];
    let mut square = board.pawns[seat as usize & 3];
    let mut rings = Vec::with_capacity(SQUARES);
    board.open.rings(board.finish(seat), 1 << square, &mut rings);
    // With how many steps the chaser has made when the runner leaves its square.
    for (made, &nearer) in (u8::from(!first)..).zip(rings.iter().rev().skip(1)) {
        // A pawn next to the runner could be in its way; one further off cannot, and gets no jump out of it.
        if apart(square, chaser) <= made + 1 {
            return false;
        }
        // Of the shortest paths the one that keeps furthest from the chaser at each step.
        let next =
            squares_of(board.open.around(1 << square) & nearer).max_by_key(|&near| apart(near, chaser));
        let Some(next) = next else { return false };
        square = next;
    }
    true
}

/// Steps between two squares on a board without fences: no path is shorter.
fn apart(one: u8, other: u8) -> u8 {
    (one % STRIDE).abs_diff(other % STRIDE) + (one / STRIDE).abs_diff(other / STRIDE)
}

/// The actions of a race without fences with their exact values, best first.
pub(super) fn solve(board: &Board, legal: &[MoveCode]) -> Option<Vec<(MoveCode, i32)>> {
    let table = Table::of(board);
    let mut board = board.clone();
    let mut actions = Vec::new();
    for &code in legal {
        if !board.make(code) {
            return None;
        }
        // A position that was on the table twice is drawn (Q9): the table does not know that.
        let value = if board.winner.is_none() && board.is_drawn() { 0 } else { -table.value(&board) };
        actions.push((code, value));
        board.unmake();
    }
    actions.sort_by_key(|&(_, value)| -value);
    Some(actions)
}

/// Every race on one set of fences, solved backwards from the finish: who wins, and in how many actions.
struct Table {
    /// By mover's pawn, other's pawn and mover; 0 where nobody can force anything.
    values: Vec<i16>,
}

/// A race that is not over, with where each step leads.
struct Open {
    place: u16,
    count: u8,
    arrives: bool,
    /// With two players no pawn has more than five targets.
    next: [u16; 5],
}

impl Table {
    fn of(board: &Board) -> Table {
        let mut table = Table { values: vec![0; SQUARES * SQUARES * 2] };
        let mut open = Table::races(board);
        // Each round settles what is decided one action earlier: quickest wins and slowest losses. Two idle rounds,
        // one of each player, settle nothing any more.
        let (mut round, mut idle) = (1, 0);
        let mut decided = Vec::new();
        while idle < 2 {
            open.retain(|race| {
                let value = table.decided(race, round);
                if value != 0 {
                    decided.push((race.place, value));
                }
                value == 0
            });
            idle = if decided.is_empty() { idle + 1 } else { 0 };
            for (place, value) in decided.drain(..) {
                table.values[place as usize] = value as i16;
            }
            round += 1;
        }
        table
    }

    fn races(board: &Board) -> Vec<Open> {
        let mut board = board.clone();
        let squares: Vec<u8> =
            (0..SQUARES as u8).filter(|&square| board.open.around(1 << square) != 0).collect();
        let mut open = Vec::with_capacity(squares.len() * squares.len() * 2);
        for mover in 0..2 {
            let is_over = |seat: u8, square: u8| board.finish(seat) >> square & 1 != 0;
            let own_squares: Vec<u8> = squares.iter().copied().filter(|&own| !is_over(mover, own)).collect();
            let others: Vec<u8> =
                squares.iter().copied().filter(|&other| !is_over(mover ^ 1, other)).collect();
            for &own in &own_squares {
                for &other in others.iter().filter(|&&other| other != own) {
                    board.place(mover, own, other);
                    let targets = board.targets();
                    let mut race = Open {
                        place: Table::place(own, other, mover),
                        count: 0,
                        arrives: targets & board.finish(mover) != 0,
                        next: [0; 5],
                    };
                    for (next, target) in race.next.iter_mut().zip(squares_of(targets)) {
                        *next = Table::place(other, target, mover ^ 1);
                        race.count += 1;
                    }
                    open.push(race);
                }
            }
        }
        open
    }

    /// The value of a race that is decided in this round; 0 if it is not.
    fn decided(&self, race: &Open, round: i32) -> i32 {
        if race.arrives {
            return WIN - 1;
        }
        let mut all_lost = race.count > 0;
        for &next in &race.next[..race.count as usize] {
            match self.values[next as usize] {
                ..0 => return WIN - round,
                0 => all_lost = false,
                1.. => {}
            }
        }
        if all_lost { round - WIN } else { 0 }
    }

    fn place(own: u8, other: u8, mover: u8) -> u16 {
        (u16::from(own) * SQUARES as u16 + u16::from(other)) * 2 + u16::from(mover)
    }

    /// The value for the mover.
    fn value(&self, board: &Board) -> i32 {
        if board.winner.is_some() {
            return -WIN;
        }
        let (mover, own, other) =
            (board.turn, board.pawns[board.turn as usize & 3], board.pawns[(board.turn ^ 1) as usize & 3]);
        i32::from(self.values[Table::place(own, other, mover) as usize])
    }
}
