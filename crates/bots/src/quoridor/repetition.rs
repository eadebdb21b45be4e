//! The board of a record, with the earlier positions that count for repetition.

use igroteka_game::{Event, Rules, SeatRecord, Stream, Turn};
use igroteka_quoridor::Position;

use super::board::Board;

/// The board as the record leaves it, with the earlier positions that could come again (Q9).
pub(super) fn board_with_history(record: &SeatRecord<Position>) -> Option<Board> {
    let game = record.sample_game(&mut Stream::new(0))?;
    let mut history = vec![Moment { position: game.start().clone(), counts: true, plies: 0 }];
    for event in game.events() {
        if let Event::Takeback(count) = event {
            history.truncate(history.len().saturating_sub(*count as usize).max(1));
            continue;
        }
        let last = history.last()?;
        let mut moment = Moment { counts: false, ..last.clone() };
        match event {
            Event::Chance(chance) => {
                moment.position.apply_chance(chance);
                moment.counts = true;
            }
            Event::Act(seat, action) => {
                moment.position.play_unchecked(*seat, action);
                moment.counts = true;
                moment.plies += u32::from(!Position::is_resignation(action));
            }
            Event::Pick(action) => {
                if let Turn::Seats(seats) = last.position.turn() {
                    moment.position.play_unchecked(seats.first()?, action);
                    moment.counts = true;
                    moment.plies += 1;
                }
            }
            Event::ResignMatch(seat, action) => {
                moment.position.play_unchecked(*seat, action);
                moment.counts = true;
            }
            Event::Timeout(_) | Event::OfferDraw(_) | Event::AcceptDraw(_) | Event::Takeback(_) => {}
        }
        history.push(moment);
    }
    let plies_left = match record.setup.ply_limit() {
        0 => u32::MAX,
        limit => limit.saturating_sub(history.last()?.plies),
    };
    let now = history.last()?.position.clone();
    // What stood before the last fence cannot come again. The last one that counts is the position itself.
    let reversible = history.iter().rev().take_while(|moment| moment.position.fences() == now.fences());
    let earlier = reversible.filter(|moment| moment.counts).skip(1);
    let mut keys: Vec<u64> = earlier.map(|moment| Board::new(&moment.position).key).collect();
    keys.reverse();
    Some(Board::new(&now).with_history(keys, plies_left))
}

/// The game after an event.
#[derive(Clone)]
struct Moment {
    position: Position,
    /// Whether the event made a position that counts for repetition.
    counts: bool,
    plies: u32,
}
