//! Principal-variation search for two players with perfect information: iterative deepening with aspiration windows, a
//! transposition table, null-move and futility pruning, late-move reductions, and moves ordered by the game's own
//! score, killer moves and the history heuristic.

use std::ops::RangeInclusive;

use super::perfect_info::{PROVED, PerfectInfoGame, ScoredMove, WIN};
use super::transposition::{Bound, TranspositionTable};
use crate::SearchLimits;

/// The deepest ply, where a position is only evaluated.
const MAX_PLY: usize = 96;
/// Actions of the principal variation that are reported.
const MAX_LINE: usize = 12;
/// With a single legal action, the search ends at this depth: its value and line are good enough to show.
const ONLY_ACTION_DEPTH: i32 = 6;

/// Aspiration windows start at this depth: before, the value still changes too much.
const ASPIRATION_DEPTH: i32 = 4;
/// Half the width of the first window, in hundredths of a step; a window that fails grows by this factor.
const ASPIRATION_WINDOW: i32 = 40;
const ASPIRATION_GROWTH: i32 = 3;

/// Reverse futility pruning up to this depth: the static evaluation is so far above beta that no answer matters. Each
/// ply takes so many quarters of the game's margin.
const REVERSE_FUTILITY_DEPTH: i32 = 3;
const REVERSE_FUTILITY_QUARTERS: i32 = 3;
/// Futility pruning up to this depth, once this many actions were tried: quiet actions cannot reach alpha.
const FUTILITY_DEPTH: i32 = 2;
const FUTILITY_AFTER: i32 = 3;
/// Late-move pruning up to this depth: late actions near the leaves hardly ever become the best one. This many actions
/// are tried at depth 0, and more with the square of the depth.
const LATE_MOVE_PRUNING_DEPTH: i32 = 5;
const LATE_MOVE_PRUNING_BASE: i32 = 3;
const LATE_MOVE_PRUNING_FACTOR: i32 = 2;
/// The null move is tried from this depth on, and searched this much less deep, and one ply more for each so many
/// plies of depth: a deeper search can spare more.
const NULL_MOVE_DEPTH: i32 = 3;
const NULL_MOVE_REDUCTION: i32 = 3;
const NULL_MOVE_PLIES_PER_REDUCTION: i32 = 4;
/// Internal iterative reduction from this depth on.
const ITERATIVE_REDUCTION_DEPTH: i32 = 4;
/// Late-move reductions from this depth on, after this many actions.
const LATE_MOVE_DEPTH: i32 = 2;
const LATE_MOVE_AFTER: i32 = 3;
/// What the product of the two logarithms is divided by: at depth 4 the fourth action loses its first ply.
const LATE_MOVE_DIVISOR: i32 = 5;
/// The same at the root, where a missed action costs more: one ply less behind each of these places.
const ROOT_LATE_MOVE_DEPTH: i32 = 3;
const ROOT_LATE_MOVE_PLACES: [usize; 3] = [4, 12, 40];

/// What a killer move scores in addition.
const KILLER_BONUS: i32 = 200;
/// What the history adds to a score is divided by this, so that it does not outweigh the game's own order.
const HISTORY_DIVISOR: i32 = 16;
/// A cutoff changes the history by this much times the square of its depth: deep ones are rarer and say more.
const HISTORY_FACTOR: i32 = 8;
/// The greatest change of a history entry at once, and the limit that entries approach.
const HISTORY_MAX_CHANGE: i32 = 800;
const HISTORY_LIMIT: i32 = 8_192;

/// What a search found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The root's actions with their values, the best one first. Those behind it have upper bounds of their values,
    /// unless they were to be compared.
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
    killers: [[u16; 2]; MAX_PLY],
    move_lists: Vec<Vec<ScoredMove>>,
    /// The root's actions that get an exact value, whether or not they are the best.
    compare: &'a [u16],
    stopped: bool,
}

impl<'a, G: PerfectInfoGame> Search<'a, G> {
    pub fn new(game: &'a mut G, limits: &'a SearchLimits, table: &'a TranspositionTable) -> Search<'a, G> {
        Search {
            game,
            limits,
            table,
            history: [vec![0; G::ACTIONS], vec![0; G::ACTIONS]],
            killers: [[u16::MAX; 2]; MAX_PLY],
            move_lists: (0..MAX_PLY).map(|_| Vec::new()).collect(),
            compare: &[],
            stopped: false,
        }
    }

    /// The same search, with an exact value for these actions too.
    #[must_use]
    pub fn comparing(self, compare: &'a [u16]) -> Search<'a, G> {
        Search { compare, ..self }
    }

    /// Iterative deepening: searches these actions deeper and deeper until the limits stop it, the last of `depths` is
    /// reached or the result is proved.
    pub fn run(mut self, legal: &[u16], depths: RangeInclusive<u32>) -> Found {
        let mut root = self.root_order(legal);
        let mut found = Found { actions: root.clone(), depth: 0, line: Vec::new() };
        let mut value = 0;
        for depth in *depths.start() as i32..=(*depths.end()).min(MAX_PLY as u32 / 2) as i32 {
            // Aspiration window: most iterations confirm the value of the one before, and a narrow window is faster.
            let mut width = if depth < ASPIRATION_DEPTH { WIN * 2 } else { ASPIRATION_WINDOW };
            let (mut alpha, mut beta) = (value - width, value + width);
            loop {
                let best = self.search_root(&mut root, depth, alpha, beta);
                if self.stopped {
                    break;
                }
                width *= ASPIRATION_GROWTH;
                if best <= alpha {
                    alpha = best - width;
                } else if best >= beta {
                    beta = best + width;
                } else {
                    value = best;
                    break;
                }
            }
            // Even an unfinished iteration counts: it has searched the old best action deeper, and may have found a
            // better one. But values that are compared must come from the same depth.
            if !self.stopped || self.compare.is_empty() || found.depth == 0 {
                found.actions.clone_from(&root);
            }
            if self.stopped {
                break;
            }
            found.depth = depth as u32;
            if value.abs() > PROVED || root.len() == 1 && depth >= ONLY_ACTION_DEPTH {
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
            if self.compare.contains(&action) {
                value = -self.search(depth - 1, -beta, WIN * 2, 1, true);
            } else if place == 0 {
                value = -self.search(depth - 1, -beta, -alpha, 1, true);
            } else {
                // Late-move reductions.
                let reduced = if depth >= ROOT_LATE_MOVE_DEPTH {
                    ROOT_LATE_MOVE_PLACES.iter().filter(|&&from| place >= from).count() as i32
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
            // Values at or below alpha are only bounds: the old best action then stays in front.
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
        // Mate-distance pruning: nobody wins sooner than with the next action.
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        if ply + 1 >= MAX_PLY {
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
            best_known = (entry.action != u16::MAX).then_some(entry.action);
            static_eval = Some(i32::from(entry.static_eval));
        }
        let static_eval = static_eval.unwrap_or_else(|| self.game.evaluate());
        if depth <= 0 {
            self.table.put(key, 0, Bound::Exact, static_eval, static_eval, None);
            return static_eval;
        }
        let margin = self.game.futility_margin();
        if !is_pv && beta.abs() < PROVED {
            // Reverse futility pruning.
            if depth <= REVERSE_FUTILITY_DEPTH
                && static_eval - margin * depth * REVERSE_FUTILITY_QUARTERS / 4 >= beta
            {
                return static_eval;
            }
            // Null-move pruning: a position that stays above beta even if the mover passes is good enough.
            if allow_null_move && depth >= NULL_MOVE_DEPTH && static_eval >= beta {
                self.game.null_move();
                let reduction = NULL_MOVE_REDUCTION + depth / NULL_MOVE_PLIES_PER_REDUCTION;
                let value = -self.search(depth - reduction, -beta, -beta + 1, ply + 1, false);
                self.game.unmake();
                if self.stopped {
                    return 0;
                }
                if value >= beta {
                    return if value > PROVED { beta } else { value };
                }
            }
        }
        // Internal iterative reduction: without a move from the table the order is poor, so a shallower search comes
        // first, and the next iteration finds its move in the table.
        let depth =
            if depth >= ITERATIVE_REDUCTION_DEPTH && best_known.is_none() { depth - 1 } else { depth };
        self.search_moves(&Node { depth, alpha, beta, ply, is_pv, key, static_eval, margin, best_known })
    }

    fn search_moves(&mut self, node: &Node) -> i32 {
        let Node { depth, mut alpha, beta, ply, is_pv, key, static_eval, margin, best_known } = *node;
        let mover = self.game.mover();
        let mut list = std::mem::take(&mut self.move_lists[ply]);
        list.clear();
        // The move from the table comes first: it often cuts off before the others need to be generated.
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
                // Late-move pruning.
                let enough = LATE_MOVE_PRUNING_BASE + LATE_MOVE_PRUNING_FACTOR * depth * depth;
                if depth <= LATE_MOVE_PRUNING_DEPTH && tried >= enough {
                    break;
                }
                // Futility pruning.
                if depth <= FUTILITY_DEPTH
                    && tried >= FUTILITY_AFTER
                    && score <= 0
                    && static_eval + margin * depth <= alpha
                {
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
                let reduced = if depth >= LATE_MOVE_DEPTH && tried > LATE_MOVE_AFTER {
                    late_move_reduction(depth, tried, is_pv, score)
                } else {
                    0
                };
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
                        self.update_history(&list[..place], mover, depth, ply);
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

    /// Generates the actions except `known`, scored by the game, the killers and the history.
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
                scored.score += KILLER_BONUS;
            }
            scored.score += history[scored.action as usize] / HISTORY_DIVISOR;
        }
    }

    /// After a cutoff: the last action tried becomes a killer and gains history, those tried before it lose history.
    fn update_history(&mut self, tried: &[ScoredMove], mover: usize, depth: i32, ply: usize) {
        let Some((last, others)) = tried.split_last() else { return };
        let killers = &mut self.killers[ply];
        if killers[0] != last.action {
            killers[1] = killers[0];
            killers[0] = last.action;
        }
        let weight = (depth * depth * HISTORY_FACTOR).min(HISTORY_MAX_CHANGE);
        let history = &mut self.history[mover];
        // History gravity: entries never pass the limit, and old ones fade.
        let mut learn = |action: u16, gain: i32| {
            let entry = &mut history[action as usize];
            *entry += gain - *entry * gain.abs() / HISTORY_LIMIT;
        };
        learn(last.action, weight);
        for other in others {
            learn(other.action, -weight);
        }
    }

    /// The principal variation from the table, the chosen action first.
    fn line(&mut self, first: Option<u16>) -> Vec<u16> {
        let mut line = Vec::new();
        let mut next = first;
        while let Some(action) = next {
            if line.len() >= MAX_LINE || !self.game.make(action) {
                break;
            }
            line.push(action);
            let known = self.table.get(self.game.key()).map(|entry| entry.action);
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

/// A node whose actions are to be searched.
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

/// How much less deep a late action is searched at first; it grows with the logarithms of the depth and of the actions
/// tried before.
fn late_move_reduction(depth: i32, tried: i32, is_pv: bool, score: i32) -> i32 {
    let logs = (32 - (depth as u32).leading_zeros()) * (32 - (tried as u32).leading_zeros());
    let mut less = logs as i32 / LATE_MOVE_DIVISOR;
    if score <= 0 {
        less += 1;
    }
    if is_pv {
        less -= 1;
    }
    less.clamp(0, depth - 1)
}

/// A value counted from this node as a value counted from the root: a win further away is worth less.
fn from_root(value: i32, ply: usize) -> i32 {
    if value.abs() > PROVED { value - value.signum() * ply as i32 } else { value }
}

/// The reverse of [`from_root`].
fn to_root(value: i32, ply: usize) -> i32 {
    if value.abs() > PROVED { value + value.signum() * ply as i32 } else { value }
}
