//! Squares at a glance: what they count, as well as the player sees it.

use igroteka_game::{Source, Stream};

use super::geometry::{KINDS, places};
use super::question::Question;
use super::table::Table;

/// How closely a player looks at the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    /// How many in a hundred counting cards of other blocks, in the row or the column, are overlooked. Those in the
    /// card's own block lie together and are overlooked a third as often.
    pub overlooked: u32,
    /// Whether the player asks what the next one would get.
    pub thinks_of_the_next: bool,
}

impl Eyes {
    /// Misses nothing and thinks of nobody.
    pub const GREEDY: Eyes = Eyes { overlooked: 0, thinks_of_the_next: false };
}

/// A point that the next player gets is worth so much of an own one: what it takes from that player, later turns
/// partly give back.
const NEXT: f64 = 0.5;

/// What laying the card on each of these squares seems worth, in points.
pub(super) fn glance(question: &Question, eyes: Eyes, source: &mut Stream) -> Vec<(usize, f64)> {
    let chances = chances(&question.unseen);
    let worth = |&place: &usize| {
        let points = f64::from(seen_points(&question.round.table, place, eyes.overlooked, source));
        let next = if eyes.thinks_of_the_next { next_gets(question, place, &chances) } else { 0.0 };
        (place, points - NEXT * next)
    };
    question.squares.iter().map(worth).collect()
}

/// How likely each card is to come next.
fn chances(unseen: &[u8]) -> [f64; KINDS] {
    let mut chances = [0.0; KINDS];
    for &kind in unseen {
        chances[usize::from(kind)] += 1.0 / unseen.len() as f64;
    }
    chances
}

/// The points of a square, less the cards that are overlooked.
fn seen_points(table: &Table, place: usize, overlooked: u32, source: &mut Stream) -> i32 {
    if overlooked == 0 {
        return table.points(place);
    }
    let laid = table.geometry.counts[place] & !table.free;
    let near = laid & table.geometry.blocks[place];
    let mut seen = |cards: u128, odds: u32| places(cards).filter(|_| source.below(300) >= odds).count();
    (seen(near, overlooked) + seen(laid & !near, 3 * overlooked)) as i32
}

/// What the next player may expect to get once the card lies there.
fn next_gets(question: &Question, place: usize, chances: &[f64; KINDS]) -> f64 {
    let mut table = question.round.table;
    table.lay(place, question.kind);
    let mut expected = 0.0;
    for (next, chance) in chances.iter().enumerate() {
        let open = table.open(next);
        if *chance > 0.0 && open != 0 {
            expected += chance * f64::from(table.tally.best(open).1);
        }
    }
    expected
}
