//! Quoridor: the race at a glance, and opponents that search.

use std::fs;

use answer::Judging;
use igroteka_game::{Rules, Seat};
use igroteka_quoridor::Position;
use net::Net;
use opening::Book;

use crate::judge::{ahead, finished, lead};
use crate::{Advice, Ask, Bot, Judge, OneMove, Opponent};

#[cfg(test)]
mod agreement;
mod answer;
mod board;
mod candidates;
mod eval_noise;
mod evaluate;
mod four_player;
mod inputs;
mod level;
mod move_code;
mod move_order;
mod net;
mod opening;
mod race;
mod repetition;
mod rollout_policy;
mod seen;
mod squares;
pub mod train;
mod two_player;
mod ways;
mod zobrist;

impl Judge for Position {
    fn expectation(&self, seat: Seat) -> f64 {
        if let Some(result) = finished(self, seat) {
            return result;
        }
        // A pawn that has left the board is as far away as can be. Of two equal ways to lead, the one that keeps
        // more fences is better.
        let distance = |seat| self.distance(seat).map_or(100.0, f64::from);
        let strength = |seat| f64::from(self.fences_left(seat)) * 0.05 - distance(seat);
        lead(ahead(seat, self.players(), strength), 2.0)
    }
}

impl Opponent for Position {
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        answer::answer(ask, Some(Net::get()), Some(Book::get()))
    }

    /// `greedy` takes the best lead that one action gives; `unaided` is the strongest level without
    /// net and openings, `net:FILE` the same with these weights.
    fn named(name: &str) -> Option<Box<dyn Bot<Position>>> {
        match name {
            "greedy" => Some(Box::new(OneMove)),
            "unaided" => Some(Box::new(Judging(None))),
            _ => {
                let bytes = fs::read(name.strip_prefix("net:")?).ok()?;
                Some(Box::new(Judging(Some(Net::read(&bytes)?))))
            }
        }
    }
}
