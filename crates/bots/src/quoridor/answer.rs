//! How a question becomes a search, and what it found an answer.

use igroteka_game::{Source, Stream};
use igroteka_quoridor::{Action, Position};

use super::board::{Board, STRIDE};
use super::code::{Code, HORIZONTAL};
use super::duel::Duel;
use super::evaluate::SCALE;
use super::level::Level;
use super::net::Net;
use super::opening::Book;
use super::whim::Whim;
use super::{code, crowd, past, race};
use crate::judge::lead;
use crate::search::open_game::PROVED;
use crate::search::together;
use crate::search_threads::SearchThreads;
use crate::{Advice, Ask, Bot, Budget, Candidate, SearchLimits, one_move};

/// Known openings come from games with searches of 6,000 positions a move: who has looked at so many knows better.
const KNOWS_BETTER: u64 = 20_000;

/// Judges positions of two with this net or none, and knows no openings; otherwise like the levels.
pub(super) struct Judging(pub Option<Net>);

impl Bot<Position> for Judging {
    fn choose(&mut self, ask: &Ask<'_, Position>) -> Advice<Position> {
        answer(ask, self.0.as_ref(), None)
    }
}

/// What the opponent of the budget's level does. Who misjudges is not helped by known openings.
pub(super) fn answer(ask: &Ask<'_, Position>, net: Option<&Net>, book: Option<&Book>) -> Advice<Position> {
    let Some(board) = past::board(ask.record) else { return one_move(ask) };
    let level =
        if board.players > 2 { Level::of_four(ask.budget.level) } else { Level::of_two(ask.budget.level) };
    let limits = SearchLimits::start(ask.budget, level.time);
    let mut source = Stream::new(ask.budget.seed);
    let whim = (level.misjudgement > 0).then(|| Whim { seed: source.bits(), most: level.misjudgement });
    let legal: Vec<Code> = ask.legal.iter().filter_map(|&action| code::code(action)).collect();
    let noticed = noticed(&board, &legal, level.overlooks, &mut source);
    let threads = || SearchThreads::new(ask.budget);
    if board.players > 2 {
        let (actions, depth) =
            crowd::search(&board, &noticed, level.depth.div_ceil(2), whim, &threads(), &limits);
        return several(&actions, depth, limits.nodes());
    }
    let (net, book) = (net.filter(|_| level.net), book.filter(|_| whim.is_none()));
    if whim.is_none()
        && board.left == [0; 4]
        && let Some(actions) = race::solve(&board, &noticed)
    {
        let line: Vec<Code> = actions.iter().take(1).map(|&(code, _)| code).collect();
        return advice(&actions, 1, limits.nodes(), &line);
    }
    let duel = || Duel::new(board.clone()).with_whim(whim).with_net(net);
    let found = together::search(&threads(), &limits, table_bits(ask.budget), duel, &noticed, level.depth);
    let mut advice = advice(&found.actions, found.depth, limits.nodes(), &found.line);
    let book = book.filter(|_| limits.nodes() < KNOWS_BETTER);
    if let Some(known) = book.and_then(|book| book.choose(&board, &mut source)) {
        prefer(&mut advice, code::action(known));
    }
    advice
}

/// Puts an action first that is known to do well. What the search thinks of the actions stays as it is.
fn prefer(advice: &mut Advice<Position>, known: Action) {
    let Some(place) = advice.candidates.iter().position(|candidate| candidate.action == known) else {
        return;
    };
    if place > 0 {
        advice.candidates[..=place].rotate_right(1);
        advice.line = vec![known];
    }
}

/// The size of the table: 4 MiB for a search of the usual length, at most 32 MiB.
fn table_bits(budget: &Budget) -> u32 {
    match (budget.nodes, budget.time) {
        (Some(nodes), _) => (64 - nodes.leading_zeros()).clamp(8, 20),
        (None, Some(time)) if time.as_millis() > 2_000 => 20,
        (None, Some(time)) if time.as_millis() > 500 => 19,
        _ => 17,
    }
}

fn advice(actions: &[(Code, i32)], depth: u32, nodes: u64, line: &[Code]) -> Advice<Position> {
    let value = |value: i32| match value {
        _ if value > PROVED => 1.0,
        _ if value < -PROVED => 0.0,
        _ => lead(f64::from(value), SCALE.into()),
    };
    let candidates = actions.iter().map(|&(action, worth)| Candidate {
        action: code::action(action),
        value: value(worth),
        equity: None,
    });
    let line = line.iter().map(|&action| code::action(action)).collect();
    Advice { candidates: candidates.collect(), depth, nodes, line }
}

fn several(actions: &[(Code, f32)], depth: u32, nodes: u64) -> Advice<Position> {
    let candidates = actions.iter().map(|&(action, chance)| Candidate {
        action: code::action(action),
        value: f64::from(chance),
        equity: None,
    });
    let line = actions.iter().take(1).map(|&(action, _)| code::action(action)).collect();
    Advice { candidates: candidates.collect(), depth, nodes, line }
}

/// The actions that somebody who overlooks so many fences of a hundred thinks of. Steps are never overlooked, and of
/// the fences those around a pawn less often than others.
fn noticed(board: &Board, legal: &[Code], overlooks: u32, source: &mut Stream) -> Vec<Code> {
    let is_near = |code: Code| {
        let slot = (code & 127) as u8;
        (0..board.players).filter(|&seat| board.is_in(seat)).any(|seat| {
            let pawn = board.pawns[seat as usize & 3];
            (slot % STRIDE).abs_diff(pawn % STRIDE) <= 1 && (slot / STRIDE).abs_diff(pawn / STRIDE) <= 1
        })
    };
    let mut notice = |code: Code| {
        if code < HORIZONTAL || overlooks == 0 {
            return true;
        }
        let missed = if is_near(code) { overlooks / 2 } else { overlooks };
        source.below(100) >= missed
    };
    let noticed: Vec<Code> = legal.iter().copied().filter(|&code| notice(code)).collect();
    if noticed.is_empty() { legal.to_vec() } else { noticed }
}
