//! What a square is worth: its points as far as the player notices them, less what the next player would get.

use igroteka_game::{Source, Stream};

use super::geometry::{KINDS, places};
use super::levels::Attention;
use super::question::Question;
use super::table::Table;

/// What a point of the next player costs, in own points. Less than 1, because later turns partly make up for it.
const NEXT_PLAYERS_POINT: f64 = 0.5;

/// The squares the card may be laid on, each with what it seems worth in points.
pub(super) fn evaluate(question: &Question, attention: Attention, source: &mut Stream) -> Vec<(usize, f64)> {
    let probabilities = probabilities(&question.unseen);
    let worth = |&place: &usize| {
        let points = f64::from(seen_points(&question.round.table, place, attention.overlooked, source));
        let next =
            if attention.thinks_of_the_next { next_gets(question, place, &probabilities) } else { 0.0 };
        (place, points - NEXT_PLAYERS_POINT * next)
    };
    question.squares.iter().map(worth).collect()
}

/// How likely each card is to come next.
fn probabilities(unseen: &[u8]) -> [f64; KINDS] {
    let mut probabilities = [0.0; KINDS];
    for &kind in unseen {
        probabilities[usize::from(kind)] += 1.0 / unseen.len() as f64;
    }
    probabilities
}

/// The points of a square, less the cards that are overlooked.
fn seen_points(table: &Table, place: usize, overlooked: u32, source: &mut Stream) -> i32 {
    if overlooked == 0 {
        return table.points(place);
    }
    let laid = table.geometry.counts[place] & !table.free;
    let same_block = laid & table.geometry.blocks[place];
    let mut seen = |cards: u128, missed: u32| places(cards).filter(|_| source.below(300) >= missed).count();
    (seen(same_block, overlooked) + seen(laid & !same_block, 3 * overlooked)) as i32
}

/// What the next player may expect to get once the card lies there.
fn next_gets(question: &Question, place: usize, probabilities: &[f64; KINDS]) -> f64 {
    let mut table = question.round.table;
    table.lay(place, question.kind);
    let mut expected = 0.0;
    for (next, probability) in probabilities.iter().enumerate() {
        let open = table.open(next);
        if *probability > 0.0 && open != 0 {
            expected += probability * f64::from(table.tally.best(open).1);
        }
    }
    expected
}
