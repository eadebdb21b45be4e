//! Games of the program against itself.

use igroteka_game::{Source, Stream};

use super::super::code::Code;
use super::super::duel::Duel;
use super::super::net::Net;
use super::super::opening::start;
use super::super::seen::{Pose, Seen};
use super::Sample;
use crate::search::alpha_beta::Search;
use crate::search::open_game::{Listed, OpenGame, PROVED};
use crate::search::table::Table;
use crate::{Budget, SearchLimits};

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Positions looked at for each move.
    pub nodes: u64,
    /// Of so many moves one is the second or third best, so that games differ.
    pub surprise: u32,
}

const LONGEST: usize = 160;

/// Plays one game, positions judged with this net's help, and gives its positions. The same seed gives the same game.
pub(crate) fn play(course: Course, net: Option<&Net>, seed: u64) -> Vec<Sample> {
    let mut source = Stream::new(seed);
    let mut duel = Duel::new(start()).with_net(net);
    open(&mut duel, &mut source);
    let mut samples: Vec<Sample> = Vec::new();
    // Who the game ends well for, and how well.
    let mut end = (0, 0);
    for _ in 0..LONGEST {
        if let Some(value) = duel.settled() {
            end = (duel.mover(), value);
            break;
        }
        let actions = think(&mut duel, course.nodes);
        let (best, value) = actions[0];
        if value.abs() > PROVED {
            end = (duel.mover(), value);
            break;
        }
        let pose = Pose::turned(&duel.board);
        // Who moves is kept here until it is known who wins.
        samples.push(Sample {
            seen: Seen::of(&duel.board),
            value: value as i16,
            best: pose.code(best),
            won: duel.mover() as u8,
        });
        let surprise = source.below(course.surprise) == 0;
        let place = if surprise { 1 + source.below(2) as usize } else { 0 };
        let chosen = actions.get(place).map_or(best, |&(action, _)| action);
        duel.make(chosen);
    }
    let (seat, value) = end;
    for sample in &mut samples {
        let won = if usize::from(sample.won) == seat { value.signum() } else { -value.signum() };
        sample.won = (won + 1) as u8;
    }
    samples
}

/// The actions with their values after looking at so many positions, the best first.
pub(super) fn think(duel: &mut Duel, nodes: u64) -> Vec<(Code, i32)> {
    let budget = Budget { nodes: Some(nodes), ..Budget::default() };
    let limits = SearchLimits::start(&budget, std::time::Duration::ZERO);
    let legal = legal(duel);
    Search::new(duel, &limits, &Table::new(11)).run(&legal, 1..=40).actions
}

/// A few sensible actions at random: mostly steps forward, some fences anywhere.
fn open(duel: &mut Duel, source: &mut Stream) {
    for _ in 0..2 + source.below(8) {
        let steps: Vec<Code> =
            (legal(duel).into_iter()).filter(|&code| code < super::super::code::HORIZONTAL).collect();
        let mut list: Vec<Listed> = Vec::new();
        duel.list(&mut list);
        list.sort_by_key(|listed| -listed.promise);
        let place = match source.below(10) {
            0..6 => list.iter().find(|listed| steps.contains(&listed.action)).map(|listed| listed.action),
            6..8 => list.get(source.below(20) as usize).map(|listed| listed.action),
            _ => Some(source.pick(&list).action),
        };
        if let Some(code) = place {
            duel.make(code);
        }
        if duel.settled().is_some() {
            duel.unmake();
            return;
        }
    }
}

/// Every action that can be made.
fn legal(duel: &mut Duel) -> Vec<Code> {
    let mut list = Vec::new();
    duel.list(&mut list);
    let mut codes: Vec<Code> = list.into_iter().map(|listed| listed.action).collect();
    codes.retain(|&code| {
        let made = duel.make(code);
        if made {
            duel.unmake();
        }
        made
    });
    codes
}
