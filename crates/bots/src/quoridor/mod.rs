//! Quoridor: the race at a glance, and opponents that search.

use std::time::Duration;

use igroteka_game::{Rules, Seat};
use igroteka_quoridor::Position;

use crate::judge::{ahead, finished, lead};
use crate::search::alpha_beta::Search;
use crate::{Advice, Ask, Candidate, Judge, Opponent, Watch, one_move};

mod board;
mod candidates;
mod duel;
mod evaluate;
mod keys;
mod past;
mod race;
mod steps;
mod ways;

impl Judge for Position {
    fn expectation(&self, seat: Seat) -> f64 {
        if let Some(result) = finished(self, seat) {
            return result;
        }
        // A pawn that has left the board is as far away as can be. Of two equal ways to lead, the one that keeps
        // more fences is better.
        let distance = |seat| self.distance(seat).map_or(100.0, f64::from);
        let standing = |seat| f64::from(self.fences_left(seat)) * 0.05 - distance(seat);
        lead(ahead(seat, self.players(), standing), 2.0)
    }
}

impl Opponent for Position {
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        let Some(board) = past::board(ask.record) else { return one_move(ask) };
        if board.players != 2 {
            return one_move(ask);
        }
        let watch = Watch::start(ask.budget, Duration::from_millis(250));
        let legal: Vec<u16> = ask.legal.iter().filter_map(|&action| board::Board::code(action)).collect();
        let mut duel = duel::Duel::new(board);
        let found = Search::new(&mut duel, &watch, 16).run(&legal, 40);
        let candidates = found
            .actions
            .iter()
            .map(|&(code, value)| Candidate {
                action: board::Board::action(code),
                value: lead(f64::from(value), 150.0),
                equity: None,
            })
            .collect();
        let line = found.line.iter().map(|&code| board::Board::action(code)).collect();
        Advice { candidates, depth: found.depth, nodes: watch.nodes(), line }
    }
}
