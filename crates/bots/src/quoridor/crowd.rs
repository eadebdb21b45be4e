//! Four players: everybody wants to win, and nobody plays only against us.
//!
//! The others are thought to take what looks best for themselves right after their action. Seen as a conspiracy of
//! three, every fence would fall on us, and we would never lead. A lead draws fences, so the strongest level plays each
//! game out: only there it shows who has fences left when they decide.

use super::board::{Board, SEATS};
use super::code::{Code, HORIZONTAL, PASS, VERTICAL};
use super::glance::{self, Plan};
use super::squares::squares_of;
use super::ways::Ways;
use super::whim::Whim;
use crate::SearchLimits;
use crate::search_threads::SearchThreads;

/// A chance above this is a win if the others do as they are thought to.
const WON: f32 = 0.999;
/// A step of the way is worth this much in the exponent.
const STEP: f32 = 0.55;
/// A fence in hand, while the others run.
const FENCE: f32 = 0.28;
/// To be one turn nearer to moving.
const TURN: f32 = 0.12;

/// Looks deeper and deeper; the actions with the chances of the player to move, best first, and the depth reached.
pub(super) fn search(
    board: &Board,
    legal: &[Code],
    deepest: u32,
    whim: Option<Whim>,
    threads: &SearchThreads,
    limits: &SearchLimits,
) -> (Vec<(Code, f32)>, u32) {
    let mut order: Vec<(Code, f32)> =
        listed(&mut board.clone(), usize::MAX).into_iter().map(|code| (code, 0.0)).collect();
    order.retain(|(code, _)| legal.contains(code));
    let missing = legal.iter().filter(|code| !order.iter().any(|(known, _)| known == *code));
    let missing: Vec<Code> = missing.copied().collect();
    order.extend(missing.into_iter().map(|code| (code, 0.0)));
    let mut reached = 0;
    for depth in 1..=deepest {
        // Everything is looked at once; then those that looked best, again and again.
        let width = if depth <= 1 { order.len() } else { WIDE.min(order.len()) };
        let favourite = order[0].0;
        // What an action brings does not depend on the others, so each thread takes some.
        let parts = threads.run(limits, |worker| {
            let mut crowd = Crowd::new(board.clone(), worker.limits, whim);
            let seen = crowd.look_at(&order[..width], worker.strided(width), depth);
            (seen, crowd.stopped)
        });
        let stopped = parts.iter().any(|&(_, stopped)| stopped);
        let mut seen: Vec<(usize, f32)> = parts.into_iter().flat_map(|(seen, _)| seen).collect();
        seen.sort_by_key(|&(place, _)| place);
        let mut seen: Vec<(Code, f32)> =
            seen.into_iter().map(|(place, chance)| (order[place].0, chance)).collect();
        // An unfinished round counts if it has looked at the old favourite.
        if !seen.iter().any(|&(code, _)| code == favourite || depth == 1) {
            break;
        }
        // A stable sort: of equals the earlier listed stays first.
        seen.sort_by(|a, b| b.1.total_cmp(&a.1));
        order.retain(|(code, _)| !seen.iter().any(|(known, _)| known == code));
        order = seen.into_iter().chain(order).collect();
        if stopped {
            break;
        }
        reached = depth;
        if order[0].1 > WON || order.len() == 1 {
            break;
        }
    }
    (order, reached)
}

/// A search among several players. Its memory grows with its depth alone.
struct Crowd<'a> {
    board: Board,
    limits: &'a SearchLimits,
    asking: u8,
    whim: Option<Whim>,
    /// Whether games are played out rather than judged on the way.
    to_the_end: bool,
    stopped: bool,
}

impl<'a> Crowd<'a> {
    fn new(board: Board, limits: &'a SearchLimits, whim: Option<Whim>) -> Crowd<'a> {
        let asking = board.turn;
        Crowd { board, limits, asking, whim, to_the_end: whim.is_none(), stopped: false }
    }

    /// Looks at the actions in these places, until one wins or the search is over; the asker's chance for each place.
    fn look_at(
        &mut self,
        actions: &[(Code, f32)],
        places: impl Iterator<Item = usize>,
        depth: u32,
    ) -> Vec<(usize, f32)> {
        let mut seen = Vec::new();
        for place in places {
            if !self.board.make(actions[place].0) {
                continue;
            }
            let chance = self.search(depth - 1);
            self.board.unmake();
            if self.stopped {
                break;
            }
            seen.push((place, chance));
            if chance > WON {
                break;
            }
        }
        seen
    }

    /// The asker's chance when the others have answered and the asker acts `depth` more times.
    fn search(&mut self, depth: u32) -> f32 {
        let (chance, made) = self.until(|crowd| crowd.board.turn == crowd.asking, Plan::Seize);
        let chance = chance.unwrap_or_else(|| match depth {
            0 if self.to_the_end => Plan::ALL.into_iter().map(|plan| self.play_out(plan)).fold(0.0, f32::max),
            0 => self.chance_at_a_glance(),
            _ => self.act(depth),
        });
        self.take_back(made);
        chance
    }

    /// The best chance among the asker's own actions.
    fn act(&mut self, depth: u32) -> f32 {
        let mut best = 0.0f32;
        for code in listed(&mut self.board, if depth >= 2 { EARLY } else { LATE }) {
            if !self.board.make(code) {
                continue;
            }
            best = best.max(self.search(depth - 1));
            self.board.unmake();
            if self.stopped {
                break;
            }
        }
        best
    }

    /// How the game ends if the asker follows this plan.
    fn play_out(&mut self, plan: Plan) -> f32 {
        let (chance, made) = self.until(|_| false, plan);
        let lost = chance.is_none_or(|chance| chance == 0.0);
        // Nearly won is better than far behind: others may err.
        let near = 0.5 * (-0.3 * f32::from(self.board.distance(self.asking))).exp();
        self.take_back(made);
        if lost { near } else { chance.unwrap_or_default() }
    }

    /// Everybody acts at a glance, the asker by a plan, until the game or the search is over or `enough` says so.
    /// Answers the asker's chance if the game is over, and how many actions were made.
    fn until(&mut self, enough: impl Fn(&Crowd<'a>) -> bool, plan: Plan) -> (Option<f32>, u32) {
        let mut made = 0;
        loop {
            if let Some(winner) = self.board.winner {
                return (Some(f32::from(u8::from(winner == self.asking))), made);
            }
            if self.board.is_drawn() {
                return (Some(1.0 / f32::from(self.board.players)), made);
            }
            if enough(self) {
                return (None, made);
            }
            self.stopped |= self.limits.count_node();
            let plan = if self.board.turn == self.asking { plan } else { Plan::Seize };
            let action = glance::action(&mut self.board, plan);
            if self.stopped || !self.board.make(action) {
                return (Some(0.0), made);
            }
            made += 1;
        }
    }

    fn take_back(&mut self, actions: u32) {
        for _ in 0..actions {
            self.board.unmake();
        }
    }

    /// The asker's chance at a glance: who is nearer, holds more fences and moves sooner.
    fn chance_at_a_glance(&self) -> f32 {
        let board = &self.board;
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
        weights[self.asking as usize & 3] / total
    }
}

/// The most promising actions of the mover.
fn listed(board: &mut Board, most: usize) -> Vec<Code> {
    let mover = board.turn;
    let now = i32::from(board.distance(mover));
    let mut list: Vec<(i32, Code)> = squares_of(board.targets())
        .map(|target| (500 + 300 * (now - i32::from(board.distance_from(mover, target))), Code::from(target)))
        .collect();
    if board.left[mover as usize & 3] > 0 {
        list_fences(board, &mut list);
    }
    if list.is_empty() {
        return vec![PASS];
    }
    list.sort_by_key(|&(promise, _)| -promise);
    list.truncate(most);
    list.into_iter().map(|(_, code)| code).collect()
}

fn list_fences(board: &Board, list: &mut Vec<(i32, Code)>) {
    let ours = board.ways[board.turn as usize & 3];
    let nearest = (0..board.players).filter(|&seat| board.is_in(seat)).map(|seat| board.distance(seat)).min();
    let others: Vec<(Ways, i32)> = (0..board.players)
        .filter(|&seat| seat != board.turn && board.is_in(seat))
        .map(|seat| {
            let behind = i32::from(board.distance(seat) - nearest.unwrap_or(0));
            (board.ways[seat as usize & 3], (4 - behind).max(1))
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

/// How many of the root's actions are looked at deeper than once.
const WIDE: usize = 20;
/// How many of our later actions, far from the leaves and near them.
const EARLY: usize = 12;
const LATE: usize = 8;
