//! A player to measure against: doubles first, then the longest line.

use igroteka_metro::{Action, LineId, Position};

use crate::{Advice, Ask, Bot, Candidate};

/// Lays whatever it can as soon as it can: a double before anything else, otherwise on the line that has the most
/// tiles, and of those the one that needs the fewest. Tokens are used as soon as they may be.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Greedy;

impl Bot<Position> for Greedy {
    fn choose(&mut self, ask: &Ask<'_, Position>) -> Advice<Position> {
        let best = choose(ask.legal, |line| {
            let line = ask.view.lines.iter().find(|seen| seen.line == line);
            line.map_or((0, 0), |line| (line.tiles.len(), line.length))
        });
        let candidate = Candidate::new(best, 0.5);
        Advice { candidates: vec![candidate], depth: 1, nodes: 1, line: vec![best], cube: None }
    }
}

/// What it does, told how many tiles each line has and how many it needs. Among equals the first one.
pub(super) fn choose(legal: &[Action], line: impl Fn(LineId) -> (usize, u8)) -> Action {
    // A double, then the tiles on the line, then how few are missing.
    let rank_of = |action: &Action| match action {
        Action::Lay(placement) | Action::Token(placement) => {
            let (laid, length) = line(placement.line);
            Some((placement.tile.tile().is_double(), rank(laid, length)))
        }
        _ => None,
    };
    let mut best = legal[0];
    for action in legal {
        if rank_of(action) > rank_of(&best) {
            best = *action;
        }
    }
    best
}

/// How much it likes a line: the tiles laid, then how few are missing.
pub(super) fn rank(laid: usize, length: u8) -> (usize, i32) {
    (laid, laid as i32 - i32::from(length))
}
