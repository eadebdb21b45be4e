//! Metro by its own score: stations, and tiles left in hand.

use igroteka_game::{Rules, Seat};
use igroteka_metro::{Position, Stage};

use crate::Judge;
use crate::judge::{ahead, finished, lead};

/// The lead in points that makes 73 % of a win.
const SCALE: f64 = 3.0;
/// What a double's extra move and a token in hand promise, in points.
const EXTRA_MOVE: f64 = 0.5;
const TOKEN: f64 = 0.3;

impl Judge for Position {
    const WORLDS: usize = 8;

    fn expectation(&self, seat: Seat) -> f64 {
        finished(self, seat)
            .unwrap_or_else(|| lead(ahead(seat, self.players(), |seat| promise(self, seat)), SCALE))
    }
}

/// The points a seat has now, with something for what it may soon have: a station about to open, a double's extra
/// move, a token.
fn promise(position: &Position, seat: Seat) -> f64 {
    let on_turn = position.on_turn() == Some(seat);
    let opening = on_turn && matches!(position.stage(), Stage::Station(_));
    let extra_move = on_turn && position.has_right();
    f64::from(position.points(seat))
        + f64::from(u8::from(opening))
        + EXTRA_MOVE * f64::from(u8::from(extra_move))
        + TOKEN * f64::from(position.tokens(seat))
}
