//! Races that fences no longer change.

use super::board::{Board, Code, SQUARES, STRIDE, beyond};
use super::steps::squares_of;
use crate::search::alpha_beta::WIN;

/// Whether `seat` wins by running, whatever the other does: the other has no fences, arrives later, and can never
/// come next to the runner's way. `first` tells that the runner is to move.
pub(super) fn runs_home(board: &Board, seat: u8, first: bool) -> bool {
    let other = seat ^ 1;
    if board.left[other as usize & 3] > 0 {
        return false;
    }
    let (own, theirs) = (board.distance(seat), board.distance(other));
    if own > theirs || (own == theirs && !first) {
        return false;
    }
    let steps = &board.steps[seat as usize & 3].0;
    let chaser = board.pawns[other as usize & 3];
    let mut square = board.pawns[seat as usize & 3];
    // How many steps the chaser has made when the runner leaves its square.
    let mut chased = u8::from(!first);
    loop {
        let left = steps[square as usize & 127];
        if left == 0 {
            return true;
        }
        // A pawn next to the runner could be in its way; one further off cannot, and gets no jump out of it.
        if apart(square, chaser) <= chased + 1 {
            return false;
        }
        let flags = board.exits[square as usize & 127];
        // Of the shortest ways the one that keeps furthest from the chaser at each step.
        let next = (0..4)
            .filter(|way| flags >> way & 1 != 0)
            .map(|way| beyond(square, way))
            .filter(|&near| steps[near as usize & 127] + 1 == left)
            .max_by_key(|&near| apart(near, chaser));
        let Some(next) = next else { return false };
        square = next;
        chased += 1;
    }
}

/// Steps between two squares on a board without fences: no way is shorter.
fn apart(one: u8, other: u8) -> u8 {
    (one % STRIDE).abs_diff(other % STRIDE) + (one / STRIDE).abs_diff(other / STRIDE)
}

/// The actions of a race without fences with their exact values, best first, and how it goes on.
pub(super) fn solve(board: &Board, legal: &[Code]) -> Option<(Vec<(Code, i32)>, Vec<Code>)> {
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
    let line = actions.first().map(|&(code, _)| code).into_iter().collect();
    Some((actions, line))
}

/// Every race on one set of fences, solved backwards from the finish: who wins, and in how many actions.
struct Table {
    /// By mover's pawn, other's pawn and mover; 0 where nobody can force anything.
    values: Vec<i16>,
}

impl Table {
    fn of(board: &Board) -> Table {
        let mut table = Table { values: vec![0; SQUARES * SQUARES * 2] };
        let mut board = board.clone();
        let places: Vec<u8> =
            (0..SQUARES as u8).filter(|&square| board.exits[square as usize] != 0).collect();
        // Each round settles what is decided one action earlier: quickest wins and slowest losses.
        let mut open: Vec<(u8, u8, u8)> = Vec::new();
        for &own in &places {
            for &other in places.iter().filter(|&&other| other != own) {
                for mover in 0..2 {
                    let mut pawns = [own, other];
                    if mover == 1 {
                        pawns.swap(0, 1);
                    }
                    let arrived = |seat: usize| board.finish(seat as u8) >> pawns[seat] & 1 != 0;
                    if !arrived(0) && !arrived(1) {
                        open.push((own, other, mover));
                    }
                }
            }
        }
        let mut round = 1i32;
        let mut idle = 0;
        while idle < 2 {
            let mut decided = Vec::new();
            open.retain(|&(own, other, mover)| {
                board.place(mover, own, other);
                let value = table.decided(&board, round);
                if value != 0 {
                    decided.push((own, other, mover, value));
                }
                value == 0
            });
            idle = if decided.is_empty() { idle + 1 } else { 0 };
            for (own, other, mover, value) in decided {
                let place = Table::place(own, other, mover);
                table.values[place] = value as i16;
            }
            round += 1;
        }
        table
    }

    /// The value of a position that is decided in this round; 0 if it is not.
    fn decided(&self, board: &Board, round: i32) -> i32 {
        let (mover, other) = (board.turn, board.pawns[(board.turn ^ 1) as usize & 3]);
        let targets = board.targets();
        if targets == 0 {
            return 0;
        }
        if targets & board.finish(mover) != 0 {
            return WIN - 1;
        }
        let mut all_lost = true;
        for target in squares_of(targets) {
            let reply = i32::from(self.values[Table::place(other, target, mover ^ 1)]);
            if reply < 0 {
                return WIN - round;
            }
            all_lost &= reply > 0;
        }
        if all_lost { round - WIN } else { 0 }
    }

    fn place(own: u8, other: u8, mover: u8) -> usize {
        (own as usize * SQUARES + other as usize) * 2 + mover as usize
    }

    /// The value for the mover.
    fn value(&self, board: &Board) -> i32 {
        if board.winner.is_some() {
            return -WIN;
        }
        let (mover, own, other) =
            (board.turn, board.pawns[board.turn as usize & 3], board.pawns[(board.turn ^ 1) as usize & 3]);
        i32::from(self.values[Table::place(own, other, mover)])
    }
}
