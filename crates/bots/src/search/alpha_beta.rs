//! Principal-variation search with iterative deepening, for two players who see everything.

use std::ops::RangeInclusive;

use super::perfect_info::{PROVED, PerfectInfoGame, ScoredMove, WIN};
use super::transposition::{Bound, TranspositionTable};
use crate::SearchLimits;

const DEEPEST: usize = 96;
/// What an action scores in addition where it has just refuted another line.
const KILLER: i32 = 200;

/// What a search found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The root's actions with their values, the best one first. Those behind it have bounds of their values.
    pub actions: Vec<(u16, i32)>,
    pub depth: u32,
    pub line: Vec<u16>,
}

/// One search. Others may fill and read its table at the same time.
pub(crate) struct Search<'a, G: PerfectInfoGame> {
    game: &'a mut G,
    limits: &'a SearchLimits,
    table: &'a TranspositionTable,
    history: [Vec<i32>; 2],
    killers: [[u16; 2]; DEEPEST],
    move_lists: Vec<Vec<ScoredMove>>,
    stopped: bool,
}

impl<'a, G: PerfectInfoGame> Search<'a, G> {
    pub fn new(game: &'a mut G, limits: &'a SearchLimits, table: &'a TranspositionTable) -> Search<'a, G> {
        Search {
            game,
            limits,
            table,
            history: [vec![0; G::ACTIONS], vec![0; G::ACTIONS]],
            killers: [[u16::MAX; 2]; DEEPEST],
            move_lists: (0..DEEPEST).map(|_| Vec::new()).collect(),
            stopped: false,
        }
    }

    /// Iterative deepening: searches these actions deeper and deeper until the limits stop it, the last of `depths` is
    /// reached or the result is proved.
    pub fn run(mut self, legal: &[u16], depths: RangeInclusive<u32>) -> Found {
        let mut root = self.root_order(legal);
        let mut found = Found { actions: root.clone(), depth: 0, line: Vec::new() };
        let mut value = 0;
        for depth in *depths.start() as i32..=(*depths.end()).min(DEEPEST as u32 / 2) as i32 {
            let mut width = if depth < 4 { WIN * 2 } else { 40 };
            let (mut alpha, mut beta) = (value - width, value + width);
            loop {
                let best = self.search_root(&mut root, depth, alpha, beta);
                if self.stopped {
                    break;
                }
                width *= 3;
                if best <= alpha {
                    alpha = best - width;
                } else if best >= beta {
                    beta = best + width;
                } else {
                    value = best;
                    break;
                }
            }
            // An iteration that was cut short still knows better where it found another best action.
            found.actions.clone_from(&root);
            if self.stopped {
                break;
            }
            found.depth = depth as u32;
            if value.abs() > PROVED || root.len() == 1 && depth >= 6 {
                break;
            }
        }
        if !self.stopped {
            self.limits.stop_others();
        }
        found.line = self.line(found.actions.first().map(|&(action, _)| action));
        found
    }

    fn root_order(&mut self, legal: &[u16]) -> Vec<(u16, i32)> {
        let mut scored = Vec::new();
        self.game.generate_moves(&mut scored);
        scored.sort_by_key(|scored| -scored.score);
        let mut root: Vec<(u16, i32)> = scored
            .iter()
            .filter(|scored| legal.contains(&scored.action))
            .map(|scored| (scored.action, 0))
            .collect();
        for &action in legal {
            if !root.iter().any(|&(known, _)| known == action) {
                root.push((action, 0));
            }
        }
        root
    }

    /// Searches the root's actions; the best one comes to the front, the others keep their order.
    fn search_root(&mut self, root: &mut [(u16, i32)], depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let mut best = -WIN * 2;
        for place in 0..root.len() {
            let action = root[place].0;
            if !self.game.make(action) {
                root[place].1 = -WIN * 2;
                continue;
            }
            let mut value;
            if place == 0 {
                value = -self.search(depth - 1, -beta, -alpha, 1, true);
            } else {
                let reduced = if depth >= 3 && place >= 4 {
                    1 + i32::from(place >= 12) + i32::from(place >= 40)
                } else {
                    0
                };
                value = -self.search(depth - 1 - reduced, -alpha - 1, -alpha, 1, true);
                if value > alpha && reduced > 0 && !self.stopped {
                    value = -self.search(depth - 1, -alpha - 1, -alpha, 1, true);
                }
                if value > alpha && value < beta && !self.stopped {
                    value = -self.search(depth - 1, -beta, -alpha, 1, true);
                }
            }
            self.game.unmake();
            if self.stopped {
                return best;
            }
            root[place].1 = value;
            best = best.max(value);
            // Where nothing is good enough, the bounds of values tell nothing: the old favourite stays in front.
            if value > alpha {
                root[..=place].rotate_right(1);
                alpha = value;
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    fn search(
        &mut self,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        allow_null_move: bool,
    ) -> i32 {
        if self.limits.count_node() {
            self.stopped = true;
            return 0;
        }
        if let Some(value) = self.game.exact_value() {
            return from_root(value, ply);
        }
        // Nobody wins sooner than at once.
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        if ply + 1 >= DEEPEST {
            return self.game.evaluate();
        }
        let is_pv = beta - alpha > 1;
        let key = self.game.key();
        let mut best_known = None;
        let mut static_eval = None;
        if let Some(entry) = self.table.get(key) {
            let value = from_root(entry.value, ply);
            if !is_pv
                && i32::from(entry.depth) >= depth
                && match entry.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => value >= beta,
                    Bound::AtMost => value <= alpha,
                }
            {
                return value;
            }
            best_known = (entry.code != u16::MAX).then_some(entry.code);
            static_eval = Some(i32::from(entry.static_eval));
        }
        let static_eval = static_eval.unwrap_or_else(|| self.game.evaluate());
        if depth <= 0 {
            self.table.put(key, 0, Bound::Exact, static_eval, static_eval, None);
            return static_eval;
        }
        let margin = self.game.futility_margin();
        if !is_pv && beta.abs() < PROVED {
            if depth <= 3 && static_eval - margin * depth * 3 / 4 >= beta {
                return static_eval;
            }
            if allow_null_move && depth >= 3 && static_eval >= beta {
                self.game.null_move();
                let value = -self.search(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1, false);
                self.game.unmake();
                if self.stopped {
                    return 0;
                }
                if value >= beta {
                    return if value > PROVED { beta } else { value };
                }
            }
        }
        // Where nothing is known yet, a shallower search first finds something to begin with.
        let depth = if depth >= 4 && best_known.is_none() { depth - 1 } else { depth };
        self.try_all(&Node { depth, alpha, beta, ply, is_pv, key, static_eval, margin, best_known })
    }

    fn try_all(&mut self, node: &Node) -> i32 {
        let Node { depth, mut alpha, beta, ply, is_pv, key, static_eval, margin, best_known } = *node;
        let mover = self.game.mover();
        let mut list = std::mem::take(&mut self.move_lists[ply]);
        list.clear();
        // What was best before comes first: it often saves the trouble of listing the others.
        let known = best_known.filter(|&action| self.game.is_pseudo_legal(action));
        match known {
            Some(action) => list.push(ScoredMove { action, score: i32::MAX }),
            None => self.generate_and_score(&mut list, None, ply, mover),
        }
        let (mut best, mut best_action) = (-WIN * 2, None);
        let (mut tried, mut place) = (0, 0);
        loop {
            if place == 1 && known.is_some() {
                self.generate_and_score(&mut list, known, ply, mover);
            }
            let Some(next) = (place..list.len()).max_by_key(|&other| list[other].score) else { break };
            list.swap(place, next);
            let ScoredMove { action, score } = list[place];
            place += 1;
            if !is_pv && best > -PROVED {
                // Late actions near the leaves hardly ever turn the tables.
                if depth <= 5 && tried >= 3 + 2 * depth * depth {
                    break;
                }
                if depth <= 2 && tried >= 3 && score <= 0 && static_eval + margin * depth <= alpha {
                    break;
                }
            }
            if !self.game.make(action) {
                continue;
            }
            tried += 1;
            let mut value;
            if tried == 1 {
                value = -self.search(depth - 1, -beta, -alpha, ply + 1, true);
            } else {
                let reduced = if depth >= 2 && tried > 3 { reduction(depth, tried, is_pv, score) } else { 0 };
                value = -self.search(depth - 1 - reduced, -alpha - 1, -alpha, ply + 1, true);
                if value > alpha && reduced > 0 && !self.stopped {
                    value = -self.search(depth - 1, -alpha - 1, -alpha, ply + 1, true);
                }
                if value > alpha && value < beta && !self.stopped {
                    value = -self.search(depth - 1, -beta, -alpha, ply + 1, true);
                }
            }
            self.game.unmake();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                best_action = Some(action);
                if value > alpha {
                    alpha = value;
                    if value >= beta {
                        self.reward(&list[..place], mover, depth, ply);
                        break;
                    }
                }
            }
        }
        self.move_lists[ply] = list;
        if self.stopped {
            return 0;
        }
        if tried == 0 {
            return static_eval;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if is_pv && best > node.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.put(
            key,
            depth,
            bound,
            to_root(best, ply),
            static_eval,
            best_action.filter(|_| best > node.alpha),
        );
        best
    }

    /// Lists the actions but for the one that is known already, with what this search has seen of them.
    fn generate_and_score(
        &mut self,
        list: &mut Vec<ScoredMove>,
        known: Option<u16>,
        ply: usize,
        mover: usize,
    ) {
        let first = list.len();
        self.game.generate_moves(list);
        if let Some(place) = list[first..].iter().position(|scored| Some(scored.action) == known) {
            list.swap_remove(first + place);
        }
        let (killers, history) = (self.killers[ply], &self.history[mover]);
        for scored in &mut list[first..] {
            if scored.action == killers[0] || scored.action == killers[1] {
                scored.score += KILLER;
            }
            scored.score += history[scored.action as usize] / 16;
        }
    }

    /// Remembers the action that refuted a line, and holds it against those tried before it.
    fn reward(&mut self, tried: &[ScoredMove], mover: usize, depth: i32, ply: usize) {
        let Some((last, others)) = tried.split_last() else { return };
        let killers = &mut self.killers[ply];
        if killers[0] != last.action {
            killers[1] = killers[0];
            killers[0] = last.action;
        }
        let weight = (depth * depth * 8).min(800);
        let history = &mut self.history[mover];
        // Drawn towards a limit, so that old merits fade.
        let mut learn = |action: u16, gain: i32| {
            let entry = &mut history[action as usize];
            *entry += gain - *entry * gain.abs() / 8_192;
        };
        learn(last.action, weight);
        for other in others {
            learn(other.action, -weight);
        }
    }

    /// The line that the table remembers, the chosen action first.
    fn line(&mut self, first: Option<u16>) -> Vec<u16> {
        let mut line = Vec::new();
        let mut next = first;
        while let Some(action) = next {
            if line.len() >= 12 || !self.game.make(action) {
                break;
            }
            line.push(action);
            let known = self.table.get(self.game.key()).map(|entry| entry.code);
            let mut list = Vec::new();
            self.game.generate_moves(&mut list);
            let is_listed = |known: &u16| list.iter().any(|scored| scored.action == *known);
            next = known.filter(|known| self.game.exact_value().is_none() && is_listed(known));
        }
        for _ in 0..line.len() {
            self.game.unmake();
        }
        line
    }
}

/// What one node was asked.
struct Node {
    depth: i32,
    alpha: i32,
    beta: i32,
    ply: usize,
    is_pv: bool,
    key: u64,
    static_eval: i32,
    margin: i32,
    best_known: Option<u16>,
}

/// How much less deep a late action is searched at first.
fn reduction(depth: i32, tried: i32, is_pv: bool, score: i32) -> i32 {
    let logs = (32 - (depth as u32).leading_zeros()) * (32 - (tried as u32).leading_zeros());
    let mut less = logs as i32 / 5;
    if score <= 0 {
        less += 1;
    }
    if is_pv {
        less -= 1;
    }
    less.clamp(0, depth - 1)
}

/// A value counted from the node, counted from the root: a win further away is worth less.
fn from_root(value: i32, ply: usize) -> i32 {
    if value.abs() > PROVED { value - value.signum() * ply as i32 } else { value }
}

/// The way back.
fn to_root(value: i32, ply: usize) -> i32 {
    if value.abs() > PROVED { value + value.signum() * ply as i32 } else { value }
}
