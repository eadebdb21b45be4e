//! Self-play.

use igroteka_game::{Source, Stream};

use super::super::move_code::MoveCode;
use super::super::net::Net;
use super::super::opening::start;
use super::super::seen::{Pose, Seen};
use super::super::two_player::TwoPlayerGame;
use super::Sample;
use crate::search::alpha_beta::Search;
use crate::search::perfect_info::{PROVED, PerfectInfoGame, ScoredMove};
use crate::search::transposition::TranspositionTable;
use crate::{Budget, SearchLimits};

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Positions searched per move.
    pub nodes: u64,
    /// One move in this many is the second or third best, so that games differ.
    pub surprise: u32,
}

/// A longer game counts as a draw.
const MAX_PLIES: usize = 160;

/// Plays one game with this net and returns its positions. The same seed gives the same game.
pub(crate) fn play(course: Course, net: Option<&Net>, seed: u64) -> Vec<Sample> {
    let mut source = Stream::new(seed);
    let mut game = TwoPlayerGame::new(start()).with_net(net);
    open(&mut game, &mut source);
    let mut samples: Vec<Sample> = Vec::new();
    // Who the game ends well for, and how well.
    let mut end = (0, 0);
    for _ in 0..MAX_PLIES {
        if let Some(value) = game.exact_value() {
            end = (game.mover(), value);
            break;
        }
        let actions = think(&mut game, course.nodes);
        let (best, value) = actions[0];
        if value.abs() > PROVED {
            end = (game.mover(), value);
            break;
        }
        let pose = Pose::turned(&game.board);
        // Who moves is kept here until it is known who wins.
        samples.push(Sample {
            seen: Seen::of(&game.board),
            value: value as i16,
            best: pose.apply(best),
            won: game.mover() as u8,
        });
        let surprise = source.below(course.surprise) == 0;
        let place = if surprise { 1 + source.below(2) as usize } else { 0 };
        let chosen = actions.get(place).map_or(best, |&(action, _)| action);
        game.make(chosen);
    }
    let (seat, value) = end;
    for sample in &mut samples {
        let won = if usize::from(sample.won) == seat { value.signum() } else { -value.signum() };
        sample.won = (won + 1) as u8;
    }
    samples
}

/// The actions with their values after a search of `nodes` positions, the best first.
pub(super) fn think(game: &mut TwoPlayerGame, nodes: u64) -> Vec<(MoveCode, i32)> {
    let budget = Budget { nodes: Some(nodes), ..Budget::default() };
    let limits = SearchLimits::start(&budget, std::time::Duration::ZERO);
    let legal = legal(game);
    Search::new(game, &limits, &TranspositionTable::new(11)).run(&legal, 1..=40).actions
}

/// A few sensible actions at random: mostly steps forward, some fences anywhere.
fn open(game: &mut TwoPlayerGame, source: &mut Stream) {
    for _ in 0..2 + source.below(8) {
        let steps: Vec<MoveCode> =
            (legal(game).into_iter()).filter(|&code| code < super::super::move_code::HORIZONTAL).collect();
        let mut list: Vec<ScoredMove> = Vec::new();
        game.generate_moves(&mut list);
        list.sort_by_key(|scored| -scored.score);
        let place = match source.below(10) {
            0..6 => list.iter().find(|scored| steps.contains(&scored.action)).map(|scored| scored.action),
            6..8 => list.get(source.below(20) as usize).map(|scored| scored.action),
            _ => Some(source.pick(&list).action),
        };
        if let Some(code) = place {
            game.make(code);
        }
        if game.exact_value().is_some() {
            game.unmake();
            return;
        }
    }
}

/// Every action that can be made.
fn legal(game: &mut TwoPlayerGame) -> Vec<MoveCode> {
    let mut list = Vec::new();
    game.generate_moves(&mut list);
    let mut codes: Vec<MoveCode> = list.into_iter().map(|scored| scored.action).collect();
    codes.retain(|&code| {
        let made = game.make(code);
        if made {
            game.unmake();
        }
        made
    });
    codes
}
