//! Quoridor's opponents.

use std::fs;

use igroteka_game::{Source, Stream};
use igroteka_quoridor::{Action, Position};

use super::board::{Board, STRIDE};
use super::eval_noise::EvalNoise;
use super::evaluate::SCALE;
use super::levels::{CALIBRATION, Level};
use super::move_code::{HORIZONTAL, MoveCode};
use super::net::Net;
use super::opening::Book;
use super::two_player::TwoPlayerGame;
use super::{four_player, move_code, race, repetition};
use crate::compare::bound;
use crate::judge::lead;
use crate::search::lazy_smp::{self, RootMoves};
use crate::search::perfect_info::PROVED;
use crate::search_threads::SearchThreads;
use crate::{Advice, Ask, Bot, Budget, Candidate, OneMove, Opponent, SearchLimits, one_move};

/// From this many positions on, the search decides instead of the opening book, whose games were played with searches
/// of 6,000 positions per move.
const BOOK_MAX_NODES: u64 = 20_000;

impl Opponent for Position {
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        answer(ask, Some(Net::get()), Some(Book::get()))
    }

    /// `greedy` takes the best lead that one action gives; `unaided` is the strongest level without
    /// net and openings, `net:FILE` the same with these weights.
    fn named(name: &str) -> Option<Box<dyn Bot<Position>>> {
        match name {
            "greedy" => Some(Box::new(OneMove)),
            "unaided" => Some(Box::new(WithNet(None))),
            _ => {
                let bytes = fs::read(name.strip_prefix("net:")?).ok()?;
                Some(Box::new(WithNet(Some(Net::read(&bytes)?))))
            }
        }
    }
}

/// Evaluates positions of two with this net or none, and without the opening book; otherwise like the levels.
pub(super) struct WithNet(pub Option<Net>);

impl Bot<Position> for WithNet {
    fn choose(&mut self, ask: &Ask<'_, Position>) -> Advice<Position> {
        answer(ask, self.0.as_ref(), None)
    }
}

/// What the opponent of the budget's level does. Levels with evaluation noise do not use the opening book.
pub(super) fn answer(ask: &Ask<'_, Position>, net: Option<&Net>, book: Option<&Book>) -> Advice<Position> {
    let Some(board) = repetition::board_with_history(ask.record) else { return one_move(ask) };
    let level =
        if board.players > 2 { Level::of_four(ask.budget.level) } else { Level::of_two(ask.budget.level) };
    let limits = SearchLimits::start(ask.budget, level.time);
    let mut source = Stream::new(ask.budget.seed);
    let noise = (level.eval_noise > 0).then(|| EvalNoise { seed: source.bits(), max: level.eval_noise });
    let legal: Vec<MoveCode> =
        ask.legal.iter().filter_map(|&action| move_code::from_action(action)).collect();
    let compare: Vec<MoveCode> =
        ask.compare.iter().filter_map(|&action| move_code::from_action(action)).collect();
    let mut noticed = noticed(&board, &legal, level.overlooks, &mut source);
    noticed.extend(compare.iter().filter(|&code| !noticed.contains(code)).copied().collect::<Vec<_>>());
    let threads = || SearchThreads::new(ask.budget);
    if board.players > 2 {
        let root = RootMoves { legal: &noticed, compare: &compare };
        let found = four_player::search(&board, root, level.depth.div_ceil(2), noise, &threads(), &limits);
        return several(&found, limits.nodes());
    }
    let (net, book) = (net.filter(|_| level.net), book.filter(|_| noise.is_none()));
    if noise.is_none()
        && board.left == [0; 4]
        && let Some(actions) = race::solve(&board, &noticed)
    {
        let line: Vec<MoveCode> = actions.iter().take(1).map(|&(code, _)| code).collect();
        return advice(&actions, |_| true, 1, limits.nodes(), &line);
    }
    let game = || TwoPlayerGame::new(board.clone()).with_noise(noise).with_net(net);
    let root = RootMoves { legal: &noticed, compare: &compare };
    let found = lazy_smp::search(&threads(), &limits, table_bits(ask.budget), game, root, level.depth);
    let is_exact = |code: MoveCode| compare.contains(&code);
    let mut advice = advice(&found.actions, is_exact, found.depth, limits.nodes(), &found.line);
    let book = book.filter(|_| limits.nodes() < BOOK_MAX_NODES && compare.is_empty());
    if let Some(known) = book.and_then(|book| book.choose(&board, &mut source)) {
        prefer(&mut advice, move_code::to_action(known));
    }
    advice
}

/// Puts the book move first.
fn prefer(advice: &mut Advice<Position>, known: Action) {
    let Some(place) = advice.candidates.iter().position(|candidate| candidate.action == known) else {
        return;
    };
    if place > 0 {
        // The book knows it to be at least as good as what the search found.
        let best = &advice.candidates[0];
        advice.candidates[place] = Candidate::new(known, best.value);
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

/// The advice of a search. Values of other actions than the first are upper bounds, unless `is_exact` says otherwise.
fn advice(
    actions: &[(MoveCode, i32)],
    is_exact: impl Fn(MoveCode) -> bool,
    depth: u32,
    nodes: u64,
    line: &[MoveCode],
) -> Advice<Position> {
    let value = |value: i32| match value {
        _ if value > PROVED => 1.0,
        _ if value < -PROVED => 0.0,
        _ => lead(f64::from(value), SCALE.into()),
    };
    let all = actions.iter();
    let mut candidates: Vec<Candidate<Position>> =
        all.map(|&(action, worth)| Candidate::new(move_code::to_action(action), value(worth))).collect();
    bound(&mut candidates, |place| is_exact(actions[place].0));
    let line = line.iter().map(|&action| move_code::to_action(action)).collect();
    CALIBRATION.apply(Advice { candidates, depth, nodes, line, cube: None })
}

fn several(found: &four_player::Found, nodes: u64) -> Advice<Position> {
    let all = found.actions.iter();
    let mut candidates: Vec<Candidate<Position>> =
        all.map(|&(action, chance)| Candidate::new(move_code::to_action(action), chance.into())).collect();
    bound(&mut candidates, |place| place < found.compared);
    let line = candidates.iter().take(1).map(|candidate| candidate.action).collect();
    Advice { candidates, depth: found.depth, nodes, line, cube: None }
}

/// The actions that a level considers which overlooks this percentage of the fences. Steps are never overlooked, and of
/// the fences those around a pawn less often than others.
fn noticed(board: &Board, legal: &[MoveCode], overlooks: u32, source: &mut Stream) -> Vec<MoveCode> {
    let is_near = |code: MoveCode| {
        let slot = (code & 127) as u8;
        (0..board.players).filter(|&seat| board.is_in(seat)).any(|seat| {
            let pawn = board.pawns[seat as usize & 3];
            (slot % STRIDE).abs_diff(pawn % STRIDE) <= 1 && (slot / STRIDE).abs_diff(pawn / STRIDE) <= 1
        })
    };
    let mut notice = |code: MoveCode| {
        if code < HORIZONTAL || overlooks == 0 {
            return true;
        }
        let missed = if is_near(code) { overlooks / 2 } else { overlooks };
        source.below(100) >= missed
    };
    let noticed: Vec<MoveCode> = legal.iter().copied().filter(|&code| notice(code)).collect();
    if noticed.is_empty() { legal.to_vec() } else { noticed }
}
