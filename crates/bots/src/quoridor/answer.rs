//! How a question becomes a search, and what it found an answer.

use igroteka_game::{Source, Stream};
use igroteka_quoridor::Position;

use super::board::{Board, Code, HORIZONTAL, STRIDE};
use super::crowd::Crowd;
use super::duel::Duel;
use super::level::Level;
use super::past;
use super::race;
use super::whim::Whim;
use crate::judge::lead;
use crate::search::alpha_beta::{PROVED, Search};
use crate::{Advice, Ask, Candidate, Watch, one_move};

/// Hundredths of a step that make 73 %.
const SCALE: f64 = 150.0;

/// What the opponent of the budget's level does.
pub(super) fn answer(ask: &Ask<'_, Position>) -> Advice<Position> {
    let Some(board) = past::board(ask.record) else { return one_move(ask) };
    let level = Level::of(ask.budget.level);
    let watch = Watch::start(ask.budget, level.time);
    let mut source = Stream::new(ask.budget.seed);
    let whim = (level.misjudgement > 0).then(|| Whim { seed: source.bits(), most: level.misjudgement });
    let legal: Vec<Code> = ask.legal.iter().filter_map(|&action| Board::code(action)).collect();
    let noticed = noticed(&board, &legal, level.overlooks, &mut source);
    let in_game = (0..board.players).filter(|&seat| board.is_in(seat)).count();
    if board.players == 2 {
        two(board, &noticed, &watch, level, whim, ask)
    } else if in_game > 0 {
        several(board, &noticed, &watch, level, whim)
    } else {
        one_move(ask)
    }
}

fn two(
    board: Board,
    legal: &[Code],
    watch: &Watch,
    level: Level,
    whim: Option<Whim>,
    ask: &Ask<'_, Position>,
) -> Advice<Position> {
    if whim.is_none() && board.left == [0; 4] && let Some((actions, line)) = race::solve(&board, legal) {
        return advice(&actions, line.len() as u32, watch.nodes(), &line);
    }
    // 2 MiB for a search of the usual length; at most 32 MiB.
    let bits = match (ask.budget.nodes, ask.budget.time) {
        (Some(nodes), _) => (64 - nodes.leading_zeros()).clamp(8, 20),
        (None, Some(time)) if time.as_millis() > 500 => 18,
        _ => 16,
    };
    let mut duel = Duel::new(board).with_whim(whim);
    let found = Search::new(&mut duel, watch, bits).run(legal, level.depth);
    advice(&found.actions, found.depth, watch.nodes(), &found.line)
}

fn advice(actions: &[(Code, i32)], depth: u32, nodes: u64, line: &[Code]) -> Advice<Position> {
    let value = |value: i32| match value {
        _ if value > PROVED => 1.0,
        _ if value < -PROVED => 0.0,
        _ => lead(f64::from(value), SCALE),
    };
    let candidates = actions.iter().map(|&(code, worth)| Candidate {
        action: Board::action(code),
        value: value(worth),
        equity: None,
    });
    let line = line.iter().map(|&code| Board::action(code)).collect();
    Advice { candidates: candidates.collect(), depth, nodes, line }
}

fn several(mut board: Board, legal: &[Code], watch: &Watch, level: Level, whim: Option<Whim>) -> Advice<Position> {
    let (actions, depth) = Crowd::new(&mut board, watch, 0.0, whim).run(legal, level.depth);
    let candidates = actions
        .iter()
        .map(|&(code, chance)| Candidate { action: Board::action(code), value: f64::from(chance), equity: None });
    let line = actions.iter().take(1).map(|&(code, _)| Board::action(code)).collect();
    Advice { candidates: candidates.collect(), depth, nodes: watch.nodes(), line }
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
