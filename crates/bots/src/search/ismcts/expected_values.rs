//! What a position is worth to everybody, by games played out from it.

use igroteka_game::{MAX_SEATS, Stream, Turn};

use super::{IsMctsGame, Scratch, final_payoffs};
use crate::ExpectedValues;
use crate::reviewed::mean_of;

/// Plays `games` games from the position, each for `plies` actions and on to the next quiescent position, which is
/// evaluated. All hands are known.
pub(crate) fn expected_values<R: IsMctsGame>(
    position: &R,
    games: u32,
    plies: u32,
    source: &mut Stream,
) -> ExpectedValues {
    let is_known = position.turn() == Turn::Over || plies == 0 && can_be_evaluated(position);
    let games = if is_known { 1 } else { games };
    let mut scratch = Scratch::default();
    mean_of((0..games).map(|_| {
        // Every game from a stream of its own: positions that are compared then meet the same chance for longer.
        let mut own = Stream::new(source.bits());
        play_on(position.clone(), plies, &mut own, &mut scratch)
    }))
}

fn can_be_evaluated<R: IsMctsGame>(position: &R) -> bool {
    matches!(position.turn(), Turn::Seats(_)) && position.is_quiescent()
}

fn play_on<R: IsMctsGame>(
    mut position: R,
    mut left: u32,
    source: &mut Stream,
    scratch: &mut Scratch<R>,
) -> [f64; MAX_SEATS] {
    let payoffs = loop {
        match position.turn() {
            Turn::Over => break final_payoffs(&position),
            Turn::Chance => {
                let chance = position.draw_chance(source);
                position.apply_chance(&chance);
            }
            Turn::Seats(_) if left == 0 && position.is_quiescent() => break position.evaluate(),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                position.rollout_step(seat, source, scratch);
                left = left.saturating_sub(1);
            }
        }
    };
    payoffs.map(f64::from)
}
