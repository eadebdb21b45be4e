//! The search for more than two players: everybody plays to win, and nobody plays only against us.
//!
//! The others are thought to take what looks best for themselves right after their action. Seen as a conspiracy of
//! three, every fence would fall on us, and we would never lead. A lead draws fences, so the strongest level plays each
//! game out: only there it shows who has fences left when they decide.

use super::board::{Board, SEATS};
use super::eval_noise::EvalNoise;
use super::move_code::{HORIZONTAL, MoveCode, PASS, VERTICAL};
use super::rollout_policy::{self, Plan};
use super::shortest_paths::ShortestPaths;
use super::squares::squares_of;
use crate::SearchLimits;
use crate::compare::keep_also;
use crate::search::lazy_smp::RootMoves;
use crate::search_threads::SearchThreads;

/// A chance above this is a win if the others do as they are thought to.
const WON: f32 = 0.999;
/// A step of the path is worth this much in the exponent.
const STEP_WEIGHT: f32 = 0.55;
/// A lead is worth more when the others have few fences left to spoil it: up to this much more, half of it gone at two
/// fences.
const LATE_STEP_BONUS: f32 = 1.2;
const FENCES_THAT_SPOIL: f32 = 0.5;
/// A fence in hand, while the others run.
const FENCE_WEIGHT: f32 = 0.28;
/// To be one turn nearer to moving.
const TURN_WEIGHT: f32 = 0.12;

/// What a lost rollout still counts: nearly won is better than far behind, since others may err. It is this at the
/// finish, and falls exponentially with the distance.
const NEARLY_WON: f32 = 0.5;
const NEARLY_WON_DECAY: f32 = 0.3;

// Scores for move ordering.
/// A step that neither gains nor loses, and what each step gained or lost adds.
const STEP: i32 = 500;
const STEP_GAIN: i32 = 300;
/// A fence that makes another's path longer, or only stops one of several; times how dangerous that player is.
const STOPS_THEM: i32 = 130;
const CROSSES_THEM: i32 = 40;
/// The same for our own path.
const STOPS_US: i32 = -500;
const CROSSES_US: i32 = -100;
/// How dangerous the nearest of the others is; one less for each step that another is behind, and at least 1.
const MOST_DANGEROUS: i32 = 4;

/// What a search found.
pub(super) struct Found {
    /// The actions with the chances of the player to move, the best first.
    pub actions: Vec<(MoveCode, f32)>,
    /// How many of them were looked at as far as the best one.
    pub compared: usize,
    pub depth: u32,
}

/// Looks deeper and deeper.
pub(super) fn search(
    board: &Board,
    RootMoves { legal, compare }: RootMoves<'_>,
    deepest: u32,
    noise: Option<EvalNoise>,
    threads: &SearchThreads,
    limits: &SearchLimits,
) -> Found {
    let mut order: Vec<(MoveCode, f32)> =
        promising_moves(&mut board.clone(), usize::MAX).into_iter().map(|code| (code, 0.0)).collect();
    order.retain(|(code, _)| legal.contains(code));
    let missing = legal.iter().filter(|code| !order.iter().any(|(known, _)| known == *code));
    let missing: Vec<MoveCode> = missing.copied().collect();
    order.extend(missing.into_iter().map(|code| (code, 0.0)));
    // Even if there is time for a few only, those to be compared are among them.
    keep_also(&mut order, 1, |(code, _)| compare.contains(code));
    let (mut reached, mut compared) = (0, 0);
    for depth in 1..=deepest {
        // Everything is looked at once; then those that looked best, again and again, and those to be compared.
        let width = if depth <= 1 { order.len() } else { ROOT_WIDTH.min(order.len()) };
        let width = keep_also(&mut order, width, |(code, _)| compare.contains(code));
        let favourite = order[0].0;
        // What an action brings does not depend on the others, so each thread takes some.
        let parts = threads.run(limits, |worker| {
            let mut search = FourPlayerSearch::new(board.clone(), worker.limits, noise);
            let seen =
                search.evaluate_moves(&order[..width], worker.strided(width), depth, compare.is_empty());
            (seen, search.stopped)
        });
        let stopped = parts.iter().any(|&(_, stopped)| stopped);
        let mut seen: Vec<(usize, f32)> = parts.into_iter().flat_map(|(seen, _)| seen).collect();
        seen.sort_by_key(|&(place, _)| place);
        let mut seen: Vec<(MoveCode, f32)> =
            seen.into_iter().map(|(place, chance)| (order[place].0, chance)).collect();
        // An unfinished round counts if it has looked at the old favourite, and if nothing is to be compared.
        let counts = seen.iter().any(|&(code, _)| code == favourite) && (!stopped || compare.is_empty());
        if !counts && depth > 1 {
            break;
        }
        compared = seen.len();
        // A stable sort: equals keep their order.
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
    Found { actions: order, compared, depth: reached }
}

/// A search among several players. Its memory grows with its depth alone.
struct FourPlayerSearch<'a> {
    board: Board,
    limits: &'a SearchLimits,
    root_seat: u8,
    noise: Option<EvalNoise>,
    /// Whether games are played out rather than judged on the way.
    rollouts: bool,
    stopped: bool,
}

impl<'a> FourPlayerSearch<'a> {
    fn new(board: Board, limits: &'a SearchLimits, noise: Option<EvalNoise>) -> FourPlayerSearch<'a> {
        let root_seat = board.turn;
        FourPlayerSearch { board, limits, root_seat, noise, rollouts: noise.is_none(), stopped: false }
    }

    /// Looks at the actions in these places, until the search is over or, with `stop_at_win`, one wins; the asker's
    /// chance for each place.
    fn evaluate_moves(
        &mut self,
        actions: &[(MoveCode, f32)],
        places: impl Iterator<Item = usize>,
        depth: u32,
        stop_at_win: bool,
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
            if stop_at_win && chance > WON {
                break;
            }
        }
        seen
    }

    /// The asker's chance when the others have answered and the asker acts `depth` more times.
    fn search(&mut self, depth: u32) -> f32 {
        let (chance, made) = self.play_until(|search| search.board.turn == search.root_seat, Plan::Seize);
        let chance = chance.unwrap_or_else(|| match depth {
            0 if self.rollouts => Plan::ALL.into_iter().map(|plan| self.rollout(plan)).fold(0.0, f32::max),
            0 => self.evaluate(),
            _ => self.best_move(depth),
        });
        self.unmake_all(made);
        chance
    }

    /// The best chance among the asker's own actions.
    fn best_move(&mut self, depth: u32) -> f32 {
        let mut best = 0.0f32;
        for code in promising_moves(&mut self.board, if depth >= 2 { EARLY_WIDTH } else { LATE_WIDTH }) {
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
    fn rollout(&mut self, plan: Plan) -> f32 {
        let (chance, made) = self.play_until(|_| false, plan);
        let lost = chance.is_none_or(|chance| chance == 0.0);
        let near = NEARLY_WON * (-NEARLY_WON_DECAY * f32::from(self.board.distance(self.root_seat))).exp();
        self.unmake_all(made);
        if lost { near } else { chance.unwrap_or_default() }
    }

    /// Everybody acts by the rollout policy, the asker by a plan, until the game or the search is over or `enough` says
    /// so. Answers the asker's chance if the game is over, and how many actions were made.
    fn play_until(
        &mut self,
        enough: impl Fn(&FourPlayerSearch<'a>) -> bool,
        plan: Plan,
    ) -> (Option<f32>, u32) {
        let mut made = 0;
        loop {
            if let Some(winner) = self.board.winner {
                return (Some(f32::from(u8::from(winner == self.root_seat))), made);
            }
            if self.board.is_drawn() {
                return (Some(1.0 / f32::from(self.board.players)), made);
            }
            if enough(self) {
                return (None, made);
            }
            self.stopped |= self.limits.count_node();
            let plan = if self.board.turn == self.root_seat { plan } else { Plan::Seize };
            let action = rollout_policy::choose(&mut self.board, plan);
            if self.stopped || !self.board.make(action) {
                return (Some(0.0), made);
            }
            made += 1;
        }
    }

    fn unmake_all(&mut self, actions: u32) {
        for _ in 0..actions {
            self.board.unmake();
        }
    }

    /// The static evaluation, as the asker's chance: who is nearer, holds more fences and moves sooner.
    fn evaluate(&self) -> f32 {
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
            let sharp = STEP_WEIGHT * (1.0 + LATE_STEP_BONUS / (1.0 + FENCES_THAT_SPOIL * against));
            let mut score = FENCE_WEIGHT * f32::from(board.left[index])
                - sharp * distance
                - TURN_WEIGHT * f32::from(wait);
            if let Some(noise) = self.noise {
                score += noise.at(board.key ^ u64::from(seat)) as f32 / 100.0 * STEP_WEIGHT;
            }
            weights[index] = score.exp();
            wait += 1;
        }
        let total: f32 = weights.iter().sum();
        weights[self.root_seat as usize & 3] / total
    }
}

/// The most promising actions of the mover.
fn promising_moves(board: &mut Board, most: usize) -> Vec<MoveCode> {
    let mover = board.turn;
    let now = i32::from(board.distance(mover));
    let mut list: Vec<(i32, MoveCode)> = squares_of(board.targets())
        .map(|target| {
            (STEP + STEP_GAIN * (now - i32::from(board.distance_from(mover, target))), MoveCode::from(target))
        })
        .collect();
    if board.left[mover as usize & 3] > 0 {
        generate_fences(board, &mut list);
    }
    if list.is_empty() {
        return vec![PASS];
    }
    list.sort_by_key(|&(score, _)| -score);
    list.truncate(most);
    list.into_iter().map(|(_, code)| code).collect()
}

fn generate_fences(board: &Board, list: &mut Vec<(i32, MoveCode)>) {
    let ours = board.paths[board.turn as usize & 3];
    let nearest = (0..board.players).filter(|&seat| board.is_in(seat)).map(|seat| board.distance(seat)).min();
    let others: Vec<(ShortestPaths, i32)> = (0..board.players)
        .filter(|&seat| seat != board.turn && board.is_in(seat))
        .map(|seat| {
            let behind = i32::from(board.distance(seat) - nearest.unwrap_or(0));
            (board.paths[seat as usize & 3], (MOST_DANGEROUS - behind).max(1))
        })
        .collect();
    let room = board.room();
    let score = |slot: u8, pick: fn((u128, u128)) -> u128| {
        let has = |set: (u128, u128)| i32::from(pick(set) >> slot & 1 != 0);
        let hindered = (others.iter())
            .map(|(paths, weight)| {
                weight * (STOPS_THEM * has(paths.stopping) + CROSSES_THEM * has(paths.across))
            })
            .sum::<i32>();
        hindered + STOPS_US * has(ours.stopping) + CROSSES_US * has(ours.across)
    };
    list.extend(
        squares_of(room.0).map(|slot| (score(slot, |places| places.0), HORIZONTAL + MoveCode::from(slot))),
    );
    list.extend(
        squares_of(room.1).map(|slot| (score(slot, |places| places.1), VERTICAL + MoveCode::from(slot))),
    );
}

/// How many of the root's actions are looked at deeper than once.
const ROOT_WIDTH: usize = 20;
/// How many of our later actions, far from the leaves and near them.
const EARLY_WIDTH: usize = 12;
const LATE_WIDTH: usize = 8;
