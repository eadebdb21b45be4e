//! Four players: everybody wants to win, and nobody plays only against us.
//!
//! The search gives every seat its own chance of winning, and each seat takes what is best for itself (max-n). Seen as
//! a conspiracy of three, every fence would fall on us, and we would never lead.

use super::board::{Board, SEATS};
use super::code::{Code, HORIZONTAL, PASS, VERTICAL};
use super::steps::squares_of;
use super::ways::Ways;
use super::whim::Whim;
use crate::Watch;

/// The chance of each seat to win; they add up to one.
pub(super) type Chances = [f32; SEATS];

/// A search among several players. Its memory grows with its depth alone.
pub(super) struct Crowd<'a> {
    board: &'a mut Board,
    watch: &'a Watch,
    asking: u8,
    whim: Option<Whim>,
    stopped: bool,
}

/// A step of the way is worth this much in the exponent.
const STEP: f32 = 0.55;
/// A fence in hand, while the others run.
const FENCE: f32 = 0.28;
/// To be one turn nearer to moving.
const TURN: f32 = 0.12;

impl<'a> Crowd<'a> {
    pub fn new(board: &'a mut Board, watch: &'a Watch, whim: Option<Whim>) -> Crowd<'a> {
        let asking = board.turn;
        Crowd { board, watch, asking, whim, stopped: false }
    }

    /// Looks deeper and deeper; the actions with the asker's chances, best first, and the depth reached.
    pub fn run(mut self, legal: &[Code], deepest: u32) -> (Vec<(Code, f32)>, u32) {
        let mut order: Vec<(Code, f32)> =
            self.listed(usize::MAX).into_iter().map(|code| (code, 0.0)).collect();
        order.retain(|(code, _)| legal.contains(code));
        let missing = legal.iter().filter(|code| !order.iter().any(|(known, _)| known == *code));
        let missing: Vec<Code> = missing.copied().collect();
        order.extend(missing.into_iter().map(|code| (code, 0.0)));
        let mut reached = 0;
        for depth in 1..=deepest {
            // Everything is looked at once; then those that looked best, again and again.
            let width = if depth <= 1 { order.len() } else { WIDE.min(order.len()) };
            let mut seen = Vec::with_capacity(width);
            let mut best = 0.0f32;
            for &(code, _) in &order[..width] {
                if !self.board.make(code) {
                    continue;
                }
                let chances = self.search(depth - 1, 1.0 - best);
                self.board.unmake();
                if self.stopped {
                    break;
                }
                let own = chances[self.asking as usize & 3];
                best = best.max(own);
                seen.push((code, own));
            }
            if self.stopped && (seen.is_empty() || depth == 1) {
                break;
            }
            let rest: Vec<(Code, f32)> = order
                .iter()
                .filter(|(code, _)| !seen.iter().any(|(known, _)| known == code))
                .copied()
                .collect();
            // A stable sort: of equals the earlier listed stays first.
            seen.sort_by(|a, b| b.1.total_cmp(&a.1));
            if self.stopped {
                // An unfinished round counts if it has looked at the old favourite and found something better.
                if seen.iter().any(|(code, _)| *code == order[0].0) {
                    order = seen.into_iter().chain(rest).collect();
                }
                break;
            }
            order = seen.into_iter().chain(rest).collect();
            reached = depth;
            if best > 0.999 || order.len() == 1 {
                break;
            }
        }
        (order, reached)
    }

    /// Everybody's chances after `depth` more actions. `enough` is what the mover needs to make whoever moved before
    /// choose otherwise: more need not be known.
    fn search(&mut self, depth: u32, enough: f32) -> Chances {
        if self.watch.count() {
            self.stopped = true;
            return [0.0; SEATS];
        }
        if let Some(winner) = self.board.winner {
            let mut chances = [0.0; SEATS];
            chances[winner as usize & 3] = 1.0;
            return chances;
        }
        if self.board.is_drawn() {
            return [1.0 / f32::from(self.board.players); SEATS];
        }
        if depth == 0 {
            return self.glance();
        }
        let mover = self.board.turn;
        let mut best: Option<Chances> = None;
        let width = if depth >= 3 { EARLY } else { LATE };
        for code in self.listed(width) {
            if !self.board.make(code) {
                continue;
            }
            let reached = best.map_or(0.0, |chances| chances[mover as usize & 3]);
            let chances = self.search(depth - 1, 1.0 - reached);
            self.board.unmake();
            if self.stopped {
                return chances;
            }
            if best.is_none_or(|known| chances[mover as usize & 3] > known[mover as usize & 3]) {
                best = Some(chances);
                // What the mover gets, the others cannot have.
                if chances[mover as usize & 3] >= enough {
                    break;
                }
            }
        }
        best.unwrap_or_else(|| self.glance())
    }

    /// Everybody's chances at a glance: who is nearer, holds more fences and moves sooner.
    fn glance(&mut self) -> Chances {
        let board = &*self.board;
        let mut weights = [0.0f32; SEATS];
        let mut wait = 0u8;
        let everybody: u8 = board.left.iter().sum();
        for turn in 0..board.players {
            let seat = (board.turn + turn) % board.players;
            if !board.is_in(seat) {
                continue;
            }
            let index = seat as usize & 3;
            let distance = f32::from(board.distance(seat));
            let against = f32::from(everybody - board.left[index]);
            // A lead is worth more when few fences are left to spoil it.
            let sharp = STEP * (1.0 + 1.2 / (1.0 + 0.5 * against));
            let mut score = FENCE * f32::from(board.left[index]) - sharp * distance - TURN * f32::from(wait);
            if let Some(whim) = self.whim {
                score += whim.of(board.key ^ u64::from(seat)) as f32 / 100.0 * STEP;
            }
            weights[index] = score.exp();
            wait += 1;
        }
        let total: f32 = weights.iter().sum();
        weights.map(|weight| weight / total)
    }

    /// The most promising actions of the mover.
    fn listed(&self, most: usize) -> Vec<Code> {
        let board = &*self.board;
        let mover = board.turn;
        let steps = &board.steps[mover as usize & 3].0;
        let now = i32::from(board.distance(mover));
        let mut list: Vec<(i32, Code)> = squares_of(board.targets())
            .map(|target| (500 + 300 * (now - i32::from(steps[target as usize & 127])), Code::from(target)))
            .collect();
        if board.left[mover as usize & 3] > 0 {
            self.list_fences(&mut list);
        }
        if list.is_empty() {
            return vec![PASS];
        }
        list.sort_by_key(|&(promise, _)| -promise);
        list.truncate(most);
        list.into_iter().map(|(_, code)| code).collect()
    }

    fn list_fences(&self, list: &mut Vec<(i32, Code)>) {
        let board = &*self.board;
        let ours = Ways::of(board, board.turn);
        let nearest =
            (0..board.players).filter(|&seat| board.is_in(seat)).map(|seat| board.distance(seat)).min();
        let others: Vec<(Ways, i32)> = (0..board.players)
            .filter(|&seat| seat != board.turn && board.is_in(seat))
            .map(|seat| {
                let behind = i32::from(board.distance(seat) - nearest.unwrap_or(0));
                (Ways::of(board, seat), (4 - behind).max(1))
            })
            .collect();
        let room = board.room();
        let promise = |slot: u8, pick: fn((u128, u128)) -> u128| {
            let has = |set: (u128, u128)| i32::from(pick(set) >> slot & 1 != 0);
            let hindered = (others.iter())
                .map(|(ways, weight)| weight * (130 * has(ways.stopping) + 40 * has(ways.across)))
                .sum::<i32>();
            hindered - 500 * has(ours.stopping) - 100 * has(ours.across)
        };
        list.extend(
            squares_of(room.0).map(|slot| (promise(slot, |places| places.0), HORIZONTAL + Code::from(slot))),
        );
        list.extend(
            squares_of(room.1).map(|slot| (promise(slot, |places| places.1), VERTICAL + Code::from(slot))),
        );
    }
}

/// How many of the root's actions are looked at deeper than once.
const WIDE: usize = 20;
/// How many of everybody's later actions, far from the leaves and near them.
const EARLY: usize = 12;
const LATE: usize = 8;
