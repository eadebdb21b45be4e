//! A player to measure against: doubles first, then the longest line.

use igroteka_metro::{Action, Placement, Position};

use crate::{Advice, Ask, Bot, Candidate};

/// Lays whatever it can as soon as it can: a double before anything else, otherwise on the line that has the most
/// tiles, and of those the one that needs the fewest. Tokens are used as soon as they may be.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Greedy;

impl Bot<Position> for Greedy {
    fn choose(&mut self, ask: &Ask<'_, Position>) -> Advice<Position> {
        let rank = |action: &Action| match action {
            Action::Lay(placement) | Action::Token(placement) => Some(eagerness(ask, *placement)),
            _ => None,
        };
        // Of equals the first listed.
        let mut best = &ask.legal[0];
        for action in ask.legal {
            if rank(action) > rank(best) {
                best = action;
            }
        }
        let candidate = Candidate { action: *best, value: 0.5, equity: None };
        Advice { candidates: vec![candidate], depth: 1, nodes: 1, line: vec![*best] }
    }
}

/// A double, then the tiles on the line, then how few are missing.
fn eagerness(ask: &Ask<'_, Position>, placement: Placement) -> (bool, usize, i32) {
    let line = ask.view.lines.iter().find(|line| line.line == placement.line);
    let laid = line.map_or(0, |line| line.tiles.len());
    let length = line.map_or(0, |line| i32::from(line.length));
    (placement.tile.tile().is_double(), laid, laid as i32 - length)
}
